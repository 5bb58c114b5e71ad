"""Sections of a rulebook for another number of players than a table has."""

import re
from functools import cache

from companion.rulebook.book import load
from companion.wording.plain_words import plain

_COUNT = re.compile(r" (\d+) player ")


def is_for_others(game: str, section_id: str, count: int) -> bool:
    """Check that a section is only for tables with another number of players.

    Args:
        game: the game's id.
        section_id: the section.
        count: the number of seats of the table; 0 without a table.
    """
    said = _players(game, section_id)
    return bool(count and said and count not in said)


@cache
def _players(game: str, section_id: str) -> tuple[int, ...]:
    """List the numbers of players that the section's English title names."""
    title = next((each.title for each in load(game, "en").sections if each.id == section_id), "")
    return tuple(map(int, _COUNT.findall(plain(title))))
