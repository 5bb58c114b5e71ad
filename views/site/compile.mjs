// Compile the modules of an archive with the very Python that will run them: node compile.mjs PYODIDE OUT FROM ROOT …
//
// Each FROM is a zip, whose modules will lie in ROOT; OUT gets a zip for each, named 0.zip, 1.zip, … Docstrings are left
// out. So are the numbers of lines, but those of the app itself: what fails there can be told.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodide, out, ...archives] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });
const compiled = python.runPython(`
import ast, io, types, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

OURS = ("companion/", "views/")

def bare(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def unnumbered(code):
    constants = tuple(unnumbered(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=constants)

def compiled(archive, root):
    source, made = zipfile.ZipFile(archive), io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(source.namelist()):
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(bare(ast.parse(content)), f"{root}/{name}", "exec", dont_inherit=True, optimize=0)
                code = code if name.startswith(OURS) else unnumbered(code)
                content, name = _code_to_hash_pyc(code, bytes(8), False), name + "c"
            target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return made.getvalue()

compiled
`);
for (let number = 0; number * 2 < archives.length; number += 1) {
  python.FS.writeFile("/archive.zip", readFileSync(archives[number * 2]));
  const made = compiled("/archive.zip", archives[number * 2 + 1]);
  writeFileSync(`${out}/${number}.zip`, made.toJs ? made.toJs() : made);
}
