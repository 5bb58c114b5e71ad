"""What a print gives or takes: so many of this and of that, one thing or another, perhaps on a condition.

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
"""The text of a print that gives nothing."""

MOST = 99
"""The most of one thing."""

_ITEM = re.compile(r"(?:(?P<count>[1-9][0-9]?) )?(?P<kind>[a-z_0-9]+)(?::(?P<per>[a-z_0-9]+))?")


class Gain(msgspec.Struct, frozen=True):
    """So many of one thing.

    Attributes:
        kind: what.
        count: how many.
        per: for each of what it is had; empty where it is had once.
    """

    kind: str
    count: int = 1
    per: str = ""

    def __str__(self) -> str:
        """As it is written, such as ``2 gold``."""
        count = f"{self.count} " if self.count != 1 else ""
        return f"{count}{self.kind}{':' if self.per else ''}{self.per}"


class Gains(msgspec.Struct, frozen=True):
    """What a print gives.

    Attributes:
        options: one of these, as the player likes; each is given whole. A single empty one: nothing.
        needs: what has to be there before anything is given.
    """

    options: tuple[tuple[Gain, ...], ...] = ((),)
    needs: tuple[Gain, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether nothing is given in any case."""
        return self.options == ((),)

    def __str__(self) -> str:
        """The text it is written as; `read_gains` gives an equal one back."""
        options = "/".join(_joined(option) or NONE for option in self.options)
        return f"{_joined(self.needs)}>{options}" if self.needs else options


NOTHING = Gains()
"""What a print gives that gives nothing."""


def _joined(gains: tuple[Gain, ...]) -> str:
    return "+".join(map(str, gains))


def read_gains(text: str, kinds: Collection[str], counted: Collection[str] = ()) -> Gains:
    """What a text says is given; spaces around its signs do not matter.

    Args:
        text: as above.
        kinds: what can be given.
        counted: what can be counted, for ``:`` and before ``>``.

    Raises:
        BoxError: ``gains``, with the part that is not understood.
    """
    needs, arrow, given = text.rpartition(">")
    options = tuple(_option(part, kinds, counted) for part in given.split("/"))
    if len(set(options)) != len(options):
        raise _error(text)
    if not arrow:
        return Gains(options)
    found = _option(needs, counted, ())
    if not found:
        raise _error(text)
    return Gains(options, found)


def read_gain(text: str, kinds: Collection[str], counted: Collection[str] = ()) -> Gain:
    """So many of one thing; otherwise as `read_gains`.

    Raises:
        BoxError: ``gains``, with the text.
    """
    match = _ITEM.fullmatch(text.strip())
    if match is None or match["kind"] not in kinds or (match["per"] and match["per"] not in counted):
        raise _error(text.strip())
    return Gain(match["kind"], int(match["count"] or 1), match["per"] or "")


def _option(text: str, kinds: Collection[str], counted: Collection[str]) -> tuple[Gain, ...]:
    if text.strip() == NONE:
        return ()
    return tuple(read_gain(part, kinds, counted) for part in text.split("+"))


def _error(part: str) -> BoxError:
    return BoxError(
        "gains", f"Expected what is given, such as `2 gold+card`, got `{part}`", params={"part": part}
    )
