/** All words of the page, from the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const NATIVE: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const files = import.meta.glob<string>('../../../src/hotseat/locales/*/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();
/** By file: its reading, done or under way. */
const read = new Map<string, Promise<void>>();
const words = $state({ language: 'en' as Language, read: 0 });

const bundleOf = (language: Language): FluentBundle => {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  return bundle;
};

/** Read the phrases of one area in one language, once; concurrent callers share the same request. */
async function readArea(language: Language, area: string): Promise<void> {
  const path = `../../../src/hotseat/locales/${language}/${area}.ftl`;
  const elsewhere = brought.get(area);
  const load = files[path] ?? (elsewhere && (() => elsewhere(language)));
  if (!load) return;
  const reading = read.get(path) ?? readFile(language, path, load);
  read.set(path, reading);
  try {
    await reading;
  } catch (problem) {
    read.delete(path); // the connection may be back at the next attempt
    throw problem;
  }
}

async function readFile(language: Language, path: string, load: () => Promise<string>): Promise<void> {
  const problems = bundleOf(language).addResource(new FluentResource(await load()));
  for (const problem of problems) console.error(path, problem);
  words.read += 1;
}

/** The areas that any screen may need; a table adds its game. */
const AREAS = new Set(['page', 'errors', 'error', 'live', 'server']);

/** By area: where its phrases come from if the page was built without them. */
const brought = new Map<string, (language: Language) => Promise<string>>();

export async function alsoRead(area: string, elsewhere?: (language: Language) => Promise<string>): Promise<void> {
  AREAS.add(area);
  if (elsewhere) brought.set(area, elsewhere);
  await readArea(words.language, area);
}

export function browserLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** The language that was chosen last; the page changes to it when its phrases have been read. */
let chosen: Language = 'en';

export async function speak(language: Language | '' = settings.language): Promise<void> {
  const wish = language || browserLanguage(navigator.languages);
  chosen = wish;
  // A screen may have asked for one more area meanwhile.
  for (let known = 0; known < AREAS.size; ) {
    known = AREAS.size;
    await Promise.all([...AREAS].map((area) => readArea(wish, area)));
  }
  if (chosen !== wish) return;
  words.language = wish;
  document.documentElement.lang = wish;
}

export const language = (): Language => words.language;

/** Whether there is a phrase of this id in the language of the page. */
export function knows(id: string): boolean {
  void words.read;
  return bundleOf(words.language).hasMessage(id);
}

/** A phrase of the page or of a game by its whole id. */
export function phrase(id: string, facts: Record<string, FluentVariable> = {}): string {
  void words.read;
  const bundle = bundleOf(words.language);
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`No phrase ${id} in ${words.language}`);
    return id;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, facts, problems);
  for (const problem of problems) console.error(id, problem);
  return text;
}

/** What a phrase adds in its `.text`; empty if it adds nothing. */
export function textOf(id: string, facts: Record<string, FluentVariable> = {}): string {
  void words.read;
  const bundle = bundleOf(words.language);
  const pattern = bundle.getMessage(id)?.attributes.text;
  return pattern ? bundle.formatPattern(pattern, facts) : '';
}

/** A phrase of the page's own file; ids there begin with `page-`. */
export const t = (id: string, facts: Record<string, FluentVariable> = {}): string => phrase(`page-${id}`, facts);

/** Why something was refused, in the reader's language; the bare code if there is no phrase for it. */
export function refusalText(code: string, facts: Record<string, string>): string {
  if (knows(`page-refused-${code}`)) return t(`refused-${code}`, facts);
  if (knows(`error-${code}`)) return phrase(`error-${code}`, facts);
  return t('refused-other', { code });
}
