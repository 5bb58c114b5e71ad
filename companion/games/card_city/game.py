"""Assembly of Card City for the engine: its types and its parts."""

from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.setup import Setup
from companion.games.card_city import corrections, log, moves, placements, repairs, scoring, turn
from companion.games.card_city.facts import table_facts
from companion.games.card_city.notation import NOTATION
from companion.games.card_city.position import CARDS, PRINTED, Pile, Position, Readings, Town
from companion.games.card_city.preview import preview

ANYWHERE: tuple[moves.Move, ...] = (
    moves.Choose("open"), moves.Take(("R", "C")), moves.Build("R", "e4"), moves.Return("R"),
    moves.Develop("R", "e4"), moves.Stop(), moves.Collect(), moves.Buy("e4"), moves.Pass(),
)  # fmt: skip
"""Moves that can be said in every phase, and are refused in most."""


def _create_start_position(setup: Setup, readings: Readings) -> Position:
    """Create the deck and the supply for the seats, each with its City Hall and $3 (setup).

    With mode `score`, create empty towns without money or deck, in the scoring phase.
    """
    count = len(setup.seats)
    deck = PRINTED.deck.multiplied_by(count)
    position = Position(
        round=1,
        phase="divide",
        start=setup.start,
        deck=deck,
        supply=PRINTED.cards.without_pile(deck),
        towns=(Town(money=PRINTED.start_money),) * count,
        rulings=readings,
    )
    if setup.mode == "play":
        return turn.open_round(position)
    towns = (Town(),) * count
    return replace(
        position, round=PRINTED.rounds, phase="scoring", deck=Pile(), supply=PRINTED.cards, towns=towns
    )


GAME: Game[Position, moves.Move, moves.Correction] = Game(
    id="card_city",
    rules_version=1,
    seats=range(1, 5),
    position_type=Position,
    move_type=moves.Move,
    rulings_type=Readings,
    pieces=CARDS,
    categories=scoring.CATEGORIES,
    phase_sections={"scoring": "score"},
    log_sentences={
        **{tag: (tag, f"{tag}_last") for tag in ("collect", "buy", "pass")},
    },
    notation=NOTATION,
    begin=_create_start_position,
    phases=turn.PHASES,
    facts=table_facts,
    scoresheet=scoring.scoresheet,
    corrections=corrections.CORRECTIONS,
    describe=log.describe,
    survey_piece=placements.survey,
    place=placements.placement,
    aim=placements.aim_of,
    price=placements.price,
    area=placements.area,
    repairs=repairs.repairs,
    preview=preview,
    warnings=corrections.warnings,
    open_questions=scoring.open_questions,
    common_moves=ANYWHERE,
)
"""The rules of Card City for one to four seats."""
