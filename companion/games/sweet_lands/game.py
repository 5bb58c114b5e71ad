"""Sweet Lands as the engine sees it: one door to its position, moves, rules, phases and scoring."""

from dataclasses import replace

from companion.engine.game import Game
from companion.engine.owners_box import own_entries
from companion.engine.price import Price
from companion.engine.setup import Mode, Setup
from companion.games.sweet_lands import (
    box_fields,
    correction_kinds,
    corrections,
    industry,
    log,
    moves,
    preview,
    repairs,
    scoring,
    set_aside,
    survey,
    turn,
    warnings,
)
from companion.games.sweet_lands.counted_by_hand import hand_counts
from companion.games.sweet_lands.facts import table_facts
from companion.games.sweet_lands.notation import SweetLandsNotation
from companion.games.sweet_lands.position import LATEST_RULES, Counts, Player, Position, Readings
from companion.games.sweet_lands.vocabulary import PIECES

ANYWHERE: tuple[moves.Move, ...] = (
    moves.Collect(),
    moves.Pass(),
    moves.Done(),
    moves.Skip(),
    moves.ByHand(),
    moves.NoRabbit(),
    moves.Free(2),
    moves.Area("A", 1),
    moves.Play(0, 0, 1),
    moves.Terrain("1,0"),
    moves.Road("0,0|1,0"),
    moves.Helper(1),
)
"""Moves that can be said in every phase, and are refused in most."""


def _options(_seats: int, mode: Mode) -> tuple[str, ...]:
    """List the setup's options: maps, order of turns, advanced skill tiles. Empty for a table only scored."""
    return ("maps", "order", "advanced") if mode == "play" else ()


def _start(setup: Setup, readings: Readings) -> Position:
    """Build the first position: before characters are chosen, or blank counts for a table only scored."""
    own, count = own_entries(setup.box), len(setup.seats)
    if setup.mode == "score":
        player = Player(counted=Counts())
        begun = Position((player,) * count, own, readings, 5, "scoring", setup.start, setup.start)
    else:
        begun = Position((Player(),) * count, own, readings, start=setup.start, turn=setup.start)
    return begun.with_table(rules=LATEST_RULES)


def _start_version_1(setup: Setup, readings: Readings) -> Position:
    """Build the first position of a table that is played by version 1 of the rules."""
    return _start(setup, readings).with_table(rules=1)


def _start_version_2(setup: Setup, readings: Readings) -> Position:
    """Build the first position of a table that is played by version 2 of the rules."""
    return _start(setup, readings).with_table(rules=2)


def _price(position: Position, seat: int, piece: str, _target: str) -> Price | None:
    return industry.asked_price(position, seat, piece)


_LATEST: Game[Position, moves.Move, corrections.Correction] = Game(
    id="sweet_lands",
    rules_version=LATEST_RULES,
    seats=range(1, 5),
    position_type=Position,
    move_type=moves.Move,
    rulings_type=Readings,
    pieces=PIECES,
    categories=scoring.CATEGORIES,
    notation=SweetLandsNotation(),
    phase_sections={
        "action": "turn",
        "place": "contents.map",
        "scoring": "score",
    },
    begin=_start,
    phases=turn.PHASES,
    facts=table_facts,
    scoresheet=scoring.scoresheet,
    corrections=correction_kinds.CORRECTIONS,
    describe=log.describe,
    survey_piece=survey.survey,
    place=survey.placement,
    aim=survey.aim_of,
    price=_price,
    repairs=repairs.repairs,
    preview=preview.preview,
    warnings=warnings.warnings,
    hand_counts=hand_counts,
    open_questions=scoring.open_questions,
    options=_options,
    common_moves=ANYWHERE,
    box=box_fields.BOX,
    refolding=set_aside.REFOLDING,
)

FIRST = replace(
    _LATEST, rules_version=1, move_type=moves.FirstMove, begin=_start_version_1, box=box_fields.FIRST_BOX
)
"""The game under version 1 of its rules: a turn ends with its pass, and unnamed cards are forgotten.

A position tells its version by itself, see `position.Position.rules`.
"""

SECOND = replace(_LATEST, rules_version=2, begin=_start_version_2)
"""The game under version 2 of its rules: a condition that nobody has read counts as met."""

GAME: Game[Position, moves.Move, corrections.Correction] = replace(_LATEST, earlier={1: FIRST, 2: SECOND})
"""The rules of Sweet Lands for one to four seats."""
