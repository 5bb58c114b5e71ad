"""Append-only log of a table: its header and its entries, in a strict, versioned wire form."""

from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal

import msgspec

from companion.engine.game import Game
from companion.engine.imported_facts import ImportedFacts
from companion.engine.message import C, M, P
from companion.engine.plain_text import plain_name
from companion.engine.setup import MOST_SEATS, Setup
from companion.engine.wire import WireError, decode, encode

FORMAT: Literal[1] = 1
"""Version of this wire form, which every record states."""

MAX_ENTRIES = 20_000
"""A record longer than this is refused: the longest game takes a few hundred entries."""

LATEST = 253_402_000_000_000
"""The last moment that every calendar shows, days before the year 9999 ends."""

Millis = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
"""A moment, in milliseconds since 1970 UTC."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
TableId = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z-]{1,40}$")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{12}$")]
Note = Annotated[str, msgspec.Meta(max_length=200)]
RuleIds = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=32)]


class Header(msgspec.Struct, Generic[P], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Header of a record.

    Attributes:
        format: the version of the wire form.
        id: the table's id.
        game: the game's id.
        rules_version: the version of the game's rules it was played under.
        created: when the table was set up.
        setup: seats and rulings.
        position: where the table began, if not at the game's own start.
        told: the facts from a file, if it was played elsewhere.
    """

    format: Literal[1]
    id: TableId
    game: Annotated[str, msgspec.Meta(max_length=40)]
    rules_version: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    created: Millis
    setup: Setup
    position: P | None = None
    told: ImportedFacts | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="entry"):
    """Base of all entries of a record.

    Attributes:
        seq: 1 for the first entry, without gaps.
        at: when it was accepted.
        by: the seat whose person did it; None for the host acting for the table.
        digest: fingerprint of the position after it.
    """

    seq: Annotated[int, msgspec.Meta(ge=1, le=MAX_ENTRIES)]
    at: Millis
    by: SeatNumber | None
    digest: Digest


class Moved(Entry, Generic[M], frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="move"):
    """Legal move of a seat.

    Attributes:
        seat: whose move it is.
        move: the move.
        follows: whether one tap made it together with the entry before it: they are taken back as one.
    """

    seat: SeatNumber
    move: M
    follows: bool = False


class Overruled(
    Entry, Generic[M], frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="overrule"
):
    """Move that the table allowed although it breaks rules, with the broken rules and the reason if given."""

    seat: SeatNumber
    move: M
    violations: RuleIds
    note: Note = ""


class Corrected(
    Entry, Generic[C], frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="correct"
):
    """Number or cell set to its value on the table."""

    correction: C


class Undone(Entry, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="undo"):
    """Undo of the last entry that still stood."""


class Redone(Entry, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="redo"):
    """Redo of the entry that was last taken back."""


AnyEntry = Moved[M] | Overruled[M] | Corrected[C] | Undone | Redone


@dataclass(frozen=True)
class Record(Generic[P, M, C]):
    """Header of a table and its entries in order."""

    header: Header[P]
    entries: tuple[AnyEntry[M, C], ...] = ()


def clean_names(header: Header[P]) -> Header[P]:
    """Clean the names of a header to plain text on one line, because older versions did not check them."""
    seats = header.setup.seats
    plain = tuple(msgspec.structs.replace(seat, name=plain_name(seat.name)) for seat in seats)
    if plain == seats:
        return header
    return msgspec.structs.replace(header, setup=msgspec.structs.replace(header.setup, seats=plain))


def _entry_type(game: Game[Any, Any, Any]) -> Any:
    move: Any = game.move_type
    return Moved[move] | Overruled[move] | Corrected[game.correction_type] | Undone | Redone  # type: ignore[name-defined]


def _entries_type(entry: Any) -> Any:
    return Annotated[tuple[entry, ...], msgspec.Meta(max_length=MAX_ENTRIES)]


class Codec(Generic[P, M, C]):
    """Reader and writer of a game's headers, entries and whole records, also under its earlier rules."""

    def __init__(self, game: Game[P, M, C]) -> None:
        self.game = game
        self._header: Any = Header[game.position_type]  # type: ignore[name-defined]
        self._entry: Any = _entry_type(game)
        self._document: Any = msgspec.defstruct(
            "Document",
            [
                ("header", self._header),
                ("entries", _entries_type(self._entry)),
            ],
            frozen=True,
            forbid_unknown_fields=True,
        )

    def decode_header(self, line: bytes) -> Header[P]:
        """Decode a header from its line.

        Raises:
            WireError: it is no header of this game.
        """
        header: Header[P] = decode(line, self._header)
        self._check_game(header)
        then = self.game.with_rules(header.rules_version)
        return clean_names(header) if then is self.game else Codec(then).decode_header(line)

    def decode_entry(self, line: bytes) -> AnyEntry[M, C]:
        """Decode an entry from its line.

        Raises:
            WireError: it is no entry of this game.
        """
        return decode(line, self._entry)  # type: ignore[no-any-return]

    def decode_record(self, data: bytes) -> Record[P, M, C]:
        """Decode a whole record from a JSON document.

        Raises:
            WireError: it is not a record of this game, with the field that is wrong.
        """
        document = decode(data, self._document)
        self._check_game(document.header)
        then = self.game.with_rules(document.header.rules_version)
        if then is not self.game:
            return Codec(then).decode_record(data)
        return Record(clean_names(document.header), document.entries)

    def encode_record(self, record: Record[P, M, C]) -> bytes:
        """Encode a whole record as a JSON document. `decode_record` reads it back to an equal value."""
        return encode({"header": record.header, "entries": record.entries})

    def _check_game(self, header: Header[P]) -> None:
        if header.game != self.game.id:
            raise WireError(f"Expected `{self.game.id}`", "$.game")
        if header.rules_version > self.game.rules_version:
            raise WireError(
                f"Expected at most {self.game.rules_version}, the version of this app's rules, "
                f"got {header.rules_version}",
                "$.rules_version",
            )
        if header.rules_version < self.game.oldest_rules:
            raise WireError(
                f"Expected at least {self.game.oldest_rules}, the oldest version of the rules this app reads,"
                f" got {header.rules_version}",
                "$.rules_version",
            )
