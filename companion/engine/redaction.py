"""What a seat may see of a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.message import C, M, P


def _all(position: P, _viewer: int | None) -> P:
    return position


def _no(*_asked: object) -> bool:
    return False


def _yes(*_asked: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Redaction(Generic[P, M, C]):
    """What seats know that other seats must not; see the questions of `companion.engine.game.Game`.

    Attributes:
        view: what a seat, or a watcher, may see of a position.
        hides: whether a viewer must not be told what was said.
        private: whether what a seat has before it now needs what others must not see; by default always.
        past: what a seat may see of a position of before, given the present one; without it, its `view`.
    """

    view: Callable[[P, int | None], P] = _all
    hides: Callable[[P, int | None, int | None, M | C, P], bool] = _no
    private: Callable[[P, int], bool] = _yes
    past: Callable[[P, int | None, P], P] | None = None


OPEN: Redaction[Any, Any, Any] = Redaction(private=_no)
"""Everybody may see everything."""
