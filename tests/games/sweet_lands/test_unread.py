"""The end asks for the unread prints behind the score, with the points that each can still add."""

from itertools import islice
from random import Random

import pytest

from companion.engine.certainty import is_certain, unread_entries
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.entries import FAMILIES, family_of, field_of
from companion.games.sweet_lands.position import Player, Position
from companion.games.sweet_lands.unread import find_unread
from companion.locale import LOCALES, Texts
from tests.effort import times
from tests.games.sweet_lands.invented import text_for
from tests.games.sweet_lands.invented_games import NAMES, walk
from tests.games.sweet_lands.known import flipped, table

TEXTS = Texts.load_all()
OVER = {"phase": "scoring", "round": 5}


def ended(seed: int) -> Position:
    """Return where a random game stands after some moves, as if it had ended there."""
    seats = 1 + seed % 4
    *_, (position, _) = islice(walk(seed, seats), 250)
    return position.with_table(phase="scoring", finals=(1, 2))


def answered(position: Position, chance: Random) -> Position:
    """Return a position with every unread print read at random."""
    while asked := unread_entries(GAME, position):
        text = text_for(field_of(asked[0]).form, chance)
        position = GAME.correct(position, GAME.box.make_correction(asked[0], text))
    return position


def test_every_family_of_the_end_is_asked_at_the_end() -> None:
    blank = table(box={}, at=OVER, spots=flipped("1,0"))
    found = {family.title for family in map(family_of, unread_entries(GAME, blank)) if family}
    assert found == {family.title for family in FAMILIES if "end" in family.asked}


def test_nothing_is_asked_before_the_end() -> None:
    assert GAME.open_questions(table(box={})) == ()


def test_a_result_with_everything_read_is_final() -> None:
    position = answered(ended(1), Random(1))
    assert GAME.open_questions(position) == ()
    assert is_certain(GAME, position)


def test_a_print_that_can_change_nothing_is_not_asked() -> None:
    """Without roads, tiles or anything else on the map no multiplier matters."""
    empty = table(Player(), box={}, at={**OVER, "finals": ()})
    assert unread_entries(GAME, empty) == ("ports",)


def test_a_multiplier_that_was_entered_by_hand_is_not_asked() -> None:
    counted = table(box={}, at={**OVER, "finals": ()}, spots=flipped("1,0"), multipliers=(1, 1, 1, 1, 1, 1))
    assert unread_entries(GAME, counted) == ("ports", "A:1,0"), "the hex below the tile may be a port"


def test_the_winner_is_certain_whom_no_answer_can_overtake() -> None:
    close, far = (table(box={}, at=OVER, points=points) for points in (20, 300))
    assert not is_certain(GAME, close)
    assert is_certain(GAME, far)
    assert unread_entries(GAME, far), "the result is not final all the same"


@pytest.mark.parametrize("seed", range(times(60, 6)))
def test_no_answer_adds_more_than_was_told(seed: int) -> None:
    position, chance = ended(seed), Random(seed)
    bounds = find_unread(position)
    after = answered(position, chance)
    for before, later in zip(
        GAME.scoresheet(position).standings, GAME.scoresheet(after).standings, strict=True
    ):
        gained = later.total - before.total
        assert 0 <= gained <= sum(each[before.seat][1] for each in bounds.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_unread_is_told_with_its_points(locale: str) -> None:
    for question in GAME.open_questions(table(box={}, at=OVER, spots=flipped("1,0"))):
        notice = question.notice
        said = TEXTS[locale].about("sweet_lands", "open", notice.id, notice.params, NAMES)
        assert "sweet_lands-" not in said
        assert str(notice.params["most"]) in said
