// Python, in a worker: it takes over the home, starts the app, and passes messages between it and the client.
//
// One page has the home. A new one asks the others to let go; the one that has it closes its files, and says so to its
// person. The lock of the browser tells when that has happened.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const LOCK = "companion-home";
const FILES = ["companion-home-a", "companion-home-b"];
const AGAIN = 500; // milliseconds between two requests to let go
const LONGEST = 15000; // for the page that has the home to let go, and for its files to open

const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const others = new BroadcastChannel(LOCK);
let handles = [];
let letGo = null;

const say = (what) => self.postMessage({ say: what });

// Letting go

others.onmessage = () => {
  if (!letGo) return;
  for (const handle of handles) handle.close(); // from now on Python hears that nothing can be written
  letGo();
  letGo = null;
  say("elsewhere");
};

// Taking over

const locked = async () => {
  let have = false;
  const got = new Promise((resolve, reject) => {
    navigator.locks.request(LOCK, () => new Promise((release) => {
      have = true;
      letGo = release;
      resolve();
    })).catch(reject);
  });
  const end = Date.now() + LONGEST;
  while (!have && Date.now() < end) {
    others.postMessage("let go");
    await Promise.race([got, pause(AGAIN)]);
  }
  if (!have) throw new Error("another page keeps the home");
};

const opened = async () => {
  const folder = await navigator.storage.getDirectory();
  const end = Date.now() + LONGEST;
  for (;;) {
    try {
      for (const name of FILES.slice(handles.length)) {
        const file = await folder.getFileHandle(name, { create: true });
        handles.push(await file.createSyncAccessHandle());
      }
      return;
    } catch (error) { // a page that is just being closed may still hold one
      if (error.name !== "NoModificationAllowedError" || Date.now() > end) throw error;
      await pause(AGAIN / 5);
    }
  }
};

const wrong = (act) => {
  try {
    act();
    return "";
  } catch (error) {
    return error.name === "QuotaExceededError" ? "ENOSPC" : "EIO";
  }
};

// What Python is given of a file; each act answers with the name of what is wrong.
const tape = (handle) => ({
  size: () => handle.getSize(),
  read: () => {
    const data = new Uint8Array(handle.getSize());
    handle.read(data, { at: 0 });
    return data;
  },
  write: (at, data) => wrong(() => {
    const bytes = data.toJs();
    if (handle.write(bytes, { at }) !== bytes.length) throw new DOMException("", "QuotaExceededError");
  }),
  cut: (size) => wrong(() => handle.truncate(size)),
  flush: () => wrong(() => handle.flush()),
});

const keeps = async () => Boolean(self.isSecureContext && navigator.locks && navigator.storage?.getDirectory)
  && navigator.storage.getDirectory().then(() => true, () => false);

// What finds the QR codes in a picture, where the browser has it: the texts of them, for the picture's bytes.

const finder = async () => {
  const forms = await Promise.resolve(self.BarcodeDetector?.getSupportedFormats()).catch(() => []);
  if (!forms?.includes("qr_code")) return undefined;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (data) => {
    const picture = await createImageBitmap(new Blob([data.toJs()]));
    return (await detector.detect(picture)).map((code) => code.rawValue);
  };
};

// Python

const unpacked = async (name) => {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).blob();
};

const app = unpacked("app.bin");
const begun = unpacked("python.bin").then((library) => loadPyodide({
  indexURL: new URL("pyodide/", import.meta.url).href,
  stdLibURL: URL.createObjectURL(library),
}));
const flet = {};

const answer = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

// Lines to other phones are held by the page: what Python wants of them, and what it hears.
const peers = {
  post: (act, who, what) => {
    const bytes = what?.toJs?.();
    self.postMessage({ peers: { act, who, what: bytes ?? what } }, bytes ? [bytes.buffer] : []);
  },
};

const start = async ({ languages, address, meets }) => {
  if (await keeps()) {
    await locked();
    await opened();
  }
  const promised = Boolean(await navigator.storage?.persisted?.().catch(() => false));
  const pyodide = await begun;
  pyodide.unpackArchive(await (await app).arrayBuffer(), "zip", { extractDir: "/app" });
  flet.documentUrl = address;
  pyodide.registerJsModule("flet_js", flet);
  pyodide.registerJsModule("companion_browser", { files: handles.map(tape), codes: await finder(), languages, promised, peers: meets ? peers : undefined });
  await pyodide.runPythonAsync("import sys; sys.path.insert(0, '/app')\nfrom views.alone import run_in_browser; run_in_browser()");
  await flet.start_connection(answer); // from now on it hears
};

self.onmessage = async ({ data }) => {
  if (data instanceof Uint8Array) {
    flet.send(data);
    return;
  }
  if (data.heard) {
    peers.heard(...data.heard);
    return;
  }
  try {
    await start(data);
    self.postMessage({ ready: true });
  } catch (error) {
    console.error(String(error));
    say("broken");
  }
};
