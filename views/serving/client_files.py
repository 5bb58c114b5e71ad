"""Files of the client: Flet's compiled Flutter client, our start page, the fonts."""

import json
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

from companion.data import data_path
from companion.locale.texts import Texts
from views.serving.file_cache import FileCache, Source

FIRST = (
    "main.dart.wasm",
    "canvaskit/skwasm.wasm",
    "canvaskit/skwasm_heavy.wasm",
    "assets/fonts/MaterialIcons-Regular.otf",
    "main.dart.mjs",
)
"""The heavy files of a first visit, on this machine and from a phone: worth packing beforehand."""

_ASSETS = Path(__file__).resolve().parent.parent / "assets"
_UNUSED = re.compile(
    r"pyodide/|.*\.(map|symbols|d\.ts)$|.*katex_fonts/|.*cupertino_icons/|index\.html$|python"
)
_FONTS = [
    {"family": "MaterialIcons", "fonts": [{"asset": "fonts/MaterialIcons-Regular.otf"}]},
    {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]},
    # The characters of the app's own sentences: ``boot.js`` leaves those of the page's language in the list.
    *(
        {"family": "Words", "fonts": [{"asset": f"fonts/words-{each}.woff2"}]}
        for each in ("zh-Hant", "zh-Hans")
    ),
]

_OWN_FONTS = "app"
"""Folder of a family's files that the client loads at its start; all others it asks for by its own paths."""


def client_files() -> FileCache:
    """List all files a browser may ask for, by path below the address of the version.

    Raises:
        ValueError: the installed Flet client has another layout than the pinned version.
    """
    web = Path(str(files("flet_web"))) / "web"
    found: dict[str, Source] = {name: path for name, path in _files_below(web) if not _UNUSED.match(name)}
    found |= {name: path for name, path in _files_below(_ASSETS) if name != "index.html"}
    for name, path in _files_below(data_path("fonts")):
        if name.endswith(".woff2"):
            found[f"assets/fonts/{path.name}" if path.parent.name == _OWN_FONTS else f"fonts/{name}"] = path
    # The client loads every font of this list at its start: only those that the screens use.
    found["assets/FontManifest.json"] = json.dumps(_FONTS).encode()
    found["builds.json"] = _client_builds(web)
    return FileCache(found)


def start_page(version: str, server: str) -> bytes:
    """Build the HTML page that starts the client.

    Args:
        version: of the files it refers to.
        server: a name for this run of the server, for the page to notice a restart.
    """
    page = (_ASSETS / "index.html").read_text(encoding="utf-8")
    return (
        page.replace("VERSION", version)
        .replace("SERVER", server)
        .replace("WORDS", escape(page_words("lost", "found", "stopped", "unheard")))
        .encode()
    )


@cache
def page_words(*wanted: str) -> str:
    """Collect the sentences that a page shows in every language while the app cannot, as JSON.

    Args:
        wanted: ids of the sentences, such as ``"lost"`` for a page without a line.
    """
    every = Texts.load_all()
    words = {locale: {what: texts.say(f"link-{what}") for what in wanted} for locale, texts in every.items()}
    return json.dumps(words, ensure_ascii=False)


def _files_below(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path


def _client_builds(web: Path) -> bytes:
    bootstrap = (web / "flutter_bootstrap.js").read_text(encoding="utf-8")
    found = re.search(r"_flutter\.buildConfig = (\{.*?\});$", bootstrap, re.MULTILINE)
    if found is None:
        raise ValueError("flutter_bootstrap.js names no builds")
    return json.dumps(json.loads(found.group(1))).encode()
