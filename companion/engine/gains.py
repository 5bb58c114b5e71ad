"""Gains of a print: counts of things, alternatives, and perhaps a condition.

Such a print is read off the cardboard and written as a short text:

* ``2 gold+card``: two gold and a card; ``none``: nothing at all
* ``2 gold/diamond``: two gold or a diamond
* ``victory:rabbit``: a point for every rabbit
* ``8 terrain+wonder>5 victory``: five points for who has eight terrain tiles and the wonder
"""

import re
from collections.abc import Collection

import msgspec

from companion.engine.box import BoxError

NONE = "none"
"""Text of a print that gives nothing."""

MOST = 99
"""Largest count of a thing."""

_ITEM = re.compile(r"(?:(?P<count>[1-9][0-9]?) )?(?P<kind>[a-z_0-9]+)(?::(?P<per>[a-z_0-9]+))?")


class Gain(msgspec.Struct, frozen=True):
    """Count of a thing.

    Attributes:
        kind: the thing.
        count: its count.
        per: the element that multiplies it; empty for a single gain.
    """

    kind: str
    count: int = 1
    per: str = ""

    def __str__(self) -> str:
        """Write the gain as text, such as ``2 gold``."""
        count = f"{self.count} " if self.count != 1 else ""
        return f"{count}{self.kind}{':' if self.per else ''}{self.per}"


class Gains(msgspec.Struct, frozen=True):
    """Gains that a print offers.

    Attributes:
        options: the alternatives, of which the player picks one, whole. A single empty one: nothing.
        needs: the condition for giving anything.
    """

    options: tuple[tuple[Gain, ...], ...] = ((),)
    needs: tuple[Gain, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether the print never gives anything."""
        return self.options == ((),)

    def __str__(self) -> str:
        """Write the gains as text. `read_gains` reads an equal value back."""
        options = "/".join(_join_gains(option) or NONE for option in self.options)
        return f"{_join_gains(self.needs)}>{options}" if self.needs else options


NOTHING = Gains()
"""Gains of a print that gives nothing."""


def _join_gains(gains: tuple[Gain, ...]) -> str:
    return "+".join(map(str, gains))


def read_gains(text: str, kinds: Collection[str], counted: Collection[str] = ()) -> Gains:
    """Parse the gains of a text, without regard to spaces around its signs.

    Args:
        text: the notation of this module.
        kinds: the things that can be given.
        counted: the elements that can be counted, for ``:`` and before ``>``.

    Raises:
        BoxError: ``gains``, with the part that cannot be parsed.
    """
    needs, arrow, given = text.rpartition(">")
    options = tuple(_parse_option(part, kinds, counted) for part in given.split("/"))
    if len(set(options)) != len(options):
        raise _gains_error(text)
    if not arrow:
        return Gains(options)
    found = _parse_option(needs, counted, ())
    if not found:
        raise _gains_error(text)
    return Gains(options, found)


def read_gain(text: str, kinds: Collection[str], counted: Collection[str] = ()) -> Gain:
    """Parse a single gain. See `read_gains`.

    Raises:
        BoxError: ``gains``, with the text.
    """
    match = _ITEM.fullmatch(text.strip())
    if match is None or match["kind"] not in kinds or (match["per"] and match["per"] not in counted):
        raise _gains_error(text.strip())
    return Gain(match["kind"], int(match["count"] or 1), match["per"] or "")


def _parse_option(text: str, kinds: Collection[str], counted: Collection[str]) -> tuple[Gain, ...]:
    if text.strip() == NONE:
        return ()
    return tuple(read_gain(part, kinds, counted) for part in text.split("+"))


def _gains_error(part: str) -> BoxError:
    return BoxError(
        "gains", f"Expected what is given, such as `2 gold+card`, got `{part}`", params={"part": part}
    )
