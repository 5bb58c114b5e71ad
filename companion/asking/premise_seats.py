"""Seats of premises: the person that "if Ben had 3 gold" is about."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.asking.people import people
from companion.asking.supposing import Premise
from companion.engine.game import Game
from companion.wording.plain_words import plain, without


def seat_premises(
    game: Game[Any, Any, Any],
    position: Any,
    premises: Sequence[Premise],
    names: Sequence[str],
    viewer: int | None,
) -> tuple[tuple[int, Premise], ...]:
    """Pair premises with their seats: the person that a premise names, else the asker, else who acts."""
    usual = viewer if viewer is not None else next(iter(game.actors(position)), 0)
    seats = (premise_seat(premise, names, viewer) for premise in premises)
    paired = zip(seats, premises, strict=True)
    return tuple((usual if seat is None else seat, premise_without_names(one, names)) for seat, one in paired)


def premise_without_names(premise: Premise, names: Sequence[str]) -> Premise:
    """Remove the names of seats from the subject of a premise, which may name a thing."""
    subject = plain(premise.subject) if premise.value is None else premise.subject
    for name in map(plain, names):
        subject = without(subject, name) if premise.value is None and name.strip() else subject
    return replace(premise, subject=subject)


def premise_seat(premise: Premise, names: Sequence[str], viewer: int | None) -> int | None:
    """Find the seat that a premise is about: the person that it names, if any."""
    return next((one.seat for one in people(premise.subject, names, viewer)), None)
