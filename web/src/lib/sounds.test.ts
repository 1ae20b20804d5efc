import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play } from './sounds';

/** A browser with sound: counts the devices it opens and the sources it starts. */
function listening() {
  const made = vi.fn();
  const started = vi.fn();
  class Audio {
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    constructor() {
      made();
    }
    createBuffer(): object {
      return { getChannelData: () => new Float32Array(4) };
    }
  }
  class Node {
    gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    frequency = { exponentialRampToValueAtTime: vi.fn() };
    connect = (to: unknown): unknown => to;
    start = started;
    stop = vi.fn();
  }
  vi.stubGlobal('AudioContext', Audio);
  for (const name of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(name, Node);
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation: activation });
  return { made, started, activation };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nothing is heard before the first press, and nothing when sounds are off', () => {
  const { made, activation } = listening();
  play('card');
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  settings.sound = false;
  play('siren');
  expect(made).not.toHaveBeenCalled();
  settings.sound = true;
  play('siren');
  play('card');
  expect(made).toHaveBeenCalledTimes(1);
});

test('a hidden tab calls me to my turn and is silent otherwise', () => {
  const { started, activation } = listening();
  activation.hasBeenActive = true;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  play('card');
  expect(started).not.toHaveBeenCalled();
  play('my-turn');
  expect(started).toHaveBeenCalled();
});
