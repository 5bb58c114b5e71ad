"""Cells of a spreadsheet that hold no number: lists of people, and words that tell how somebody ended."""

import re

from companion.files.column_words import column_words, is_word, plain_word
from companion.files.written_numbers import DecimalMark, read_number

_BETWEEN_LISTS = re.compile(r"[;\n|、；]")
_BETWEEN_NAMES = re.compile(r"\s*[,，&＆/+]\s*|\s+(?:and|und|et|y|e)\s+", re.IGNORECASE)
_WITH_POINTS = re.compile(r"(?P<name>.+?)\s*(?:[(（]\s*(?P<inside>[^()（）]+)[)）]|[:：=]\s*(?P<behind>.+))")


def names_in(text: str) -> tuple[str, ...]:
    """Split a cell such as ``Ann, Ben & Cleo`` into names.

    A comma within a name, as in ``Doe, Ann; Roe, Ben``, stays if a stronger sign stands between names.
    """
    between = _BETWEEN_LISTS if _BETWEEN_LISTS.search(text) else _BETWEEN_NAMES
    return tuple(filter(None, map(str.strip, between.split(text))))


def people_in(text: str, mark: DecimalMark) -> tuple[tuple[str, str], ...]:
    """Split a cell into names, each with the points behind it, if any: ``Ann (55), Ben: 40``."""
    return tuple(_split_points(name, mark) for name in names_in(text))


def _split_points(text: str, mark: DecimalMark) -> tuple[str, str]:
    found = _WITH_POINTS.fullmatch(text)
    points = (found["inside"] or found["behind"]).strip() if found else ""
    return (found["name"], points) if found and read_number(points, mark) is not None else (text, "")


def is_dash(text: str) -> bool:
    """Check that only signs stand in a cell, such as ``-``."""
    return bool(text.strip()) and not any(each.isalnum() or each in "✓✔" for each in text)


def is_result_word(text: str) -> bool:
    """Recognise a cell that tells a person's result without points: ``won``, ``dnf``, or a dash."""
    return is_dash(text) or plain_word(text) in _result_words()


def won_by_word(text: str) -> bool | None:
    """Read a word in the place of points as won or lost, or return None."""
    return True if is_word("word_won", text) else False if is_word("word_lost", text) else None


def is_answer(text: str) -> bool:
    """Recognise a cell that tells if the person won, instead of naming the winners."""
    return any(is_word(kind, text) for kind in ("yes", "no", "all", "nobody", "tie")) or is_dash(text)


def _result_words() -> frozenset[str]:
    words = column_words()
    return words["word_won"] | words["word_lost"] | words["word_out"]
