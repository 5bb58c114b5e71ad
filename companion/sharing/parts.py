"""A code in several parts, for what one QR symbol should not hold; gathered in any order, over any time.

Each part says which code it is of, its number, and how many there are, and carries a seal of its own, so
that a part of something else, or a damaged one, never gets in.
"""

from dataclasses import dataclass, replace
from zlib import crc32

from companion.sharing.base38 import count_bytes, encode_text
from companion.sharing.checksum import SEAL, add_checksum, has_checksum
from companion.sharing.code import PART, find_code, to_text
from companion.sharing.errors import CarryError

FORMAT = 1
"""The first byte of a part; see `companion.sharing.checksum` for what stays the same in all formats."""

MOST_PARTS = 255
ID = 4
HEAD = 3 + ID
"""Bytes before a part's own: the format, its number, how many there are, and the checksum of the whole."""


@dataclass(frozen=True)
class Part:
    """Share of a long record that is carried in one QR code.

    Attributes:
        whole: the checksum of the whole code, by which parts know each other.
        number: 1 for the first.
        total: the number of parts.
        chunk: its share of the bytes.
    """

    whole: bytes
    number: int
    total: int
    chunk: bytes

    @property
    def text(self) -> str:
        """Text of the part."""
        return PART + encode_text(
            add_checksum(bytes([FORMAT, self.number, self.total]) + self.whole + self.chunk)
        )

    @classmethod
    def of(cls, data: bytes) -> "Part":
        """Parse sound bytes as a part.

        Raises:
            CarryError: ``carry-newer``, or ``carry-damaged`` if the bytes are no part.
        """
        if data[0] > FORMAT:
            raise CarryError("carry-newer")
        head, chunk = data[:HEAD], data[HEAD:-SEAL]
        if head[0] != FORMAT or not chunk or not 1 <= head[1] <= head[2]:
            raise CarryError("carry-damaged")
        return cls(head[3:], head[1], head[2], chunk)


def split(data: bytes, limit_chars: int) -> tuple[str, ...]:
    """Split a code into texts, none longer than ``limit_chars``: one if that is enough, or even parts.

    Raises:
        CarryError: ``carry-too-large``: the code would take more than `MOST_PARTS`.
    """
    text = to_text(data)
    if len(text) <= limit_chars:
        return (text,)
    room = count_bytes(limit_chars - len(PART)) - HEAD - SEAL
    total = -(-len(data) // room) if room > 0 else MOST_PARTS + 1
    if total > MOST_PARTS:
        raise CarryError("carry-too-large")
    size = -(-len(data) // total)
    total = -(-len(data) // size)
    chunks = [data[at : at + size] for at in range(0, len(data), size)]
    return tuple(Part(_compute_code_id(data), i + 1, total, chunk).text for i, chunk in enumerate(chunks))


def _compute_code_id(data: bytes) -> bytes:
    return crc32(data).to_bytes(ID, "big")


@dataclass(frozen=True)
class Gathering:
    """Parts of a code that were seen so far. Every part gives a new gathering; the old one stays as it was.

    Attributes:
        parts: the parts by number, each once.
        whole: the code's bytes, once there is nothing missing.
    """

    parts: tuple[Part, ...] = ()
    whole: bytes | None = None

    @property
    def total(self) -> int:
        """Number of parts, 0 before the first was seen."""
        if self.parts:
            return self.parts[0].total
        return 0 if self.whole is None else 1

    @property
    def missing(self) -> tuple[int, ...]:
        """Numbers of the parts not seen yet."""
        seen = {part.number for part in self.parts}
        return () if self.whole is not None else tuple(i for i in range(1, self.total + 1) if i not in seen)

    @property
    def found(self) -> int:
        """Number of parts seen."""
        return self.total - len(self.missing)

    def add(self, text: str) -> "Gathering":
        """Add a part or a whole code, and return the new gathering. A text seen before changes nothing.

        Args:
            text: the text of a symbol or a message; see `companion.sharing.code` for signs around it.

        Raises:
            CarryError: the text holds no sound code, or ``carry-parts-mixed``: it is of another code, or of
                another cutting of the same. The gathering stays as it was.
        """
        kind, data = find_code(text)
        if kind == "whole":
            return self._with_whole(data)
        part = Part.of(data)
        if self.whole is not None and not self.parts:
            if part.whole == _compute_code_id(self.whole):
                return self
            raise CarryError("carry-parts-mixed", number=part.number, total=part.total)
        return self._with_part(part)

    def complete(self) -> bytes:
        """Return the code's bytes.

        Raises:
            CarryError: ``carry-part-missing`` lists the missing parts. ``carry-not-a-code``: none was seen.
        """
        if self.whole is not None:
            return self.whole
        if not self.parts:
            raise CarryError("carry-not-a-code")
        which = ", ".join(str(number) for number in self.missing)
        raise CarryError("carry-part-missing", which=which, count=len(self.missing), total=self.total)

    def _with_whole(self, data: bytes) -> "Gathering":
        if self.whole == data:
            return self
        if self.whole is not None or (self.parts and self.parts[0].whole != _compute_code_id(data)):
            raise CarryError("carry-parts-mixed", number=1, total=1)
        return Gathering(whole=data)

    def _with_part(self, part: Part) -> "Gathering":
        if part in self.parts:
            return self
        same = all((part.whole, part.total) == (other.whole, other.total) for other in self.parts)
        if not same or any(part.number == other.number for other in self.parts):
            raise CarryError("carry-parts-mixed", number=part.number, total=part.total)
        parts = tuple(sorted((*self.parts, part), key=lambda one: one.number))
        if len(parts) < part.total:
            return replace(self, parts=parts)
        whole = b"".join(one.chunk for one in parts)
        if _compute_code_id(whole) != part.whole or not has_checksum(whole):
            raise CarryError("carry-damaged")
        return Gathering(parts, whole)
