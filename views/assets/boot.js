// Starts the Flutter client from this site alone: its engine, its fonts and its assets all come from the base address
// named in the script tag, whose name changes whenever one of the files does.
"use strict";

const { base, alone } = document.currentScript.dataset; // alone: no server, Python runs in this browser

// Read by the compiled Flet client.
globalThis.flet = {
  pyodide: Boolean(alone),
  multiView: false,
  noCdn: true,
  webRenderer: "auto",
  routeUrlStrategy: alone ? "hash" : "path",
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: base,
  assetBase: base,
  canvasKitBaseUrl: `${base}canvaskit/`,
  fontFallbackBaseUrl: `${base}fonts/`,
};

// An address with a slash too many, as where two of them were joined, is a page of nobody's: the client would stop at it.
if (/\/\//.test(location.pathname)) {
  const { pathname, search, hash } = location;
  history.replaceState(null, "", pathname.replace(/\/{2,}/g, "/") + search + hash);
}

// A whole table may come with a link, behind the "#", where no server ever sees it. Before the client starts it is put
// where the page for bringing tables looks for it, and taken out of the address bar.
const LONGEST = 180000; // characters

const take = (address) => {
  // The "#" itself may come encoded, once or more often; and a messenger may have put something behind the path.
  const encoded = /^(\/c)%(?:25)*23(.+)$/i.exec(address.pathname);
  const pathname = encoded ? encoded[1] : address.pathname;
  const hash = encoded ? `#${encoded[2]}` : address.hash;
  if (!/^\/c(?:%[\da-f]{2}|[^\w/])*\/?$/i.test(pathname) || hash.length < 2) return false;
  const carried = hash.length <= LONGEST + 1 ? hash.slice(1) : "";
  try {
    localStorage.setItem("flutter.companion.carried", JSON.stringify(carried));
  } catch {
    // a browser that keeps nothing
  }
  // In small letters: in capitals it is the address of a link whose table stayed behind on the way.
  history.replaceState(null, "", "/c");
  return true;
};

// A site without a server has pages of their own for such links.
if (!alone) take(location);
// Such a link pasted into the open page loads nothing, and by now the client may have tidied the address bar.
if (!alone) addEventListener("hashchange", (event) => { if (take(new URL(event.newURL))) location.reload(); });

// The language of the page, which the app tells once it knows: the one of the last start, or the browser's.
const language = (() => {
  try {
    return JSON.parse(localStorage.getItem("flutter.companion.shown")) ?? bar.language();
  } catch {
    return bar.language(); // a browser that keeps nothing
  }
})();
asked.on("language", ({ locale }) => asked.tell("shown", locale));

// Flutter picks the face of Chinese characters by this property alone, and from five families. Two are shipped:
// Traditional forms where page or browser speak Traditional Chinese, Simplified forms everywhere else.
const spoken = language === "en" ? navigator.language : language;
const traditional = /^zh-(Hant|TW|HK|MO)\b/i.test(spoken);
Object.defineProperty(navigator, "language", { value: traditional ? "zh-TW" : "zh-CN" });

// One part of the client fetches an animation engine, which no page uses, from another host. The security policy
// would refuse it and complain in the console; leaving the element out keeps the console quiet.
const append = document.body.append;
document.body.append = function (...nodes) {
  append.apply(this, nodes.filter((node) => !(node instanceof HTMLScriptElement)
    || new URL(node.src, location.href).origin === location.origin));
};

// The client loads every font it is told of before its first frame: of the Chinese words, those of the page's language. A
// character that they lack is a box until its slice has come, so slices are counted.
const slices = { due: 0, come: 0 };
const fetchPlainly = globalThis.fetch;
globalThis.fetch = async (what, ...rest) => {
  const address = String(what.url ?? what);
  const slice = address.includes("/fonts/noto");
  if (slice) slices.due += 1;
  try {
    const answer = await fetchPlainly(what, ...rest);
    if (slice) await answer.clone().arrayBuffer();
    if (!address.endsWith("FontManifest.json")) return answer;
    const fonts = await answer.json();
    return Response.json(fonts.filter(({ family, fonts: [{ asset }] }) => family !== "Words" || asset.includes(language)));
  } finally {
    if (slice) {
      slices.due -= 1;
      slices.come += 1;
    }
  }
};

// The icon stays until the page stands there, in its own colours and letters. The app says when it has sent the page.
const CALM = 12; // frames without a slice on its way: the last that came are unpacked and laid out meanwhile
const LETTERS = 5000; // milliseconds for which slices are waited for, at most
const VEILED = 30000; // after the first frame, whatever happens

const once = (wait) => new Promise(wait);
const drawing = once((done) => addEventListener("flutter-first-frame", done, { once: true }));
const standing = once((done) => asked.on("standing", done));

const unveil = async () => {
  const end = performance.now() + LETTERS;
  let [calm, came] = [0, slices.come];
  while (calm < CALM && performance.now() < end) {
    await once(requestAnimationFrame);
    calm = slices.due || slices.come !== came ? 0 : calm + 1;
    came = slices.come;
  }
};

drawing.then(() => Promise.race([standing.then(unveil), once((done) => setTimeout(done, VEILED))]))
  .then(() => document.getElementById("loading").remove());

// Safari wakes a page from its back/forward cache with its frames stopped; only a fresh engine paints again.
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// With threads, text that is laid out while another frame is drawn corrupts the memory both share: the page spins or dies
// (flutter/flutter#190039, cured after the version that Flet 1.0.5 ships).
const configuration = {
  forceSingleThreadedSkwasm: true,
  entrypointBaseUrl: base,
  assetBase: base,
  canvasKitBaseUrl: flet.canvasKitBaseUrl,
  fontFallbackBaseUrl: flet.fontFallbackBaseUrl,
};

fetch(`${base}builds.json`).then((answer) => answer.json()).then((builds) => {
  _flutter.buildConfig = builds;
  _flutter.loader.load({
    config: configuration,
    onEntrypointLoaded: async (initializer) => {
      const engine = await initializer.initializeEngine(configuration);
      globalThis.flet.flutterApp = await engine.runApp();
    },
  });
});
