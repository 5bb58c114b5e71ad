"""``python -m tests.wasm``: the unit tests below the screens, run by the Python that a browser runs, in Node.

What the app in one browser alone is made of must work there as it does on a computer. Arguments are pytest's;
without any, everything is asked that needs no screen and no server.
"""

import shutil
import subprocess
import sys
import zipfile
from importlib.resources import files
from pathlib import Path

from views.site.packages import ROOT, download_packages

HERE = Path(__file__).parent
BUILD = ROOT / "build"
ROOMS = ("engine", "geometry", "kit", "lessons", "history", "sharing", "games")
OPTIONS = ("-q", "-p", "no:cacheprovider", "-c", "/dev/null", "--rootdir", "/checkout", "-o", "pythonpath=")


def main(asked: list[str]) -> int:
    """Fetch what is needed, and run the tests: pytest's exit status."""
    node = shutil.which("node")
    if node is None:
        sys.exit("Node is needed to run a browser's Python: https://nodejs.org")
    packages = BUILD / "wasm"
    shutil.rmtree(packages, ignore_errors=True)
    for wheel in (
        *download_packages(BUILD / "wheels"),
        *download_packages(BUILD / "wheels", HERE / "wheels.txt"),
    ):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
    pyodide = Path(str(files("flet_web"))) / "web" / "pyodide" / "pyodide.mjs"
    rooms = asked or [f"tests/{room}" for room in ROOMS]
    command = (node, str(HERE / "run.mjs"), str(pyodide), str(ROOT), str(packages))
    return subprocess.run((*command, *OPTIONS, "--import-mode=importlib", *rooms), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
