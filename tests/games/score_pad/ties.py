"""Of equal points whatever the sheet names decides, and then the place is shared."""

from collections.abc import Mapping

from companion.games.score_pad.position import Position
from tests.conformance.ties import Tie, Ties


def figures(position: Position) -> list[Mapping[str, int]]:
    """Return the plainest sheet compares nothing."""
    return [{} for _ in position.rows]


def table(sheet: str, ann: str, ben: str) -> str:
    """Return a table of two."""
    seats = f'[[seats]]\nname = "Ann"\n{ann}\n[[seats]]\nname = "Ben"\n{ben}\n'
    return f'game = "score_pad"\nsheet = {sheet}\n{seats}'


TIES = Ties(
    figures,
    (
        Tie(
            ("category",),
            table(
                '{how = "categories", categories = [{name = "Coins", per = 3}, {name = "Houses"}],'
                ' ties = [{by = "category", category = "Coins"}]}',
                "counts = {Coins = 7, Houses = 1}",
                "counts = {Coins = 8, Houses = 1}",
            ),
            ("Ben before Ann: equal points, and Coins decides, 8 against 7.",),
        ),
        Tie(
            ("last",),
            table('{ties = [{by = "last"}]}', "rounds = [5, 3]", "rounds = [3, 5]"),
            ("Ben before Ann: equal points, and the last round decides, 5 against 3.",),
        ),
        Tie(
            ("best",),
            table('{ties = [{by = "best"}]}', "rounds = [9, 1]", "rounds = [4, 6]"),
            ("Ann before Ben: equal points, and the best round decides, 9 against 6.",),
        ),
        Tie(
            ("shared",),
            table("{}", "rounds = [9, 1]", "rounds = [4, 6]"),
            ("Ann and Ben share place 1: equal points.",),
        ),
    ),
)
