"""Door of the engine to Citadels: its position, moves, rules, phases and scoring."""

from companion.engine.game import Game
from companion.engine.owners_box import OwnersBox
from companion.engine.redaction import Redaction
from companion.engine.setup import Mode, Setup
from companion.games.citadels import corrections, log, printed, redaction, scoring, turn, warnings
from companion.games.citadels.facts import table_facts
from companion.games.citadels.moves import (
    Answer,
    Correction,
    Decline,
    Draw,
    End,
    Income,
    Move,
    Rescue,
    Take,
)
from companion.games.citadels.notation import CitadelsNotation
from companion.games.citadels.position import Player, Position, Readings, city_size
from companion.games.citadels.powers import aims, preview, repairs

ANYWHERE: tuple[Move, ...] = (
    Take(), Draw(), Income(), End(), Rescue(), Decline(), Answer("king"),
)  # fmt: skip
"""Moves that can be said in every phase, and are refused in most."""


def _list_setup_options(seats: int, mode: Mode) -> tuple[str, ...]:
    """List the options at setup: the form of the character cards, the city size, and three seats' play."""
    three = ("three_seats",) if seats == 3 else ()
    return (*(("draft",) if mode == "play" else ()), "city_size", *three)


def _create_start_position(setup: Setup, readings: Readings) -> Position:
    """Create the position before the first deal. With mode `score`, with empty cities to be scored."""
    count = len(setup.seats)
    size = city_size(count, readings)
    if setup.mode == "score":
        return Position((Player(),) * count, size, readings, phase="scoring", crown=setup.start)
    numbers = printed.numbers()
    player = Player(gold=numbers.start_gold, hand=numbers.start_hand)
    return Position((player,) * count, size, readings, crown=setup.start)


GAME: Game[Position, Move, Correction] = Game(
    id="citadels",
    rules_version=2,
    oldest_rules=2,
    seats=range(2, 8),
    position_type=Position,
    move_type=Move,
    rulings_type=Readings,
    starter="drawn",
    pieces=aims.PIECES,
    categories=scoring.CATEGORIES,
    notation=CitadelsNotation(),
    phase_sections={"scoring": "score", "graveyard": "special.graveyard"},
    begin=_create_start_position,
    phases=turn.PHASES,
    facts=table_facts,
    scoresheet=scoring.scoresheet,
    corrections=corrections.CORRECTIONS,
    describe=log.describe,
    targets=aims.aims,
    price=aims.price,
    repairs=repairs.repairs,
    preview=preview.preview,
    warnings=warnings.warnings,
    open_questions=warnings.open_questions,
    options=_list_setup_options,
    common_moves=ANYWHERE,
    reveals=redaction.reveals,
    box=OwnersBox(load=printed.box),
    redaction=Redaction(
        view=redaction.view,
        hides=redaction.hides,
        needs_secrets=redaction.is_choosing_secretly,
        secrets=redaction.secrets,
    ),
)
"""The rules of Citadels, first edition, for two to seven seats."""
