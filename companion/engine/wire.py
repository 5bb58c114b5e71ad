"""The strict wire form: what is not exactly expected is refused with the field that is wrong."""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec

from companion.bounds import RECORD

T = TypeVar("T")

LATER_FIELD = msgspec.Meta(extra={"later": True})
"""Marks a field that a position has learnt since codes were first written: ``Annotated[bool, LATER_FIELD]``.

It has a default, which is left out; `companion.sharing.codec` says which formats know it.
"""

UNREADABLE_JSON = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""Exceptions of decoding JSON from outside that is broken, of another type, no UTF-8 or nested too deep."""

_ENCODER = msgspec.json.Encoder(order="deterministic", decimal_format="number")

_FIELD = re.compile(r"^(?P<what>.*?)(?: - at (?:`key` in )?`(?P<field>[^`]*)`)?$", re.DOTALL)


class WireError(ValueError):
    """Something that was read is not what it should be.

    Attributes:
        field: the path of the wrong field, such as ``$.seats[0].money``; empty when it is the whole.
        what: what was found and what was expected.
    """

    def __init__(self, what: str, field: str = "") -> None:
        super().__init__(f"{field}: {what}" if field else what)
        self.what = what
        self.field = field

    def under(self, field: str) -> "WireError":
        """The same, where the whole that it was found in is itself a field, such as ``$.box``."""
        return WireError(self.what, field + self.field.removeprefix("$"))


def wire_error(error: Exception) -> WireError:
    """Our error from msgspec's, the field's path kept."""
    match = _FIELD.match(str(error))
    assert match is not None
    return WireError(match["what"], match["field"] or "")


def decode(data: bytes | str, expected: type[T]) -> T:
    """A value from JSON.

    Raises:
        WireError: it is too large, not JSON, or not exactly of the expected type.
    """
    if len(data) > RECORD.most:
        raise WireError(f"Expected at most {RECORD.most} bytes, got {len(data)}")
    try:
        return msgspec.json.decode(data, type=expected)
    except UNREADABLE_JSON as error:
        raise wire_error(error) from error


def convert(data: object, expected: type[T], *, field: str = "$") -> T:
    """A value from plain dicts and lists, such as a TOML file holds.

    Args:
        data: what was read.
        expected: the type it must have.
        field: the path of ``data`` in the whole, for the error.

    Raises:
        WireError: it is not exactly of the expected type.
    """
    try:
        return msgspec.convert(data, expected)
    except (msgspec.MsgspecError, RecursionError) as error:
        inner = wire_error(error)
        raise WireError(inner.what, field + inner.field.removeprefix("$")) from error


def encode(value: Any) -> bytes:
    """A value as JSON, its keys in a fixed order.

    Raises:
        TypeError: the value has no wire form.
    """
    return _ENCODER.encode(value)


def check_readable(value: Any, expected: type[T]) -> None:
    """Whether a value would be read again from its wire form.

    Raises:
        WireError: it would be refused: it holds more, or more of something, than its type allows.
    """
    decode(encode(value), expected)


def digest(value: Any) -> str:
    """A short fingerprint of a value's wire form: 12 hexadecimal digits.

    Values that came about in the same way have the same one. Of two equal values one may state a default that
    the other leaves out, and so have another wire form.
    """
    return hashlib.blake2b(encode(value), digest_size=6).hexdigest()


def structs_by_tag(kinds: Any) -> Mapping[str, type[Any]]:
    """The structs of a union by the tag that each has in its wire form; of a single struct, that one."""
    return {kind.__struct_config__.tag: kind for kind in get_args(kinds) or (kinds,)}
