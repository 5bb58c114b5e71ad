"""What is printed on the cardboard, as one owner's copy has it: the box in a game's hands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from companion.engine.box import Box, BoxError
from companion.engine.forms import Field
from companion.engine.message import CorrectionMessage, Impossible
from companion.engine.notice import Notice

OwnEntries = tuple[tuple[str, str], ...]
"""An owner's entries as a position holds them, name and text, in the order of the names."""


class SetPrinted(CorrectionMessage, frozen=True, tag="printed"):
    """The owner has read an entry of the box off the cardboard."""

    name: Annotated[str, msgspec.Meta(max_length=20)]
    text: Annotated[str, msgspec.Meta(max_length=400)]


def own_entries(said: Mapping[str, str]) -> OwnEntries:
    """An owner's entries by name; one that reads as it ships is thereby confirmed."""
    return tuple(sorted(said.items()))


def entries_with(own: OwnEntries, name: str, text: str, check: Callable[[str, str], None]) -> OwnEntries:
    """An owner's entries with one more, or another text of one.

    Raises:
        Impossible: there is no such entry, or its text is not of its form.
    """
    try:
        check(name, text)
    except BoxError as error:
        raise Impossible(error.what) from error
    return own_entries({**dict(own), name: text})


def printed_of(position: Any) -> Mapping[str, str]:
    """The owner's entries of a position that holds them as ``own``."""
    return dict(position.own)


def _no_print() -> Box:
    return Box("", {})


def _refuse(name: str, _text: str) -> None:
    raise BoxError("name", "Expected the name of an entry", f"$.{name}")


def _none(name: str) -> Field:
    raise KeyError(name)


def _nothing(*_asked: object) -> tuple[()]:
    return ()


def _nobody(_position: object) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, kw_only=True)
class OwnersBox:
    """What is printed on the cardboard of a game: as it ships, and as an owner may read it.

    Besides the entries that ship, a game may accept *families*, whose names follow a pattern, such as
    ``card-17``; `check` and `field_of` know those, too. The empty text of an unknown entry is never checked.

    Attributes:
        ships: what is printed, as far as the rules tell or it must be assumed; without it, nothing is.
        check: raises `BoxError` where an owner's box cannot have such an entry. Without it, none can.
        field_of: where a readable entry stands among the others, and how it is drawn; KeyError where nobody
            can read it off the cardboard.
        listed: the names of all readable entries, listed or of families. Without it, those of `ships`.
        printed_for: the entries that a piece, or whatever else a player takes in hand, depends on.
        entries_of: the readable entries that the verdict on a seat's move rests on.
        own: the owner's entries that a position is played with.
        correction: makes the correction that an entry reads so, from its name and text.
    """

    ships: Callable[[], Box] = _no_print
    check: Callable[[str, str], None] = _refuse
    field_of: Callable[[str], Field] = _none
    listed: Callable[[], Sequence[str]] | None = None
    printed_for: Callable[[str], tuple[str, ...]] = _nothing
    entries_of: Callable[[Any, int, Any], tuple[str, ...]] = _nothing
    own: Callable[[Any], Mapping[str, str]] = _nobody
    correction: type[Any] = SetPrinted

    @property
    def printed(self) -> Box:
        """What is printed, as it ships; an owner may have other texts."""
        return self.ships()

    @property
    def names(self) -> Sequence[str]:
        """The names of all entries that an owner can read, alike ones in a row.

        A code carries an entry by where it stands here.
        """
        if self.listed:
            return self.listed()
        return tuple(name for name in sorted(self.printed.texts) if self.readable(name))

    def readable(self, name: str) -> bool:
        """Return whether an owner can read such an entry off the cardboard, listed or one of a family."""
        try:
            self.field_of(name)
        except KeyError:
            return False
        return True

    def assumptions(self, position: Any, names: Iterable[str]) -> tuple[str, ...]:
        """Return those of some readable entries that are only assumed at a table.

        Neither the rules say what is printed there, nor has the owner read it off the cardboard.
        """
        box = self.printed.with_owner(self.own(position))
        return tuple(name for name in names if box.entry(name).source == "assumed")

    def correct(self, name: str, text: str) -> Any:
        """Return the correction that the cardboard shows something else than was thought.

        Raises:
            KeyError: nobody can read such an entry off the cardboard.
        """
        self.field_of(name)
        return self.correction(name, text)

    def entry_in(self, correction: Any) -> tuple[str, str] | None:
        """Return the entry's name and text, if a correction is one of what is printed."""
        return (correction.name, correction.text) if isinstance(correction, self.correction) else None

    def line(self, name: str) -> Notice:
        """Return a line of the log: that the owner has read an entry off the cardboard, told by its title."""
        try:
            field = self.field_of(name)
        except KeyError:
            return Notice("printed_unknown", None, {"name": name})
        return Notice(f"printed_{field.title}", None, field.params)


NO_BOX = OwnersBox()
"""Nothing is printed that anybody would have to read."""
