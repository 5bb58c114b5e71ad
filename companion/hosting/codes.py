"""The short code of a table that somebody reads from one screen and types into another."""

import unicodedata
from collections.abc import Iterable

from companion.hosting.errors import CodeUnclear, CodeUnknown, CodeUnreadable
from companion.hosting.keys import ALPHABET

SHORTEST = 4
"""Characters of a code where no two open tables begin alike."""

LONGEST = 40
"""Characters of the longest text that is looked at as a code."""


def normalise(text: str) -> str:
    """A code as it is compared: capitals and digits in their plain form, no spaces, dashes or dots.

    >>> normalise(" k7-qx ")
    'K7QX'
    """
    plain = unicodedata.normalize("NFKC", text[:LONGEST]).upper()
    return "".join(c for c in plain if c.isalnum())


def code(table_id: str, open_ids: Iterable[str]) -> str:
    """The code of a table: as much of its id as no other open table begins with, `SHORTEST` at least.

    Args:
        table_id: the table's id.
        open_ids: those of all open tables; its own may be among them.
    """
    own = normalise(table_id)
    others = [normalise(other) for other in open_ids if other != table_id]
    length = SHORTEST
    while length < len(own) and any(other.startswith(own[:length]) for other in others):
        length += 1
    return own[:length]


def match_table(typed: str, open_ids: Iterable[str]) -> str:
    """The id of the open table somebody means.

    Args:
        typed: a code, or a whole id, in any case and with spaces and dashes anywhere.
        open_ids: those of all open tables.

    Raises:
        CodeUnreadable: there is none, and it holds a character that no code does, such as 0, O, 1 or I.
        CodeUnclear: several tables begin like that.
        CodeUnknown: none does, or it is shorter than a code.
    """
    wanted = normalise(typed)
    ids = tuple(open_ids)
    whole = [each for each in ids if normalise(each) == wanted]
    found = whole or [each for each in ids if len(wanted) >= SHORTEST and normalise(each).startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise CodeUnclear(len(wanted))
    for character in wanted:
        if character not in ALPHABET:
            raise CodeUnreadable(character)
    raise CodeUnknown
