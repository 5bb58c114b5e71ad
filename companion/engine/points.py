"""Points as exact numbers: a whole number is an int, any other a decimal, and none a float.

A value has one form only, so that equal points are written alike: 3.5 is ``Decimal("3.5")``, and 4 is the int
4, never ``Decimal("4.0")``. `exact` gives any number that form.
"""

import re
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, TypeAlias

import msgspec

Points: TypeAlias = int | Decimal
"""Points in their one form."""

MOST = 999_999_999
"""Largest points of a single entry, above and below zero."""

MOST_TOTAL = 1_000_000_000_000_000
"""Largest sum of all entries of a table."""

DECIMALS = 6
"""Largest count of figures behind the decimal mark."""

_NARROW = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]

Entered = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST, extra={"narrow": _NARROW})] | Decimal
"""Wire type of entered points. A struct that holds any calls `check_points` on them.

``narrow`` is the range that carry codes of formats 1 to 3 can hold: see `companion.sharing.values`.
"""

Total = Annotated[int, msgspec.Meta(ge=-MOST_TOTAL, le=MOST_TOTAL)] | Decimal
"""Wire type of points that were added up; likewise, with ``most=MOST_TOTAL``."""

_UNITS: int = 10**DECIMALS
_SIGNS = str.maketrans({"−": "-", ",": "."})
_NUMBER = re.compile(r"[+-]?(\d{1,16}(\.\d{0,20})?|\.\d{1,20})", re.ASCII)


def exact(value: int | Decimal | Fraction) -> Points:
    """Convert a number to its canonical form as points.

    Raises:
        ValueError: it has no end behind the decimal mark, such as 1/3, or more than `DECIMALS` figures there.
    """
    if isinstance(value, int):
        return value
    units = Fraction(value) * _UNITS
    if units.denominator != 1:
        raise ValueError(f"{value} has more than {DECIMALS} decimals")
    whole = units.numerator
    if whole % _UNITS == 0:
        return whole // _UNITS
    return Decimal(whole).scaleb(-DECIMALS).normalize()


def parse_points(text: str, *, most: int = MOST) -> Points:
    """Parse a plain number such as ``7``, ``-3,5`` or ``+1.25``.

    The decimal mark is a point or a comma; a sign may be ``−``. Marks of thousands are refused: whether a
    comma is one of those cannot be told from one number.

    Raises:
        ValueError: it is no number, has too many decimals, or is larger than ``most``.
    """
    plain = text.strip().translate(_SIGNS)
    if not _NUMBER.fullmatch(plain):
        raise ValueError(f"no number: {text!r}")
    value = exact(Fraction(plain))
    if not -most <= value <= most:
        raise ValueError(f"too large: {text!r}")
    return value


def format_points(value: Points) -> str:
    """Format points with a decimal point, commas between thousands and a true minus sign (U+2212).

    Sentences write numbers alike in each language.
    """
    return f"{value:,}".replace("-", "−")


def format_known(value: Points | None) -> str:
    """Format points, or return a dash if they are unknown."""
    return "–" if value is None else format_points(value)


def add_points(values: Iterable[Points]) -> Points:
    """Add points up exactly."""
    return exact(sum(values))


def check_points(values: Iterable[Points | None], *, most: int = MOST) -> None:
    """Check that decimals read from a wire form are in canonical form, and within bounds.

    Raises:
        ValueError: a decimal is not; msgspec turns this into its own error, with the path of the struct.
    """
    for value in values:
        if isinstance(value, Decimal) and not _is_canonical(value, most):
            raise ValueError(f"Expected a decimal of 1 to {DECIMALS} figures after the point, up to ±{most}")


def _is_canonical(value: Decimal, most: int) -> bool:
    _, digits, exponent = value.as_tuple()
    return (
        isinstance(exponent, int)
        and -DECIMALS <= exponent < 0
        and digits[-1] != 0
        and len(digits) <= len(str(most)) + DECIMALS
        and abs(value) <= most
    )
