// A snapshot of Python's memory, taken once everything is imported and nothing has begun: later starts go on from there.
//
// It lies beside the home, with the files of the app, under one checksum. What Pyodide's own snapshots lack are libraries that
// are no part of it: they are loaded where they lay, in the same order, before its memory is put back. Where anything about it
// is odd, the app starts from files: so it does after a start from it of which nobody heard that it went well.
import { lay } from "./packs.js";
import { loadPyodide } from "./pyodide/pyodide.mjs";

const NAME = "companion-snapshot";
const TRYING = "companion-snapshot-trying"; // is there while a start from it has not gone well yet
const VERSION = new URL("./", import.meta.url).pathname;
const HEAD = 8192; // bytes of a file before the memory
const ROOM = 4e8; // bytes that must be free for one to be kept
const LONGEST = 20000; // milliseconds for Python to begin from it

const home = () => navigator.storage.getDirectory();

const sums = async (...parts) => {
  const all = await Promise.all(parts.map((part) => crypto.subtle.digest("SHA-256", part)));
  return all.map((sum) => [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("")).join();
};

const written = (about) => new TextEncoder().encode(JSON.stringify(about));

// What Python's memory is now, with the archive of the files that were laid. Nobody may have handed it anything yet.
export const take = (pyodide, archive) => {
  const { LDSO, HEAPU32, wasmTable } = pyodide._module;
  const handles = new Map(Object.entries(LDSO.loadedLibsByHandle).map(([handle, library]) => [library, Number(handle)]));
  const libraries = Object.values(LDSO.loadedLibsByName).filter((each) => handles.get(each)).map((each) => {
    const handle = handles.get(each); // the C structure that dlopen made: it has where the library lies
    const [memory, , table, functions] = HEAPU32.subarray((handle + 12) / 4, (handle + 28) / 4);
    return { name: each.name, global: each.global, handle, memory, table: functions ? table : 0 };
  });
  const memory = pyodide.makeMemorySnapshot();
  return { about: { version: VERSION, libraries, table: wasmTable.length, memory: memory.length, archive: archive.length }, memory, archive };
};

// Keep it for later starts, where there is much room.
export const keep = async ({ about, memory, archive }) => {
  const { quota, usage } = await navigator.storage.estimate();
  if (quota - usage < ROOM) return;
  const head = new Uint8Array(HEAD).fill(0x20);
  head.set(written({ about, sums: await sums(written(about), memory, archive) }));
  const file = await (await (await home()).getFileHandle(NAME, { create: true })).createWritable();
  for (const part of [head, memory, archive]) await file.write(part);
  await file.close();
};

export const forget = async () => {
  const folder = await home();
  for (const name of [NAME, TRYING]) await folder.removeEntry(name).catch(() => {});
};

// The one that is kept, of this very version; whether it is whole turns out while Python is loaded.
export const find = async () => {
  const folder = await home();
  const kept = await folder.getFileHandle(NAME);
  if (await folder.getFileHandle(TRYING).then(() => true, () => false)) throw new Error("the last start from a snapshot failed");
  const data = new Uint8Array(await (await kept.getFile()).arrayBuffer());
  const { about, sums: sum } = JSON.parse(new TextDecoder().decode(data.subarray(0, HEAD)));
  if (about.version !== VERSION) throw new Error("the snapshot is of another version");
  const memory = data.subarray(HEAD, HEAD + about.memory);
  const archive = data.slice(HEAD + about.memory);
  if (archive.length !== about.archive) throw new Error("the snapshot is damaged");
  await folder.getFileHandle(TRYING, { create: true });
  return { about, memory, archive, whole: sums(written(about), memory, archive).then((found) => found === sum) };
};

export const wentWell = async () => { await (await home()).removeEntry(TRYING).catch(() => {}); };

const reload = (module, { libraries, table }) => {
  for (const { name, global, handle, memory, table: place } of libraries) {
    const missing = place && place - module.wasmTable.length;
    if (missing < 0) throw new Error("functions of a library would lie elsewhere");
    if (missing) module.wasmTable.grow(missing);
    module.laidAt = memory; // see views/site/loader.py
    module.loadDynamicLibrary(name, { global, nodelete: true }, {}, handle);
    module.laidAt = 0;
  }
  if (module.wasmTable.length !== table) throw new Error("functions of libraries lie elsewhere");
};

// Python as it was.
export const begin = async ({ about, memory, archive, whole }, options) => {
  const { default: make } = await import("./pyodide/pyodide.asm.mjs");
  const createPyodideModule = async (settings) => {
    const module = await make(settings);
    if (!await whole) throw new Error("the snapshot is damaged");
    const restore = module.API.restoreSnapshot;
    module.API.restoreSnapshot = (snapshot) => {
      module.API.restoreSnapshot = restore;
      module.growMemory(snapshot.length); // a little more than its memory: the snapshot has a head of its own
      reload(module, about);
      return restore(snapshot);
    };
    return module;
  };
  const late = new Promise((_, reject) => { setTimeout(() => reject(new Error("a start from the snapshot takes too long")), LONGEST); });
  const fsInit = (FS) => lay(FS, archive);
  const started = loadPyodide({ ...options, fsInit, createPyodideModule, _loadSnapshot: memory });
  const pyodide = await Promise.race([late, started]);
  Object.assign(pyodide._api.config, { fsInit: undefined, _loadSnapshot: undefined }); // else they stay in memory
  return pyodide;
};
