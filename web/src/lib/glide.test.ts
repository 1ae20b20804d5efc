import { beforeEach, expect, test } from 'vitest';
import { Glide } from './glide';
import { settings } from './settings.svelte';

let root: HTMLElement;
const moved: Record<string, string[]> = {};

/** Things of a page by name, each at a height of its own; what is moved is remembered. */
function stand(places: Record<string, number>): void {
  for (const [id, y] of Object.entries(places)) {
    const one = root.querySelector<HTMLElement>(`#${id}`)!;
    one.getBoundingClientRect = () => new DOMRect(0, y, 50, 50);
    one.animate = (frames) => {
      moved[id] = (frames as { translate: string[] }).translate;
      return { cancel: () => undefined } as Animation;
    };
  }
}

beforeEach(() => {
  for (const id of Object.keys(moved)) delete moved[id];
  settings.speed = 'normal';
  document.body.innerHTML =
    '<main><div id="family" data-glide><p id="gang" data-glide></p><p id="tag"></p></div><div id="other" data-glide></div></main>';
  root = document.querySelector('main')!;
});

test('what stands elsewhere after an update sets off from where it was; what it carries goes along', () => {
  const glide = new Glide();
  stand({ family: 100, gang: 110, tag: 120, other: 300 });
  glide.before(root);
  stand({ family: 160, gang: 170, tag: 180, other: 300 });
  glide.after();
  expect(moved).toEqual({ family: ['0px -60px', '0px 0px'] });
});

test('without motion everything is at its place at once', () => {
  settings.speed = 'none';
  const glide = new Glide();
  stand({ family: 100, gang: 110, tag: 120, other: 300 });
  glide.before(root);
  stand({ family: 160, gang: 170, tag: 180, other: 360 });
  glide.after();
  expect(moved).toEqual({});
});
