"""Maps that random plays of Roll Into Town seldom come to, made by hand for the conformance suite."""

from collections.abc import Sequence
from functools import cache
from random import Random

from msgspec.structs import replace

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.drawing.draws import legal_draws
from companion.games.roll_into_town.marks import BUILT, RIVERS
from companion.games.roll_into_town.position import Position, Readings
from companion.geometry.square import Grid
from tests.games.roll_into_town.drawing_tables import table, where
from tests.games.roll_into_town.judging import with_squares
from tests.games.roll_into_town.playing_build import rich, town

ROOMY = "\n".join(
    " ".join("H" if (row, column) == (4, 4) else "." for column in range(9)) for row in range(9)
)

VILLAGE = """
T Cs+b .+l Rns F M
Ce . Cw+L Rne Rsw p
T l T . Rns M
h . t m h .
. h . F . T
T T . . T T
"""


def villages() -> list[Position]:
    """Towns where nearly everything stands, with goods or without, in every step."""
    return [
        rich(VILLAGE),
        town(VILLAGE, food=5, stone=1, wood=4),
        town(VILLAGE.replace("m", "."), food=2, stone=4, wood=2),
        town(VILLAGE, food=8, stone=1, step="gather"),
        town("l . . l T", step="gather"),
        town(VILLAGE, wood=8, step="upkeep"),
        town(VILLAGE, wood=8, step="upkeep", number=12),
        rich(),
    ]


def sketched(number: int) -> Position:
    """Return a numbered table: some rounds of random drawings and buildings, and new dice."""
    rng = Random(f"sketched/{number}")
    readings = Readings(rng.choice(("any_two", "corner")), rng.choice(("each_use", "once_a_round")))
    position = table(ROOMY, rulings=readings)
    for _ in range(rng.randrange(24)):
        dice = tuple(rng.randrange(1, 7) for _ in range(5))
        wanted = rng.choice((dice, (4,) * 5))
        position = position.with_sheet(0, used=(), town_hall_uses=0)
        position = _rolled(position, wanted, 1)
        if moves := list(legal_draws(position, 0)):
            position = GAME.apply(position, 0, rng.choice(moves))
    free = [
        name for name, token in zip(Grid(9, 9).names, position.sheet(0).cells, strict=True) if token == "."
    ]
    for at in rng.sample(free, 4):
        position = with_squares(position, {at: rng.choice(list(BUILT.values()))})
    if number % 3 == 0:
        position = _walled(position)
    used = rng.randrange(4)
    dice = tuple(rng.randrange(1, 7) for _ in range(5))
    position = _rolled(position, dice, rng.choice((1, 4, 10)))
    uses = {"town_hall_uses": rng.randrange(5), "fountain_uses": rng.randrange(5)}
    return position.with_sheet(0, used=dice[:used], **uses)


def _walled(position: Position) -> Position:
    """Return the same with its river at an end. If there is none, one that runs across a corner."""
    if not any(token[0] == "R" for token in position.sheet(0).cells):
        return with_squares(position, {"a1": "Rnw"})
    ends = {at for sides in RIVERS for at in where(position.with_sheet(0, used=()), f"river-{sides}")}
    return with_squares(position, dict.fromkeys(ends, "T"))


def _rolled(position: Position, dice: tuple[int, ...], round_: int) -> Position:
    return Position(position.players, position.own, position.rulings, round_, tuple(sorted(dice)))


@cache
def tables() -> Sequence[Position]:
    """Towns in every step of a round, and maps on which nearly everything has been drawn."""
    over = (replace(rich(), dice=()), replace(rich(), over=True))
    return (*villages(), *over, *(sketched(number) for number in range(12)))
