"""Drawing with dice: for every rule, how the cause a violation names is taken away."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.roll_into_town.marks import ICONS, RIVERS, SHAPES
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import cleared, said
from tests.games.roll_into_town.judging import with_squares
from tests.games.roll_into_town.params import named_words
from tests.games.roll_into_town.removers_build import clear_squares

Violations = Sequence[Violation]
BESIDE = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def put_die(position: Position, seat: int, move: Draw, violations: Violations) -> Changed:
    """Put such a die on the table, and mark no die as used."""
    assert violations[0].params["die"] == move.die
    return replace(position, dice=(move.die,)).with_sheet(seat, used=()), move


def free_die_count(position: Position, seat: int, move: Draw, violations: Violations) -> Changed:
    """Draw fewer icons than are due, or build a fresh Fountain if that is missing."""
    named = violations[0].params
    used = position.sheet(seat).used
    assert named["drawn"] == len(used)
    if named["why"] == "round":
        assert isinstance(named["due"], int)
        return position.with_sheet(seat, used=used[: named["due"]]), move
    if named["why"] == "used":
        return _within_the_round(position.with_sheet(seat, fountain_uses=0)), move
    free = next(name for name in position.printed.grid.names if name != move.at)
    return _within_the_round(
        with_squares(position, {free: "f"}, seat).with_sheet(seat, fountain_uses=0)
    ), move


def _within_the_round(position: Position) -> Position:
    """Rule that the Fountain gives several dice a round, once its one die is used."""
    return replace(position, rulings=replace(position.rulings, fountain="each_use"))


def spare_town_hall(position: Position, seat: int, move: Draw, violations: Violations) -> Changed:
    """Use the Town Hall once less than the limit."""
    most = violations[0].params["most"]
    assert isinstance(most, int)
    return position.with_sheet(seat, town_hall_uses=most - 1), move


def match_icon(position: Position, _seat: int, move: Draw, violations: Violations) -> Changed:
    """Draw the icon that the die shows."""
    (shows,) = named_words(violations[0].params, "shows")
    return position, replace(move, icon=next(one for one in ICONS if one == shows))


def move_onto_map(position: Position, _seat: int, move: Draw, violations: Violations) -> Changed:
    """Move the drawing onto the map."""
    assert violations[0].params["at"] == move.at
    return position, replace(move, at=position.printed.grid.names[-1])


def choose_sides(position: Position, _seat: int, move: Draw, _violations: Violations) -> Changed:
    """Draw sides that the icon's shapes have."""
    return position, replace(move, sides=SHAPES[move.icon][0])


def open_border(position: Position, _seat: int, move: Draw, violations: Violations) -> Changed:
    """Open a named side of the square. If none is named, draw in a corner of the map, open to the north."""
    on = named_words(violations[0].params, "sides")
    if not on:
        return position, replace(move, at="a1", sides="ns")
    return position, replace(move, sides=_shape_with_side(on[0]))


def _shape_with_side(side: str) -> str:
    return next(sides for sides in RIVERS if side in sides)


def draw_at_end(position: Position, _seat: int, move: Draw, violations: Violations) -> Changed:
    """Draw where a named end leads to, open toward it."""
    if needed := named_words(violations[0].params, "sides"):
        return position, replace(move, sides=_shape_with_side(needed[0]))
    ends = violations[0].params["ends"]
    assert isinstance(ends, tuple)
    for at in ends:
        for side, (across, down) in BESIDE.items():
            assert isinstance(at, str)
            if f"{chr(ord(at[0]) + across)}{int(at[1:]) + down}" in violations[0].cells:
                return position, replace(move, at=at, sides=_shape_with_side(side))
    raise AssertionError(f"no end is beside {ends}")


def clear_river_end(position: Position, seat: int, move: Draw, violations: Violations) -> Changed:
    """Clear the first blocked end, or the last squares of a finished river.

    Of a finished river the last squares are gone.
    """
    cells = violations[0].cells
    gone = cells[:1] if violations[0].params["why"] == "blocked" else cells
    assert gone
    return with_squares(position, dict.fromkeys(gone, "."), seat), move


REMOVERS: Mapping[str, Remover] = {
    "die": put_die,
    "icons": free_die_count,
    "no_face": said(shift=0),
    "wild": said(shift=0),
    "town_hall": spare_town_hall,
    "icon": match_icon,
    "off_map": move_onto_map,
    "occupied": cleared(clear_squares),
    "sides": choose_sides,
    "river_border": open_border,
    "river_end": draw_at_end,
    "river_done": clear_river_end,
}
