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


def show_token(position: Position, seat: int, cells: Iterable[str], token: str) -> Position:
    """Show a token on some squares of a seat's map."""
    return with_squares(position, dict.fromkeys(cells, token), seat)


def clear_squares(position: Position, seat: int, cells: Iterable[str]) -> Position:
    """Clear some squares of a seat's map."""
    return show_token(position, seat, cells, ".")


def give_missing(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Give the seat the missing resources."""
    for violation in violations:
        position = provided(position, seat, violation.params)
    return position, move


def build_market(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Build a Market in the last corner."""
    return show_token(position, seat, position.printed.grid.names[-1:], "m"), move


def pull_down(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the named buildings. The coast below them stays."""
    cells, index = position.sheet(seat).cells, position.printed.grid.index
    for name in cells_of(violations):
        token = cells[index[name]]
        position = show_token(position, seat, [name], token.partition("+")[0] if top_of(token) else ".")
    return position, move


def lay_coast(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Draw a bare coast on the named square."""
    return show_token(position, seat, cells_of(violations), "Cn"), move


def draw_river_past(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Draw a river that flows past, above or below."""
    assert isinstance(move, Build)
    grid = position.printed.grid
    cell = grid.mask(move.at)
    past = grid.toward(cell, "n") or grid.toward(cell, "s")
    return show_token(position, seat, grid.names_of(past), "Rew"), move


def clear_above(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Clear the named square. A Lighthouse in the first row moves down."""
    assert isinstance(move, Build)
    if violations[0].params["why"] == "off":
        assert not violations[0].cells
        return show_token(position, seat, [move.at], "."), replace(move, at=f"{move.at[0]}2")
    return clear_squares(position, seat, cells_of(violations)), move


def move_cathedral(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Move the Cathedral to a place that it fits."""
    assert isinstance(move, Build)
    first = min(position.printed.outlines(move.mirrored))
    return position, replace(move, at=position.printed.grid.names[first])


def put_lumberjack(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Put a lumberjack there, or on the first square instead of one off the map."""
    assert isinstance(move, Fell)
    cells = violations[0].cells or ("a1",)
    return show_token(position, seat, cells, "l"), Fell(cells[0])


def surround_with_trees(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Surround the named squares with trees."""
    grid = position.printed.grid
    return show_token(position, seat, grid.names_of(grid.halo(grid.mask(*cells_of(violations)))), "T"), move


def start_forest(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Add a growing forest with the tree's forest square."""
    assert isinstance(move, Grow)
    growing = (*position.sheet(seat).forests, Forest((move.forest,), 1))
    return position.with_sheet(seat, forests=growing), move


def owe_tree(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Owe one more tree to the forest that begins on the first named square."""
    first = cells_of(violations)[0]
    growing = (
        replace(one, due=len(one.grown) + 1) if one.cells[0] == first else one
        for one in position.sheet(seat).forests
    )
    return position.with_sheet(seat, forests=tuple(growing)), move


def move_beside_forest(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Move the new tree beside a named one."""
    assert isinstance(move, Grow)
    grid = position.printed.grid
    around = grid.orthogonal(grid.mask(*cells_of(violations)))
    return position, replace(move, at=grid.names_of(around)[0])


REMOVERS: Mapping[str, Remover] = {
    "price": give_missing,
    "market": build_market,
    "exchange": said(given=Goods()),
    "once": pull_down,
    "mirror": said(mirrored=False),
    "built_over": cleared(clear_squares),
    "coast": lay_coast,
    "beside": draw_river_past,
    "bottom": lay_coast,
    "top": clear_above,
    "outline": move_cathedral,
    "lumberjack": put_lumberjack,
    "no_trees": surround_with_trees,
    "forest": start_forest,
    "grown": owe_tree,
    "beside_forest": move_beside_forest,
}
"""By rule id. ``off_map`` and ``occupied`` are shared with drawing, see ``removers_draw``."""
