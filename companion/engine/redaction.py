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


def _no_items(*_asked: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class Secret:
    """Kind of thing of a seat that a viewer may not see yet.

    Attributes:
        id: names the sentence that tells until when it is secret, and its words in ``data/asking.toml``.
        section: the rulebook section that makes it secret.
        moves: the tags of the moves whose verdict depends on it.
        things: the ids of the things that may be hidden in it; empty where any may be.
        whole: whether it can be asked for without naming a seat, as in "who is the Thief".
    """

    id: str
    section: str
    moves: tuple[str, ...] = ()
    things: frozenset[str] = frozenset()
    whole: bool = False


@dataclass(frozen=True, kw_only=True)
class Redaction(Generic[P, M, C]):
    """Secrets of seats, and the views without them. A viewer is a seat, or None for a watcher.

    Attributes:
        view: the position as a viewer may see it. Asked before anything is shown.
        hides: whether a viewer must not be told a seat's message at a position, given the present one. Asked
            for every line of the log.
        needs_secrets: whether a seat's present task needs its secrets; by default always. Asked before a
            device of several seats shows them.
        secrets: the kinds of things of a seat that a viewer may not see, given the position as it sees it.
            Asked by questions about them.
        past_view: an earlier position as a seat may see it, given the present one; without it, its `view`.
            Asked for the log and for replays.
    """

    view: Callable[[P, int | None], P] = _whole_position
    hides: Callable[[P, int | None, int | None, M | C, P], bool] = _always_false
    needs_secrets: Callable[[P, int], bool] = _always_true
    secrets: Callable[[P, int | None, int], tuple[Secret, ...]] = _no_items
    past_view: Callable[[P, int | None, P], P] | None = None


OPEN: Redaction[Any, Any, Any] = Redaction(needs_secrets=_always_false)
"""Redaction of a game without secrets."""
