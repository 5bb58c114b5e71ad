"""Every reader of what comes from outside, fed ten times its bound: it says the bound, and takes no more."""

import io
import tracemalloc
import zipfile
import zlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion import bounds
from companion.bounds import MB, Bound, read_file
from companion.cli import main
from companion.engine.wire import WireError, decode
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.files.loaded import read_shown
from companion.files.play_files import open_plays
from companion.files.position import read_position
from companion.files.record import read_record
from companion.games import GAMES
from companion.history import backup_file
from companion.history.backup_file import count_tables_in
from companion.history.boxes import parse_exported_box
from companion.history.disk import FileDisk
from companion.history.logdisk import LogDisk
from companion.postgres.packing import unpack
from companion.sharing.bundle import read_bundle
from companion.sharing.code import from_text
from companion.sharing.codec import unpack as unpack_code
from companion.sharing.photo import find_codes
from companion.sharing.shrinking import shrink_photo
from tests.architecture.test_outside_readers import OUTSIDE, QUIET
from tests.sharing.pictures import claiming
from views.boards.score_pad.sheet_reading import read_sheet_data
from views.device.rulebook_state import _parse_questions
from views.flet_adapter.uploads import Uploads
from views.models.carry_reading import Brought, decode_dropped_file
from views.models.carry_reading import read_file as read_brought
from views.serving.upload_endpoint import answer_upload

GAME = next(iter(GAMES.values()))
SPARE = 4 * MB
"""Bytes that anything may take besides what it reads."""


@dataclass(frozen=True)
class Feed:
    """One way in.

    Attributes:
        modules: whose reading it comes through.
        bound: what it may hold.
        made: ten times that, made without being held: a sparse file, zeros, or what is packed.
        read: reads it.
    """

    modules: tuple[str, ...]
    bound: Bound
    made: Callable[[Path, Bound], Any]
    read: Callable[[Any], object]


def sparse(name: str) -> Callable[[Path, Bound], Path]:
    """Return a file that has its size and takes no room."""

    def make(folder: Path, bound: Bound) -> Path:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        with path.open("wb") as file:
            file.truncate(10 * bound.most)
        return path

    return make


def zeros(head: bytes = b"") -> Callable[[Path, Bound], bytes]:
    """Bytes that are nothing but their beginning."""
    return lambda folder, bound: head + bytes(10 * bound.most)


def letters(head: str, letter: str = "A") -> Callable[[Path, Bound], str]:
    return lambda folder, bound: head + letter * (10 * bound.most)


