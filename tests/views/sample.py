"""Makes the sample table that ships with the app: ``python -m tests.views.sample`` writes it again.

Three people play Card City sensibly up to the sixth round, cards in hand. What the cards are, chance decides,
always the same way; what is done with them, a small eye for points, income and room to grow.
"""

import random
from functools import cache
from typing import Any

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.card_city import GAME
from companion.games.card_city.city import compute_layout, split_districts
from companion.games.card_city.moves import Build, Choose, Collect, Move, Pass, Stop, Take
from companion.games.card_city.phases.income import compute_income
from companion.games.card_city.placing import card_limit, count_limited_cards
from companion.games.card_city.position import CARDS, PRINTED, Position

BEGAN = 1_790_000_000_000
"""When the sample was begun, in milliseconds since 1970."""

PAUSE = 23_000
"""How long people think, in milliseconds."""

ROUND = 6
SEED = 19


def worth(position: Position, seat: int) -> float:
    """Tell how well a seat stands, with a guess at the rounds to come."""
    left = PRINTED.rounds - position.round
    town = position.towns[seat]
    city = compute_layout(town.city)
    points = int(GAME.scoresheet(position).standings[seat].total)
    room = min(card_limit(city) - count_limited_cards(position, city), 2 * left)
    culture = sum(1 for district in split_districts(city.R) if district.bit_count() > 1)
    return points + compute_income(town) * left / 5 + 0.9 * room + culture


def drawn(position: Position, dice: random.Random) -> Take:
    """Two cards off the deck. No leisure in the first round."""
    pile = [card for card in CARDS for _ in range(position.deck[card]) if position.round > 1 or card != "L"]
    one, two = sorted(dice.sample(pile, 2), key=CARDS.index)
    return Take((one, two))


def chosen(position: Position, seat: int, dice: random.Random) -> Move:
    """Return what a seat does."""
    moves = GAME.moves(position, seat)
    match moves[0]:
        case Take():
            return drawn(position, dice)
        case Choose():
            return dice.choice(moves)
        case Collect():
            return moves[0]
        case _:
            after = {move: worth(GAME.apply(position, seat, move), seat) for move in moves}
            return max(after, key=lambda move: (after[move], isinstance(move, Pass | Stop)))


@cache
def sample() -> Table[Any, Any, Any]:
    """Return the table: the building of the sixth round has just begun."""
    dice = random.Random(SEED)
    table = Table.set_up(GAME, "sample", Setup(make_seats("Ann", "Ben", "小明")), BEGAN)
    at = BEGAN
    while (table.position.round, table.position.phase) != (ROUND, "build"):
        at += PAUSE
        seat = GAME.actors(table.position)[0]
        table = table.play(seat, chosen(table.position, seat, dice), at=at)
    builds = [move for move in GAME.moves(table.position, 1) if isinstance(move, Build)]
    best = max(builds, key=lambda move: worth(GAME.apply(table.position, 1, move), 1))
    return table.play(1, best, at=at + PAUSE)


if __name__ == "__main__":
    path = data_path("samples", "card_city.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(Codec(GAME).encode_record(sample().record) + b"\n")
