// Compile the modules of archives with the very Python that will run them: node compile.mjs PYODIDE compile FOLDER LEVEL
//
// FOLDER has start.zip, which becomes start.bin, an archive that Python itself reads, and pack-*.zip, each of which
// becomes pack-*.bin, made small. Docstrings are left out, and of the numbers of lines all but the first of each function.
//
// node compile.mjs PYODIDE needed tells, as JSON, which of its own modules Python has loaded once it can unpack such packs.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodide, what, folder, level] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });

if (what === "needed") {
  process.stdout.write(python.runPython(`
import json, lzma, sys
from compression import zstd
from pyodide.code import run_js, eval_code_async
json.dumps(sorted({name.partition(".")[0] for name, module in list(sys.modules.items()) if "python314.zip" in (getattr(module, "__file__", "") or "")}))
`));
  process.exit(0);
}

const [compiled, smaller] = python.runPython(`
import ast, io, types, zipfile
from compression import zstd
from importlib._bootstrap_external import _code_to_hash_pyc

def bare(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

# Every instruction is said to stand in the first line of its function: few bytes, and what fails can still be told. So it
# is written in CPython's tables of places: entries of at most eight instructions, kind 13, which has no column, and 0 lines on.
def unnumbered(code):
    constants = tuple(unnumbered(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    left, places = len(code.co_code) // 2, bytearray()
    while left > 0:
        places += bytes((0x80 | 13 << 3 | min(left, 8) - 1, 0))
        left -= 8
    return code.replace(co_linetable=bytes(places), co_consts=constants)

def compiled(archive, root):
    source, made = zipfile.ZipFile(archive), io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(source.namelist()):
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(bare(ast.parse(content)), f"{root}/{name}", "exec", dont_inherit=True, optimize=0)
                content, name = _code_to_hash_pyc(unnumbered(code), bytes(8), False), name + "c"
            target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return made.getvalue()

def smaller(data, level):
    return zstd.compress(data, options={zstd.CompressionParameter.compression_level: level, zstd.CompressionParameter.window_log: 24})

[compiled, smaller]
`);
for (const name of readdirSync(folder).filter((each) => each.endsWith(".zip")).sort()) {
  const start = name === "start.zip";
  python.FS.writeFile("/archive.zip", readFileSync(`${folder}/${name}`));
  const made = compiled("/archive.zip", start ? "/lib/python314.zip" : "/app");
  writeFileSync(`${folder}/${name.replace(".zip", ".bin")}`, (start ? made : smaller(made, Number(level))).toJs());
}
