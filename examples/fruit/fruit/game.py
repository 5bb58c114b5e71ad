"""The game as the companion sees it: its types and its parts."""

from msgspec.structs import replace

from companion.engine.area import CommonRow, CommonThing, ThingLook
from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.setup import Setup
from companion.engine.words import Who
from companion.kit.typed_notation import TypedNotation
from fruit.corrections import CORRECTIONS
from fruit.phases import PHASES, list_repairs, price_of
from fruit.position import SEATS, Correction, Market, Move, Readings, Sell, Stall

CATEGORIES = ("coins",)
TIEBREAKS = (Tiebreak("cards"),)

LOOKS = {
    "apple": ThingLook("#B5382A", "A"),
    "pear": ThingLook("#6E8B2F", "P"),
    "plum": ThingLook("#5B3F8C", "U"),
}


def _start(setup: Setup, readings: Readings) -> Market:
    """Begin with empty stalls, or with the end at a table that is only scored."""
    market = Market((Stall(),) * len(setup.seats), rulings=readings)
    return replace(market, phase="scoring") if setup.mode == "score" else market


def _scoresheet(market: Market) -> Scoresheet:
    """Give a point for every coin. With equal points, whoever has more cards is ahead."""
    lines = [(ScoreLine("coins", stall.coins, "score", {"coins": stall.coins}),) for stall in market.stalls]
    figures = [(len(stall.cards),) for stall in market.stalls]
    return rank_seats(market.phase == "scoring", CATEGORIES, lines, figures, TIEBREAKS)


def _common(market: Market) -> tuple[CommonRow, ...]:
    """Show the open cards."""
    return (CommonRow("row", tuple(CommonThing(kind, faces=(kind,)) for kind in market.row), LOOKS),)


def _held(market: Market, seat: int) -> tuple[CommonRow, ...]:
    """Show the cards of a seat, each fruit with its number."""
    cards = market.stalls[seat].cards
    things = (CommonThing(kind, faces=(kind,), count=cards.count(kind)) for kind in dict.fromkeys(cards))
    return (CommonRow("cards", tuple(things), LOOKS),)


def _preview(market: Market, seat: int, move: Move) -> tuple[Notice, ...]:
    """Tell what a sale brings."""
    if not isinstance(move, Sell):
        return ()
    return (Notice("sell", seat, {"seat": Who(seat), "coins": price_of(market, seat, move.kind)}),)


GAME: Game[Market, Move, Correction] = Game(
    id="fruit",
    rules_version=1,
    seats=SEATS,
    draft=True,
    position_type=Market,
    move_type=Move,
    rulings_type=Readings,
    categories=CATEGORIES,
    phase_sections={"open": "row", "scoring": "score"},
    notation=TypedNotation(Market, Move, per_seat="stalls", seats=SEATS),
    begin=_start,
    phases=PHASES,
    scoresheet=_scoresheet,
    corrections=CORRECTIONS,
    common=_common,
    held=_held,
    repairs=list_repairs,
    preview=_preview,
)
"""The rules for two to four seats."""
