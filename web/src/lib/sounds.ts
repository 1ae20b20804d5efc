/** Short sounds of wood, paper and metal, made in code; heard once the page has been pressed, unless they are off. */
import { settings } from './settings.svelte';

type Paint = (audio: AudioContext, out: AudioNode, at: number) => void;
let context: AudioContext | undefined;

/** A burst of noise: how long it takes to fade, the pitch it is filtered at, how narrowly, and how loud. */
function burst(long: number, pitch: number, q: number, loud: number, late = 0): Paint {
  return (audio, out, at) => {
    const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: q });
    source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(out);
    source.start(at + late);
  };
}

/** A tone that fades, like plucked wood; it may glide to another pitch. */
function tone(long: number, pitch: number, loud: number, late = 0, to = pitch, type: OscillatorType = 'triangle'): Paint {
  return (audio, out, at) => {
    const source = new OscillatorNode(audio, { type, frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(loud, at + late);
    gain.gain.exponentialRampToValueAtTime(0.001, at + late + long);
    if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + late + long);
    source.connect(gain).connect(out);
    source.start(at + late);
    source.stop(at + late + long);
  };
}

const spread = (times: number[], of: (late: number, i: number) => Paint): Paint[] => times.map(of);

/** None is longer than 900 ms. */
const SOUNDS = {
  card: [burst(0.09, 3200, 0.7, 0.5)],
  turn: [burst(0.16, 1800, 0.6, 0.5), burst(0.05, 3600, 1, 0.6, 0.13)],
  gather: spread([0, 0.05, 0.1, 0.15, 0.2], (late) => burst(0.07, 2400, 0.8, 0.35, late)),
  shuffle: spread([0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24, 0.28, 0.32], (late, i) => burst(0.04, 2600 + 90 * i, 1.2, 0.32, late)),
  die: [burst(0.05, 1300, 4, 1)],
  dice: spread([0, 0.06, 0.11, 0.19, 0.26, 0.36], (late, i) => burst(0.05, 900 + 180 * i, 4, 1, late)),
  slap: [burst(0.16, 700, 0.5, 2), tone(0.12, 120, 0.4, 0, 60)],
  knock: [burst(0.12, 240, 3, 1.6)],
  doubt: [tone(0.16, 330, 0.3), tone(0.34, 311, 0.34, 0.13)],
  right: [tone(0.22, 523, 0.24), tone(0.4, 784, 0.24, 0.1)],
  wrong: [tone(0.22, 233, 0.32), tone(0.45, 165, 0.34, 0.14)],
  trophy: spread([0, 0.09, 0.18], (late, i) => tone(0.42, [659, 831, 988][i] ?? 988, 0.2, late)),
  siren: [tone(0.42, 480, 0.16, 0, 880, 'sawtooth'), tone(0.42, 880, 0.16, 0.42, 480, 'sawtooth')],
  gong: [tone(0.9, 98, 0.5), tone(0.8, 147, 0.22), burst(0.4, 300, 1, 0.4)],
  'my-turn': [burst(0.09, 420, 5, 1.3), burst(0.09, 520, 5, 1.3, 0.14)],
  win: spread([0, 0.11, 0.22, 0.33], (late, i) => tone(0.45, [392, 494, 587, 784][i] ?? 784, 0.22, late)),
  lose: spread([0, 0.14, 0.28], (late, i) => tone(0.4, [392, 349, 294][i] ?? 294, 0.2, late)),
  refuse: [tone(0.16, 150, 0.3)],
} satisfies Record<string, Paint[]>;

export type Sound = keyof typeof SOUNDS;

/** What is heard although nobody looks at the page. */
const CALLS: Sound[] = ['my-turn', 'win', 'lose'];

export function play(sound: Sound): void {
  if (document.hidden && !CALLS.includes(sound)) return;
  if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = new GainNode(context, { gain: settings.volume / 100 });
  out.connect(context.destination);
  for (const paint of SOUNDS[sound]) paint(context, out, context.currentTime);
}
