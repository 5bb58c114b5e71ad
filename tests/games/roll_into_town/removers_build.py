"""Building, gathering and growing: for every rule, how the cause a violation names is taken away."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.roll_into_town.marks import top_of
from companion.games.roll_into_town.moves import Build, Fell, Grow, Move
from companion.games.roll_into_town.position import Forest, Position
from companion.games.roll_into_town.printed import Goods
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import cells_of, cleared, said
from tests.games.roll_into_town.judging import with_squares
from tests.games.roll_into_town.params import provided

Violations = Sequence[Violation]


def shown(position: Position, seat: int, cells: Iterable[str], token: str) -> Position:
    """Return the position with some squares of a seat's map showing something."""
    return with_squares(position, dict.fromkeys(cells, token), seat)


def bare(position: Position, seat: int, cells: Iterable[str]) -> Position:
    """Return the position with nothing on some squares of a seat's map."""
    return shown(position, seat, cells, ".")


def paid_for(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the seat has what is missing, too."""
    for violation in violations:
        position = provided(position, seat, violation.params)
    return position, move


def market(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that a Market stands in the last corner."""
    return shown(position, seat, position.printed.grid.names[-1:], "m"), move


def pulled_down(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the named buildings. The coast below them stays."""
    cells, index = position.sheet(seat).cells, position.printed.grid.index
    for name in cells_of(violations):
        token = cells[index[name]]
        position = shown(position, seat, [name], token.partition("+")[0] if top_of(token) else ".")
    return position, move


def a_coast(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named square is a bare coast."""
    return shown(position, seat, cells_of(violations), "Cn"), move


def beside(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Draw a river that flows past, above or below."""
    assert isinstance(move, Build)
    grid = position.printed.grid
    cell = grid.mask(move.at)
    past = grid.toward(cell, "n") or grid.toward(cell, "s")
    return shown(position, seat, grid.names_of(past), "Rew"), move


def room_above(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named square is empty. From the first row the Lighthouse moves down."""
    assert isinstance(move, Build)
    if violations[0].params["why"] == "off":
        assert not violations[0].cells
        return shown(position, seat, [move.at], "."), replace(move, at=f"{move.at[0]}2")
    return bare(position, seat, cells_of(violations)), move


def fitting(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Move the Cathedral to a place that it fits."""
    assert isinstance(move, Build)
    first = min(position.printed.outlines(move.mirrored))
    return position, replace(move, at=position.printed.grid.names[first])


def lumberjack(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Put a lumberjack there, or on the first square instead of one off the map."""
    assert isinstance(move, Fell)
    cells = violations[0].cells or ("a1",)
    return shown(position, seat, cells, "l"), Fell(cells[0])


def trees(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that there are trees all around."""
    grid = position.printed.grid
    return shown(position, seat, grid.names_of(grid.halo(grid.mask(*cells_of(violations)))), "T"), move


def forest(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Let such a forest grow."""
    assert isinstance(move, Grow)
    growing = (*position.sheet(seat).forests, Forest((move.forest,), 1))
    return position.with_sheet(seat, forests=growing), move


def growing_on(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Let the forest that begins on the first named square have one more tree to grow."""
    first = cells_of(violations)[0]
    growing = (
        replace(one, due=len(one.grown) + 1) if one.cells[0] == first else one
        for one in position.sheet(seat).forests
    )
    return position.with_sheet(seat, forests=tuple(growing)), move


def beside_forest(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the new tree stands beside one of the named ones."""
    assert isinstance(move, Grow)
    grid = position.printed.grid
    around = grid.orthogonal(grid.mask(*cells_of(violations)))
    return position, replace(move, at=grid.names_of(around)[0])


REMOVERS: Mapping[str, Remover] = {
    "price": paid_for,
    "market": market,
    "exchange": said(given=Goods()),
    "once": pulled_down,
    "mirror": said(mirrored=False),
    "built_over": cleared(bare),
    "coast": a_coast,
    "beside": beside,
    "bottom": a_coast,
    "top": room_above,
    "outline": fitting,
    "lumberjack": lumberjack,
    "no_trees": trees,
    "forest": forest,
    "grown": growing_on,
    "beside_forest": beside_forest,
}
"""By rule id. ``off_map`` and ``occupied`` are shared with drawing, see ``removers_draw``."""
