"""The game against the independent witness, step by step through random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from companion.engine.setup import Setup, seated
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.marks import BUILDINGS, COASTS, ICONS, RIVERS, TOKENS
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import STEPS, Position
from companion.games.roll_into_town.printed import Goods, numbers
from tests.conformance.checks import check_score
from tests.conformance.tables import NAMES
from tests.effort import times
from tests.games.disorder import first_shown
from tests.games.roll_into_town import oracle
from tests.games.roll_into_town.mending import corrections
from tests.games.roll_into_town.openings import opened
from tests.games.roll_into_town.oracle_build import COSTS
from tests.games.roll_into_town.oracle_draw import DICE, DRAWN, USES
from tests.games.roll_into_town.oracle_grow import MOST
from tests.games.roll_into_town.oracle_map import (
    cells_of,
    drowns,
    flooded,
    is_coast,
    map_of,
    name_of,
    rivers,
)
from tests.games.roll_into_town.parts import PARTS

GAMES_EACH = times(4, 2)
"""How many games there are for each number of seats."""

LOOKS = 0.1
"""The share of positions at which verdicts, moves and scores are compared; effects are at every step."""

LIMIT = 6_000
"""Steps after which a game counts as endless."""

JUDGED = 150
"""So many of the moves that can be named are judged, and all legal ones."""

SAID = Counter[str]()
"""How much was compared, by what it was."""

MAPS = (
    "",
    "",
    "........./........./........./........./....H..../........./........./........./.........",
    "...O.../......./..TT.../...H.../......./.M...F./.......",
    "...../...../..H../...../.....",
    "............./.....T......./.....T......./......HH...../............./.....O......./.............",
)
OUTLINES = ("", "", ".#/##/.#", "##/##", ".##/##.", "#")


def box_of(rng: Random) -> dict[str, str]:
    """What an owner's sheet shows, where it is not what ships."""
    said = {"map": rng.choice(MAPS), "cathedral": rng.choice(OUTLINES)}
    return {name: text for name, text in said.items() if text}


def table(seats: int, number: int) -> tuple[Position, Random]:
    """A numbered table and its dice: readings and sheet as they fall; the first begins with empty maps."""
    rng = Random(f"oracle/{seats}/{number}")
    rulings = {ruling.id: rng.choice(ruling.readings) for ruling in GAME.rulings}
    setup = Setup(seated(*NAMES[:seats]), rulings, start=rng.randrange(seats), box=box_of(rng))
    position = GAME.start(setup)
    return opened(position, rng.randrange(60)) if number else position, rng


# Moves ----------------------------------------------------------------------------------------------------


def anywhere(position: Position, seat: int, rng: Random, token: str = "") -> str:
    """A square, off the map now and then; one that shows something, if there is any."""
    here = map_of(position, seat)
    squares = [square for square, shown in here.items() if shown[0] == token] or list(here)
    return "n13" if rng.random() < 0.03 else name_of(rng.choice(squares))


def some_goods(rng: Random) -> Goods:
    """Something that is given away, often nothing."""
    if rng.random() < 0.4:
        return Goods()
    return Goods(*(rng.choice((0, 0, 0, 0, 1, 2, 2, 2, 4, 6, -2)) for _ in range(3)))


def anything(position: Position, seat: int, rng: Random) -> Iterator[Move]:
    """Some moves as nobody would say them."""
    for _ in range(12):
        icon = rng.choice(ICONS)
        shapes = {"river": RIVERS, "coast": COASTS}.get(icon, ("",))
        sides = rng.choice(shapes if rng.random() < 0.9 else ("", "n", "ns", "nesw", "es"))
        die = rng.choice(position.dice) if position.dice and rng.random() < 0.8 else rng.randrange(1, 7)
        token = rng.choice((".", ".", ".", ""))
        at = anywhere(position, seat, rng, token)
        yield Draw(die, icon, at, sides, rng.choice((-1, 0, 0, 1)))
    for _ in range(12):
        building, token = rng.choice(BUILDINGS), rng.choice((".", ".", "C", ""))
        at = anywhere(position, seat, rng, token)
        yield Build(building, at, rng.random() < 0.2, some_goods(rng))
    for _ in range(2):
        yield Fell(anywhere(position, seat, rng, rng.choice(("l", ""))))
        yield Grow(anywhere(position, seat, rng, "T"), anywhere(position, seat, rng, "."))
    yield Done(rng.choice(STEPS))
    yield Rub()
    yield Roll(tuple(rng.randrange(1, 7) for _ in range(rng.randrange(1, 6))))


def judged(position: Position, seat: int, move: Move) -> None:
    """Both find the same rules broken, of the same kind."""
    found = {one.rule: one.kind for one in GAME.verdict(position, seat, move).violations}
    told = oracle.faults(position, seat, move)
    assert found == told, (position, seat, move, found, told)


