"""Games of Sweet Lands at random, with a box that is invented on the way: it is no copy of the real one."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from companion.engine.forms import ChoiceForm, Form, GainsForm, GroundForm, NumberForm, PartsForm
from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import GAME, dues, entries, moves
from companion.games.sweet_lands.position import Position

NAMES = ("Ann", "Ben", "Cleo", "Dan")
GROUNDS = ("wheat", "forest", "vein", "sea", "special", "wheat port", "draw")
RARE = (moves.Pass, moves.Free, moves.Skip)
"""What would end a game soon, or never."""


def invented(form: Form, chance: Random) -> str:
    """Something that could be printed, at random."""
    match form:
        case GainsForm(kinds=kinds):
            return "none" if chance.random() < 0.3 else "+".join(chance.sample(kinds, chance.randint(1, 2)))
        case NumberForm(least=least, most=most):
            return str(chance.randint(least, min(most, least + 9)))
        case ChoiceForm(values=values):
            return chance.choice(values)
        case GroundForm():
            return chance.choice(GROUNDS)
        case PartsForm(parts=parts):
            return ";".join(invented(part, chance) for _, part in parts)
    return ""


def walk(seed: int, seats: int, **rulings: str) -> Iterator[tuple[Position, int]]:
    """Yield every position of a game that a seat is asked in, with that seat, to the end of the game."""
    chance = Random(seed)
    position = GAME.start(Setup(make_seats(*NAMES[:seats]), rulings))
    while actors := GAME.actors(position):
        seat = chance.choice(actors)
        yield position, seat
        asked = dues.asked_entries(position, seat)
        if asked and chance.random() < 0.8:
            text = invented(entries.field_of(asked[0]).form, chance)
            position = GAME.correct(position, GAME.box.make_correction(asked[0], text))
        else:
            position = GAME.apply(position, seat, _chosen(position, seat, chance))
    yield position, 0


def _chosen(position: Position, seat: int, chance: Random) -> Any:
    """Return a legal move. One of every type is as likely, but what ends the game soon is rare."""
    by_type = defaultdict(list)
    for move in GAME.moves(position, seat):
        by_type[type(move)].append(move)
    types = [kind for kind in by_type if kind not in RARE]
    if not types or chance.random() < 0.12:
        types = list(by_type)
    return chance.choice(by_type[chance.choice(types)])
