/** Pictures of components without a page: no style sheet, no script, no browser needed. */
import tokens from './tokens.css?raw';

/** The custom properties that are the same in every theme. */
const house = /:root \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
const values = new Map([...house.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value?.replaceAll("'", '')]));
const FACE = `xmlns="http://www.w3.org/2000/svg" font-family="${values.get('display')}" font-weight="800"`;

/** The picture in what a component rendered. */
export const alone = (body: string): string =>
  (/<svg[\s\S]*<\/svg>/.exec(body)?.[0] ?? '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<path class="grain[^>]*>(<\/path>)?/, '') // too fine for a small picture
    .replace(/ (class|aria-hidden)="[^"]*"/g, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'currentColor')
    .replace(/\s*\n\s*/g, '')
    .replace('<svg', `<svg ${FACE}`);
