/** Short synthesized sounds of wood and paper; silent unless turned on. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'knock' | 'dice' | 'win' | 'slap' | 'refuse';
let context: AudioContext | undefined;

function burst(audio: AudioContext, out: AudioNode, at: number, long: number, pitch: number, q: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: q });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(out);
  source.start(at);
}

function tone(audio: AudioContext, out: AudioNode, at: number, long: number, pitch: number, loud: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + long);
}

const SOUNDS: Record<Sound, (audio: AudioContext, out: AudioNode, at: number) => void> = {
  card: (a, o, t) => burst(a, o, t, 0.09, 3200, 0.7, 0.5),
  turn: (a, o, t) => {
    tone(a, o, t, 0.18, 520, 0.25);
    tone(a, o, t + 0.09, 0.24, 780, 0.25);
  },
  knock: (a, o, t) => burst(a, o, t, 0.12, 240, 3, 1.6),
  dice: (a, o, t) => [0, 0.06, 0.11, 0.19, 0.26].forEach((late, i) => burst(a, o, t + late, 0.05, 900 + 180 * i, 4, 1)),
  win: (a, o, t) => [392, 494, 587, 784].forEach((pitch, i) => tone(a, o, t + i * 0.11, 0.4, pitch, 0.22)),
  slap: (a, o, t) => burst(a, o, t, 0.16, 700, 0.5, 2),
  refuse: (a, o, t) => tone(a, o, t, 0.16, 150, 0.3),
};

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: settings.volume / 100 });
  out.connect(context.destination);
  SOUNDS[sound](context, out, context.currentTime);
}
