// Keeps the page itself at hand: built files from the cache, what the page starts with from the net with the cache behind it.
const CACHE = 'hotseat-4';
const START = ['/', '/theme.js', '/icon.svg', '/icon-turn.svg', '/manifest.webmanifest'];
/** The words of notifications; written by `src/lib/calls/words.ts`. */
const WORDS = 'hotseat-words';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(START)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== WORDS).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const hit = await cache.match(request);
  if (hit) return hit;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function current(request, name) {
  try {
    const fresh = await fetch(request);
    // The page of a table has the table's own description; only the plain one is kept.
    if (fresh.ok && new URL(request.url).pathname === name) (await caches.open(CACHE)).put(name, fresh.clone());
    return fresh;
  } catch (problem) {
    const hit = await caches.match(name);
    if (hit) return hit;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(current(request, '/'));
  else if (START.includes(url.pathname)) event.respondWith(current(request, url.pathname));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

// What a page loaded before this worker was there, so that the very first visit is enough.
self.addEventListener('message', (event) => {
  const built = event.data.filter((address) => new URL(address).pathname.startsWith('/assets/'));
  event.waitUntil(Promise.all(built.map((address) => kept(new Request(address)))));
});

// A call to a turn: the server names the table and the game, the words are the reader's.
async function notify({ table, game }) {
  const address = /^[a-z0-9]{16}$/.test(table) ? `/t/${table}` : '/';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((one) => one.focused && new URL(one.url).pathname === address)) return;
  const kept = await (await caches.open(WORDS)).match('/words-of-calls');
  const words = kept ? await kept.json() : {};
  await self.registration.showNotification(words.turn?.[game] ?? words.other ?? 'Hotseat', {
    body: words.text,
    lang: words.language,
    icon: '/icon-192.png',
    badge: '/badge.png',
    tag: address,
    renotify: true,
    data: address,
  });
  await navigator.setAppBadge?.().catch(() => undefined);
}

function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

self.addEventListener('push', (event) => event.waitUntil(notify(read(event.data))));

async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
