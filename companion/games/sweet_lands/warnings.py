"""Where the mirror shows what the box cannot hold; nothing is forbidden by it."""

from collections.abc import Iterator

from companion.engine.game import Notice
from companion.games.sweet_lands.position import Position


def warnings(position: Position) -> Iterator[Notice]:
    """Everything that cannot be, seat by seat."""
    yield from ()
