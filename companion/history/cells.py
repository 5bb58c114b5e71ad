"""Texts in cells of a CSV file that no spreadsheet takes for a formula, whatever it separates cells by."""

import re

SIGNS = "=+-@＝＋－＠"
"""Signs that a formula begins with."""

_APART = ",;\t|\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""Signs that some program ends a cell or a row with."""

_CELL = re.compile(f"(?<![^{_APART}])")
"""Where a cell may begin: before the first sign, or after one that may end a cell."""

_UNSEEN = re.compile(r"[\s\"\u200b-\u200f\u2060\ufeff\u00ad]*")
_GUARDED = re.compile(f"{_CELL.pattern}'")


def guard_cell(text: str) -> str:
    """Put an apostrophe wherever a program may begin a cell and see a formula, or an apostrophe, there.

    A comma, a semicolon, a tab, a bar or the end of a line may end a cell; quotes and blanks that follow may
    be passed over. `bare_cell` takes the apostrophes out again.
    """
    return re.sub(_CELL, lambda found: "'" if _is_risky(text, found.end()) else "", text)


def bare_cell(text: str) -> str:
    """Remove the apostrophes that `guard_cell` has put into a text."""
    return _GUARDED.sub("", text)


def _is_risky(text: str, at: int) -> bool:
    """Check for a formula at an index, or for an apostrophe that `bare_cell` would take out."""
    if text[at : at + 1] == "'":
        return True
    if at == 0 and text[:1] in ("\t", "\r", "\n"):
        return True
    seen = _UNSEEN.match(text, at)
    return text[seen.end() : seen.end() + 1] in tuple(SIGNS) if seen else False