def compared(position: Position, rng: Random) -> None:
    """Both name the same seats, allow the same moves and count the same points."""
    seats = range(len(position.players))
    agenda = GAME.agenda(position)
    assert {seat for seat in seats if agenda.waits_for(seat)} == oracle.waits(position)
    for seat in seats:
        candidates = set(GAME.candidates(position, seat))
        legal = oracle.legal_moves(position, seat)
        moves = GAME.moves(position, seat)
        assert len(set(moves)) == len(moves)
        assert set(moves) == legal, (position, seat, set(moves) ^ legal)
        assert legal <= candidates, (position, seat, legal - candidates)
        named = sorted(candidates, key=repr)
        tried = [*rng.sample(named, min(len(named), JUDGED)), *anything(position, seat, rng)]
        for move in tried:
            judged(position, seat, move)
        SAID["verdicts"] += len(tried)
        SAID["legal moves"] += len(legal)
    check_score(GAME, PARTS, position)


def chosen(position: Position, rng: Random) -> tuple[int, Move]:
    """A legal move of somebody who is asked, every kind as likely, but rubbing out."""
    seat = rng.choice(sorted(oracle.waits(position)))
    legal = list(GAME.moves(position, seat))
    kinds = sorted({type(move).__name__ for move in legal} - ({"Rub"} if rng.random() < 0.7 else set()))
    done = "Done" if rng.random() < 0.6 and len(kinds) > 1 else ""
    kind = rng.choice([kind for kind in kinds if kind != done])
    return seat, rng.choice([move for move in legal if type(move).__name__ == kind])


def disturbed(position: Position, seat: int, rng: Random) -> Position:
    """A move that breaks a rule is let pass, or a correction made, if one is found soon."""
    if rng.random() < 0.4:
        found = first_shown(GAME, position, rng.sample(list(corrections(position, rng)), 4))
        SAID["corrections"] += found is not None
        return position if found is None else found
    candidates = [*GAME.candidates(position, seat), *anything(position, seat, rng)]
    for move in rng.sample(candidates, min(80, len(candidates))):
        verdict = GAME.verdict(position, seat, move)
        if verdict.possible and not verdict.legal:
            found = GAME.apply(position, seat, move)
            assert found == oracle.after(position, seat, move), (position, seat, move)
            SAID["overrulings"] += 1
            return found
    return position


def moved(position: Position, rng: Random) -> Position:
    """The position after a random move, which does what the witness says."""
    seat, move = chosen(position, rng)
    found = GAME.apply(position, seat, move)
    assert found == oracle.after(position, seat, move), (position, seat, move)
    SAID[type(move).__name__] += 1
    return found


def play(seats: int, number: int, *, disorder: float = 0.0) -> None:
    """A random game, compared at every step."""
    position, rng = table(seats, number)
    SAID["games"] += 1
    for _ in range(LIMIT):
        assert set(GAME.actors(position)) == oracle.waits(position), position
        if rng.random() < LOOKS / seats or position.phase == "scoring":
            compared(position, rng)
            SAID[f"positions in {position.phase}"] += 1
        if not oracle.waits(position):
            assert position.phase == "scoring"
            return
        if rng.random() < disorder:
            position = disturbed(position, rng.choice(sorted(oracle.waits(position))), rng)
        else:
            position = moved(position, rng)
    raise AssertionError(f"no end after {LIMIT} steps")


@pytest.mark.parametrize("seats", GAME.seats)
def test_game_and_witness_agree_on_every_move_effect_and_score_of_random_games(seats: int) -> None:
    for number in range(GAMES_EACH):
        play(seats, number)


@pytest.mark.parametrize("seats", GAME.seats)
def test_they_agree_on_tables_that_have_overruled_rules_and_corrected_what_lies_there(seats: int) -> None:
    for number in range(1000, 1000 + times(2, 1)):
        play(seats, number, disorder=0.08)


# The witness itself ---------------------------------------------------------------------------------------


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


def test_other_openings_are_maps_that_the_rules_allow() -> None:
    for seats in GAME.seats:
        start = GAME.start(Setup(seated(*NAMES[:seats])))
        for number in range(18):
            position = opened(start, number)
            for seat, player in enumerate(position.players):
                here = map_of(position, seat)
                assert set(here.values()) <= set(TOKENS)
                assert list(here.values()).count("H") == 1
                assert len(rivers(here)) <= 1
                assert any(map(is_coast, here.values())) >= any("+b" in token for token in here.values())
                assert flooded(here, position.rulings.ocean) == here
                assert replace(player.sheet, cells=cells_of(here)) == player.sheet
