"""Small City as the engine sees it: one door to its position, moves, rules, phases and scoring."""

from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.owners_box import own_entries
from companion.engine.price import Price
from companion.engine.redaction import Redaction
from companion.engine.setup import Setup
from companion.games.small_city import box_fields, corrections, log, moves, redaction, scoring, turn, warnings
from companion.games.small_city.building import paying, preview, repairs, survey
from companion.games.small_city.facts import table_facts
from companion.games.small_city.notation import SmallCityNotation
from companion.games.small_city.phases.opening import open_table
from companion.games.small_city.position import ROUNDS, Position, Readings
from companion.games.small_city.printed import KINDS

ANYWHERE: tuple[moves.Move, ...] = (
    moves.Grow(), moves.Decline(), moves.Done(), moves.Collect(), moves.Produce(), moves.Tally(),
    moves.Measure(), moves.Skip(),
)  # fmt: skip
"""Moves that name nothing: they can be said in every phase, and are refused in most."""


def _create_start_position(setup: Setup, readings: Readings) -> Position:
    """Begin the table before the first City Hall, or in scoring mode before any town is painted."""
    position = open_table(len(setup.seats), setup.start, readings, own_entries(setup.box))
    if setup.mode == "score":
        towns = tuple(replace(town, money=0) for town in position.towns)
        return replace(position, round=ROUNDS, phase="scoring", towns=towns)
    return position


def _price_of_piece(position: Position, seat: int, piece: str, _target: str) -> Price | None:
    return paying.asked_price(position, seat, survey.kind_of(piece))


GAME: Game[Position, moves.Move, moves.Correction] = Game(
    id="small_city",
    rules_version=3,
    oldest_rules=3,
    seats=range(2, 5),
    position_type=Position,
    move_type=moves.Move,
    rulings_type=Readings,
    starter="drawn",
    pieces=KINDS,
    categories=scoring.CATEGORIES,
    notation=SmallCityNotation(),
    log_sentences={
        "move_citizen": ("move", "move_on", "move_home", "move_out", "move_abroad"),
    },
    phase_sections={
        "ring": "action.ring",
        "death": "pollution.deaths",
        "scoring": "score",
    },
    begin=_create_start_position,
    phases=turn.PHASES,
    facts=table_facts,
    scoresheet=scoring.scoresheet,
    corrections=corrections.CORRECTIONS,
    describe=log.describe,
    survey_piece=survey.survey,
    place=survey.placement,
    aim=survey.aim_of,
    price=_price_of_piece,
    repairs=repairs.repairs,
    preview=preview.preview,
    warnings=warnings.warnings,
    open_questions=scoring.open_questions,
    common_moves=ANYWHERE,
    reveals=redaction.reveals,
    box=box_fields.BOX,
    redaction=Redaction(
        view=redaction.view,
        past_view=redaction.redact_past,
        hides=redaction.hides,
        needs_secrets=redaction.is_choosing_secretly,
        secrets=redaction.secrets,
    ),
)
"""The rules of Small City for two to four seats."""
