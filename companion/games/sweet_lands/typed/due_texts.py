"""Dues of a seat and its booked prints, as short texts.

* ``2 prosperity area-G (any)``: two steps on prosperity tracks of any colour, owed by area G
* ``print card-17 /3``: the gains of the fourth part of that card, counted from 0; ``reward (reward1) /2``: an
  industry reward to which two others have led
* ``income-gold-4 x2``: a print that was booked twice; ``card-3 /3 or 1``: the second option of its part 3;
  ``1a-pass unmet``: a print with a failed condition, which gave nothing
"""

import re
from collections.abc import Mapping
from typing import get_args

from companion.engine.forms import PartsForm
from companion.engine.notation import Unreadable
from companion.games.sweet_lands.counting import UNREAD
from companion.games.sweet_lands.entries import Family, family_of
from companion.games.sweet_lands.entry_names import area_letter, is_area
from companion.games.sweet_lands.gaining import COUNTED_REWARDS
from companion.games.sweet_lands.income import REST
from companion.games.sweet_lands.position import Booked, Due, DueKind
from companion.games.sweet_lands.prosperity import OF_COLOUR
from companion.games.sweet_lands.special_tiles import ASKED
from companion.games.sweet_lands.vocabulary import AREAS, REWARDS
from companion.kit.spelling import FOUND

KINDS: tuple[DueKind, ...] = get_args(DueKind)
_DUE = re.compile(
    r"(?:(?P<count>[0-9]{1,2}) )?(?P<kind>[a-z]+)(?: (?P<entry>[^ (/]+))?"
    r"(?: \((?P<what>[a-z0-9_]+)\))?(?: /(?P<part>[0-9]{1,2}))?"
)
_BOOKED = re.compile(
    r"(?P<entry>[^ ]+)(?: /(?P<part>[0-9]{1,2}))?(?: or (?P<option>[0-9]{1,2}))?"
    r"(?: x(?P<times>[0-9]{1,2}))?(?P<unmet> unmet)?"
)

_WHATS: Mapping[str, tuple[str, ...]] = {
    "prosperity": tuple(OF_COLOUR),
    "reward": REWARDS,
    "endless": ("", *REWARDS),
    "income": ("", REST),
    "ground": ("", UNREAD),
    "tile": ("", ASKED),
}
"""Details that some kinds of dues can have."""

_FROM: Mapping[str, str] = {
    "coffee": "coffee",
    "spaces": "spaces",
    "tile": "hex",
    "ground": "hex",
    "automate": "card",
    "turned": "extra",
    "which": "hex",
}
"""Family of entries that some kinds of dues must come from."""

_NEEDS_ENTRY = ("coffee", "spaces", "tile", "ground", "print", "choose", "turned", "cost", "which")


# Reading ----------------------------------------------------------------------------------------------------


def read_due(text: str, field: str) -> Due:
    """Read a due from its text.

    Raises:
        Unreadable: the text is no due, or its entry cannot owe it.
    """
    match = _DUE.fullmatch(" ".join(text.split()))
    if match is None or match["kind"] not in KINDS:
        raise Unreadable("due", field, found=text.strip()[:FOUND], names=KINDS)
    kind: DueKind = match["kind"]
    count, part = int(match["count"] or 1), int(match["part"] or 0)
    due = Due(kind, count, match["entry"] or "", match["what"] or "", part)
    of_print = 0 if kind in COUNTED_REWARDS else due.part
    family = read_entry(due.entry, field, of_print) if due.entry else None
    if not _fits(due, family):
        raise Unreadable("due", field, found=text.strip()[:FOUND], names=KINDS)
    return due


def _fits(due: Due, family: Family | None) -> bool:
    """Check that a due fits its entry's family, and that its kind allows its detail."""
    if due.kind in _FROM and due.entry and (family is None or family.title != _FROM[due.kind]):
        return False
    if due.kind in _NEEDS_ENTRY and not due.entry:
        return False
    return due.what in _WHATS[due.kind] if due.kind in _WHATS else due.what in ("", "later")


def read_entry(name: str, field: str, part: int = 0) -> Family | None:
    """Find the family of an entry. None for an area's effect in the rules, such as ``area-K``.

    Raises:
        Unreadable: there is no such entry, or it has no such part.
    """
    if is_area(name) and area_letter(name) in AREAS and not part:
        return None
    family = family_of(name)
    parts = family.form.parts if family and isinstance(family.form, PartsForm) else ((),)
    if family is None or part >= len(parts):
        raise Unreadable("entry", field, found=name[:FOUND])
    return family


def read_booked(text: str, field: str) -> Booked:
    """Read the note of a booked print from its text.

    Raises:
        Unreadable: the text is no such note.
    """
    match = _BOOKED.fullmatch(" ".join(text.split()))
    if match is None:
        raise Unreadable("booked", field, found=text.strip()[:FOUND])
    part = int(match["part"] or 0)
    if read_entry(match["entry"], field, part) is None:
        raise Unreadable("entry", field, found=match["entry"][:FOUND])
    option, times = int(match["option"] or 0), int(match["times"] or 1)
    return Booked(match["entry"], part, option, times, bool(match["unmet"]))


# Writing ----------------------------------------------------------------------------------------------------


def due_text(due: Due) -> str:
    """Write a due as it is typed."""
    words = [str(due.count)] if due.count != 1 else []
    words.append(due.kind)
    if due.entry:
        words.append(due.entry)
    if due.what:
        words.append(f"({due.what})")
    if due.part:
        words.append(f"/{due.part}")
    return " ".join(words)


def write_booked(booking: Booked) -> str:
    """Write the note of a booked print as it is typed."""
    part = f" /{booking.part}" if booking.part else ""
    option = f" or {booking.option}" if booking.option else ""
    times = f" x{booking.times}" if booking.times != 1 else ""
    return f"{booking.entry}{part}{option}{times}{' unmet' if booking.unmet else ''}"
