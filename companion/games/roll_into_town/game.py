"""Door of the engine to Roll Into Town: its position, moves, rules, steps and scoring."""

from companion.engine.game import Game
from companion.engine.owners_box import own_entries
from companion.engine.setup import Setup
from companion.games.roll_into_town import (
    answers,
    box_fields,
    corrections,
    log,
    printed,
    scoring,
    turn,
    warnings,
)
from companion.games.roll_into_town.counting import hand_counts
from companion.games.roll_into_town.facts import table_facts
from companion.games.roll_into_town.moves import Correction, Done, Fell, Move, Roll, Rub
from companion.games.roll_into_town.notation import RollIntoTownNotation
from companion.games.roll_into_town.pieces import PIECES
from companion.games.roll_into_town.position import Player, Position, Readings, Sheet

ANYWHERE: tuple[Move, ...] = (Roll((1, 2, 3)), Done("discover"), Fell("a1"), Rub())
"""Moves that can be said in every phase, and are refused in most."""


def _create_start_position(setup: Setup, readings: Readings) -> Position:
    """Create the position before the first roll. With mode `score`, with empty maps to be scored."""
    own = own_entries(setup.box)
    scored = setup.mode == "score"
    begins = printed.Goods() if scored else printed.Goods(*printed.numbers().start)
    sheet = Sheet(printed.printed_values(own).cells, *begins.amounts)
    last = turn.count_rounds() if scored else 1
    return Position((Player(sheet),) * len(setup.seats), own, readings, round=last, over=scored)


def _round_and_step(position: Position, seat: int) -> tuple[int, str]:
    """Return the round, and the seat's step or the table's phase."""
    at_steps = position.dice and not position.over
    return position.round, position.players[seat].step if at_steps else position.phase


def _move_taking_back(position: Position, seat: int) -> Move | None:
    """Return `Rub` while the step is not confirmed, else None."""
    return Rub() if turn.legal(position, seat, Rub()) else None


def _reveals_dice(_position: Position, _seat: int, move: Move) -> bool:
    """Check that a move rolls dice."""
    return isinstance(move, Roll)


GAME: Game[Position, Move, Correction] = Game(
    id="roll_into_town",
    rules_version=1,
    seats=range(1, 9),
    position_type=Position,
    move_type=Move,
    rulings_type=Readings,
    pieces=PIECES,
    categories=scoring.CATEGORIES,
    notation=RollIntoTownNotation(),
    in_turns=False,
    phase_sections={
        "roll": "round.dice",
        "construct": "build",
        "done": "round",
        "scoring": "score",
    },
    begin=_create_start_position,
    phases=turn.PHASES,
    scoresheet=scoring.scoresheet,
    corrections=corrections.CORRECTIONS,
    describe=log.describe,
    survey_piece=answers.survey,
    place=answers.placement,
    aim=answers.aim_of,
    price=answers.price,
    repairs=answers.repairs,
    preview=answers.preview,
    warnings=warnings.warnings,
    open_questions=scoring.open_questions,
    remarks=scoring.title_remarks,
    hand_counts=hand_counts,
    score_lines={
        "taverns": ("taverns", "taverns_counted"),
        "river": ("river", "joined_counted"),
    },
    facts=table_facts,
    common_moves=ANYWHERE,
    reveals=_reveals_dice,
    takes_back=_move_taking_back,
    stage_of=_round_and_step,
    box=box_fields.BOX,
)
"""The rules of Roll Into Town for one to eight seats."""
