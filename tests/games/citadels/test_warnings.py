"""Where mirror and table disagree is noticed, and nowhere else."""

import pytest

from companion.games import GAMES
from companion.games.citadels.position import Position
from companion.games.citadels.warnings import warnings
from companion.locale.texts import Texts
from tests.games.citadels.tables import player, table

GAME = GAMES["citadels"]
TEXTS = Texts.load_all()
NAMES = ("Ann", "柏", "Cy", "Di")
EIGHT = "temple church monastery manor castle tavern market docks"


def warned(position: Position) -> list[str]:
    return [notice.id for notice in warnings(position)]


def test_a_table_as_it_should_be_is_not_warned_about() -> None:
    assert warned(table(player("temple manor", cards="keep"), EIGHT, first=1)) == []
    assert warned(table(EIGHT, phase="scoring")) == []


BROKEN = [
    ("copies", table("library", "library")),
    ("copies", table("fortress", "fortress", "fortress")),
    ("copies", table(player("library", cards="library"))),
    ("twice", table("temple temple")),
    ("deck", table(player(hand=40), player(hand=26))),
    ("first", table(EIGHT, "temple", first=1)),
]


@pytest.mark.parametrize(("warning", "position"), BROKEN, ids=[name for name, _ in BROKEN])
def test_what_cannot_be_is_warned_about_in_every_language(warning: str, position: Position) -> None:
    notices = list(warnings(position))
    assert [notice.id for notice in notices] == [warning]
    for texts in TEXTS.values():
        said = texts.about("citadels", "warning", warning, notices[0].params, NAMES)
        assert "citadels" not in said
        assert "{" not in said


def test_the_66th_card_is_one_more_in_the_deck() -> None:
    full = [player(hand=33), player(hand=33)]
    assert warned(table(*full, seats=2)) == ["deck"]
    assert warned(table(*full, seats=2, readings={"great_wall": "in"})) == []


def test_others_cards_are_not_looked_at_by_whoever_may_not_see_them() -> None:
    position = table("library", player(cards="library"), role="king")
    assert warned(position) == ["copies"]
    assert warned(GAME.view(position, 0)) == []
    assert warned(GAME.view(position, 1)) == ["copies"]


def test_a_city_that_was_first_and_of_which_two_are_complete_is_fine() -> None:
    assert warned(table(EIGHT, EIGHT, first=0)) == []
