"""What the wire form of everything that people say at a table has in common."""

import msgspec


class TableMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something said: frozen, without fields that nobody knows, and without those that are as always."""


class MoveMessage(TableMessage, frozen=True, tag_field="move"):
    """Base of a game's moves; each has a tag that names it."""


class CorrectionMessage(TableMessage, frozen=True, tag_field="correct"):
    """Base of a game's corrections; each has a tag that names it."""
