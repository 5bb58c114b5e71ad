// What was loaded once is kept: the app needs the network only for its first start, and for the next version. That one
// waits until a page asks for it, which is between tables, or until every page is closed: never in the middle of a game.
"use strict";

const CACHE = "companion-VERSION";
const START = new URL("./", location.href).href;
const FOR_EVER = `${START}_/VERSION/`;

const SHARED = "shared-with-companion"; // what another app has shared, until the page for it takes it
const MANIFESTS = ["manifest.json", "manifest-zh-Hant.json", "manifest-zh-Hans.json"];

// What the first page loads before this worker is there to keep it.
const FIRST = [
  "alone.js", "asked.js", "awake.js", "bar.js", "bell.js", "carried.js", "channel.js", "codes.js", "drop.js", "glass.js", "guest.js", "handshake.js", "icon-192.png", "icon.svg",
  "keys.js", "loading.css", "near.css", "peers.js", "qr.js", "roles.js", "seek.js", "voice.js",
];

self.addEventListener("install", (event) => {
  // What has the same address in every version is asked for anew: a browser may still have it as it was.
  const anew = [START, ...MANIFESTS, "404.html", "c/", "C/", "g/"].map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...anew, ...FIRST.map((name) => FOR_EVER + name)])));
});

// A slice of a font has the same name in every version: those that were used here are taken along.
const takeSlices = async (old) => {
  const [from, to] = await Promise.all([caches.open(old), caches.open(CACHE)]);
  for (const request of await from.keys()) {
    const slice = /\/_\/[^/]+\/(fonts\/noto.+)$/.exec(new URL(request.url).pathname);
    if (slice) await to.put(FOR_EVER + slice[1], await from.match(request));
  }
};

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith("companion-") || name === CACHE) continue;
      await takeSlices(name).catch(() => {}); // or they are fetched again
      await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

const keep = async (request, signal) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request, { signal });
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

const page = async (request) => {
  const cache = await caches.open(CACHE);
  const path = new URL(request.url).pathname.slice(new URL(START).pathname.length);
  const other = /^(c|C|g)((?:%[\da-f]{2}|[^\w/])*\/?)$/i.exec(path); // a messenger may have put something behind it
  if (other && other[2] !== "/") return Response.redirect(`${START}${other[1]}/`); // as a server does with a folder
  const found = other ? `${START}${other[1]}/` : path && path !== "index.html" ? `${START}404.html` : START;
  return (await cache.match(found)) ?? fetch(request);
};

const leave = async (request) => {
  const form = await request.formData();
  const file = form.getAll("file").find((each) => each instanceof File && each.size);
  const text = ["text", "url", "title"].map((name) => form.get(name)).find(Boolean) ?? "";
  const left = new Response(file ?? text, { headers: { "companion-kind": file ? "file" : "text" } });
  await (await caches.open(SHARED)).put(`${START}c/shared`, left);
  return Response.redirect(`${START}c/?shared`, 303);
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === `${START}c/`) event.respondWith(leave(request));
  if (request.method !== "GET" || !request.url.startsWith(START)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.url.startsWith(FOR_EVER)) event.respondWith(keep(request));
  else event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});

// What this start did not load may be needed without a network: the characters of other scripts. The next version cannot take
// over while this one fetches, which may be for minutes; so it stops as soon as there is a next one. Every page asks for it: it
// is fetched once at a time, or the next version would stop the last of the fetches alone.
let fetching = null;
self.registration.addEventListener("updatefound", () => fetching?.abort());

const fetchLater = async () => {
  if (fetching || self.registration.installing || self.registration.waiting) return;
  fetching = new AbortController();
  const { signal } = fetching;
  try {
    const wanted = await (await keep(new Request(`${FOR_EVER}later.json`), signal)).json();
    for (const name of wanted) {
      if (signal.aborted) return;
      await keep(new Request(FOR_EVER + name), signal).catch(() => {});
    }
  } finally {
    fetching = null;
  }
};

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "later") event.waitUntil(fetchLater().catch(() => {}));
});
