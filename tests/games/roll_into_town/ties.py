"""Roll Into Town: of equal points the houses alone decide, and then the place is shared."""

from collections.abc import Mapping

from companion.games.roll_into_town.position import Position
from tests.conformance.ties import Tie, Ties

THREE = ("Rns h h h . . . . .", "Rns . t . . . . . .", "Rns . . . . . . . .")
"""Three houses 6, all at the tavern 3, three river squares 3."""

TWO = ("Cn Cn Cn Cn Cn Cn Cn Cn .", ". . . . . . . . .", ". h h . . . . . .")
"""Two houses 4, eight coasts 8."""

ALSO_THREE = ("Cn Cn Cn Cn Cn Cn . . .", ". . . . . . . . .", ". h h h . . . . .")
"""Three houses 6, six coasts 6."""


def figures(position: Position) -> list[Mapping[str, int]]:
    """Two points for each house, and nothing for taverns."""
    return [{"houses": 2 * player.sheet.cells.count("h")} for player in position.players]


def seats(**told: tuple[str, ...]) -> str:
    """Seats with a map each, its last rows left out."""
    empty, hall = ". . . . . . . . .", ". . . . H . . . ."
    return 'game = "roll_into_town"\n' + "".join(
        f'[[seats]]\nname = "{name}"\nmap = """\n' + "\n".join((*rows, empty, hall, *[empty] * 4)) + '\n"""\n'
        for name, rows in told.items()
    )


TIES = Ties(
    figures,
    (
        Tie(
            ("houses",),
            seats(Ann=TWO, Bo=THREE),
            ("Bo before Ann: equal points, and the houses alone decide, 6 against 4.",),
        ),
        Tie(
            ("shared",),
            seats(Ann=THREE, Bo=ALSO_THREE),
            ("Ann and Bo share place 1: their points are equal, and so are the points of their houses.",),
        ),
        Tie(
            ("shared", "houses", "shared"),
            seats(Ann=TWO, Bo=THREE, Cy=TWO, Di=TWO, Eva=ALSO_THREE),
            (
                "Bo and Eva share place 1: their points are equal, and so are the points of their houses.",
                "Bo and Eva before Ann, Cy and Di: equal points, and the houses alone decide, 6 against 4.",
                "Ann, Cy and Di share place 3: "
                "their points are equal, and so are the points of their houses.",
            ),
        ),
        Tie((), seats(Ann=THREE, Bo=THREE[:1] + TWO[1:]), ()),
    ),
)
