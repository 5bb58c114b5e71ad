// The very Python that will run the app, asked in a conversation: node compile.mjs PYODIDE
//
// Each line that it reads is a JSON list, an act and what it is for; each is answered by a line of JSON once it is done.
//
// ["needed"]                     which of its own modules Python has loaded once it can unpack packs
// ["compile", FROM, TO]          an archive of modules, each named as tracebacks will name it, becomes one of compiled modules.
//                                Docstrings are left out, and of the numbers of lines all but the first of each function
// ["smaller", FROM, TO, LEVEL]   a file is made small
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { loadPyodide } = await import(pathToFileURL(process.argv[2]).href);
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });

// First of all: what follows loads more.
const needed = JSON.parse(python.runPython(`
import json, lzma, sys
from compression import zstd
from pyodide.code import run_js, eval_code_async
json.dumps(sorted({name.partition(".")[0] for name, module in list(sys.modules.items()) if "python314.zip" in (getattr(module, "__file__", "") or "")}))
`));

const [compiled, smaller] = python.runPython(`
import ast, io, types, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

WITHIN = "body", "orelse", "finalbody", "handlers", "cases"

# Only statements are looked through: nothing else can hold what has a docstring.
def bare(node):
    if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False) is not None:
        node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
    for field in WITHIN:
        for part in getattr(node, field, ()):
            if isinstance(part, (ast.stmt, ast.excepthandler, ast.match_case)):
                bare(part)
    return node

# Every instruction is said to stand in the first line of its function: few bytes, and what fails can still be told. So it
# is written in CPython's tables of places: entries of at most eight instructions, kind 13, which has no column, and 0 lines on.
def entry(instructions):
    return bytes((0x80 | 13 << 3 | instructions - 1, 0))

def unnumbered(code):
    constants = tuple(unnumbered(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    whole, left = divmod(len(code.co_code) // 2, 8)
    return code.replace(co_linetable=entry(8) * whole + (entry(left) if left else b""), co_consts=constants)

def compiled(archive):
    source, made = zipfile.ZipFile(io.BytesIO(archive.to_bytes())), io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as target:
        for name in source.namelist():
            code = compile(bare(ast.parse(source.read(name))), name, "exec", dont_inherit=True, optimize=0)
            target.writestr(zipfile.ZipInfo(name), _code_to_hash_pyc(unnumbered(code), bytes(8), False))
    return made.getvalue()

def smaller(data, level):
    return zstd.compress(data.to_bytes(), options={zstd.CompressionParameter.compression_level: level, zstd.CompressionParameter.window_log: 24})

[compiled, smaller]
`);

const read = (file) => new Uint8Array(readFileSync(file));

const ACTS = {
  needed: () => needed,
  compile: (from, to) => writeFileSync(to, compiled(read(from)).toJs()),
  smaller: (from, to, level) => writeFileSync(to, smaller(read(from), level).toJs()),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [act, ...rest] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(ACTS[act](...rest) ?? null)}\n`);
}
process.exit(0);
