"""The independent witness of Roll Into Town itself; conformance asks whether it and the game agree."""

from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.marks import TOKENS
from companion.games.roll_into_town.printed import numbers
from tests.conformance.tables import NAMES
from tests.effort import times
from tests.games.roll_into_town.openings import opened
from tests.games.roll_into_town.oracle_build import COSTS
from tests.games.roll_into_town.oracle_draw import DICE, DRAWN, USES
from tests.games.roll_into_town.oracle_grow import MOST
from tests.games.roll_into_town.oracle_map import cells_of, drowns, flooded, is_coast, map_of, rivers


def test_the_witness_has_the_numbers_of_the_box() -> None:
    said = numbers()
    assert (said.dice, said.icons) == (DICE, DRAWN)
    assert (said.town_hall, said.fountain) == (USES, USES)
    assert (said.most, said.start, said.exchange) == (MOST, (0, 0, 2), 2)
    assert said.costs == COSTS


def test_the_witness_has_been_told_of_every_ruling_and_every_number_of_seats() -> None:
    assert GAME.seats == range(1, 9)
    assert {ruling.id: ruling.readings for ruling in GAME.rulings} == {
        "ocean": ("any_two", "corner"),
        "fountain": ("each_use", "once_a_round"),
    }


def test_water_on_opposite_sides_floods_only_where_any_two_do() -> None:
    assert drowns(["n", "s"], "any_two")
    assert not drowns(["n", "s"], "corner")
    assert not drowns(["e"], "any_two")
    for wet in ("ne", "es", "sw", "nw", "nes"):
        assert drowns(list(wet), "corner")


def test_ocean_spreads_until_nothing_changes() -> None:
    here = {(x, y): "." for x in range(4) for y in range(2)}
    assert flooded({**here, (0, 0): "Ces", (1, 1): "Cnw"}, "any_two") == {
        **here, (0, 0): "Ces", (1, 1): "Cnw", (1, 0): "O", (0, 1): "O",
    }  # fmt: skip


def test_a_river_is_what_its_open_sides_join() -> None:
    row = {(0, 0): "Rew", (1, 0): "Rew", (2, 0): "Rns", (3, 0): "Rew"}
    assert [len(squares) for squares, _ in rivers(row)] == [2, 1, 1]


KINDS = 7
"""So many kinds of openings there are, one after the other."""


def test_other_openings_are_maps_that_the_rules_allow() -> None:
    for seats in GAME.seats:
        start = GAME.start(Setup(make_seats(*NAMES[:seats])))
        for number in range(times(18, KINDS)):
            position = opened(start, number)
            for seat, player in enumerate(position.players):
                here = map_of(position, seat)
                assert set(here.values()) <= set(TOKENS)
                assert list(here.values()).count("H") == 1
                assert len(rivers(here)) <= 1
                assert any(map(is_coast, here.values())) >= any("+b" in token for token in here.values())
                assert flooded(here, position.rulings.ocean) == here
                assert replace(player.sheet, cells=cells_of(here)) == player.sheet
