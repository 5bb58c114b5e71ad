"""Reading of imports in any form: a text, a link, a file, a photo. Done away from the screen."""

import base64
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from companion.bounds import DROP, TEXT, TooLarge
from companion.engine.record import clean_names
from companion.files.reading import form_of
from companion.files.record import read_record
from companion.sharing.bundle import is_bundle, read_bundle
from companion.sharing.codec import Carried, unpack
from companion.sharing.errors import CarryError
from companion.sharing.mangling import undo_mail, undo_percents
from companion.sharing.parts import Gathering
from companion.sharing.photo import find_codes

MOST_CODES = 64
"""Maximum of codes read from one text or picture; a picture with more of them is no photo of a sheet."""

_BEGINNING = re.compile(r"(?<![0-9A-Za-z])T[CP]\d{1,4}\.", re.IGNORECASE)

DROPPED = "data:"
"""Prefix of the contents of a file that was dropped on the page."""

_LONGEST_DROPPED = 100 + 4 * -(-DROP.most // 3)
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"II*\0", b"MM\0*")


@dataclass(frozen=True)
class Brought:
    """Parts of an import read so far.

    Attributes:
        gathering: the parts seen; empty for a record that came whole.
        carried: the table, once it is whole and was read.
    """

    gathering: Gathering = field(default_factory=Gathering)
    carried: Carried | None = None


def read_text(text: str, before: Brought) -> Brought:
    """Add the codes of a text: a code, a part, a link, or several of them one below the other.

    Raises:
        TooLarge: there is nothing of use in as much of it as is looked through.
        CarryError: there is nothing of use in it; `before` still holds.
    """
    try:
        return read_codes(_cut_before_codes(text[: TEXT.most]), before)
    except CarryError as error:
        if len(text) > TEXT.most:
            raise TooLarge(TEXT) from error
        raise


def decode_dropped_file(text: str) -> bytes:
    """Decode a file dropped on the page from the part of the address behind the ``#``.

    Raises:
        TooLarge: it is larger than what an address can hold; the page's script says so with an empty one.
        CarryError: it is none.
    """
    if len(text) > _LONGEST_DROPPED:
        raise TooLarge(DROP)
    _, encoded, data = text.partition(";base64,")
    try:
        dropped = base64.b64decode(data, validate=True)
    except ValueError as error:
        raise CarryError("carry-not-a-code") from error
    if not encoded:
        raise TooLarge(DROP)
    return dropped


def read_file(data: bytes, name: str, before: Brought) -> Brought:
    """Add the content of a file: a picture with codes, a ``.table`` file or other text, a record, a bundle.

    Args:
        data: the file; its form is told by its content, not its name.
        name: its name, for errors.
        before: the import so far.

    Raises:
        TooLarge: it is larger than such a file may be.
        CarryError: there is nothing of use in it; `before` still holds.
        FileError: it is a record that cannot be read.
    """
    if is_picture(data):
        return read_codes(find_codes(data), before)
    if is_bundle(data):
        record, added = read_bundle(data)
        return Brought(before.gathering, Carried(read_record(record, name), None, agrees=True, added=added))
    if form_of(data) != "position":
        return Brought(before.gathering, Carried(read_record(data, name), None, agrees=True))
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    return read_text(data[: 4 * TEXT.most + 4].decode(encoding, errors="replace"), before)


def is_picture(data: bytes) -> bool:
    """Check that data begins as a picture does.

    Includes unreadable pictures, which explain themselves best.
    """
    return data.startswith(_PICTURES) or data[4:8] == b"ftyp"


def _cut_before_codes(text: str) -> Iterable[str]:
    """Cut a text before each code in it. A text with at most one code is one piece."""
    plain = undo_percents(undo_mail(text))
    starts = [found.start() for found in _BEGINNING.finditer(plain)]
    if len(starts) < 2:
        return (text,)
    ends = [*starts[1:], len(plain)]
    return tuple(plain[start:end] for start, end in zip(starts, ends, strict=True))


def read_codes(texts: Iterable[str], before: Brought) -> Brought:
    """Add the codes of some texts, at least one of them useful.

    Raises:
        CarryError: there is nothing of use in any; `before` still holds.
    """
    gathering, refused, useful = before.gathering, [], False
    for text in tuple(texts)[:MOST_CODES]:
        try:
            gathering, useful = gathering.add(text), True
        except CarryError as error:
            refused.append(error)
    if not useful:
        raise _worst_error(refused)
    if gathering.whole is None:
        return Brought(gathering)
    carried = unpack(gathering.whole)
    table = carried.table
    return Brought(gathering, replace(carried, table=replace(table, header=clean_names(table.header))))


def _worst_error(refused: list[CarryError]) -> CarryError:
    """Choose the error to report for several useless codes. Errors about codes of this app come first."""
    ours = [error for error in refused if error.id not in ("carry-not-a-code", "carry-foreign")]
    return (ours or refused or [CarryError("carry-not-a-code")])[0]
