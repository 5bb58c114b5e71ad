"""Archive of the files for Python: this app, and the packages that it uses."""

import hashlib
import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from companion.data import data_path
from companion.games import GAMES
from views.entry.browser_only import NIGHT
from views.site.languages import cut_languages

ROOT = Path(__file__).resolve().parents[2]
"""The checkout that the site is made from."""

WHEELS = Path(__file__).with_name("wheels.txt")
"""Which packages, as pip reads them: each with its version and the checksums of its files."""

PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none")
"""The Python that Flet's client brings along, and what it runs on."""

_WHERE = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")
_SERVED = re.compile(
    r"views/entry/(server|app)\.py|views/flet_adapter/web_server\.py|views/(serving|site|assets)/|companion/(cli|__main__)\.py|companion/commands/"
    r"|companion/postgres/(?!(__init__|opening)\.py)"
)
_LIBRARY_LEFT_OUT = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|tkinter|turtledemo"
    r"|unittest|venv|wsgiref|xmlrpc|__phello__|xml/(dom|sax)|email/mime|http|asyncio/(proactor|windows)\w*)[/.]"
    r"|encodings/(?!(__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|(raw_)?unicode_escape|utf_\w+)\.py)"
    r"|(_pyio|_pydatetime|_sysconfigdata\w*|_pydecimal|antigravity|bdb|cProfile|colorsys|compileall|configparser|doctest|filecmp"
    r"|fileinput|ftplib|getpass|graphlib|imaplib|logging/(config|handlers)|mailbox|modulefinder|netrc|optparse|pdb"
    r"|pickletools|plistlib|poplib|profile|pstats|pty|pyclbr|pydoc|sched|shelve|smtplib|socketserver|symtable|tabnanny|tarfile"
    r"|this|timeit|trace|turtle|urllib/(request|robotparser)|wave|zipapp)\.py"
)
_OF_A_GAME = re.compile(r"(companion/games|views/boards|data/rulebooks)/(?P<game>\w+)/")
_DATA_LEFT_OUT = ("fonts", "pictures", "positions")
_LANGUAGES = re.compile(r"babel/locale-data/(?!(root|en|zh|zh_Hans|zh_Hant|zh_Hans_CN|zh_Hant_TW)\.dat$)")
_WHEEL_LEFT_OUT = re.compile(
    r"(.*/)?(tests?|__pycache__)/|.*\.pyi$|.*\.dist-info/(?!METADATA$)|flet/(auth|testing)/|qrcode/console_scripts"
    r"|pytz/zoneinfo/|platformdirs/(_?android|ios|macos|windows)\.py|babel/messages/|.*\.data/"
)


def download_packages(folder: Path, listed: Path = WHEELS) -> list[Path]:
    """Fetch packages for the browser's Python with pip, unless they are there.

    Args:
        folder: folder for the downloaded packages.
        listed: which, as pip reads them: each with its version and the checksums of its files.

    Returns:
        The wheels, in the order of their names.

    Raises:
        subprocess.CalledProcessError: pip could not fetch one, or it is not the one that is asked for.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = _checksums(listed)
    if len({_checksum(wheel) for wheel in folder.glob("*.whl")} & wanted) < _count_listed(listed):
        command = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:")
        asked = ("--require-hashes", "--requirement", str(listed), "--dest", str(folder))
        subprocess.run((*command, *PLATFORM, *_WHERE, *asked), check=True)
    return sorted(wheel for wheel in folder.glob("*.whl") if _checksum(wheel) in wanted)


def collect_app_files(wheels: list[Path]) -> dict[str, bytes]:
    """Collect all files for Python: packages, this app without its server, its data.

    Args:
        wheels: as `download_packages` gives them.

    Returns:
        The content of each file, by path.
    """
    files: dict[str, bytes] = {}
    for wheel in wheels:
        files |= _read_wheel(wheel)
    files |= dict(_app_modules())
    files |= {f"data/{name}": content for name, content in _data_files()}
    files["table_companion-0.dist-info/METADATA"] = _app_metadata().encode()
    return files


def pack_of(name: str) -> str:
    """Find the pack of a file: a game's, or that of the night. Empty for files that the first page needs."""
    if re.match(r"data/covers/\w+-dark", name):
        return NIGHT
    found = _OF_A_GAME.match(name)
    return found["game"] if found and found["game"] in GAMES else ""


def python_library(python: Path) -> dict[str, bytes]:
    """List Python's own modules, except those that no page can need.

    Args:
        python: the archive that comes with the client.

    Returns:
        The content of each file, by path.
    """
    with zipfile.ZipFile(python) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return {name: archive.read(name) for name in names if not _LIBRARY_LEFT_OUT.match(name)}


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """Pack files into an uncompressed zip, in the order of their names, without times."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            about = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            about.create_system = 3
            archive.writestr(about, content)
    return made.getvalue()


def _count_listed(listed: Path) -> int:
    return listed.read_text(encoding="utf-8").count("==")


def _checksums(listed: Path) -> set[str]:
    return set(re.findall(r"--hash=sha256:([0-9a-f]{64})", listed.read_text(encoding="utf-8")))


def _checksum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _read_wheel(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return {
            name: cut_languages(name, archive.read(name))
            for name in names
            if not _WHEEL_LEFT_OUT.match(name) and not _LANGUAGES.match(name)
        }


def _app_modules() -> Iterator[tuple[str, bytes]]:
    for top in ("companion", "views"):
        for path in sorted((ROOT / top).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not _SERVED.match(name):
                yield name, path.read_bytes()


def _data_files() -> Iterator[tuple[str, bytes]]:
    folder = data_path()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if (
            path.is_file()
            and name.partition("/")[0] not in _DATA_LEFT_OUT
            and path.suffix not in (".py", ".pyc")
        ):
            yield name, path.read_bytes()


def _app_metadata() -> str:
    try:
        here = version("table-companion")
    except PackageNotFoundError:
        here = "0"
    return f"Metadata-Version: 2.1\nName: table-companion\nVersion: {here}\n"
