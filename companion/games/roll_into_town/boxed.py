"""The sheet of Roll Into Town in an owner's hands: how an entry is drawn, and when play first needs it."""

from collections.abc import Mapping

from companion.engine.forms import BoardForm, Field, Mark, TileForm
from companion.engine.game import Notice
from companion.games.roll_into_town.moves import SetPrinted
from companion.games.roll_into_town.pieces import MIRRORED
from companion.games.roll_into_town.printed import LEAST_SIDE, MOST_SIDE, Own, box

GROUND = (
    Mark(".", "free", "plain"),
    Mark("H", "hall", "start"),
    Mark("F", "farm", "sell"),
    Mark("M", "mountain", "rock"),
    Mark("T", "tree", "votes"),
    Mark("O", "ocean", "water"),
)
FIELDS: Mapping[str, Field] = {
    "map": Field("map", "map", BoardForm(GROUND, LEAST_SIDE, MOST_SIDE)),
    "cathedral": Field(
        "buildings", "cathedral", TileForm((Mark("#", "place", "place"),), LEAST_SIDE, shapes=1)
    ),
}


def own(said: Mapping[str, str]) -> Own:
    """An owner's entries as a position holds them, by name; one that ships like that is thereby confirmed."""
    return tuple(sorted(said.items()))


def printed_for(piece: str) -> tuple[str, ...]:
    """The entries that a piece depends on; for an entry's own name, that entry."""
    name = piece.removesuffix(MIRRORED)
    return (name,) if name in FIELDS else ()


def set_printed(name: str, text: str) -> SetPrinted:
    """The correction that the sheet shows something else than was thought.

    Raises:
        KeyError: nobody can read such an entry off the sheet.
    """
    if name not in box().texts:
        raise KeyError(name)
    return SetPrinted(name, text)


def printed_said(correction: object) -> tuple[str, str] | None:
    """The entry's name and text, if a correction is of that kind."""
    return (correction.name, correction.text) if isinstance(correction, SetPrinted) else None


def described(correction: SetPrinted) -> Notice:
    """The correction as a line of the log."""
    if correction.name not in FIELDS:
        return Notice("printed_unknown", None, {"name": correction.name})
    return Notice(f"printed_{correction.name}")
