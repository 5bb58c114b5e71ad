"""The list of all plays, kept for as long as it is true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.history.disk import FileDisk
from companion.history.home import Home
from companion.history.library import Library
from companion.history.people import People
from companion.history.play_list import PlayList
from companion.history.plays import list_plays
from companion.history.summary import Summary
from tests.history.samples import clock, finished, header


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with Home.open(tmp_path / "home", disk=FileDisk(fsync=False)) as opened:
        yield opened


@pytest.fixture
def library(home: Home) -> Library:
    return Library(home, clock=clock)


@pytest.fixture
def people(home: Home) -> People:
    return People(home.store / "people.json", clock=clock, disk=home.disk)


def finish(library: Library, summary: Summary) -> None:
    library.finish(library.begin(summary.id, header(summary)), summary)


def test_plays_are_listed_once_for_as_long_as_nothing_about_them_changes(
    library: Library, people: People
) -> None:
    finish(library, finished(1))
    plays = PlayList(library, people)
    listed = plays.all()
    people.remember([("Ann", "blue"), ("Zoe", "red")])  # sitting down again changes nothing that is over
    again = plays.all()
    assert plays.all() is again
    assert again == listed == list_plays([finished(1)])


def test_plays_are_listed_anew_when_a_table_is_finished_reopened_or_deleted(
    library: Library, people: People
) -> None:
    plays = PlayList(library, people)
    assert plays.all() == ()
    for number in (1, 2):
        finish(library, finished(number))
    assert [play.summary.id for play in plays.all()] == ["t00001", "t00002"]
    library.reopen("t00001").close()
    assert [play.summary.id for play in plays.all()] == ["t00002"]
    library.discard("t00002")
    assert plays.all() == ()


def test_plays_are_listed_anew_when_somebody_is_called_something_else(
    library: Library, people: People
) -> None:
    finish(library, finished(1))
    people.remember([("Ann", "blue"), ("Bob", "red")])
    plays = PlayList(library, people)
    assert list(plays.all()[0].people) == ["ann", "bob"]
    people.rename("Ann", "Anna")
    assert [name for name, _ in plays.all()[0].people.values()] == ["Anna", "Bob"]
    people.forget("Anna")
    assert [name for name, _ in plays.all()[0].people.values()] == ["Ann", "Bob"]
