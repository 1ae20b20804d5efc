import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { watchAddress } from './lib/router.svelte';
import { applySettings } from './lib/settings.svelte';
import './style.css';

applySettings();
watchAddress();
await speak();
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('/sw.js').catch((problem: unknown) => console.warn('No offline page:', problem));
}
