"""Prints that a table tracks itself: nothing asks for them, and the people count what they give."""

from companion.engine.message import Impossible
from companion.engine.owners_box import section_mark
from companion.games.sweet_lands import entries
from companion.games.sweet_lands.corrections import SetTracked
from companion.games.sweet_lands.position import Position

MARKS = frozenset(section_mark(family.section) for family in entries.FAMILIES)
"""The marks of all sections of the box."""


def is_tracked(position: Position, name: str) -> bool:
    """Check that the table tracks an entry itself, alone or with its section."""
    tracked = position.tracked
    if not tracked:
        return False
    family = entries.family_of(name)
    return name in tracked or (family is not None and section_mark(family.section) in tracked)


def list_tracked(position: Position) -> tuple[str, ...]:
    """List the entries and the section marks that the table tracks itself."""
    return position.tracked


def set_tracked(position: Position, correction: SetTracked) -> Position:
    """Track an entry or a section without questions, or ask about it again.

    Raises:
        Impossible: there is no such entry or section, or the table tracks too many alone.
    """
    what, others = correction.what, {*position.tracked} - {correction.what}
    if what not in MARKS and entries.family_of(what) is None:
        raise Impossible(f"no entry or section {what}")
    return position.with_table(tracked=tuple(sorted({*others, what} if correction.on else others)))
