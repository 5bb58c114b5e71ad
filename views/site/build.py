"""Build of the site: the client, Python, the app, and the pages that start them, in one folder."""

import hashlib
import json
import re
import shutil
from html import escape
from importlib.resources import files
from pathlib import Path

from views.serving.client_files import client_files, page_words
from views.serving.file_cache import Source
from views.site.build_cache import BuildCache, cache_key
from views.site.compiling import LEVELS, START, compile_packs
from views.site.icons import CUTTER, FONT, TOOLS, cut_font, named_icons, trim_icon_table
from views.site.loader import LOADER, patch_loader
from views.site.manifest import build_manifests, manifest_pictures
from views.site.packages import collect_app_files, download_packages, pack_of, python_library
from views.site.reader import download_reader

ASSETS = Path(__file__).with_name("assets")
"""The pages and scripts of the site's own."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self' blob:",
        "media-src data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""Content-Security-Policy of the page: see `views.serving.headers`."""

MADE = "made"
"""The folder of what need not be made again."""

_PYTHON = ("pyodide.mjs", "pyodide.asm.wasm")
_LOCK = "pyodide-lock.json"
_OWN = (
    "alone.js",
    "carried.js",
    "channel.js",
    "guest.js",
    "handshake.js",
    "icon-maskable.png",
    "near.css",
    "packs.js",
    "peers.js",
    "qr.js",
    "seek.js",
    "snapshot.js",
    "worker.js",
)
_SERVED = ("frames.js", "link.js", "picture.js", "manifest.json")
_NOT_AT_ONCE = (
    "favicon.png",
    "flutter_bootstrap.js",
    "flutter_service_worker.js",
    "icons/",
    "version.json",
    "assets/NOTICES",
    "assets/packages/media_kit",
    "canvaskit/wimp",
    "canvaskit/webparagraph",
)
_LATER = ("fonts/", "packs/", "reader/", "assets/fonts/words-")
_ONCE_USED = ("fonts/notosanskr/", "fonts/notocoloremoji/")
"""Large families that few tables need: kept from their first use on, not fetched beforehand."""

READER = "./reader/reader/index.js"

_PAGES = ("index.html", "carried.html", "guest.html", "404.html", "sw.js")
NEAR = (
    *("near-title", "near-about", "near-scan", "near-camera-app", "near-picture", "near-paste", "near-use"),
    *("near-show", "near-show-about", "near-code", "near-as-text", "near-copy", "near-copied"),
    *("near-try", "near-try-wifi", "near-try-hotspot", "near-try-camera", "near-try-again"),
    *("near-gone", "near-gone-about", "near-hint", "near-close", "near-unseen", "near-experimental"),
    *("near-handed", "near-handed-about", "near-unhanded", "near-unhanded-about"),
    *("near-nothing", "near-damaged", "near-newer", "near-unable"),
)
"""Sentences on the page of a phone that comes to another one's table."""

_WORDS = ("unheard", "elsewhere", "broken", "newer", "renewed", "stopped")


def build_site_folder(target: Path, wheels: Path, *, level: int = LEVELS[0]) -> str:
    """Build the static site in a folder, and return its version.

    Args:
        target: its folder; earlier content is deleted.
        wheels: folder of the fetched packages; compiled modules are kept in `MADE`, beside it.
        level: effort to make it small; see `compile_packs`.

    Returns:
        Its version: twelve hex digits that change whenever a file of it does.

    Raises:
        subprocess.CalledProcessError: a package could not be fetched.
        ValueError: the installed Flet client is another one than the pinned version.
    """
    kept = BuildCache(wheels.with_name(MADE))
    found = _collect_files(download_packages(wheels), wheels, kept, level)
    pages = {name: (ASSETS / name).read_text(encoding="utf-8") for name in _PAGES}
    version = _site_version(found, pages)
    shutil.rmtree(target, ignore_errors=True)
    for name, source in found.items():
        _write_file(target / "_" / version / name, source)
    filled = {
        "POLICY": POLICY,
        "WORDS": escape(page_words(*_WORDS)),
        "SENTENCES": escape(page_words(*NEAR)),
        "VERSION": version,
    }
    for name, place in (("index.html", "index.html"), ("guest.html", "g/index.html")):
        page = re.sub("|".join(filled), lambda found: filled[found[0]], pages[name])
        _write_file(target / place, page.encode())
    _write_file(target / "sw.js", pages["sw.js"].replace("VERSION", version).encode())
    nowhere = pages["404.html"].replace("NOWHERE", lost_page_words())
    _write_file(target / "404.html", nowhere.encode())
    for name, content in build_manifests(version).items():
        _write_file(target / name, content)
    _write_file(target / ".nojekyll", b"")
    carried = pages["carried.html"].replace("VERSION", version).encode()
    for folder in ("c", "C"):
        _write_file(target / folder / "index.html", carried)
    kept.tidy()
    return version


