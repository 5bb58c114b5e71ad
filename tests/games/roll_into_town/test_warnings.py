"""Where a sheet shows what cannot have come about by the rules is noticed, and nowhere else."""

from random import Random

import pytest
from msgspec.structs import replace

from companion.engine.owners_box import SetPrinted
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.warnings import warnings
from tests.games.roll_into_town.counted import NAMES, after, ended, playing
from tests.games.roll_into_town.openings import opened
from tests.games.roll_into_town.test_scoring import FINAL
from tests.games.telling import TEXTS

GAME = GAMES["roll_into_town"]


def warned(position: Position) -> list[str]:
    return [notice.id for notice in warnings(position)]


def test_a_table_as_it_should_be_is_not_warned_about() -> None:
    assert warned(ended(FINAL, "")) == []
    used = {"town_hall_uses": 3, "fountain_uses": 3, "food": 9, "wood": 9, "stone": 9}
    assert warned(playing("f m", step="construct", **used)) == []


BROKEN = [
    ("goods", playing("", wood=10)),
    ("town_hall", playing("", town_hall_uses=4)),
    ("fountain", playing("f", fountain_uses=4)),
    ("no_fountain", playing("", fountain_uses=1)),
    ("once", ended("f . f")),
    ("once", ended("m\nm")),
    ("lighthouse", ended("Cn+L")),
    ("lighthouse", ended(". .+l")),
    ("lighthouse", ended(".+l .+l\nCe+L Ce+L")),
    ("lighthouse", ended(".+l\n.\nCe+L")),
    ("lighthouse", ended("Ce+L\n.+l")),
    ("cathedral", ended("c")),
    ("cathedral", ended("c c\nc\nc")),
    ("cathedral", ended("c . c\nc . c\nc c c c")),
    ("rivers", ended("Rns Rns")),
    ("inland", ended(". . .\n. Rew Rew")),
    ("inland", ended(". . . .\n. Res Rsw\n. Rne Rnw")),
    ("ocean", ended("Cs\nO")),
    ("ocean", ended(". Cs\n. O .\n. O O\n. O O")),
    ("ocean", ended("O O\nO O")),
    ("ocean", ended("Cs\nO\nCn", rulings={"ocean": "corner"})),
]


@pytest.mark.parametrize(("warning", "position"), BROKEN, ids=[name for name, _ in BROKEN])
def test_what_cannot_be_is_warned_about_in_every_language(warning: str, position: Position) -> None:
    notices = list(warnings(position))
    assert [notice.id for notice in notices] == [warning]
    for texts in TEXTS.values():
        assert texts.has(f"roll_into_town-warning-{warning}")
        said = texts.about("roll_into_town", "warning", warning, notices[0].params, NAMES)
        assert "roll_into" not in said
        assert "{" not in said
        assert "Ann" in said


def test_either_cathedral_is_fine_and_so_is_an_ocean_between_two_coasts() -> None:
    assert warned(ended("c\nc\nc c")) == warned(ended(". c\n. c\nc c")) == []
    assert warned(ended("Cs\nO\nCn")) == []


def test_an_ocean_that_others_have_made_is_explained_by_the_coasts_behind_them() -> None:
    chain = ". Cs Cs Cs\nCe O O O"
    assert warned(ended(chain)) == []
    assert [notice.params["cells"] for notice in warnings(ended(". . Cs Cs\nCe O O O"))] == [
        ("b2", "c2", "d2")
    ]


def test_what_is_printed_needs_no_explanation() -> None:
    printed = playing().printed.texts["map"]
    assert warned(after(playing(), SetPrinted("map", "O" + printed[1:]))) == []


def test_every_seat_is_warned_about_by_its_name() -> None:
    position = playing("", "", "").with_sheet(1, wood=12).with_sheet(2, food=10)
    assert [notice.seat for notice in warnings(position)] == [1, 2]
    (first, _) = warnings(position)
    said = TEXTS["en"].about("roll_into_town", "warning", first.id, first.params, NAMES)
    assert said == "柏 has 12 wood. Nobody keeps more than 9."


@pytest.mark.parametrize("reading", ["any_two", "corner"])
def test_nothing_is_warned_about_in_any_game_that_keeps_the_rules(reading: str) -> None:
    for number in range(6):
        start = GAME.start(Setup(make_seats("Ann", "Bo"), {"ocean": reading}))
        begins = opened(start, number)
        for step, (before, *_) in enumerate(playout(GAME, begins, Random(number))):
            if step % 9 == 0:
                assert warned(before) == [], replace(before, own=())
