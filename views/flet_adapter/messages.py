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
"""What a message wants done."""

Said = tuple[Action, dict[str, Any]]
"""What a message wants done, and with what."""

MESSAGES, BYTES = 0, 1
"""The first byte of a packet: it holds a message, or is for one of Flet's own channels for bytes."""

PAGE = 1
"""The number that every session's page has among its controls."""

encode_control: Any = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
"""The ``default`` of msgpack that packs whatever a page may hold."""


def pack(message: Message) -> bytes:
    """Return the packet of a message to a phone."""
    packed: bytes = msgpack.packb([message.action, message.body], default=encode_control)
    return bytes((MESSAGES,)) + packed


def unpack(packet: bytes) -> Any:
    """Return the message in a packet from a phone, whatever it is; None where it holds no message.

    Raises:
        Exception: of many kinds, for a stranger's bytes fail in many ways.
    """
    return msgpack.unpackb(packet[1:], ext_hook=decode_ext_from_msgpack) if packet[0] == MESSAGES else None
