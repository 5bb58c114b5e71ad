"""Sweet Lands: of equal points more rabbits on the map decide, and then the place is shared."""

from collections.abc import Mapping

from companion.games.sweet_lands.position import Position
from tests.conformance.ties import Tie, Ties

DRAWN = 'points = 20\nmap = ["0,0 house rabbit", "1,0 flipped tent rabbit", "0,1 flipped lab"]'
"""A map of two rabbits."""

TWO = "points = 20\non_map = {rabbits = 2}"
THREE = "points = 20\non_map = {rabbits = 3}"
"""Maps that are only counted."""

ELEMENTS = ("terrain", "rabbits", "roads", "properties", "automated", "industry")
BOX = "[box]\nport_points = [0, 2, 5, 9, 14]\n[box.entries]\n" + "".join(
    f'track-{track} = "4;{element}"\ntrack-{track}-0 = "none;0"\n'
    for track, element in enumerate(ELEMENTS, 1)
)
BOX += '"A:0,1" = "wheat"\n"A:1,0" = "wheat"\n"A:0,0" = "wheat"\n'
"""Prints that the score rests on, so that nothing is open at the end. Nothing here gives points."""


def figures(position: Position) -> list[Mapping[str, int]]:
    """Return the rabbits of each seat's map, drawn or counted."""
    return [
        {"rabbits": player.counted.rabbits if player.counted else len([s for s in player.spots if s.rabbit])}
        for player in position.players
    ]


def seats(**told: str) -> str:
    """Write a position file of a box read as far as it counts, and of these seats by name."""
    return f'game = "sweet_lands"\n{BOX}' + "".join(
        f'[[seats]]\nname = "{name}"\n{said}\n' for name, said in told.items()
    )


TIES = Ties(
    figures,
    (
        Tie(
            ("rabbits",),
            seats(Ann=TWO, Bo=THREE),
            ("Bo before Ann: equal points, and more rabbits on the map decide, 3 against 2.",),
        ),
        Tie(
            ("shared",),
            seats(Ann=DRAWN, Bo=TWO),
            ("Ann and Bo share place 1: equal points, and equally many rabbits.",),
        ),
        Tie(
            ("shared", "rabbits", "shared"),
            seats(Ann=DRAWN, Bo=THREE, Cy=TWO, Di=THREE),
            (
                "Bo and Di share place 1: equal points, and equally many rabbits.",
                "Bo and Di before Ann and Cy: equal points, and more rabbits on the map decide, 3 against 2.",
                "Ann and Cy share place 3: equal points, and equally many rabbits.",
            ),
        ),
        Tie((), seats(Ann=THREE, Bo="points = 19\non_map = {rabbits = 9}"), ()),
    ),
)
