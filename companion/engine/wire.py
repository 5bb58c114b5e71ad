"""Strict wire form: any unexpected value is refused with the field that is wrong."""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec

from companion.bounds import RECORD

T = TypeVar("T")

FIRST_LATER = 5
"""First format of `companion.sharing.codec` that knows anything learnt since codes were first written."""


def learnt_in(form: int) -> msgspec.Meta:
    """Mark a field that a position has learnt since codes were first written: for ``Annotated``.

    It has a default, which is left out. Formats of `companion.sharing.codec` before `form` do not know it.
    """
    return msgspec.Meta(extra={"learnt": form})


LATER_FIELD = learnt_in(FIRST_LATER)
"""Marks a field that `FIRST_LATER` knows: ``Annotated[bool, LATER_FIELD]``."""


def widened_from(former: Any, form: int = FIRST_LATER) -> msgspec.Meta:
    """Mark a type that was widened since codes were first written, by the type it was: for ``Annotated``.

    Formats of `companion.sharing.codec` before `form` know only the former type.
    """
    return msgspec.Meta(extra={"former": former, "widened": form})


UNREADABLE_JSON = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""Exceptions of decoding JSON from outside that is broken, of another type, no UTF-8 or nested too deep."""

_ENCODER = msgspec.json.Encoder(order="deterministic", decimal_format="number")

_FIELD = re.compile(r"^(?P<what>.*?)(?: - at (?:`key` in )?`(?P<field>[^`]*)`)?$", re.DOTALL)


class WireError(ValueError):
    """Error for data that is not of the expected form.

    Attributes:
        field: the path of the wrong field, such as ``$.seats[0].money``; empty for the whole.
        reason: the value found and the value expected.
    """

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.reason = reason
        self.field = field

    def under_field(self, field: str) -> "WireError":
        """Copy the error with its path under a field of a larger whole, such as ``$.box``."""
        return WireError(self.reason, field + self.field.removeprefix("$"))


def wire_error(error: Exception) -> WireError:
    """Convert msgspec's error to `WireError`, and keep the field's path."""
    match = _FIELD.match(str(error))
    assert match is not None
    return WireError(match["what"], match["field"] or "")


def decode(data: bytes | str, expected: type[T]) -> T:
    """Decode a value from JSON.

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
    """Convert plain dicts and lists, such as a TOML file holds, to a typed value.

    Args:
        data: the plain value.
        expected: the type it must have.
        field: the path of ``data`` in the whole, for the error.

    Raises:
        WireError: it is not exactly of the expected type.
    """
    try:
        return msgspec.convert(data, expected)
    except (msgspec.MsgspecError, RecursionError) as error:
        inner = wire_error(error)
        raise WireError(inner.reason, field + inner.field.removeprefix("$")) from error


def encode(value: Any) -> bytes:
    """Encode a value as JSON, with its keys in a fixed order.

    Raises:
        TypeError: the value has no wire form.
    """
    return _ENCODER.encode(value)


def check_readable(value: Any, expected: type[T]) -> None:
    """Check that a value can be read back from its wire form.

    Raises:
        WireError: it would be refused: it holds more fields or items than its type allows.
    """
    decode(encode(value), expected)


def digest(value: Any) -> str:
    """Compute a short fingerprint of a value's wire form: 12 hexadecimal digits.

    Values that came about in the same way have the same fingerprint. Of two equal values one may state a
    default that the other leaves out, and so have another wire form.
    """
    return hashlib.blake2b(encode(value), digest_size=6).hexdigest()


def structs_by_tag(kinds: Any) -> Mapping[str, type[Any]]:
    """Index the structs of a union by their tags on the wire, or a single struct by its tag."""
    return {kind.__struct_config__.tag: kind for kind in get_args(kinds) or (kinds,)}
