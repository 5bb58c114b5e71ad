"""One owner's physical copy: what is printed on tiles, cards and boards, each value with its source."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from companion.engine.wire import WireError, convert

Source = Literal["rules", "inferred", "assumed", "owner"]
"""Where a value comes from; everything but ``rules`` is labelled on screen."""

T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value of a box file.

    Attributes:
        value: what is printed.
        source: who says so.
        cites: the rulebook section or fact it was read from.
    """

    value: Any
    source: Source
    cites: str = ""


@dataclass(frozen=True)
class Box:
    """All values of one box, by name.

    Attributes:
        game: the game it belongs to.
        entries: every value with its source.
    """

    game: str
    entries: dict[str, Entry]

    def values(self, expected: type[T]) -> T:
        """The values as the game's own typed record.

        Raises:
            WireError: a value is missing, unknown or of the wrong type.
        """
        return convert({name: entry.value for name, entry in self.entries.items()}, expected)


def read_box(path: Path) -> Box:
    """The box in a TOML file: ``game``, and one table with value, source and cites for every name.

    Raises:
        WireError: the file is not a box.
        OSError: it cannot be read.
    """
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WireError(f"{path.name}: {error}") from error
    game = raw.pop("game", None)
    if not isinstance(game, str):
        raise WireError("Expected `str`", "$.game")
    return Box(game, {name: convert(entry, Entry, field=f"$.{name}") for name, entry in raw.items()})
