"""Prints invented for tests, at random: what the real cardboard shows, nobody knows here."""

import random
from collections.abc import Iterator
from typing import Any

from companion.engine.forms import (
    ChoiceForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
)
from companion.games.sweet_lands import GAME, dues, entries
from companion.games.sweet_lands.moves import Free, Pass, Skip
from companion.games.sweet_lands.position import Position
from companion.geometry.hexes import hex_name

MOST = 800
"""Moves of a game at most."""

GROUNDS = ("wheat", "forest", "vein", "sea", "special", "wheat port", "draw", "sea draw")


def text_for(form: Form, rng: random.Random) -> str:
    """Something of a form that could be printed."""
    match form:
        case GainsForm():
            return _gains(form, rng)
        case NumberForm(least=least, most=most):
            return str(rng.randint(least, min(most, least + 9)))
        case ChoiceForm(values=values):
            return rng.choice(values)
        case GroundForm():
            return rng.choice(GROUNDS)
        case HexMapForm():
            return map_text(rng)
        case PartsForm(parts=parts):
            return ";".join(text_for(part, rng) for _, part in parts)
    return "x"


def _gains(form: GainsForm, rng: random.Random) -> str:
    if rng.random() < 0.3:
        return "none"
    options = [_option(form, rng)]
    if form.choice and rng.random() < 0.2 and (other := _option(form, rng)) not in options:
        options.append(other)
    return "/".join(options)


def _option(form: GainsForm, rng: random.Random) -> str:
    kinds = rng.sample(form.kinds, rng.randint(1, 2))
    return "+".join(f"{rng.randint(2, 3)} {kind}" if rng.random() < 0.3 else kind for kind in kinds)


def map_text(rng: random.Random) -> str:
    """Return a whole map: three rings around the capital."""
    around = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) < 4 and (q, r) != (0, 0)]
    return ";".join(["0,0 capital", *(f"{hex_name(at)} {rng.choice(GROUNDS)}" for at in around)])


def some_box(rng: random.Random) -> dict[str, str]:
    """Return a map, and one entry in three of a few families."""
    names = [f"card-{number}" for number in range(1, 13)]
    names += [f"track-{track}" for track in range(1, 7)]
    names += [f"final-{number}" for number in range(1, 5)] + [f"milestone-{number}" for number in range(1, 9)]
    names += [
        "ports",
        "industry",
        "food",
        "rabbits",
        "labs",
        "coffees",
        *(f"tile-{g}" for g in ("wheat", "sea")),
    ]
    known = {name: text_for(entries.field_of(name).form, rng) for name in names if rng.random() < 0.4}
    return {"map-A": map_text(rng), **known}


def played(
    position: Position, rng: random.Random, *, read: float = 0.8
) -> Iterator[tuple[Position, int, Any]]:
    """Yield a random game to its end, or for `MOST` moves: invented prints may bring one another on for ever.

    Args:
        position: where it begins.
        rng: the dice.
        read: how likely a print that is asked for is answered; else it is booked by hand.

    Yields:
        For each move: the position before, the seat, the move.
    """
    made = 0
    while made < MOST and not GAME.scoresheet(position).final:
        seat = rng.choice(GAME.actors(position))
        asked = dues.asked_entries(position, seat)
        if asked and rng.random() < read:
            text = text_for(entries.field_of(asked[0]).form, rng)
            position = GAME.correct(position, GAME.box.make_correction(asked[0], text))
            continue
        by_kind: dict[type[Any], list[Any]] = {}
        for move in GAME.moves(position, seat):
            by_kind.setdefault(type(move), []).append(move)
        rare = [kind for kind in by_kind if kind not in (Pass, Free, Skip)]
        kinds = list(by_kind) if not rare or rng.random() < 0.12 else rare
        move = rng.choice(by_kind[rng.choice(kinds)])
        yield position, seat, move
        made += 1
        position = GAME.apply(position, seat, move)
