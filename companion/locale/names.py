"""Names in sentences: right-to-left ones are isolated, and Korean ones are not broken between lines."""

import re
import unicodedata

ISOLATE, END = "\u2068", "\u2069"
"""Marks around a text whose direction its surroundings must not share; nothing is drawn for them."""

JOINER = "\u2060"
"""Mark that forbids a line break and has no width."""

_HANGUL = "[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]"
_INSIDE_KOREAN = re.compile(f"(?<={_HANGUL})(?={_HANGUL})")
_STOP_AFTER_CUT = re.compile(rf"(…{END}?)[.。](?!\.)")
_MARKS = re.compile(f"[{ISOLATE}{END}{JOINER}]")


def protect_name(name: str) -> str:
    """Add the marks that a name needs inside a sentence. Most names need none.

    A text that has marks already, as a sentence inside another, is not isolated as a whole.

    >>> protect_name("Ann"), len(protect_name("דוד")), len(protect_name("김민수"))
    ('Ann', 5, 5)
    """
    if name.isascii():
        return name
    if ISOLATE not in name and is_right_to_left(name):
        name = f"{ISOLATE}{name}{END}"
    return _INSIDE_KOREAN.sub(JOINER, name)


def end_once(sentence: str) -> str:
    """Drop the full stop after a name that was cut short: its ellipsis ends the sentence.

    >>> end_once("Waiting for Bartholomew….")
    'Waiting for Bartholomew…'
    """
    return _STOP_AFTER_CUT.sub(r"\1", sentence)


def is_right_to_left(text: str) -> bool:
    """Check that a text has a letter of a right-to-left script."""
    return any(unicodedata.bidirectional(each) in ("R", "AL") for each in text)


def has_whole_isolates(text: str) -> bool:
    """Check that every isolate in a text ends within it, so that it cannot reorder what follows."""
    depth = 0
    for each in text:
        depth += (each == ISOLATE) - (each == END)
        if depth < 0:
            return False
    return depth == 0


def without_marks(text: str) -> str:
    """Remove the marks of `protect_name`, as for a file's name or a terminal."""
    return _MARKS.sub("", text)
