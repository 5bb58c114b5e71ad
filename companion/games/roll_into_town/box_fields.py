"""Fields of an owner's sheet of Roll Into Town: the form of each entry, and the pieces that need it."""

from collections.abc import Mapping

from companion.engine.forms import BoardForm, Field, Mark, TileForm
from companion.engine.owners_box import OwnersBox, printed_of
from companion.games.roll_into_town.pieces import BUILT
from companion.games.roll_into_town.printed import LEAST_SIDE, MOST_SIDE, box, check_entry

GROUND = (
    Mark(".", "free", "plain"),
    Mark("H", "hall", "start", ("hall",)),
    Mark("F", "farm", "yellow", ("field",)),
    Mark("M", "mountain", "rock", ("mountain",)),
    Mark("T", "tree", "green", ("tree",)),
    Mark("O", "ocean", "water"),
)
FIELDS: Mapping[str, Field] = {
    "map": Field("map", "map", BoardForm(GROUND, LEAST_SIDE, MOST_SIDE)),
    "cathedral": Field(
        "buildings", "cathedral", TileForm((Mark("#", "place", "place"),), LEAST_SIDE, shapes=1)
    ),
}


def printed_for(piece: str) -> tuple[str, ...]:
    """List the entries that a piece depends on. An entry's own name gives that entry."""
    name = BUILT[piece][0] if piece in BUILT else piece
    return (name,) if name in FIELDS else ()


BOX = OwnersBox(
    load=box,
    check=check_entry,
    field_of=FIELDS.__getitem__,
    printed_for=printed_for,
    own=printed_of,
)
