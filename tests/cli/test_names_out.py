"""A name that would command a terminal or turn the letters around it reaches no console and no page raw."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.cli import main
from companion.commands.console import CommandAnswer, Console
from companion.engine.plain_text import is_text
from companion.engine.record import Codec
from companion.engine.setup import Seat
from companion.games import GAMES
from companion.games.score_pad.sheet import Sheet
from companion.history.exported import ExportedTable
from companion.history.people import Person
from companion.history.places import PlayedAt
from companion.history.preferences import KeptEntry
from companion.history.summary import SeatResult, Summary
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from companion.sharing.code import to_text
from companion.sharing.codec import pack
from companion.tools.chance import Roll
from tests.architecture.test_long_names import KEPT as LONG_NAMES
from tests.views.carrying import GAME, AnyTable, finish_table
from tests.views.test_pages_history import file, summary
from tests.views.visit import visit
from views.models.carry_reading import Brought, read_text

WRONG = (
    *("\u202eAnn", "An\u202dn", "\u2066Ann", "Ann\u2069", "\u200eAnn", "An\u200bn", "\ufeffAnn", "An\u00adn"),
    *("\x1b[31mAnn", "Ann\x07", "An\x00n", "\x9b2JAnn", "An\x7fn", "Ann\nBen", "Ann\r", "An\tn", "An\u2028n"),
    *("\u202e", "\x1b]0;x\x07", "A" * 39 + "\u202e"),
)
"""Names that no field of the app takes, and that a file or an older version may hold."""

SEAT: dict[str, Any] = {"name": "Ann", "colour": "teal", "total": 1, "rank": 1}
KEPT: dict[type[msgspec.Struct], tuple[dict[str, Any], tuple[str, ...]]] = {
    SeatResult: (SEAT, ("name",)),
    Summary: (
        {
            **{"id": "t1", "game": "score_pad", "rules_version": 1, "entries": 1, "seats": [SEAT]},
            **{"started_at": 0, "finished_at": 0},
        },
        ("variant",),
    ),
    Person: ({"name": "Ann", "colour": "teal", "seat": 0, "count": 1, "last_at": 0}, ("name", "also")),
    PlayedAt: ({"table": "t1", "place": "Home"}, ("place",)),
    KeptEntry: ({"game": "score_pad", "name": "Fives", "text": "{}"}, ("name",)),
    Roll: ({"number": 1, "at": 0, "kind": "dice", "sides": 6, "values": [1]}, ("by", "who")),
}
"""What keeps a name, with something that it can hold, and the fields of names in it."""


def with_name(table: AnyTable, name: str) -> AnyTable:
    """Return a table at which somebody is called so."""
    header: Any = table.header
    replaced = msgspec.structs.replace
    first, *others = header.setup.seats
    setup = replaced(header.setup, seats=(replaced(first, name=name), *others))
    return type(table).replay(table.game, type(table.record)(replaced(header, setup=setup), table.entries))


def raw(said: str) -> list[str]:
    return [ascii(letter) for letter in said if letter != "\n" and not is_text(letter)]


@pytest.fixture(scope="module")
def tables() -> dict[str, AnyTable]:
    table = finish_table()
    return {name: with_name(table, name) for name in WRONG}


def said_of(path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[str]:
    for command in ("replay", "score"):
        for form in ((), ("--json",)):
            main([command, str(path), *form])
            told = capsys.readouterr()
            yield told.out + told.err


@pytest.mark.parametrize("name", WRONG)
def test_a_record_with_such_a_name_is_read_and_told_without_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tables: dict[str, AnyTable], name: str
) -> None:
    document = Codec(GAMES[GAME]).encode_record(tables[name].record)
    (tmp_path / "game.json").write_bytes(document)
    for said in said_of(tmp_path / "game.json", capsys):
        assert said
        assert raw(said) == []
        assert "Traceback" not in said
    seat = Codec(GAMES[GAME]).decode_record(document).header.setup.seats[0]
    assert seat.name
    assert raw(seat.name) == []
    assert "\n" not in seat.name


@pytest.mark.parametrize("name", WRONG)
def test_a_code_with_such_a_name_is_brought_without_it(tables: dict[str, AnyTable], name: str) -> None:
    carried = read_text(to_text(pack(tables[name])), Brought()).carried
    assert carried is not None
    assert raw(carried.table.header.setup.seats[0].name) == []


@pytest.mark.parametrize("name", WRONG)
def test_no_sentence_and_no_console_says_such_a_name(name: str) -> None:
    for texts in Texts.load_all().values():
        assert raw(texts.say("app-same-name", name=name)) == []
        assert raw(texts.say("app-outcome", winners=(name,), count=1)) == []
    out = io.StringIO()
    for as_json in (True, False):
        Console(out, out, as_json=as_json, locale="en").answer(CommandAnswer({"name": name}, lambda: [name]))
    assert raw(out.getvalue()) == []
    assert json.loads(out.getvalue().splitlines()[0]) == {"name": name}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("kind", KEPT, ids=lambda kind: kind.__name__)
def test_whatever_keeps_a_name_is_read_without_it(kind: type[msgspec.Struct], name: str) -> None:
    """Summaries, people, places and rolls of a home that an older version wrote."""
    held, fields = KEPT[kind]
    for field in fields:
        written = {**held, field: [name] if field == "also" else name}
        read = getattr(msgspec.convert(written, kind), field)
        plain = read[0] if field == "also" else read
        assert plain
        assert raw(plain) == []
        assert "\n" not in plain


def test_everything_that_keeps_a_name_is_walked() -> None:
    """But a setup, whose record is read without it, and what is only written, or refuses such a name."""
    assert {kind for kind, _ in LONG_NAMES} - KEPT.keys() == {Seat, Sheet, ExportedTable}


async def test_no_page_of_an_older_history_shows_such_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Look at its lists, people, charts, one finished table, and the people offered for a new one."""
    with monkeypatch.context() as older, OpenHome.open(tmp_path, fsync=False) as house:
        for module in ("summary", "people", "places"):
            older.setattr(f"companion.history.{module}.clean_names_in", lambda *_: None)
        file(house, summary(0, "\u202eAnn", "Ben"))
        older.setattr("companion.history.people.clean_name", lambda name: name)
        house.people.remember([("\u202eAnn", "teal")])
    kept = [path for path in tmp_path.rglob("*.json") if "\u202e".encode() in path.read_bytes()]
    assert sorted(path.name for path in kept) == ["history-0001.json", "people.json"]
    async with visit(tmp_path) as phone:
        for page in ("/", "/history", "/history/t000", "/new/card_city"):
            await phone.go(page)
            assert raw("".join((*phone.texts(), *phone.names()))) == []
        await phone.go("/history")
        for tab in ("Charts", "People"):
            await phone.tap(tab)
            await phone.until(lambda: phone.shows("Ann"))
            assert raw("".join((*phone.texts(), *phone.names()))) == []


async def test_no_page_shows_such_a_name_of_an_older_home(
    tmp_path: Path, tables: dict[str, AnyTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older, OpenHome.open(tmp_path, fsync=False) as house:
        older.setattr("companion.hosting.table_manager.clean_header_names", lambda header: header)
        live = house.tables.adopt(tables["\u202eAnn"])
        assert raw(live.names[0])
        document = next(path for path in tmp_path.rglob("*") if path.is_file() and live.id in path.name)
        assert "\u202e".encode() in document.read_bytes()
    async with visit(tmp_path) as phone:
        for page in ("/", f"/t/{live.id}", f"/t/{live.id}/share", f"/t/{live.id}/setup", f"/carry/{live.id}"):
            await phone.go(page)
            assert phone.texts()
            assert raw("".join((*phone.texts(), *phone.names()))) == []
        await phone.go(f"/t/{live.id}")
        for tab in ("Table", "Score", "Log"):
            await phone.tap(tab)
            assert raw("".join((*phone.texts(), *phone.names()))) == []
