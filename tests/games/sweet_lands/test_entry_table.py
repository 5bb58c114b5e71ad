"""The table of entries: every family is asked somewhere, and has its words in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from companion.games.sweet_lands import GAME, dues, moves, scoring
from companion.games.sweet_lands.entries import FAMILIES, Family, field_of, is_asked
from companion.games.sweet_lands.phases import free_action
from companion.games.sweet_lands.position import Due, Player, Position, Spot
from companion.locale import LOCALES, Texts
from tests.effort import on_its_day
from tests.games.sweet_lands.invented_games import walk
from tests.games.sweet_lands.known import BOX, table, without

TEXTS = Texts.load_all()
Asked = tuple[str, str]
"""Moment and title of a family that was asked for."""


def asked_at(position: Position, seat: int) -> Iterator[Asked]:
    """Yield what a table asks for: before any legal move, and for the seat's next due."""
    for name in dues.asked_entries(position, seat):
        yield "due", field_of(name).title
    for move in (*GAME.moves(position, seat), *waiting_moves(position, seat)):
        for name in GAME.box.entries_of(position, seat, move):
            if not GAME.box.is_tracked(position, name):
                yield "move", field_of(name).title


def waiting_moves(position: Position, seat: int) -> Iterator[moves.Free]:
    """Yield the free actions that only wait for a condition to be read."""
    for move in free_action.every_free(position, seat):
        if free_action.waits_for_reading(GAME.verdict(position, seat, move)):
            yield move


def rare_tables() -> Iterator[Position]:
    """Yield tables that random games seldom reach."""
    tent = (Spot("1,0", "flipped", property="tent", number=1),)
    yield table(dues=(Due("print", 1, "special-3"),), box=without("special-3"))
    yield table(dues=(Due("food"),), food=11, box=without("food"))
    yield table(dues=(Due("rabbit"),), spots=tent, food=8)
    yield table(dues=(Due("print", 1, "rabbit-3", "", 1),), box=without("rabbit-3"))
    yield table(dues=(Due("print", 1, "track-1-last"),), box=without("track-1-last"))
    yield table(dues=(Due("print", 1, "card-9", "", 3),))
    yield table(dues=(Due("print", 1, "1a-house-2"),), box=without("1a-house-2"))
    yield table(dues=(Due("print", 1, "skill-9", "", 1),))
    yield table(dues=(Due("print", 1, "1a-tower!"),))
    built = (Spot("1,0", "flipped"),)
    yield table(dues=(Due("price", 1, "row-1"),), food=7, box=without("discount-1"))
    yield table(dues=(Due("property"),), spots=built, food=7, box=without("discount-1"))
    yield table(spots=tent, wonder=True)
    yield table()


@cache
def asked_somewhere() -> frozenset[Asked]:
    """Collect what random games from an empty box and a few rare tables ask for."""
    found: set[Asked] = set()
    for seed in range(10):
        last = None
        for position, seat in islice(walk(seed, 1 + seed % 4, advanced="with"), 300):
            found.update(asked_at(position, seat))
            last = position
        assert last is not None
        found |= {("end", field_of(name).title) for name in scoring.unread_entries(last)}
    for position in rare_tables():
        found.update(asked_at(position, 0))
    return frozenset(found)


@pytest.mark.parametrize("family", on_its_day(FAMILIES, 3), ids=lambda family: family.title)
def test_every_family_is_asked_at_each_of_its_moments(family: Family) -> None:
    wanted = {(moment, family.title) for moment in family.asked if moment != "box"}
    assert wanted <= asked_somewhere()


def test_nothing_is_asked_at_a_moment_that_the_table_does_not_name() -> None:
    named = {(moment, family.title) for family in FAMILIES for moment in family.asked}
    assert asked_somewhere() <= named


def test_what_only_the_box_asks_decides_nothing_in_a_game() -> None:
    assert {family.title for family in FAMILIES if family.asked == ("box",)} == {"map"}


def test_an_unknown_name_is_asked_at_no_moment() -> None:
    assert not is_asked("area-K", "due")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.title)
def test_every_family_is_said_in_every_language(family: Family, locale: str) -> None:
    texts = TEXTS[locale]
    assert texts.has(f"sweet_lands-section-{family.section}")
    for name, _params in islice(family.names(), 40):
        said = texts.about("sweet_lands", "printed", family.title, field_of(name).params, ())
        assert "sweet_lands-" not in said
        assert "{" not in said


def test_the_clock_tower_rests_on_its_characters_condition() -> None:
    tower = moves.Free(8, at="1,0")
    assert GAME.box.entries_of(table(), 0, tower) == ("1a-tower",)
    assert GAME.box.entries_of(table(character=""), 0, tower) == ()


def test_a_table_with_everything_read_asks_for_nothing_it_knows() -> None:
    position = table(Player(), dues=(Due("print", 1, "helper-1"),))
    assert "helper-1" in BOX
    assert dues.asked_entries(position, 0) == ()
