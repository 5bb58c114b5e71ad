"""`companion replay`: any step of a record, its log, and its fingerprint."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.engine.record import Codec
from companion.engine.wire import digest
from companion.files.position import read_position
from companion.games.card_city.moves import Build, SetMoney
from companion.games.card_city.position import Position

Run = Callable[..., Any]


@pytest.mark.parametrize("step", [0, 1, 17, None])
def test_a_record_is_shown_at_any_step(run: Run, record: Path, played: Any, step: int | None) -> None:
    shown = run("replay", record, "--json", *(() if step is None else ("--to", step))).object
    number = len(played.done) if step is None else step
    position = played.at_step(number)
    assert (shown["step"], shown["steps"], shown["entries"]) == (number, len(played.done), played.seq)
    assert msgspec.convert(shown["position"], Position) == position
    assert shown["digest"] == digest(position)
    assert [line["step"] for line in shown["log"]] == list(range(1, number + 1))
    assert all(line["text"] for line in shown["log"])


def test_people_read_the_log_and_then_the_position_as_they_would_type_it(
    run: Run, record: Path, played: Any
) -> None:
    log, _, position = run("replay", record, "--to", 20).out.partition("\n\n")
    assert log.splitlines()[0].endswith(f"after step 20 of {len(played.done)}")
    assert len(log.splitlines()) == 21
    assert read_position(position.encode(), "t", "score").position == played.at_step(20)


def test_what_was_taken_back_does_not_stand(run: Run, played: Any, tmp_path: Path) -> None:
    path = tmp_path / "undone.json"
    path.write_bytes(Codec(played.game).encode_record(played.undo(at=1_700_000_000_000).record))
    shown = run("replay", path, "--json").object
    assert (shown["steps"], shown["entries"]) == (len(played.done) - 1, played.seq + 1)


def test_overrulings_and_corrections_are_in_the_log(run: Run, played: Any, tmp_path: Path) -> None:
    step = next(n for n, one in enumerate(played.done) if played.at_step(n).phase == "build")
    table = played
    while len(table.done) > step:
        table = table.undo(at=1_700_000_000_000)
    seat = next(seat for seat, town in enumerate(table.position.towns) if town.hand)
    card = table.position.towns[seat].hand[0]
    table = table.correct(SetMoney(seat, 99), at=1_700_000_000_000)
    table = table.overrule(seat, Build(card, "a9"), at=1_700_000_000_000, note="so be it")
    path = tmp_path / "overruled.json"
    path.write_bytes(Codec(table.game).encode_record(table.record))
    *_, corrected, overruled = run("replay", path, "--json").object["log"]
    assert (corrected["entry"], overruled["entry"]) == ("correct", "overrule")
    assert "99" in corrected["text"]
    assert "The table overruled: contact." in overruled["text"]
    verdict = run("check", path, "--json").object["verdicts"][-1]
    assert {one["rule"] for one in verdict["violations"]} == {"contact"}


def test_a_step_that_is_not_there_is_refused_with_those_there_are(
    run: Run, record: Path, played: Any
) -> None:
    for step in (-1, len(played.done) + 1):
        ran = run("replay", record, "--to", step, "--json")
        assert ran.status == 2
        assert ran.object["error"]["field"] == "--to"
        assert ran.object["error"]["expected"] == f"a whole number from 0 to {len(played.done)}"


def test_a_record_that_was_changed_is_refused_with_the_entry(run: Run, record: Path) -> None:
    content = json.loads(record.read_text(encoding="utf-8"))
    content["entries"][4]["digest"] = "0123456789ab"
    record.write_text(json.dumps(content), encoding="utf-8")
    for command in ("replay", "score", "check"):
        ran = run(command, record)
        assert ran.status == 2
        assert "entries[4]" in ran.err
        assert "Entry 5 does not follow" in ran.err
