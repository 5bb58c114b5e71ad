"""How much the tests try: the one place where the numbers of every day part from those of a proof.

The tests are the same. Every day (``make test``) what is repeated is repeated a few times; before a release
(``make proof``, which sets ``PROOF=1``) as often as its test says.
"""

import os
from collections.abc import Iterable, Sequence
from itertools import product
from time import time
from typing import TypeVar

import pytest

T = TypeVar("T")
U = TypeVar("U")

PROOF = os.environ.get("PROOF", "") not in ("", "0")
"""Whether everything is repeated as often as its test says."""


def setting(name: str, otherwise: int) -> int:
    """Return a number that somebody set in the environment, or another one."""
    return int(os.environ.get(name) or otherwise)


DAY = setting("DAY", int(time() // 86_400))
"""The day whose cases are tried: those of a day come back with its number, and each case within some days."""

os.environ["DAY"] = str(DAY)  # the processes of one run begin on one day

PICTURES = PROOF or bool(os.environ.get("GALLERY"))
"""Whether pictures of screens are saved, as sharp as a phone shows them; every day nobody looks at them."""

SHARE = 50
"""Every day a test repeats one in so many."""

FEWEST = 5
"""Below this number nothing is repeated less."""


def times(proof: int, daily: int | None = None) -> int:
    """Tell how often something is tried.

    Args:
        proof: how often in a proof.
        daily: how often every day; by default one in `SHARE` of that, but not fewer than `FEWEST`.
    """
    if PROOF:
        return proof
    return daily if daily is not None else min(proof, max(FEWEST, proof // SHARE))


def some(cases: Sequence[T], daily: int = 1) -> Sequence[T]:
    """Return those of alike cases that are tried: all of them in a proof, the first ones every day."""
    return cases if PROOF else cases[:daily]


def in_turn(names: Sequence[T], others: Sequence[U]) -> Sequence[tuple[U, T]]:
    """Return each of some names with one of the others every day, these in their turn. In a proof with all of
    them.

    Returns:
        pairs, one of the others first.
    """
    turns = [
        (others[(number + shift) % len(others)], name)
        for shift in range(len(others))
        for number, name in enumerate(names)
    ]
    return some(turns, len(names))


def on_its_day(cases: Iterable[T], days: int) -> Sequence[T]:
    """Return those of alike cases whose day it is: each has one in so many. In a proof all of them."""
    known = tuple(cases)
    return known if PROOF else known[DAY % days % max(1, len(known)) :: days]


def pairs_of_the_day(names: Iterable[T], others: Iterable[U]) -> Sequence[tuple[T, U]]:
    """Return each of some names with that of the others whose day it is. In a proof with all of them."""
    known, turns = tuple(names), tuple(others)
    if PROOF:
        return tuple(product(known, turns))
    return [(name, turns[(number + DAY) % len(turns)]) for number, name in enumerate(known)]


def when_it_is(turn: int, days: int) -> pytest.MarkDecorator:
    """Leave a test to its day and to a proof: its like have the other days, and go the same way elsewhere.

    Args:
        turn: the test's number among them, from 0.
        days: within how many days each has its own.
    """
    if DAY % days == turn:
        return pytest.mark.on_its_day
    return left_to_a_proof("tests that go the same way elsewhere")


def left_to_a_proof(instead: str) -> pytest.MarkDecorator:
    """Leave a test that walks once more if others walk every day to a proof, and to pictures.

    Args:
        instead: the tests that ask the same every day.
    """
    return pytest.mark.left_to_a_proof(instead)


GAMES_EACH = setting("CONFORMANCE_GAMES", times(500, 3))
"""How many random plays conformance makes of each game with each number of seats."""

ODD_EACH = setting("CONFORMANCE_ODD", times(3, 1))
"""How many odd tables there are for each entry of each box."""

ODD_MANY = ODD_EACH * times(10, 3)
"""How many there are of each game, corrected or typed."""
