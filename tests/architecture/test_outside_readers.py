"""Whoever opens bytes from outside is in one list, with the bound within which it reads.

The readers are found in the source: a new one that is in no list fails here. Each of `OUTSIDE` is fed ten
times its bound in ``tests/views/test_readers_fed.py``.
"""

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from companion.bounds import BOUNDS
from tests.architecture.test_walls import modules, nodes

OPENING = {
    *("open", "fdopen", "read_bytes", "read_text", "urlopen", "ZipFile", "TarFile", "decompress"),
    *(
        "decompressobj",
        "loads",
        "unpackb",
        "b64decode",
        "urlsafe_b64decode",
        "a85decode",
        "unquote",
        "stream",
    ),
    *("read_barcodes", "PngImageFile", "JpegImageFile", "GifImageFile", "WebPImageFile", "unpack_archive"),
    *(
        "copyfile",
        "copyfileobj",
        "copytree",
        "fromfile",
        "frombuffer",
        "mmap",
        "GzipFile",
        "LZMAFile",
        "BZ2File",
    ),
    *("XMLParser", "fromstring", "iterparse", "read_file", "read_stream", "inflate", "unzip", "read_plain"),
}
"""Calls by whose last name bytes are opened, wherever they come from."""

MODULES = {
    *("json", "tomllib", "msgspec.json", "msgspec.msgpack", "csv", "pickle", "gzip", "zlib", "bz2", "lzma"),
    "companion.engine.toml",
}
"""Modules of whose functions those that decode count as well."""

DECODING = {"parse", "decode", "load", "reader", "DictReader", "Decoder", "decompress"}

OF_A_GAME = {"here", "land", "screen", "phone", "location", "OpenHome", "Home", "inquiry", "_inquiry"}
"""Things that are opened and are no files: a square, a page, a home whose files its disk reads."""

FILES = {"file", "_file", "stream", "archive", "tape", "response", "stdin", "opened"}
"""What a file that is read at once is called."""

OUTSIDE = {
    "companion.bounds": "every bound: the way to read within them",
    "companion.commands.boxes": "BOX",
    "companion.commands.taking_in": "PLAYS",
    "companion.engine.box": "BOX",
    "companion.engine.toml": "BOX, POSITION, SHEET: whoever parses has checked the length",
    "companion.engine.wire": "RECORD",
    "companion.files.bg_stats": "PLAYS",
    "companion.files.loaded": "RECORD",
    "companion.files.own_exports": "PLAYS",
    "companion.files.position": "POSITION",
    "companion.files.reading": "RECORD, PLAYS, BOX: as whoever names the file says",
    "companion.files.spreadsheet": "PLAYS",
    "companion.history.disk": "JOURNAL, STORE, KEPT_PHOTO: as the list of stores says",
    "companion.history.files": "JOURNAL, STORE, KEPT_PHOTO: as the list of stores says",
    "companion.history.log": "LOG",
    "companion.history.logdisk": "LOG",
    "companion.history.sealing": "STORE: whoever decodes has checked the length",
    "companion.history.summary_file": "STORE",
    "companion.history.backup_file": "HOME_FILE, HOME_CONTENT",
    "companion.postgres.packing": "JOURNAL",
    "companion.sharing.bundle": "BUNDLE",
    "companion.sharing.mangling": "TEXT",
    "companion.sharing.photo": "PHOTO, PIXELS",
    "companion.sharing.picture": "PHOTO, PIXELS, WEBP_PIXELS",
    "views.entry.browser_only": "LOG",
    "views.boards.score_pad.sheet_files": "SHEET",
    "views.boards.score_pad.sheet_reading": "BROUGHT, SHEET, TEXT",
    "views.models.carry_reading": "BROUGHT, DROP, TEXT",
    "views.serving.upload_endpoint": "BROUGHT, PHOTO, BOX, SHEET, PLAYS, HOME_FILE: as its page says",
}
"""The modules that open what comes from outside and tell people what is too large, each with its bounds."""

