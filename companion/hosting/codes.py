"""Short codes of tables, read from one screen and typed into another."""

import re
from collections.abc import Iterable

from companion.hosting.errors import CodeUnclear, CodeUnknown, CodeUnreadable
from companion.hosting.keys import ALPHABET, ID_LENGTH, TICKET_LENGTH
from companion.sharing.mangling import plain_word

SHORTEST = 4
"""Characters of a code where no two open tables begin alike."""

LONGEST = 200
"""Characters of the longest text that is looked at as a code, with what messengers put around it."""

_RUN = re.compile(r"[0-9A-Z]+")


def normalize_code(text: str) -> str:
    """Normalise a code for comparison: capitals and digits in their plain form, no spaces, dashes or dots.

    >>> normalize_code(" k7-qx ")
    'K7QX'
    """
    return "".join(sign for sign in plain_word(text[:LONGEST]).upper() if sign.isalnum())


def find_first_word(text: str) -> str:
    """Return the first run of letters and digits in a text, in capitals, without words glued to it.

    >>> find_first_word("k7qx.Bring snacks")
    'K7QX'
    """
    found = _RUN.search(plain_word(text[:LONGEST]).upper())
    return found[0] if found else ""


def extract_id(text: str) -> str:
    """Return the id of a table in the last part of a link, or the text itself if it holds none."""
    return _find_of_length(text, ID_LENGTH) or text


def read_ticket(text: str) -> str:
    """Return the ticket in the last part of a link, or the normalised text if it holds none."""
    return _find_of_length(text, TICKET_LENGTH) or normalize_code(text)


def _find_of_length(text: str, length: int) -> str:
    found = (word for word in (normalize_code(text), find_first_word(text)) if len(word) == length)
    return next((word for word in found if set(word) <= set(ALPHABET)), "")


def shorten_id(table_id: str, open_ids: Iterable[str]) -> str:
    """Build a table's code: the shortest prefix of its id that no other open table has.

    It has `SHORTEST` characters at least.

    Args:
        table_id: the table's id.
        open_ids: those of all open tables; its own may be among them.
    """
    own = normalize_code(table_id)
    others = [normalize_code(other) for other in open_ids if other != table_id]
    length = SHORTEST
    while length < len(own) and any(other.startswith(own[:length]) for other in others):
        length += 1
    return own[:length]


def match_table(typed: str, open_ids: Iterable[str]) -> str:
    """Find the id of the open table that a typed code means.

    Args:
        typed: a code, or a whole id, in any case and with spaces and dashes anywhere.
        open_ids: those of all open tables.

    Raises:
        CodeUnreadable: there is none, and it holds a character that no code does, such as 0, O, 1 or I.
        CodeUnclear: several tables begin like that.
        CodeUnknown: none does, or it is shorter than a code.
    """
    normalized, ids = normalize_code(typed), tuple(open_ids)
    found = _matching_ids(normalized, ids) or _matching_ids(find_first_word(typed), ids)
    if len(found) == 1:
        return found[0]
    if found:
        raise CodeUnclear(len(normalized))
    for character in normalized:
        if character not in ALPHABET:
            raise CodeUnreadable(character)
    raise CodeUnknown


def _matching_ids(prefix: str, ids: tuple[str, ...]) -> list[str]:
    """Return the ids that equal a code, or else those that begin with it."""
    whole = [each for each in ids if normalize_code(each) == prefix]
    return whole or [
        each for each in ids if len(prefix) >= SHORTEST and normalize_code(each).startswith(prefix)
    ]
