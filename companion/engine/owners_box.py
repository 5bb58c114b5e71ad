"""What is printed on the cardboard, as one owner's copy has it: the box in a game's hands."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from companion.engine.box import Box, BoxError
from companion.engine.forms import Field
from companion.engine.message import CorrectionMessage, Impossible
from companion.engine.notice import Notice

OwnEntries = tuple[tuple[str, str], ...]
"""An owner's entries as a position holds them, name and text, in the order of the names."""


class SetPrinted(CorrectionMessage, frozen=True, tag="printed"):
    """The owner has read an entry of the box off the cardboard."""

    name: Annotated[str, msgspec.Meta(max_length=20)]
    text: Annotated[str, msgspec.Meta(max_length=400)]


def own_entries(said: Mapping[str, str]) -> OwnEntries:
    """An owner's entries by name; one that reads as it ships is thereby confirmed."""
    return tuple(sorted(said.items()))


def entries_with(own: OwnEntries, name: str, text: str, check: Callable[[str, str], None]) -> OwnEntries:
    """An owner's entries with one more, or another text of one.

    Raises:
        Impossible: there is no such entry, or its text is not of its form.
    """
    try:
        check(name, text)
    except BoxError as error:
        raise Impossible(error.what) from error
    return own_entries({**dict(own), name: text})


def printed_of(position: Any) -> Mapping[str, str]:
    """The owner's entries of a position that holds them as ``own``."""
    return dict(position.own)


def _refuse(name: str, _text: str) -> None:
    raise BoxError("name", "Expected the name of an entry", f"$.{name}")


def _none(name: str) -> Field:
    raise KeyError(name)


def _nothing(_piece: str) -> tuple[str, ...]:
    return ()


def _no_entries(_position: object, _seat: int, _move: object) -> tuple[str, ...]:
    return ()


def _nobody(_position: object) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, kw_only=True)
class OwnersBox:
    """A game's box; see the methods of `companion.engine.game.Game` that these answer.

    Attributes:
        ships: what is printed, as far as the rules tell or it must be assumed; without it, nothing is.
        check: raises `BoxError` where an owner's box cannot have such an entry. Without it, none can.
        field_of: where a readable entry stands, and how it is drawn; KeyError where nobody can read it.
        names: the names of all readable entries; a code carries an entry by where it stands there. Without
            it, those of `ships`.
        printed_for: the entries that a piece depends on.
        entries_of: the entries that the verdict on a seat's move rests on.
        own: the owner's entries that a position is played with.
        correction: makes the correction that an entry reads so, from its name and text.
    """

    ships: Callable[[], Box] | None = None
    check: Callable[[str, str], None] = _refuse
    field_of: Callable[[str], Field] = _none
    names: Callable[[], Sequence[str]] | None = None
    printed_for: Callable[[str], tuple[str, ...]] = _nothing
    entries_of: Callable[[Any, int, Any], tuple[str, ...]] = _no_entries
    own: Callable[[Any], Mapping[str, str]] = _nobody
    correction: type[Any] = SetPrinted

    def line(self, name: str) -> Notice:
        """A line of the log: that the owner has read an entry off the cardboard, told by its title."""
        try:
            field = self.field_of(name)
        except KeyError:
            return Notice("printed_unknown", None, {"name": name})
        return Notice(f"printed_{field.title}", None, field.params)


NO_BOX = OwnersBox()
"""Nothing is printed that anybody would have to read."""
