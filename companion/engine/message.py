"""Base classes of the wire form of everything that people say at a table."""

from typing import TypeVar

import msgspec

P = TypeVar("P")
"""The position of a game."""

M = TypeVar("M")
"""The union of its moves."""

C = TypeVar("C")
"""The union of its corrections."""


class TableMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all messages: frozen, without unknown fields, and without fields that hold their default."""


class MoveMessage(TableMessage, frozen=True, tag_field="move"):
    """Base of a game's moves, each of which has a tag as its name."""


class CorrectionMessage(TableMessage, frozen=True, tag_field="correct"):
    """Base of a game's corrections, each of which has a tag as its name."""


class Impossible(ValueError):
    """Error for a correction, or one more entry, that the mirror cannot show."""
