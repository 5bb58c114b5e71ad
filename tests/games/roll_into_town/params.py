"""What the params of a violation or a repair name."""

from companion.engine.words import Params, Word
from companion.games.roll_into_town.position import Position


def named_words(params: Params, name: str) -> list[str]:
    """Return what the words of a param name, without their kind."""
    found = params[name]
    words = found if isinstance(found, tuple) else (found,)
    return [word.id.partition("-")[2] for word in words if isinstance(word, Word)]


def provided(position: Position, seat: int, params: Params) -> Position:
    """Return the position in which a seat has what was ``missing`` of a ``resource``, too."""
    (name,), missing = named_words(params, "resource"), params["missing"]
    assert isinstance(missing, int)
    have: int = getattr(position.sheet(seat), name)
    return position.with_sheet(seat, **{name: have + missing})
