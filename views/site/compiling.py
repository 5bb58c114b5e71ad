"""Compilation and compression of module archives, by the very Python that will run them."""

import gzip
import io
import json
import lzma
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import IO, Any

from views.site.build_cache import BuildCache, cache_key
from views.site.packages import zip_files

COMPILER = Path(__file__).with_name("compile.mjs")

Files = Mapping[str, bytes]
"""Content of each file, by path."""

START = "start"
"""The archive of Python's own modules that are there before any other is unpacked."""

LEVELS = 19, 3
"""Compression levels of archives: for publishing, and for a look."""

GZIP = {LEVELS[0]: 9, LEVELS[1]: 1}
"""The same, as gzip counts."""

_PYTHON = ("pyodide.asm.wasm", "python_stdlib.zip")
_PLACES = {True: "/lib/python314.zip", False: "/app"}


def compile_packs(
    library: Files, packs: Mapping[str, Files], pyodide: Path, kept: BuildCache, level: int = LEVELS[0]
) -> dict[str, bytes]:
    """Make all archives that Python starts from, as the site has them.

    With Node, modules are compiled, and of Python's own only those lie in the first archive that are needed
    to unpack the next one; without, they stay as they are, and all of Python's own lie in the first.

    Args:
        library: Python's own modules, by their paths.
        packs: the files of each further archive; ``""`` is the archive of the first page.
        pyodide: that Python, as a module for Node.
        kept: cache of the modules and archives that were made before.
        level: effort to make them small: one of `LEVELS`.

    Returns:
        Each archive by its name, `START` for the first: that one is made smaller with gzip, which a browser
        undoes, the others with what Python undoes.

    Raises:
        subprocess.CalledProcessError: something could not be compiled.
    """
    node = shutil.which("node")
    if node is None:
        smaller = {name: lzma.compress(zip_files(files)) for name, files in packs.items()}
        return {START: gzip.compress(zip_files(library), GZIP[level], mtime=0), **smaller}
    with Compiler((node, str(COMPILER), str(pyodide)), _read_recipe(pyodide.parent), kept) as compiler:
        needed = set(compiler.needed_modules())
        start = {path: data for path, data in library.items() if _top_module(path) in needed}
        rest = {path: data for path, data in library.items() if _top_module(path) not in needed}
        whole = {name: files if name else {**rest, **files} for name, files in packs.items()}
        begins = zip_files(compiler.compile_modules(start, own=True))
        made = {
            name: compiler.compress(zip_files(compiler.compile_modules(files)), level)
            for name, files in whole.items()
        }
    return {START: gzip.compress(begins, GZIP[level], mtime=0), **made}


class Compiler(AbstractContextManager["Compiler"]):
    """The site's Python in Node, started at the first result that is not cached."""

    def __init__(self, command: Sequence[str], recipe: bytes, kept: BuildCache) -> None:
        """Prepare without starting the process.

        Args:
            command: the command that starts it; `compile.mjs` defines its requests and answers.
            recipe: key of the compiler; differs if the same input gives another result.
            kept: the cache of earlier results.
        """
        self._command, self._recipe, self._kept = tuple(command), recipe, kept
        self._running = ExitStack()
        self._process: subprocess.Popen[str] | None = None

    def __exit__(self, *_: object) -> None:
        """End the process."""
        self._running.close()

    def needed_modules(self) -> list[str]:
        """List Python's own modules that are loaded once it can unpack archives.

        Raises:
            subprocess.CalledProcessError: it cannot be run.
        """
        name = cache_key(self._recipe, b"needed")
        found: list[str] = json.loads(
            self._kept.find_or_make(name, lambda: json.dumps(self._ask_process("needed")).encode())
        )
        return found

    def compile_modules(self, files: Files, *, own: bool = False) -> dict[str, bytes]:
        """Compile the modules of an archive, and return all its files.

        Args:
            files: by their paths.
            own: True if they are Python's own, read from another place.

        Raises:
            subprocess.CalledProcessError: a module cannot be compiled.
        """
        modules = {path: f"{_PLACES[own]}/{path}" for path in files if path.endswith(".py")}
        names = {
            path: cache_key(self._recipe, place.encode(), files[path]) for path, place in modules.items()
        }
        found = {path: self._kept.find(name) for path, name in names.items()}
        missing = [path for path, made in found.items() if made is None]
        if missing:
            sources = zip_files({modules[path]: files[path] for path in missing})
            with zipfile.ZipFile(io.BytesIO(self._make_cached("compile", sources))) as archive:
                for path in missing:
                    found[path] = made = archive.read(modules[path])
                    self._kept.put(names[path], made)
        rest = {path: data for path, data in files.items() if path not in modules}
        return rest | {f"{path}c": made for path, made in found.items() if made is not None}

    def compress(self, data: bytes, level: int) -> bytes:
        """Compress data for the site's Python.

        Raises:
            subprocess.CalledProcessError: it cannot be run.
        """
        name = cache_key(self._recipe, str(level).encode(), data)
        return self._kept.find_or_make(name, lambda: self._make_cached("smaller", data, level))

    def _make_cached(self, act: str, data: bytes, *how: int) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "from"), Path(folder, "to")
            source.write_bytes(data)
            self._ask_process(act, str(source), str(target), *how)
            return target.read_bytes()

    def _ask_process(self, *asked: str | int) -> Any:
        process = self._process = self._process or self._start_process()
        _require_pipe(process.stdin).write(f"{json.dumps(asked)}\n")
        _require_pipe(process.stdin).flush()
        answer = _require_pipe(process.stdout).readline()
        if not answer:
            raise subprocess.CalledProcessError(process.wait(), self._command)
        return json.loads(answer)

    def _start_process(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        return self._running.enter_context(process)


def _read_recipe(python: Path) -> bytes:
    return cache_key(COMPILER.read_bytes(), *((python / name).read_bytes() for name in _PYTHON)).encode()


def _require_pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None, "a process that is asked has both"
    return pipe


def _top_module(path: str) -> str:
    return path.partition("/")[0].removesuffix(".py")
