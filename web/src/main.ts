import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { watchAddress } from './lib/router.svelte';
import { applySettings, followDevice } from './lib/settings.svelte';
import './tokens.css';
import './style.css';

applySettings();
followDevice();
watchAddress();
// Phrases and fonts first, so that nothing shifts after the first paint.
const faces = ['800 1em "Bricolage Grotesque"', '400 1em "Atkinson Next"'].map((face) => document.fonts.load(face));
await Promise.all([speak(), Promise.race([Promise.allSettled(faces), new Promise((late) => setTimeout(late, 700))])]);
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('/sw.js').catch((problem: unknown) => console.warn('No offline page:', problem));
  const worker = await navigator.serviceWorker.ready;
  worker.active?.postMessage(performance.getEntriesByType('resource').map((loaded) => loaded.name));
}