def lost_page_words() -> str:
    """Return the words of the page for unknown addresses as paragraphs, one a language."""
    words = json.loads(page_words("nobody"))
    return "\n".join(f'  <p lang="{locale}">{escape(each["nobody"])}</p>' for locale, each in words.items())


def _collect_files(
    wheels: list[Path], wheels_folder: Path, kept: BuildCache, level: int
) -> dict[str, Source]:
    """Collect all files of one version, by path below the version's address."""
    python = Path(str(files("flet_web"))) / "web" / "pyodide"
    client = client_files().sources()
    found = {name: source for name, source in client.items() if not _is_left_out(name)}
    found |= {name: ASSETS / name for name in _OWN}
    reader = download_reader(wheels_folder)
    codes = (ASSETS / "codes.js").read_text(encoding="utf-8")
    found |= {**reader, "codes.js": codes.replace("WHERE", READER if reader else "").encode()}
    found |= {f"pictures/{path.name}": path for path in manifest_pictures()}
    found |= {f"pyodide/{name}": python / name for name in _PYTHON}
    found[f"pyodide/{LOADER}"] = patch_loader((python / LOADER).read_bytes())
    known = json.loads((python / _LOCK).read_text(encoding="utf-8"))
    # No package comes from there: all that is used lies in packs of the site's own.
    found[f"pyodide/{_LOCK}"] = json.dumps({**known, "packages": {}}).encode()
    app = collect_app_files(wheels)
    app |= trim_icon_table(app)
    font = client[FONT]
    if isinstance(font, Path):
        icons, tools = sorted(named_icons(app)), download_packages(wheels_folder, TOOLS)
        name = cache_key(font.read_bytes(), repr(icons).encode(), TOOLS.read_bytes(), CUTTER.read_bytes())
        found[FONT] = kept.find_or_make(name, lambda: cut_font(font, icons, tools))
    packs: dict[str, dict[str, bytes]] = {"": {}}
    for name, content in app.items():
        packs.setdefault(pack_of(name), {})[name] = content
    made = compile_packs(
        python_library(python / "python_stdlib.zip"), packs, python / "pyodide.mjs", kept, level
    )
    found |= {"python.bin": made.pop(START), "app.bin": made.pop("")}
    found |= {f"packs/{name}.bin": content for name, content in made.items()}
    later = sorted(name for name in found if name.startswith(_LATER) and not name.startswith(_ONCE_USED))
    found["later.json"] = json.dumps(later).encode()
    return found


def _is_left_out(name: str) -> bool:
    return name in _SERVED or name.startswith(_NOT_AT_ONCE)


def _site_version(found: dict[str, Source], pages: dict[str, str]) -> str:
    digest = hashlib.sha256(repr(sorted(pages.items())).encode())
    for name, source in sorted(found.items()):
        digest.update(name.encode() + b"\0" + hashlib.sha256(_read_source(source)).digest())
    return digest.hexdigest()[:12]


def _read_source(source: Source) -> bytes:
    return source if isinstance(source, bytes) else source.read_bytes()


def _write_file(path: Path, source: Source) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_read_source(source))