def deflated(size: int, bits: int) -> bytes:
    """Zeros as zlib packs them, one piece again and again. Whoever unpacks them all finds no sound end."""
    packing = zlib.compressobj(9, zlib.DEFLATED, bits)
    first = packing.compress(bytes(MB)) + packing.flush(zlib.Z_FULL_FLUSH)
    again = packing.compress(bytes(MB)) + packing.flush(zlib.Z_FULL_FLUSH)
    return first + again * (size // MB)


def zipped(*names: str) -> Callable[[Path, Bound], bytes]:
    """Return a zip whose last file unpacks into ten times the bound, and claims as much."""

    def make(folder: Path, bound: Bound) -> bytes:
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in names:
                with archive.open(name, "w") as file:
                    for _ in range(10 * bound.most // MB if name == names[-1] else 0):
                        file.write(bytes(MB))
        return made.getvalue()

    return make


class Tape:
    """What a browser keeps everything on, or says it does."""

    def __init__(self, size: int) -> None:
        self._size = size

    def size(self) -> int:
        return self._size

    def read(self) -> bytes:
        raise AssertionError("it was read")


def start_log(tape: Any) -> None:
    empty: Any = Tape(0)
    LogDisk((tape, empty), Path("/home"), clock=lambda: 0)


def take_home(data: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backup_file, "HOME_CONTENT", SMALL_HOME)
        count_tables_in(data)


SMALL_HOME = Bound("home", 8 * MB, "for this test: the bound itself takes a minute to fill")

FEEDS = {
    "an ordinary file": Feed(
        ("companion.bounds",), bounds.RECORD, sparse("x"), lambda path: read_file(path, bounds.RECORD)
    ),
    "a file that somebody names": Feed(
        ("companion.files.reading", "companion.files.loaded"),
        bounds.RECORD,
        sparse("x"),
        lambda path: read_shown(path, "check"),
    ),
    "a record": Feed((), bounds.RECORD, zeros(b"{"), lambda data: read_record(data, "x")),
    "a position": Feed(
        ("companion.files.position", "companion.engine.toml"),
        bounds.POSITION,
        zeros(b"#"),
        lambda data: read_position(data, "x", "check"),
    ),
    "a sheet": Feed(
        ("views.boards.score_pad.sheet_files", "views.boards.score_pad.sheet_reading"),
        bounds.SHEET,
        zeros(b"#"),
        lambda data: read_sheet_data(data, "x"),
    ),
    "a box": Feed(
        ("companion.engine.box",), bounds.BOX, zeros(b"#"), lambda data: parse_exported_box(GAME, data)
    ),
    "games that were played": Feed(
        ("companion.files.spreadsheet", "companion.files.bg_stats", "companion.files.own_exports"),
        bounds.PLAYS,
        zeros(),
        lambda data: open_plays(data, "x"),
    ),
    "a table that is open": Feed(
        ("companion.history.disk", "companion.history.files"),
        bounds.JOURNAL,
        sparse("tables/t.journal"),
        FileDisk().read,
    ),
    "a list of the home": Feed(
        ("companion.history.sealing", "companion.history.summary_file"),
        bounds.STORE,
        sparse("store/people.json"),
        FileDisk().read,
    ),
    "a photo of the home": Feed((), bounds.KEPT_PHOTO, sparse("albums/t.1.jpg"), FileDisk().read),
    "what a browser keeps": Feed(
        ("companion.history.log", "companion.history.logdisk", "views.entry.browser_only"),
        bounds.LOG,
        lambda folder, bound: Tape(10 * bound.most),
        start_log,
    ),
    "a record of the database": Feed(
        ("companion.postgres.packing",),
        bounds.JOURNAL,
        lambda folder, bound: deflated(10 * bound.most, 15),
        lambda data: unpack(data, "t"),
    ),
    "a whole home": Feed(("companion.history.backup_file",), bounds.HOME_FILE, zeros(b""), count_tables_in),
    "what a whole home holds": Feed(
        (), SMALL_HOME, zipped("table-companion-home-1", "tables/t.journal"), take_home
    ),
    "a table with its photos": Feed(
        ("companion.sharing.bundle",), bounds.BUNDLE, zipped("table.json"), read_bundle
    ),
    "the file of it": Feed((), bounds.BUNDLE, zeros(b"PK\3\4"), read_bundle),
    "a code": Feed((), bounds.CODE, zeros(), unpack_code),
    "a text": Feed(("companion.sharing.mangling",), bounds.TEXT, letters("%"), from_text),
    "a text that is brought": Feed(
        ("views.models.carry_reading",),
        bounds.TEXT,
        zeros(b"x"),
        lambda data: read_brought(data, "x", Brought()),
    ),
    "a dropped file": Feed((), bounds.DROP, letters("data:x;base64,"), decode_dropped_file),
    "a picture": Feed(("companion.sharing.photo",), bounds.PHOTO, zeros(), find_codes),
    "a picture that unpacks": Feed(
        ("companion.sharing.picture",),
        bounds.PIXELS,
        lambda folder, bound: claiming("PNG", 50_000, 10_000),
        find_codes,
    ),
    "a picture that is kept": Feed(
        (), bounds.WEBP_PIXELS, lambda folder, bound: claiming("VP8X", 16_383, 15_300), shrink_photo
    ),
}


def refusal(act: Callable[[], object]) -> tuple[dict[str, Any], int]:
    """Return what is said of something too large, and how many bytes were held meanwhile."""
    tracemalloc.start()
    try:
        act()
    except CompanionError as error:
        return dict(error.params), tracemalloc.get_traced_memory()[1]
    except FileError as error:
        return dict(error.sentence.params), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    raise AssertionError("it was taken")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", FEEDS)
def test_ten_times_the_bound_is_refused_with_the_bound_and_takes_no_more_memory(
    name: str, tmp_path: Path
) -> None:
    feed = FEEDS[name]
    given = feed.made(tmp_path, feed.bound)
    params, held = refusal(lambda: feed.read(given))
    said = feed.bound.params()
    assert (params["size"], params["unit"]) == (said["size"], said["unit"])
    read = feed.bound.most if feed.bound.unit != "pixels" else 0
    assert held < 3 * read + SPARE


@pytest.mark.parametrize(
    ("argv", "bound"),
    [(["import", "{file}"], bounds.PLAYS), (["box", GAME.id, "--import", "{file}"], bounds.BOX)],
    ids=["import", "box"],
)
def test_the_command_line_says_the_bound(
    argv: list[str], bound: Bound, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = sparse("x")(tmp_path, bound)
    said = [each.format(file=path) for each in argv]
    assert main(["--home", str(tmp_path / "home"), *said]) != 0
    params = bound.params()
    assert f"{params['size']} {params['unit']}" in capsys.readouterr().err


async def test_an_upload_says_the_bound_and_is_read_no_further() -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while sent < 10 * bounds.BOX.most:
            sent += 16_384
            yield bytes(16_384)

    uploads = Uploads()
    upload = uploads.expect(bounds.BOX)
    ticket = {"ticket": upload.url.rpartition("/")[2]}
    request: Any = SimpleNamespace(method="PUT", path_params=ticket, headers={}, stream=endless)
    assert (await answer_upload(uploads, request)).status_code == 413
    assert sent <= bounds.BOX.most + 16_384
    with pytest.raises(CompanionError) as refused:
        await upload.receive(1)
    assert (refused.value.id, refused.value.params) == ("too-large", bounds.BOX.params())


def test_the_wire_form_of_anything_has_the_bound_of_a_record() -> None:
    with pytest.raises(WireError, match=str(bounds.RECORD.most)):
        decode(bytes(10 * bounds.RECORD.most), dict)


@pytest.mark.parametrize("said", ["[" * 10 * bounds.KEPT_BY_BROWSER.most, "[" * 19_000, 3, None])
def test_what_a_browser_keeps_of_questions_is_nothing_where_it_is_too_much(said: object) -> None:
    assert _parse_questions(said) == ()


APART = {
    "companion.commands.boxes": test_the_command_line_says_the_bound,
    "companion.commands.taking_in": test_the_command_line_says_the_bound,
    "companion.engine.wire": test_the_wire_form_of_anything_has_the_bound_of_a_record,
    "views.serving.upload_endpoint": test_an_upload_says_the_bound_and_is_read_no_further,
}
"""Modules that are fed by a test of their own."""


def test_every_reader_is_fed() -> None:
    fed = {module for feed in FEEDS.values() for module in feed.modules}
    assert OUTSIDE.keys() == fed | APART.keys()
    used = {feed.bound for feed in FEEDS.values()}
    quiet = {bounds.MESSAGE, bounds.KEPT_BY_BROWSER, bounds.HOME_CONTENT, bounds.BROUGHT}
    assert set(bounds.BOUNDS.values()) <= used | quiet
    assert QUIET
