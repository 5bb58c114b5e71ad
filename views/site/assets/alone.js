// The page of an app that has no server: Python runs in a worker of this very page. Before anything heavy is loaded, the
// service worker takes over, which keeps whatever is loaded, so that the next start needs no network.
"use strict";

(() => {
  const base = new URL(document.currentScript.dataset.base, document.baseURI).href;
  const OVERTAKING = 3000; // milliseconds for the service worker of a first visit to begin

  const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

  const kept = async () => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const begun = workers.register("sw.js").then((registration) => {
      const told = () => { if (registration.waiting && workers.controller) bar.say("newer"); };
      told();
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", told);
      });
    }).catch(() => {});
    if (workers.controller) return;
    const control = new Promise((resolve) => { workers.addEventListener("controllerchange", resolve, { once: true }); });
    await Promise.race([Promise.all([begun, control]), pause(OVERTAKING)]);
  };

  // What the compiled client of Flet asks of whoever runs its Python.
  const python = () => {
    const worker = new Worker(`${base}worker.js`, { type: "module" });
    let hear = () => {};
    const ready = new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) hear(data);
        else if (data.ready) resolve();
        else if (data.say) bar.say(data.say);
      };
      worker.onerror = () => bar.say("broken");
    });
    worker.postMessage({ languages: [...navigator.languages], address: document.baseURI.split("#")[0] });
    globalThis.jsConnect = async (id, args, onMessage) => {
      hear = onMessage;
      await ready;
    };
    globalThis.jsSend = async (id, data) => worker.postMessage(data, [data.buffer]);
    globalThis.jsDisconnect = async () => {};
  };

  // A browser promises not to clear what is kept here when it is asked after somebody has begun to use it.
  addEventListener("pointerup", () => { navigator.storage?.persist?.().catch(() => {}); }, { once: true });

  const load = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${base}${name}`;
    script.dataset.base = base;
    script.dataset.alone = "yes";
    script.async = false;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

  // What this start did not load is fetched as well, once it is quiet: the characters of other scripts.
  const QUIET = 20000; // milliseconds

  kept().then(() => {
    setTimeout(() => navigator.serviceWorker?.controller?.postMessage("later"), QUIET);
    python();
    return Promise.all([load("flutter.js"), load("boot.js")]);
  }).catch(() => bar.say("broken"));
})();
