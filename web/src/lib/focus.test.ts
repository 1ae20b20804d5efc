import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus';

let kept: { destroy(): void };
beforeEach(() => (kept = keepFocus(document.body)));
afterEach(() => kept.destroy());

const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
const at = (selector: string): HTMLElement => document.querySelector(selector)!;
function show(html: string): void {
  document.body.innerHTML = html;
}

test('the focus of a control that vanishes goes to what is asked', async () => {
  show('<h1>Spicy</h1><p id="ask" tabindex="-1">Your turn</p><button>C7</button>');
  at('button').focus();
  at('button').remove();
  await frame();
  expect(document.activeElement).toBe(at('#ask'));
});

test('when the lobby makes room for the table the focus goes to what is asked there, past the screens between', async () => {
  show('<h1>Lobby</h1><button>Start</button>');
  at('button').focus();
  show('<h1>Shuffling</h1>');
  await frame();
  expect(document.activeElement).toBe(at('h1'));
  show('<h1>Spicy</h1><p id="ask" tabindex="-1">Your turn</p>');
  await frame();
  expect(document.activeElement).toBe(at('#ask'));
});

test('on a screen that stays nobody is sent back to its heading', async () => {
  show('<h1>Lobby</h1><button>Bots for the free seats</button><button id="start">Start</button>');
  at('button').focus();
  at('button').remove();
  await frame();
  expect(document.activeElement).toBe(document.body);
});

test('a page that nobody has touched leaves the focus where it is', async () => {
  show('<p>Connecting</p>');
  show('<h1>Spicy</h1><p id="ask" tabindex="-1">Your turn</p>');
  await frame();
  expect(document.activeElement).toBe(document.body);
});

test('a control that is off for less than a frame gets the focus back that the browser took from it', async () => {
  show('<h1>Chili Mafia</h1><p id="ask" tabindex="-1">Your turn</p><button>End the turn</button>');
  const button = at('button') as HTMLButtonElement;
  button.focus();
  button.disabled = true; // the answer is on its way
  await Promise.resolve();
  button.disabled = false; // the next question offers it again
  button.blur(); // what the browser did to the control while it was off
  expect(document.activeElement).toBe(document.body);
  await frame();
  expect(document.activeElement).toBe(button);
});

test('whoever leaves a control that was off for a moment is not brought back to it', async () => {
  show('<h1>Chili Mafia</h1><p id="ask" tabindex="-1">Your turn</p><button>End the turn</button><a href="/">Home</a>');
  const button = at('button') as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  await Promise.resolve();
  at('a').focus();
  button.disabled = false;
  await frame();
  expect(document.activeElement).toBe(at('a'));
});
