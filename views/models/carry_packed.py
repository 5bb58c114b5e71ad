"""Carry codes of a table: their text and their pictures, made away from the screen."""

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass

from companion.hosting.timeline import AnyTable
from companion.sharing.code import to_text
from companion.sharing.codec import pack
from companion.sharing.parts import split
from companion.sharing.qr import CHARACTERS, COMFORTABLE, Symbol, make_symbol

SAVED_SCALE = 8
"""Pixels a module in a picture that is kept as a file."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Carry codes of a table as it stood at one moment.

    Attributes:
        seq: how many entries the table had then.
        size: bytes that are carried.
        text: all of it as one text.
        symbols: its codes, in order; one where that is enough.
        pictures: each of them as a PNG of one pixel a module, in base64, for a phone without https.
    """

    seq: int
    size: int
    text: str
    symbols: tuple[Symbol, ...]
    pictures: tuple[str, ...]

    @property
    def version(self) -> int:
        """Largest version among its codes, of 40."""
        return max(symbol.version for symbol in self.symbols)

    @property
    def parts(self) -> int:
        """Number of codes."""
        return len(self.symbols)


def pack_table(table: AnyTable) -> Packed:
    """Pack a table into carry codes. Takes some hundredths of a second, so not for the event loop.

    Raises:
        CarryError: no code can hold it.
    """
    data = pack(table)
    symbols = tuple(make_symbol(text) for text in _split_into_code_texts(data))
    pictures = tuple(b64encode(each.png()).decode() for each in symbols)
    return Packed(table.seq, len(data), to_text(data), symbols, pictures)


def _split_into_code_texts(data: bytes) -> Sequence[str]:
    """Split data into the texts of codes, none of a larger version than any camera reads at arm's length."""
    return split(data, CHARACTERS[COMFORTABLE])
