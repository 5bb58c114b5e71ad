"""Small City: of equal votes less pollution decides, then more money, and then the place is shared."""

from collections.abc import Mapping

from companion.games.small_city.position import Position
from tests.conformance.ties import Tie, Ties

TOWN = '"""\nCHa* CHa*\nCHa* CHa\n"""'


def figures(position: Position) -> list[Mapping[str, int]]:
    """Return what the tracks show."""
    return [{"pollution": town.pollution, "money": town.money} for town in position.towns]


def seats(**told: tuple[int, int, int]) -> str:
    """Seats with votes on the track, pollution and money. What counts are the votes less the pollution."""
    return 'game = "small_city"\n' + "".join(
        f'[[seats]]\nname = "{name}"\nvotes = {votes}\npollution = {pollution}\nmoney = {money}\n'
        f"town = {TOWN}\n"
        for name, (votes, pollution, money) in told.items()
    )


TIES = Ties(
    figures,
    (
        Tie(
            ("pollution",),
            seats(Ann=(20, 10, 9), Bo=(15, 5, 0)),
            ("Bo before Ann: equal votes, and less pollution decides, 5% against 10%.",),
        ),
        Tie(
            ("money",),
            seats(Ann=(20, 10, 4), Bo=(20, 10, 7)),
            ("Bo before Ann: equal votes and equal pollution; more money decides, $7 against $4.",),
        ),
        Tie(
            ("shared",),
            seats(Ann=(20, 10, 4), Bo=(20, 10, 4)),
            ("Ann and Bo share place 1: equal votes, equal pollution and equal money.",),
        ),
        Tie(
            ("money", "pollution", "shared"),
            seats(Ann=(15, 5, 1), Bo=(20, 10, 9), Cy=(15, 5, 2), Di=(20, 10, 9)),
            (
                "Cy before Ann: equal votes and equal pollution; more money decides, $2 against $1.",
                "Ann before Bo and Di: equal votes, and less pollution decides, 5% against 10%.",
                "Bo and Di share place 3: equal votes, equal pollution and equal money.",
            ),
        ),
        Tie((), seats(Ann=(101, 100, 9), Bo=(3, 2, 0)), ()),
        Tie((), seats(Ann=(20, 10, 4), Bo=(21, 10, 4)), ()),
    ),
)
"""In the last but one, equal totals stand apart because a town at 100% is out of the game: no tie-break."""
