/** The rules of the house: the digests' numbered clauses, read from the same files as everywhere else. */

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** The clauses of a digest: list items that begin with their number, under their chapters. */
export function clausesOf(digest: string): Clause[] {
  const clauses: Clause[] = [];
  let chapter = '';
  for (const line of digest.split('\n')) {
    const heading = /^#{2,3} (.+)/.exec(line);
    if (heading) chapter = heading[1] ?? '';
    const clause = /^- \*\*([A-Z]{2}-\d+\.\d+)[^*]*\*\* ?(.*)/.exec(line);
    if (clause) clauses.push({ id: clause[1] ?? '', chapter, text: plain(clause[2] ?? '') });
  }
  return clauses;
}

/** Without the marks of the source: tags, emphasis and code. */
const plain = (text: string): string =>
  text.replace(/`?\[(?:book|ruling|derived|source)[^\]]*\]`?/g, '').replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();

export async function rulesOf(game: string): Promise<Clause[]> {
  const load = files[`../../../docs/rules/${game}.md`];
  return load ? clausesOf(await load()) : [];
}

/** The clauses that speak of all these words. */
export function found(clauses: Clause[], query: string): Clause[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
