// The page of an app that has no server: Python runs in a worker of this very page. Before anything heavy is loaded, the
// service worker takes over, which keeps whatever is loaded, so that the next start needs no network.
"use strict";

(() => {
  const base = new URL(document.currentScript.dataset.base, document.baseURI).href;
  const OVERTAKING = 3000; // milliseconds for the service worker of a first visit to begin

  const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

  // A new version that has been fetched takes over between tables: at home, once nobody has touched the page for a moment, and
  // while no phone that is near has come through this page.
  const CALM = 3000; // milliseconds
  let touched = 0;
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => { touched = Date.now(); }, true);

  const renew = (registration) => {
    if (!registration) return; // a browser that lets none be there
    let told = false;
    setInterval(() => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      if (!told) bar.say("newer");
      told = true;
      if (!/^(#\/?)?$/.test(location.hash) || document.hidden || Date.now() - touched < CALM) return;
      if (globalThis.company?.()) return;
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      bar.say("renewed");
      registration.waiting.postMessage("take over");
    }, CALM / 3);
    addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
  };

  const kept = async () => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const begun = workers.register("sw.js").then(renew).catch(() => {});
    if (workers.controller) return;
    const control = new Promise((resolve) => { workers.addEventListener("controllerchange", resolve, { once: true }); });
    await Promise.race([Promise.all([begun, control]), pause(OVERTAKING)]);
  };

  // What is installed is called by its name in the language of the browser.
  const language = bar.language();
  if (language !== "en") document.querySelector("link[rel=manifest]").href = `manifest-${language}.json`;

  // Each is loaded once.
  const loading = new Map();
  const once = (name, add) => {
    if (!loading.has(name)) loading.set(name, new Promise(add).catch((error) => { loading.delete(name); throw error; }));
    return loading.get(name);
  };

  const load = (name) => once(name, (onload, onerror) => {
    const script = document.createElement("script");
    Object.assign(script, { src: `${base}${name}`, async: false, onload, onerror });
    Object.assign(script.dataset, { base, alone: "yes" });
    document.head.append(script);
  });

  const styled = (name) => once(name, (onload, onerror) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${base}${name}`, onload, onerror }));
  });

  const look = (words) => styled("near.css").then(() => load("seek.js")).then(() => seek.look(words)).catch(() => null);

  // Lines to phones that are near, once Python wants one: what holds them is loaded then.
  let meeting = null;
  const near = (worker, wanted) => {
    meeting ??= (async () => {
      await styled("near.css");
      await Promise.all(["handshake.js", "channel.js", "seek.js", "peers.js"].map(load));
      peers.begin((event, who, what) => worker.postMessage({ heard: [event, who, what] }));
      globalThis.leave = peers.stop;
      globalThis.company = () => peers.busy;
    })();
    meeting.then(() => peers.hear(wanted)).catch(() => { meeting = null; });
  };
  asked.on("seek", (words) => peers.seek(words));

  // What the compiled client of Flet asks of whoever runs its Python.
  const python = () => {
    const worker = new Worker(`${base}worker.js`, { type: "module" });
    let hear = () => {};
    const ready = new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) hear(data);
        else if (data.ready) resolve();
        else if (data.peers) near(worker, data.peers);
        else if (data.scan) look(data.scan).then((seen) => worker.postMessage({ seen }));
        else if (data.anew) location.reload();
        else if (data.say) {
          bar.say(data.say);
          globalThis.leave?.(); // phones that are near: the app goes on elsewhere, or not at all
        }
      };
      worker.onerror = () => bar.say("broken");
    });
    const camera = Boolean(isSecureContext && navigator.mediaDevices?.getUserMedia);
    const meets = Boolean(globalThis.RTCPeerConnection);
    worker.postMessage({ languages: [...navigator.languages], address: document.baseURI.split("#")[0], camera, meets });
    globalThis.jsConnect = async (id, args, onMessage) => {
      hear = onMessage;
      await ready;
    };
    globalThis.jsSend = async (id, data) => worker.postMessage(data, [data.buffer]);
    globalThis.jsDisconnect = async () => {};
  };

  // A browser promises not to clear what is kept here when it is asked after somebody has begun to use it.
  addEventListener("pointerup", () => { navigator.storage?.persist?.().catch(() => {}); }, { once: true });

  // What this start did not load is fetched as well, once it is quiet: the characters of other scripts.
  const QUIET = 20000; // milliseconds

  kept().then(() => {
    setTimeout(() => navigator.serviceWorker?.controller?.postMessage("later"), QUIET);
    python();
    return Promise.all([load("flutter.js"), load("boot.js")]);
  }).catch(() => bar.say("broken"));
})();
