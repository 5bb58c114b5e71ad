// Run pytest in the Python of a browser: node run.mjs PYODIDE CHECKOUT PACKAGES ARGUMENT …
//
// The checkout and the packages are mounted as folders, so that the very files are tested.
import { pathToFileURL } from "node:url";

const [, , pyodide, checkout, packages, ...asked] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide({ env: { HOME: "/tmp", PYTHONHASHSEED: "0", CI: "1" } });
for (const [folder, place] of [[checkout, "/checkout"], [packages, "/packages"]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
const run = python.runPython(`
import os, sys

def run(*asked):
    sys.path[:0] = ["/checkout", "/checkout/examples/counting", "/checkout/examples/dominoes", "/packages"]
    sys.dont_write_bytecode = True
    os.chdir("/checkout")
    import pytest
    from tests.wasm import lacking
    return int(pytest.main(list(asked), [lacking]))

run
`);
process.exit(run(...asked));
