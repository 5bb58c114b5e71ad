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

  // Lines to phones that are near, once Python wants one: what holds them is loaded then.
  let meeting = null;
  const near = (worker, wanted) => {
    meeting ??= (async () => {
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${base}near.css` }));
      await Promise.all(["handshake.js", "channel.js", "seek.js", "peers.js"].map(load));
      peers.begin((event, who, what) => worker.postMessage({ heard: [event, who, what] }));
      globalThis.leave = peers.stop;
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
        else if (data.say) {
          bar.say(data.say);
          globalThis.leave?.(); // phones that are near: the app goes on elsewhere, or not at all
        }
      };
      worker.onerror = () => bar.say("broken");
    });
    const address = document.baseURI.split("#")[0];
    worker.postMessage({ languages: [...navigator.languages], address, meets: Boolean(globalThis.RTCPeerConnection) });
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
