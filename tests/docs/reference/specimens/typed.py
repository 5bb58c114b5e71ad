"""Specimens of typed files, drawings and corrections: every field once, on a line of its own."""

from typing import Any

from msgspec.structs import replace

from companion.engine.box import read_box
from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.forms import Field, GainsForm
from companion.engine.message import CorrectionMessage, TableMessage
from companion.engine.notation import Unreadable
from companion.engine.notice import Notice
from companion.engine.owners_box import OwnersBox, SetPrinted
from companion.engine.redaction import Redaction, Secret
from companion.engine.refolding import Refolding
from companion.engine.words import Phrase
from companion.geometry.square import Grid
from companion.kit.declared_corrections import count_things, paint_pieces, paint_things
from companion.kit.drawing import align_tokens, draw_around, lines_of, place_around, rows_of
from companion.kit.drawn_field import drawn_around_middle
from companion.kit.spelling import Spelling, normalize_name
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext, own_box_form
from companion.kit.typed_notation import Reading, TypedNotation, phase_reader
from dominoes.position import Pave
from fruit.position import DATA, Kind, Market, Move, SetCards, SetCoins, Stall, Take
from tests.docs.reference.specimens.shown import laying

grid = Grid(5, 5)
market = Market((Stall(), Stall()))

DRAWING = drawn_around_middle(
    field="squares",
    file_name="land",
    middle="C",
    place=lambda seats, rulings: (Grid(9, 9), "e5"),
    parse=lambda cell, token: (cell, {"W": "wheat", "F": "forest"}[token]),
    write=lambda square: (square[0], square[1][0].upper()),
    tokens="W, F",
)
SPLIT = SplitFields(
    fields=("cards", "coins"),
    typed={"hand": (str, "")},
    read=lambda table, context: {"cards": tuple(table.hand.split()), "coins": 0},
    write=lambda stall, context: {"hand": " ".join(stall.cards)},
)
FORM = Form(
    type=str,
    read=lambda typed, context: tuple(typed.split()),
    write=lambda cards: " ".join(cards),
    required=False,
    always_written=True,
    file_name="hand",
)
NOTATION: TypedNotation[Market, Any] = TypedNotation(
    position=Market,
    moves=Move,
    per_seat="stalls",
    seats=range(2, 5),
    forms={(Stall, "cards"): FORM},
    defaults={"acted": lambda reading: 0 if reading["row"] else len(reading["stalls"])},
    seat_defaults={"coins": lambda reading, seat: 10 if reading.context.purpose == "check" else 0},
    optional_fields={},
    derived={"acted": lambda market: 0},
    seat_derived={"coins": lambda market, seat: len(market.stalls[seat].cards)},
    split_fields={},
    aliases={"take": {"fruit": "kind"}},
)


class FruitNotation(TypedNotation[Market, Any]):
    """Reads and writes markets, and calls a row's cards by their fruit."""

    def settle(self, position: Market, reading: Reading) -> Market:
        return replace(position, acted=0) if position.row else position

    def name_on_board(self, position: Market, seat: int, target: str) -> str | Phrase:
        return Phrase(f"kind-{target}")


PHASE = phase_reader({Take: "take"}, "open")
OWN = own_box_form(printed=lambda own: None, most=60, normalize=str.strip)

READ = ReadContext(
    field="$.seats[0].land",
    names=("Ann", "Ben"),
    reading=None,
    seat=0,
)
WRITE = WriteContext(
    position=market,
    names=("Ann", "Ben"),
    seat=0,
)
ERROR = Unreadable("token", "$.seats[0].land", found="X", tokens="W, F")

rows = rows_of("W C\n. F", "$.seats[0].land", 9)
placed = place_around(rows, "C", "c3", grid, "$.seats[0].land")
LINES = lines_of("W C\n. F\n")
PICTURE = draw_around({"b3": "W", "c3": "C"}, grid)
ALIGNED = list(align_tokens(["W2", "C", ".", "F"], 2))

spelling = Spelling(
    kind="land",
    names=("wheat", "forest"),
    aliases={"corn": "wheat"},
)
FOUND = spelling.find("Wheat")
NORMAL = normalize_name("Big Tower")
NAME = spelling.read("corn", "$.seats[0].land")

COINS: CorrectionKind[Market] = CorrectionKind(
    message=SetCoins,
    at="stalls[seat].coins",
    read=lambda market, keys: market.stalls[keys["seat"]].coins,
    apply=lambda market, correction: market,
    follows=lambda before, after, correction: after,
    bounds=lambda market, keys: (0, 99),
    offers=lambda market, keys: (0, 20),
    steps=(1, 5),
    control="stepper",
    modes=("play",),
    reason_against=lambda market: "nobody has coins yet" if market.round == 1 else "",
    is_useful=lambda market: market.phase != "open",
    name_keys=lambda keys: {"kind": keys["seat"]},
    keys_by_name=lambda market: {"gold": {"kind": 0}},
    sentence_key="kind",
    line=lambda market, correction: Notice("coins", correction.seat, {"coins": correction.coins}),
    lines=("coins", "coins_none"),
    later=5,
)


class Tree(TableMessage, frozen=True):
    """Thing on a cell."""

    at: str
    kind: Kind


class PaintTree(CorrectionMessage, frozen=True, tag="tree"):
    """Correction of a tree; None clears the cell."""

    seat: int
    at: str
    kind: Kind | None = None


TREES: CorrectionKind[Any] = paint_things(
    PaintTree, "stalls", "trees", Tree, accepts=lambda market, at: at != "c3"
)
PAVED: CorrectionKind[Any] = paint_pieces(Pave, "courts", "paved", laying)
CARDS: CorrectionKind[Market] = count_things(SetCards, "stalls", "cards")
CORRECTIONS: Corrections[Market] = Corrections(
    kinds=(COINS,),
    seats=lambda market: len(market.stalls),
)

FIELD = Field("cards", "card", GainsForm(("coin", "card")))
SECRET = Secret(
    id="hand",
    section="deal",
    moves=("take",),
    things=frozenset({"apple"}),
    whole=False,
)
HIDDEN: Redaction[Any, Any, Any] = Redaction(
    view=lambda market, viewer: market,
    hides=lambda market, viewer, seat, message, now: viewer != seat and isinstance(message, Take),
    needs_secrets=lambda market, seat: market.phase == "sell",
    secrets=lambda market, viewer, seat: (SECRET,) if viewer != seat else (),
    past_view=lambda market, viewer, now: market,
)
PRINTS = OwnersBox(
    load=lambda: read_box(DATA / "boxes" / "fruit.toml"),
    check=lambda name, text: None,
    field_of=lambda name: FIELD,
    named_field=lambda market, name: FIELD,
    list_names=lambda: ("card-1", "card-2"),
    list_coded=lambda: ("card-1",),
    correction=SetPrinted,
    track=lambda name, tracked: SetPrinted(name, ""),
    tracked=lambda market: ("card-2",),
    asks_once=lambda name: name == "card-1",
    unread_entries=lambda own: tuple(name for name in ("card-1", "card-2") if name not in own),
    printed_for=lambda piece: (f"card-{piece}",),
    entries_of=lambda market, seat, move: ("card-1",),
    own=lambda market: {},
    piece_of=lambda name: name.partition("-")[2],
)
REFOLDING: Refolding[Any, Any] = Refolding(
    read=lambda market, name, text: market,
    follows=lambda name: name.startswith("card-"),
    make_way=lambda market, seat, move, aside: (market, aside),
    restore=lambda market, aside: market,
    differences=lambda before, after: (),
)
