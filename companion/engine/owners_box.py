"""Owner's box in a game's hands: the prints on the cardboard, as one owner's copy has them."""

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
    """Correction by which the owner reads an entry of the box off the cardboard."""

    name: Annotated[str, msgspec.Meta(max_length=20)]
    text: Annotated[str, msgspec.Meta(max_length=400)]


class Reread(CorrectionMessage, frozen=True, tag="reread"):
    """Correction of a print that was misread: the record is folded again with its new text."""

    name: Annotated[str, msgspec.Meta(max_length=20)]
    text: Annotated[str, msgspec.Meta(max_length=400)]


def own_entries(entries: Mapping[str, str]) -> OwnEntries:
    """Sort an owner's entries by name, including those that confirm the text that ships."""
    return tuple(sorted(entries.items()))


def with_entry(own: OwnEntries, name: str, text: str, check: Callable[[str, str], None]) -> OwnEntries:
    """Add an entry to an owner's entries, or replace its text.

    Raises:
        Impossible: there is no such entry, or its text is not of its form.
    """
    try:
        check(name, text)
    except BoxError as error:
        raise Impossible(error.reason) from error
    return own_entries({**dict(own), name: text})


def printed_of(position: Any) -> Mapping[str, str]:
    """Read the owner's entries of a position that holds them as ``own``."""
    return dict(position.own)


def section_mark(section: str) -> str:
    """Name all entries of a section among those that a table tracks itself. No entry has such a name."""
    return f"/{section}"


def marked_section(mark: str) -> str:
    """Return the section that a mark names, or an empty text for the name of an entry."""
    return mark.removeprefix("/") if mark.startswith("/") else ""


def _never(_name: str) -> bool:
    return False


def _empty_box() -> Box:
    return Box("", {})


def _refuse_entry(name: str, _text: str) -> None:
    raise BoxError("name", "Expected the name of an entry", f"$.{name}")


def _no_field(name: str) -> Field:
    raise KeyError(name)


def _no_names(*_asked: object) -> tuple[()]:
    return ()


def _alone(name: str) -> str:
    return name


def _no_entries(_position: object) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, kw_only=True)
class OwnersBox:
    """Prints on the cardboard of a game: as they ship, and as an owner may read them.

    Besides the entries that ship, a game may accept *families*, whose names follow a pattern, such as
    ``card-17``; `check` and `field_of` know those, too. The empty text of an unknown entry is never checked.

    Attributes:
        load: the prints, as far as the rules tell or they must be assumed; without it, none. Asked once.
        check: raises `BoxError` where an owner's box cannot have such an entry. Without it, none can. Asked
            when an entry is typed or read.
        field_of: the field of a readable entry: its group, title and form; KeyError where nobody
            can read it off the cardboard. Asked wherever an entry is shown.
        named_field: the field of a readable entry with the names that a table has for things; without it,
            that of `field_of`. Asked at a table.
        list_names: the names of all readable entries, listed or of families. Without it, those of `load`.
            Asked for the page of the box.
        list_coded: the names that codes carry by number, where families were learnt since codes were first
            written: the names of those are spelt out. Without it, all of `list_names`. Asked for codes.
        printed_for: the entries that a piece, or whatever else a player takes in hand, depends on. Asked when
            it is surveyed.
        entries_of: the readable entries that the verdict on a seat's move rests on. Asked after the move.
        own: the owner's entries that a position is played with. Asked wherever an entry is shown at a table.
        correction: makes the correction that an entry reads so, from its name and text.
        track: makes the correction by which a table tracks an entry, or all of a `section_mark`, itself, or
            asks about it again; without it, tables do not keep that. Asked when a person says so.
        tracked: the entries and section marks that a table tracks itself. Asked before an entry is asked for.
        asks_once: checks that an entry is asked for once at a table: whoever does not answer tracks it. Asked
            before an entry is asked for.
        unread_entries: the entries that an owner can still read, in the order to read a whole box; without
            it, none. Asked for the page of the box.
        piece_of: the id of the piece that an entry is printed on: all entries of one are compared with the
            cardboard in one question; without it, each stands alone. Asked for that question.
    """

    load: Callable[[], Box] = _empty_box
    check: Callable[[str, str], None] = _refuse_entry
    field_of: Callable[[str], Field] = _no_field
    named_field: Callable[[Any, str], Field] | None = None
    list_names: Callable[[], Sequence[str]] | None = None
    list_coded: Callable[[], Sequence[str]] | None = None
    printed_for: Callable[[str], tuple[str, ...]] = _no_names
    entries_of: Callable[[Any, int, Any], tuple[str, ...]] = _no_names
    own: Callable[[Any], Mapping[str, str]] = _no_entries
    correction: type[Any] = SetPrinted
    track: Callable[[str, bool], Any] | None = None
    tracked: Callable[[Any], Sequence[str]] = _no_names
    asks_once: Callable[[str], bool] = _never
    unread_entries: Callable[[Mapping[str, str]], Sequence[str]] = _no_names
    piece_of: Callable[[str], str] = _alone

    @property
    def printed(self) -> Box:
        """Box that ships, whatever texts an owner has instead."""
        return self.load()

    @property
    def names(self) -> Sequence[str]:
        """Names of all entries that an owner can read, alike entries in a row."""
        if self.list_names:
            return self.list_names()
        return tuple(name for name in sorted(self.printed.texts) if self.is_readable(name))

    @property
    def coded_names(self) -> Sequence[str]:
        """Names of the entries that a code carries by where they stand here. It spells out any other name."""
        return self.list_coded() if self.list_coded else self.names

    def field_at(self, position: Any, name: str) -> Field:
        """Build the field of an entry with the names that a table has for things.

        Raises:
            KeyError: nobody can read such an entry off the cardboard.
        """
        return self.named_field(position, name) if self.named_field else self.field_of(name)

    def is_readable(self, name: str) -> bool:
        """Check that an owner can read this entry off the cardboard, listed or of a family."""
        try:
            self.field_of(name)
        except KeyError:
            return False
        return True

    def is_tracked(self, position: Any, name: str) -> bool:
        """Check that a table tracks an entry itself, alone or with its section."""
        tracked = self.tracked(position)
        return bool(tracked) and (name in tracked or section_mark(self.field_of(name).section) in tracked)

    def assumptions(self, position: Any, names: Iterable[str]) -> tuple[str, ...]:
        """Select the readable entries that are only assumed at a table.

        Neither the rules nor the owner have told their text.
        """
        box = self.printed.with_owner(self.own(position))
        return tuple(name for name in names if box.entry(name).source == "assumed")

    def make_correction(self, name: str, text: str) -> Any:
        """Make the correction for a print that differs from the assumed one.

        Raises:
            KeyError: nobody can read such an entry off the cardboard.
        """
        self.field_of(name)
        return self.correction(name, text)

    def entry_in(self, correction: Any) -> tuple[str, str] | None:
        """Return the entry's name and text, if a correction sets a print."""
        return (correction.name, correction.text) if isinstance(correction, self.correction) else None

    def read_by(self, correction: Any) -> tuple[str, str] | None:
        """Return the entry's name and text, if a correction sets or rereads a print."""
        if isinstance(correction, Reread):
            return correction.name, correction.text
        return self.entry_in(correction)

    def log_line(self, name: str) -> Notice:
        """Make the line of the log for an entry read off the cardboard, told by its title."""
        try:
            field = self.field_of(name)
        except KeyError:
            return Notice("printed_unknown", None, {"name": name})
        return Notice(f"printed_{field.title}", None, field.params)


NO_BOX = OwnersBox()
"""Box without any readable print."""
