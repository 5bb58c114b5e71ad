// Python, in a worker: it takes over the home, starts the app, and passes messages between it and the client.
//
// One page has the home. A new one asks the others to let go; the one that has it closes its files, and says so to its
// person. The lock of the browser tells when that has happened.
import { finder } from "./codes.js";
import { lay, unpacked } from "./packs.js";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import * as snapshot from "./snapshot.js";

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

// What finds the QR codes in a picture: the texts of them, for the picture's bytes.
const inPicture = async () => {
  const find = await finder();
  return find && (async (data) => find(await createImageBitmap(new Blob([data.toJs()]))));
};

// The page has the camera: it is asked to look, and says what it has seen.
let seen = () => {};
const scanning = (words) => new Promise((resolve) => {
  seen = resolve;
  self.postMessage({ scan: JSON.parse(words) });
});

// Python

const found = async (name) => {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
};

const library = async () => {
  const { body } = await found("python.bin");
  return URL.createObjectURL(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).blob());
};

// What is the same in every start: it lies in the snapshot of Python's memory. The client is not there yet.
const PREPARE = `
import sys
from types import ModuleType
sys.path.insert(0, "/app")
sys.modules["flet_js"] = ModuleType("flet_js")
import flet.messaging.pyodide_connection
import views.entry.browser_only
views.entry.browser_only.prepare()
`;

const RUN = `
import random, sys
import flet.messaging.pyodide_connection as line
del sys.modules["flet_js"]
import flet_js
line.flet_js = flet_js
random.seed()
import views.entry.browser_only
views.entry.browser_only.run_in_browser()
`;

const KEEP = 3000; // milliseconds after a start from files until its snapshot is written

const keeping = keeps();
const options = library().then((stdLibURL) => ({ indexURL: new URL("pyodide/", import.meta.url).href, stdLibURL }));

const fromSnapshot = async () => {
  if (!await keeping) return null;
  try {
    const pyodide = await snapshot.begin(await snapshot.find(), await options);
    self.began = "from a snapshot";
    return { pyodide, begun: snapshot.wentWell };
  } catch (error) {
    if (error.name !== "NotFoundError") console.info(`The app starts from files: ${error.message}`);
    await snapshot.forget();
    return null;
  }
};

const fromFiles = async () => {
  const app = found("app.bin").then((answer) => answer.arrayBuffer());
  const pyodide = await loadPyodide({ ...await options, _makeSnapshot: await keeping });
  const archive = unpacked(pyodide, await app);
  lay(pyodide.FS, archive);
  pyodide.runPython(PREPARE);
  self.began = "from files";
  if (!await keeping) return { pyodide, begun: () => {} };
  let taken = null;
  try {
    taken = snapshot.take(pyodide, archive);
  } catch (error) {
    console.info(`The next start is one from files as well: ${error.message}`);
  }
  const write = () => snapshot.keep(taken).catch(() => {}).finally(() => { taken = null; });
  return { pyodide, begun: () => { if (taken) setTimeout(write, KEEP); } };
};

const starting = fromSnapshot().then((found) => found ?? fromFiles());

// Python waits for a pack that it needs now: whether there is one.
const fetched = (pyodide) => (name) => {
  const asking = new XMLHttpRequest();
  asking.open("GET", new URL(`packs/${name}.bin`, import.meta.url).href, false);
  asking.responseType = "arraybuffer";
  try {
    asking.send();
    if (asking.status !== 200) return false;
  } catch { // no network, and never fetched before
    return false;
  }
  lay(pyodide.FS, unpacked(pyodide, asking.response));
  return true;
};

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

const start = async ({ languages, address, camera, meets }) => {
  if (await keeping) {
    await locked();
    await opened();
  }
  const promised = Boolean(await navigator.storage?.persisted?.().catch(() => false));
  const { pyodide, begun } = await starting;
  flet.documentUrl = address;
  pyodide.registerJsModule("flet_js", flet);
  pyodide.registerJsModule("companion_browser", {
    files: handles.map(tape), codes: await inPicture(), scan: camera && await finder() ? scanning : undefined,
    fetch: fetched(pyodide), peers: meets ? peers : undefined, languages, promised,
  });
  await pyodide.runPythonAsync(RUN);
  await flet.start_connection(answer); // from now on it hears
  begun();
};

self.onmessage = async ({ data }) => {
  if (data instanceof Uint8Array) {
    flet.send(data);
    return;
  }
  if ("seen" in data) {
    seen(data.seen);
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
    if (self.began === "from a snapshot") self.postMessage({ anew: true }); // the next start is one from files
    else say("broken");
  }
};
