"""A result that is not final says so after export and import, as a score and in a replay."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.history.exports import to_zip
from companion.hosting.open_home import OpenHome

Run = Callable[..., Any]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a finished table of Sweet Lands whose box has read nothing."""
    folder = tmp_path / "home"
    with OpenHome.open(folder, fsync=False) as house:
        setup = Setup(make_seats("Ann", "Ben"), mode="score")
        house.client(house.tables.begin("sweet_lands", setup), None, local=True).finish()
    return folder


def write_export(run: Run, home: Path, form: str, file: Path) -> None:
    """Export the history of a home as JSON, CSV or a zip of both."""
    if form == "zip":
        with OpenHome.open(home, fsync=False) as house:
            file.write_bytes(to_zip(tuple(house.tables.library.summaries.all()), house.albums.content))
    else:
        assert run("export", "--home", home, "--format", form, "--output", file).status == 0


def winners(home: Path) -> tuple[str, ...]:
    """List the people who have won the only table of a home."""
    with OpenHome.open(home, fsync=False) as house:
        (summary,) = house.tables.library.summaries.all()
        return tuple(seat.name for seat in summary.winners)


@pytest.mark.parametrize("form", ["json", "csv", "zip"])
def test_an_export_taken_in_again_is_as_unfinished_as_it_was(
    run: Run, home: Path, tmp_path: Path, form: str
) -> None:
    unread = run("history", "--home", home, "--json").object["unread"]
    assert unread > 0
    file, again = tmp_path / f"history.{form}", tmp_path / "again"
    for source, target in ((home, again), (again, tmp_path / "thrice")):
        write_export(run, source, form, file)
        assert run("import", "--home", target, file).status == 0
        assert run("history", "--home", target, "--json").object["unread"] == unread
        assert winners(target) == ()
        assert "Not final" in run("history", "--home", target).out


def write_records(home: Path, folder: Path) -> list[Path]:
    """Write the records of a home's tables as files."""
    written = []
    with OpenHome.open(home, fsync=False) as house:
        for summary in house.tables.library.summaries.all():
            table = house.tables.replay_table(summary.id)
            written.append(folder / f"{summary.id}.json")
            written[-1].write_bytes(Codec(table.game).encode_record(table.record))
    return written


@pytest.mark.parametrize("form", ["", "json", "csv"])
def test_score_and_replay_of_its_record_say_not_final(
    run: Run, home: Path, tmp_path: Path, form: str
) -> None:
    unread, again = run("history", "--home", home, "--json").object["unread"], home
    if form:
        again = tmp_path / "again"
        write_export(run, home, form, tmp_path / f"history.{form}")
        assert run("import", "--home", again, tmp_path / f"history.{form}").status == 0
    (record,) = write_records(again, tmp_path)
    for command in ("score", "replay"):
        assert run(command, record, "--json").object["unread_count"] == unread
        assert "Not final" in run(command, record).out


def test_the_position_that_a_replay_writes_can_still_be_read(run: Run, home: Path, tmp_path: Path) -> None:
    (record,) = write_records(home, tmp_path)
    _, _, position = run("replay", record).out.partition("\n\n")
    typed = tmp_path / "typed.toml"
    typed.write_text(position, encoding="utf-8")
    assert run("score", typed, "--json").object["unread_count"] > 0
