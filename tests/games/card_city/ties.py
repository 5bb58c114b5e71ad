"""Card City: of equal points more money decides, and then the place is shared."""

from collections.abc import Mapping

from companion.games.card_city.position import Position
from tests.conformance.ties import Tie, Ties


def figures(position: Position) -> list[Mapping[str, int]]:
    """Money as it is counted before it becomes points."""
    return [{"money": town.money} for town in position.towns]


def seats(**money: int) -> str:
    """Seats with the same small city and so much money each."""
    city = '"""\nR R\nC H\n"""'
    return 'game = "card_city"\n' + "".join(
        f'[[seats]]\nname = "{name}"\nmoney = {count}\ncity = {city}\n' for name, count in money.items()
    )


TIES = Ties(
    figures,
    (
        Tie(
            ("money",),
            seats(Ann=12, Bo=14),
            ("Bo before Ann: equal points, and more money decides, $14 against $12.",),
        ),
        Tie(("shared",), seats(Ann=13, Bo=13), ("Ann and Bo share place 1: equal points and equal money.",)),
        Tie(
            ("shared", "money", "shared"),
            seats(Ann=11, Bo=14, Cy=11, Di=14),
            (
                "Bo and Di share place 1: equal points and equal money.",
                "Bo and Di before Ann and Cy: equal points, and more money decides, $14 against $11.",
                "Ann and Cy share place 3: equal points and equal money.",
            ),
        ),
        Tie((), seats(Ann=14, Bo=15, Cy=4), ()),
    ),
)
