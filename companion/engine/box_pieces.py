"""Pieces of a box: the entries printed on one thing, which are compared with the cardboard together."""

from collections.abc import Iterable

from companion.engine.box import Box
from companion.engine.owners_box import OwnersBox

Facts = tuple[str, ...]
"""Names of the entries of one piece, the main one first."""


def group_by_piece(box: OwnersBox, names: Iterable[str]) -> tuple[Facts, ...]:
    """Group entries by the piece that they are printed on. Pieces and entries keep their order."""
    found: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        found.setdefault(box.piece_of(name), []).append(name)
    return tuple(tuple(each) for each in found.values())


def facts_of(box: OwnersBox, name: str) -> Facts:
    """List all readable entries that ship for the piece of an entry, in the order of the box."""
    piece = box.piece_of(name)
    return tuple(each for each in box.printed.texts if box.piece_of(each) == piece) or (name,)


def guessed_pieces(box: OwnersBox) -> tuple[Facts, ...]:
    """List the guessed entries that ship, piece by piece, in the order of the box."""
    guesses = box.printed.guesses
    return group_by_piece(box, (name for name in box.printed.texts if name in guesses))


def guessed_together(box: OwnersBox, names: Iterable[str]) -> Facts:
    """Add to guessed entries those that ship as guesses for the same pieces."""
    guesses = box.printed.guesses
    every = (each for name in names for each in facts_of(box, name) if each in guesses)
    return tuple(dict.fromkeys(every))


def texts_of(printed: Box, facts: Iterable[str]) -> dict[str, str]:
    """Return the texts of entries as a box has them, by name."""
    return {name: str(printed.entry(name).value) for name in facts}