QUIET = {
    "views.flet_adapter.messages": "MESSAGE: a line that sends more is cut off",
    "views.device.rulebook_state": "KEPT_BY_BROWSER: more is as if nothing were kept",
    "views.widgets.tools.own": "KEPT_BY_BROWSER: more is as if nothing were kept",
}
"""Likewise, where nobody is told: what a browser's own program sends and keeps."""

OWN = {
    "companion.__main__": "the device that swallows what nobody hears",
    "companion.commands.new_game": "a template that ships",
    "companion.commands.self_check": "the files of a game that its author writes",
    "companion.commands.usual_check": "the files of a game that its author writes",
    "companion.asking.cues": "data that ships",
    "companion.asking.names": "data that ships",
    "companion.asking.state_cues": "data that ships",
    "companion.files.column_words": "data that ships",
    "companion.files.typed_moves": "an argument of the command line, which the system bounds",
    "companion.games.score_pad.presets": "data that ships",
    "companion.history.exports": "written here",
    "companion.hosting.samples": "data that ships",
    "companion.hosting.tickets": "a document of a store that was read within its bound",
    "companion.postgres.content_rows": "a row that the app wrote",
    "companion.postgres.seat_rows": "a row that the app wrote",
    "companion.postgres.summary_rows": "a row that the app wrote",
    "companion.lessons.lesson": "data that ships",
    "companion.locale.texts": "data that ships",
    "companion.locale.source_ids": "the code of a game, which its author has installed",
    "companion.wording.aliases": "data that ships",
    "companion.rulebook.phrasings": "data that ships",
    "companion.rulebook.outside": "data that ships",
    "companion.rulebook.book": "data that ships",
    "companion.wording.folding": "data that ships",
    "companion.wording.language_data": "data that ships",
    "companion.rulebook.suggestions": "data that ships",
    "views.models.covers": "data that ships",
    "views.serving.client_files": "files of the client that ship",
    "views.serving.file_cache": "files of the client that ship",
    "views.site": "the build of a site, on the machine of whoever builds it",
    "views.flet_adapter.sparse_diff.sending": "what was packed a line before",
}
"""The modules that open what ships with the app, or what it has just made, and why that is so."""


def full_name(call: ast.Call, known: dict[str, str]) -> str:
    """Return what is called, with the module it was imported from where that can be seen."""
    text = ast.unparse(call.func)
    head, dot, rest = text.partition(".")
    return known.get(head, head) + dot + rest


def is_opening(name: str) -> bool:
    """Tell if a call opens bytes."""
    before, _, last = name.rpartition(".")
    if last == "read":
        return before.rpartition(".")[2] in FILES
    if last in OPENING:
        return before.rpartition(".")[2] not in OF_A_GAME
    return last in DECODING and before in MODULES


def openings() -> Iterator[tuple[str, str]]:
    """Yield every call in the product that opens bytes, with its module."""
    for module, path in modules():
        known: dict[str, str] = {}
        for node in nodes(path):
            if isinstance(node, ast.ImportFrom):
                known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.Import):
                known |= {alias.asname: alias.name for alias in node.names if alias.asname}
        for node in nodes(path):
            if isinstance(node, ast.Call) and is_opening(name := full_name(node, known)):
                yield module, name


def owner(module: str) -> str:
    return "views.site" if module.startswith("views.site.") else module


@cache
def openers() -> frozenset[str]:
    """Return the modules that open bytes."""
    return frozenset(owner(module) for module, _ in openings())


def test_whoever_opens_bytes_is_in_one_of_three_lists() -> None:
    assert openers() - OUTSIDE.keys() - QUIET.keys() - OWN.keys() == set()
    assert len(OUTSIDE.keys() | QUIET.keys() | OWN.keys()) == len(OUTSIDE) + len(QUIET) + len(OWN)


def test_the_lists_name_nobody_who_opens_nothing() -> None:
    assert (OUTSIDE.keys() | QUIET.keys() | OWN.keys()) - openers() == set()


@pytest.mark.parametrize("module", OUTSIDE | QUIET)
def test_whoever_opens_what_comes_from_outside_has_a_bound_of_the_table(module: str) -> None:
    said = (OUTSIDE | QUIET)[module].partition(":")[0]
    assert said == "every bound" or set(said.split(", ")) <= BOUNDS.keys()
