"""Specimens of a game, its setup, rulings, box and messages: every field once, on a line of its own."""

from typing import Annotated, Any, Literal

import msgspec

from companion.engine.area import Area
from companion.engine.box import BoxEntry, read_box
from companion.engine.gains import Gain
from companion.engine.game import Game
from companion.engine.hand_counts import HandCount
from companion.engine.message import CorrectionMessage, MoveMessage, TableMessage
from companion.engine.notice import Notice, OpenQuestion
from companion.engine.owners_box import OwnersBox
from companion.engine.price import Price
from companion.engine.redaction import Redaction
from companion.engine.rulings import Ruling, Rulings
from companion.engine.setup import AT_SEAT, Seat, Setup
from companion.engine.survey import Aim, survey_cells
from companion.engine.table_facts import TableFact
from companion.engine.verdict import Repair
from companion.engine.words import Who
from companion.geometry.square import Grid
from companion.kit.typed_notation import TypedNotation
from fruit.corrections import CORRECTIONS
from fruit.game import GAME
from fruit.phases import PHASES
from fruit.position import DATA, Keep, Market, Move, Open, SetCoins, Stall, Take
from tests.docs.reference.specimens.rules import NEAR, Site
from tests.docs.reference.specimens.shown import ROW


class Readings(Rulings, frozen=True):
    """Field: the ruling's id. Type: its readings, the default first."""

    single: Literal["no", "yes"] = "no"


class Hand(TableMessage, frozen=True):
    """Part of a position: a seat's cards."""

    cards: Annotated[tuple[str, ...], msgspec.Meta(max_length=24)] = ()


class Pass(MoveMessage, frozen=True, tag="pass"):
    """Move; its tag names it in files, records and texts."""

    to: Annotated[int, AT_SEAT] = 0


class SetCards(CorrectionMessage, frozen=True, tag="cards"):
    """Correction; its last field is the value, the ones before it select that value."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]
    cards: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0


RULING = Ruling(
    id="single",
    readings=("no", "yes"),
)

SETUP = Setup(
    seats=(Seat(name="Ann", colour="teal"), Seat(name="Ben", colour="amber")),
    rulings={"single": "yes"},
    start=1,
    mode="play",
    box={"card-17": "2 coins"},
)

SEAT = Seat(
    name="Ann",
    colour="teal",
)

BOX = read_box(DATA / "boxes" / "fruit.toml")

ENTRY = BoxEntry(
    value=10,
    source="rules",
    cites="end",
)


game: Game[Any, Any, Any] = Game(
    id="fruit",
    rules_version=2,
    seats=range(2, 5),
    position_type=Market,
    move_type=Move,
    rulings_type=Readings,
    categories=("coins", "cards"),
    notation=TypedNotation(Market, Move, per_seat="stalls", seats=range(2, 5)),
    begin=lambda setup, readings: Market((Stall(),) * len(setup.seats), rulings=readings),
    phases=PHASES,
    scoresheet=GAME.scoresheet,
    corrections=CORRECTIONS,
    describe=lambda market, seat, move: Notice("take", seat, {"seat": Who(seat), "left": len(market.row)}),
    oldest_rules=1,
    earlier={1: GAME},
    draft=True,
    in_turns=False,
    starter="drawn",
    comparable=False,
    pieces=("domino",),
    common_moves=(Keep(),),
    phase_sections={"scoring": "score"},
    log_sentences={"take": ("take", "take_last")},
    score_lines={"coins": ("coins", "coins_none")},
    setup_texts={"step": ("deal_four",)},
    targets=lambda market, seat, piece: {"a1": Take("plum")},
    survey_piece=lambda market, seat, piece: survey_cells((NEAR,), Grid(5, 5), Site(0), seat, piece),
    place=lambda market, seat, piece, target: Take("plum"),
    aim=lambda market, seat, move: Aim("domino", "a1") if isinstance(move, Take) else None,
    price=lambda market, seat, piece, target: Price("build", (Gain("coin", 3),)),
    area=lambda market, seat: Area(Grid(5, 5), {"c3": ("well",)}),
    common=lambda market: (ROW,),
    held=lambda market, seat: (ROW,),
    repairs=lambda market, seat, move: (Repair("other", moves=(Take("plum"),), labels=("plum",)),),
    preview=lambda market, seat, move: (Notice("sell", seat, {"seat": Who(seat), "coins": 4}),),
    warnings=lambda market: (Notice("many", None, {"most": 24}),) if len(market.row) > 24 else (),
    open_questions=lambda market: (OpenQuestion(Notice("blank", 0, {"seat": Who(0)})),),
    hand_counts=lambda market, seat: (HandCount(category="coins", label="coins", message=SetCoins),),
    remarks=lambda market: (Notice("richest", 1, {"seat": Who(1)}),),
    facts=lambda market: (TableFact("turn", "order", "turn", {"seat": Who(market.turn)}, market.turn),),
    options=lambda seats, mode: ("single",) if seats > 2 else (),
    variant=lambda market: "With fog",
    reveals=lambda market, seat, move: isinstance(move, Take),
    takes_back=lambda market, seat: None,
    stage_of=lambda market, seat: (market.round, market.phase),
    box=OwnersBox(),
    redaction=Redaction(),
    refolding=None,
)

market = game.start(SETUP)
take = Take("plum")
VERDICT = game.verdict(market, 0, take)
AFTER = game.apply(market, 0, Open("plum"))
MOVES = game.moves(market, 0)
EVERY = list(game.candidates(market, 0))
AGENDA = game.agenda(market)
CORRECTED = game.correct(market, SetCoins(seat=0, coins=3))
SURVEY = game.survey(market, 0, "domino")
LAID = game.placing_move(market, 0, "domino", "a1")

PRICE = Price(
    section="build",
    parts=(Gain("coin", 3),),
    entries=("card-17",),
)

FACT = TableFact(
    id="turn",
    section="order",
    line="turn",
    params={"seat": Who(1)},
    seat=1,
    cells=("a1",),
    holds=True,
)

COUNT = HandCount(
    category="coins",
    label="coins",
    message=SetCoins,
    keys={"kind": "gold"},
)
