"""Redaction: the part of a position that a seat may see."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.message import C, M, P


def _whole_position(position: P, _viewer: int | None) -> P:
    return position


def _always_false(*_asked: object) -> bool:
    return False


def _always_true(*_asked: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Redaction(Generic[P, M, C]):
    """Secrets of seats, and the views without them. See the questions of `companion.engine.game.Game`.

    Attributes:
        view: the position as a seat, or a watcher, may see it.
        hides: whether a viewer must not be told a message.
        needs_secrets: whether a seat's present task needs its secrets; by default always.
        past_view: an earlier position as a seat may see it, given the present one; without it, its `view`.
    """

    view: Callable[[P, int | None], P] = _whole_position
    hides: Callable[[P, int | None, int | None, M | C, P], bool] = _always_false
    needs_secrets: Callable[[P, int], bool] = _always_true
    past_view: Callable[[P, int | None, P], P] | None = None


OPEN: Redaction[Any, Any, Any] = Redaction(needs_secrets=_always_false)
"""Redaction of a game without secrets."""
