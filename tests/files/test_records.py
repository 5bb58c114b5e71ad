"""A record is read from a document or a journal, replayed, and refused where it does not fit the rules."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.engine.record import Codec
from companion.engine.table import Table
from companion.engine.wire import encode
from companion.files.errors import FileError
from companion.files.loaded import read_shown, read_table
from companion.files.record import read_record
from companion.games import GAMES
from companion.history.journal_format import SEED, seal_line
from tests.effort import times
from tests.files.typed_files import Refusal

AnyTable = Table[Any, Any, Any]

GAME = GAMES["card_city"]


def document(table: AnyTable) -> bytes:
    return Codec(GAME).encode_record(table.record)


def journal(lines: list[bytes]) -> bytes:
    data, checksum = b"", SEED
    for payload in lines:
        line, checksum = seal_line(payload, checksum)
        data += line
    return data


def payloads(table: AnyTable) -> list[bytes]:
    return [encode(table.header), *(encode(entry) for entry in table.entries)]


def test_a_document_leads_to_its_table(played: AnyTable) -> None:
    assert read_record(document(played), "r") == played


def test_a_journal_leads_to_its_table(played: AnyTable) -> None:
    assert read_record(journal(payloads(played)), "r") == played


def test_the_unfinished_last_line_of_a_journal_does_not_count(played: AnyTable) -> None:
    data = journal(payloads(played))
    assert read_record(data[:-5], "r").entries == played.entries[:-1]


def test_what_a_file_is_is_told_from_its_bytes(played: AnyTable, tmp_path: Path, everything: str) -> None:
    for name, data in (("a", document(played)), ("b", journal(payloads(played)))):
        (tmp_path / name).write_bytes(data)
        assert read_shown(tmp_path / name, "score").position == played.position
        assert read_table(tmp_path / name) == played
    (tmp_path / "c").write_text(everything)
    assert read_shown(tmp_path / "c", "score").names == ("Ann", "Bo")


def test_a_position_file_is_no_record(tmp_path: Path, everything: str, refusal: Refusal) -> None:
    (tmp_path / "c").write_text(everything)
    assert refusal(lambda: read_table(tmp_path / "c")).sentence.id == "file-no_record"


def test_a_changed_line_of_a_journal_is_refused_with_its_number(played: AnyTable, refusal: Refusal) -> None:
    lines = journal(payloads(played)).split(b"\n")
    lines[4] = lines[4].replace(b"1700", b"1701")
    error = refusal(lambda: read_record(b"\n".join(lines), "r"))
    assert (error.line, error.sentence.id) == (5, "file-journal")


def test_an_entry_that_does_not_follow_is_refused_with_its_place(played: AnyTable, refusal: Refusal) -> None:
    content = json.loads(document(played))
    content["entries"][6]["digest"] = "0" * 12
    error = refusal(lambda: read_record(json.dumps(content).encode(), "r"))
    assert (error.field, error.sentence.id) == ("entries[6]", "file-diverged")
    lines = payloads(played)
    lines[7] = encode(content["entries"][6])
    error = refusal(lambda: read_record(journal(lines), "r"))
    assert (error.line, error.sentence.id) == (8, "file-diverged")


def test_an_entry_of_a_seat_that_is_not_there_is_refused(played: AnyTable, refusal: Refusal) -> None:
    content = json.loads(document(played))
    content["entries"][2]["seat"] = 5
    assert refusal(lambda: read_record(json.dumps(content).encode(), "r")).field == "entries[2]"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda content: content["header"].update(game="chess"), "header.game"),
        (lambda content: content["header"].pop("game"), "header"),
        (lambda content: content["header"].update(extra=1), "header"),
        (lambda content: content["header"]["setup"].update(seats=[]), "header.setup.seats"),
        (
            lambda content: content["header"]["setup"].update(rulings={"limit": "x"}),
            "header.setup.rulings.limit",
        ),
        (lambda content: content["entries"][3].update(seq="4"), "entries[3].seq"),
        (lambda content: content.update(entries={}), "entries"),
    ],
)
def test_a_wrong_field_of_a_document_is_named(
    played: AnyTable, refusal: Refusal, change: Callable[[dict[str, Any]], object], field: str
) -> None:
    content = json.loads(document(played))
    change(content)
    assert refusal(lambda: read_record(json.dumps(content).encode(), "r")).field == field


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, refusal: Refusal) -> None:
    assert refusal(lambda: read_shown(tmp_path / "none", "score")).sentence.params == {"reason": "ENOENT"}
    assert refusal(lambda: read_shown(tmp_path, "score")).sentence.params == {"reason": "EISDIR"}


@given(data=st.data())
@settings(max_examples=times(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_change_of_a_record_is_read_or_refused(played: AnyTable, data: st.DataObject) -> None:
    content = json.loads(document(played))
    content["entries"] = content["entries"][:8]
    text = json.dumps(content)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        text = text[:place] + data.draw(st.text('0123456789"{}[],RCLIP-', max_size=4)) + text[place + 1 :]
    try:
        table = read_record(text.encode(), "r")
    except FileError:
        return
    GAME.scoresheet(table.position)
