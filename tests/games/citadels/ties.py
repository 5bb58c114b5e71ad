"""Citadels: of equal points the districts alone decide, then gold, and then the place is shared."""

from collections.abc import Mapping

from companion.games.citadels.position import Position
from tests.conformance.ties import Tie, Ties
from tests.games.citadels.oracle_scores import points

COLOURFUL = ("castle", "cathedral", "prison", "laboratory", "docks")
"""4 + 5 + 2 + 5 + 3 = 19 from districts, and 3 for five colours."""

COLOURFUL_TOO = ("monastery", "castle", "battlefield", "workshop", "harbor")
"""3 + 4 + 3 + 5 + 4 = 19 from districts, and 3 for five colours."""

PLAIN = ("palace", "fortress", "castle", "town_hall", "docks")
"""5 + 5 + 4 + 5 + 3 = 22 from districts."""

WORTH = ("dragon_gate", "palace", "cathedral", "castle")
"""6 + 5 + 5 + 4 = 20, and 2 beyond its cost: 22 from districts."""


def figures(position: Position) -> list[Mapping[str, int]]:
    """Return what districts bring, beyond their cost included. And gold."""
    return [
        {"districts": own["districts"] + own["bonus"], "gold": player.gold}
        for own, player in zip(points(position), position.players, strict=True)
    ]


def seats(**told: tuple[tuple[str, ...], int]) -> str:
    """Seats with a city and so much gold each."""
    return 'game = "citadels"\n' + "".join(
        f'[[seats]]\nname = "{name}"\ngold = {gold}\ncity = {list(city)}\n'
        for name, (city, gold) in told.items()
    )


TIES = Ties(
    figures,
    (
        Tie(
            ("districts",),
            seats(Ann=(COLOURFUL, 9), Bo=(PLAIN, 0)),
            ("Bo before Ann: equal points, and the districts alone decide, 22 against 19.",),
        ),
        Tie(
            ("gold",),
            seats(Ann=(PLAIN, 3), Bo=(WORTH, 2)),
            ("Ann before Bo: equal points, also from districts alone; more gold decides, 3 against 2.",),
        ),
        Tie(
            ("shared",),
            seats(Ann=(PLAIN, 3), Bo=(WORTH, 3)),
            ("Ann and Bo share place 1: equal points, also from districts alone, and equal gold.",),
        ),
        Tie(
            ("gold", "districts", "shared"),
            seats(Ann=(PLAIN, 0), Bo=(COLOURFUL, 8), Cy=(WORTH, 1), Di=(COLOURFUL_TOO, 8)),
            (
                "Cy before Ann: equal points, also from districts alone; more gold decides, 1 against 0.",
                "Ann before Bo and Di: equal points, and the districts alone decide, 22 against 19.",
                "Bo and Di share place 3: equal points, also from districts alone, and equal gold.",
            ),
        ),
        Tie((), seats(Ann=(PLAIN, 5), Bo=(PLAIN[1:], 5)), ()),
    ),
)
