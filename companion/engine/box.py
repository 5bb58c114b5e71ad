"""Owner's copy of the cardboard: the values printed on tiles, cards and boards, each with its source.

An entry whose value is a text can be read off the cardboard: the owner may put another text in its place. The
form of such a text is one of `companion.engine.forms`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from companion.engine import toml
from companion.engine.wire import WireError, convert

Source = Literal["rules", "inferred", "assumed", "unknown", "owner"]
"""Source of a value. The screen labels every source but ``rules``.

An ``unknown`` entry has no value, and none is guessed: its text is empty until the owner reads it off.
"""

GUESSES: frozenset[Source] = frozenset({"inferred", "assumed"})
"""Sources of values that the rules do not state. The owner is asked once, when play first needs one."""

T = TypeVar("T")


class BoxError(WireError):
    """Error for an entry that no owner's box can have.

    Attributes:
        id: the reason; the sentence ``box-why`` states it, with ``why`` set to it.
        params: the other params of the sentence.
    """

    def __init__(
        self, id: str, reason: str, field: str = "", params: Mapping[str, int | str] | None = None
    ) -> None:
        super().__init__(reason, field)
        self.id = id
        self.params: Mapping[str, int | str] = {} if params is None else params

    def with_field(self, field: str) -> "BoxError":
        """Copy the error with another field."""
        return BoxError(self.id, self.reason, field, self.params)


class NameParts(NamedTuple):
    """Name of an entry split at its dash: ``tile-R1`` is of the kind ``tile``, and of those ``R1``.

    Attributes:
        kind: the kind of the entry.
        which: its name within that kind; empty for the only entry of a kind.
    """

    kind: str
    which: str


def split_name(name: str) -> NameParts:
    """Split the name of an entry at its first dash, and keep everything behind that dash as one text."""
    kind, _, which = name.partition("-")
    return NameParts(kind, which)


class BoxEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Value of a box file with its source.

    Attributes:
        value: the print; an empty text where it is unknown.
        source: the source of the value.
        cites: the rulebook section or fact it was read from.
    """

    value: Any
    source: Source
    cites: str = ""


UNKNOWN = BoxEntry("", "unknown")
"""Entry without any value."""


@dataclass(frozen=True)
class Box:
    """Values of a box, by name.

    Attributes:
        game: the game it belongs to.
        entries: every value with its source: those that ship, and of a game's families what the owner has
            said. A name that is not among them is unknown, see `Box.entry`.
    """

    game: str
    entries: dict[str, BoxEntry]

    def values(self, expected: type[T]) -> T:
        """Convert the values to the game's own typed record.

        Raises:
            WireError: a value is missing, unknown or of the wrong type.
        """
        return convert({name: entry.value for name, entry in self.entries.items()}, expected)

    @property
    def texts(self) -> dict[str, str]:
        """Entries that an owner can read off the cardboard, by name."""
        return {name: entry.value for name, entry in self.entries.items() if isinstance(entry.value, str)}

    @property
    def guesses(self) -> frozenset[str]:
        """Names of readable entries that are inferred or assumed, not read in the rules."""
        return frozenset(name for name in self.texts if self.entries[name].source in GUESSES)

    @property
    def unknown(self) -> frozenset[str]:
        """Names of readable entries that have no value yet."""
        return frozenset(name for name in self.texts if self.entries[name].source == "unknown")

    def entry(self, name: str) -> BoxEntry:
        """Look up an entry with its source, or return `UNKNOWN` if the box does not hold the name."""
        return self.entries.get(name, UNKNOWN)

    def with_owner(self, texts: Mapping[str, str]) -> "Box":
        """Copy the box with its owner's texts for listed entries and for families.

        Args:
            texts: texts that `OwnersBox.check` accepts, by name. Entries that cannot be read off the
                cardboard keep their value.
        """
        own = {
            name: BoxEntry(text, "owner", self.entry(name).cites)
            for name, text in texts.items()
            if isinstance(self.entry(name).value, str)
        }
        return Box(self.game, {**self.entries, **own})


def read_box(path: Path) -> Box:
    """Read a box from a TOML file: ``game``, and one table with value, source and cites for every name.

    Raises:
        WireError: the file is not a box.
        OSError: it cannot be read.
    """
    try:
        return parse_box(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise WireError(f"{path.name}: {error}") from error
    except WireError as error:
        raise error if error.field else WireError(f"{path.name}: {error.reason}") from error


def parse_box(text: str) -> Box:
    """Parse a box from its TOML text.

    Raises:
        WireError: it is not a box.
    """
    try:
        raw = toml.parse(text)
    except (ValueError, RecursionError) as error:
        raise WireError(str(error)) from error
    game = raw.pop("game", None)
    if not isinstance(game, str):
        raise WireError("Expected `str`", "$.game")
    return Box(game, {name: convert(entry, BoxEntry, field=f"$.{name}") for name, entry in raw.items()})
