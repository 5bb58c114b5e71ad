"""Archives of modules, compiled by the very Python that will run them, and made small."""

import gzip
import json
import lzma
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from views.site.packages import pack

COMPILER = Path(__file__).with_name("compile.mjs")

Files = Mapping[str, bytes]
"""What is in each file, by its path."""

START = "start"
"""The archive of Python's own modules that are there before any other is unpacked."""


LEVELS = 19, 3
"""How hard is tried to make archives small: for others to load, and for a look."""


def compile_packs(
    library: Files, packs: Mapping[str, Files], pyodide: Path, level: int = LEVELS[0]
) -> dict[str, bytes]:
    """Make all archives that Python starts from, as the site has them.

    With Node, modules are compiled, and of Python's own only those lie in the first archive that are needed
    to unpack the next one; without, they stay as they are, and all of Python's own lie in the first.

    Args:
        library: Python's own modules, by their paths.
        packs: the files of each further archive; ``""`` is the one that the first page needs.
        pyodide: that Python, as a module for Node.
        level: how hard is tried to make them small, as zstd counts.

    Returns:
        Each archive by its name, `START` for the first: that one is made smaller with gzip, which a browser
        undoes, the others with what Python undoes.

    Raises:
        subprocess.CalledProcessError: something could not be compiled.
    """
    node = shutil.which("node")
    if node is None:
        smaller = {name: lzma.compress(pack(files)) for name, files in packs.items()}
        return {START: _gzip(pack(library)), **smaller}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        needed = set(json.loads(_node(node, pyodide, "needed")))
        start = {path: data for path, data in library.items() if _top(path) in needed}
        rest = {path: data for path, data in library.items() if _top(path) not in needed}
        (folder / "start.zip").write_bytes(pack(start))
        for game, files in packs.items():
            (folder / f"pack-{game}.zip").write_bytes(pack(files if game else {**rest, **files}))
        _node(node, pyodide, "compile", str(folder), str(level))
        made = {name: (folder / f"pack-{name}.bin").read_bytes() for name in packs}
        return {START: _gzip((folder / "start.bin").read_bytes()), **made}


def _node(node: str, pyodide: Path, *asked: str) -> str:
    command = (node, str(COMPILER), str(pyodide), *asked)
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8").stdout


def _top(path: str) -> str:
    return path.partition("/")[0].removesuffix(".py")


def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)
