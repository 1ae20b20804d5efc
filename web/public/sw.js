// Keeps the page itself at hand: built files from the cache, what the page starts with from the net with the cache behind it.
const CACHE = 'hotseat-3';
const START = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(START)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
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
    if (fresh.ok) (await caches.open(CACHE)).put(name, fresh.clone());
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
