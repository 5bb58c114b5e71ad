// Packs: archives that Python unpacks, and whose files are laid where Python finds them.

const ENTRY = 0x04034b50; // begins each file of an archive

const UNPACK = `
def unpack(packed):
    import lzma
    from compression import zstd
    data = packed.to_bytes()
    return (lzma if data[0] == 0xFD else zstd).decompress(data)
unpack`;

// The archive that was packed.
export const unpacked = (pyodide, packed) => {
  const unpack = pyodide.runPython(UNPACK);
  const archive = unpack(packed);
  const data = archive.toJs();
  archive.destroy();
  unpack.destroy();
  return data;
};

// Lay the files of an archive; they stay where they are in memory, as nobody writes to them.
export const lay = (FS, data) => {
  const view = new DataView(data.buffer, data.byteOffset);
  const folders = new Set();
  const text = new TextDecoder();
  for (let at = 0; view.getUint32(at, true) === ENTRY;) {
    const [size, name, extra] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const path = `/app/${text.decode(data.subarray(at + 30, at + 30 + name))}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    at += 30 + name + extra;
    FS.writeFile(path, data.subarray(at, at + size), { canOwn: true });
    at += size;
  }
};
