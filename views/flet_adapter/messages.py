"""The messages of Flet's lines, packed and unpacked. Written for Flet 1.0.5."""

from typing import Any

import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import (
    Message,
    MessageAction,
    configure_encode_object_for_msgpack,
    decode_ext_from_msgpack,
)

Action = MessageAction
"""Action that a message asks for."""

Said = tuple[Action, dict[str, Any]]
"""Message: its action, and the body with the arguments."""

MESSAGES, BYTES = 0, 1
"""First byte of a packet: it holds a message, or is for one of Flet's own channels for bytes."""

PAGE = 1
"""Number of the page among the controls of every session."""

encode_control: Any = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
"""Function for msgpack's ``default`` that packs every value of a page."""


def pack(message: Message) -> bytes:
    """Encode a message to a phone as a packet."""
    packed: bytes = msgpack.packb([message.action, message.body], default=encode_control)
    return bytes((MESSAGES,)) + packed


def unpack(packet: bytes) -> Any:
    """Decode the message in a packet from a phone, unchecked, or return None if it holds none.

    Raises:
        Exception: of many kinds, as the bytes may be anything.
    """
    return msgpack.unpackb(packet[1:], ext_hook=decode_ext_from_msgpack) if packet[0] == MESSAGES else None
