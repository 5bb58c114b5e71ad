"""Explanations of a number's reading by a decimal mark, which readers of every country take alike."""

from math import floor

from companion.files.written_numbers import DecimalMark, read_number
from companion.locale.texts import Texts


def say_reading(texts: Texts, example: str, mark: DecimalMark) -> str:
    """Explain the reading of a number: its value if it is whole, else the whole numbers around it.

    Args:
        texts: the reader's language.
        example: the number as it was written.
        mark: the decimal mark.
    """
    value = read_number(example, mark) or 0
    kind = "whole" if value == floor(value) else "broken"
    below, above = (str(each).replace("-", "−") for each in (floor(value), floor(value) + 1))
    return texts.say("plays-number", kind=kind, example=example, value=below, next=above)
