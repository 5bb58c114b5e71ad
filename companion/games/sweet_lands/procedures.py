"""Procedures of Sweet Lands by hand: lay out the table, clean up and draw, use areas, cards and tiles."""

from companion.engine.procedure import Handling, Procedure
from companion.engine.words import Params, Who
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.printed import numbers

FINALS = 2
"""Final tiles drawn in a game."""

EXTRA_TILES = 4
"""Extra-action tiles in a game, half of them turned up in round 2, the others in round 3."""

TURNED_UP = (2, 3)
"""Rounds at whose start extra-action tiles are turned up."""

DISCOUNTS, INCOME_TRACKS, SCORE_MARKERS, PROSPERITY_TRACKS = 2, 4, 3, 6
"""Wood-discount tiles, income markers, score markers and prosperity markers of each seat."""


# Setup ----------------------------------------------------------------------------------------------------


def _imitation(position: Position) -> bool:
    return position.count > 2


def _has_advanced(position: Position) -> bool:
    return position.rulings.advanced == "with"


def _backwards(position: Position) -> Params:
    last = (position.start - 1) % position.count
    return {"last": Who(last), "first": Who(position.start), "seats": position.count}


def _markers(_position: Position) -> Params:
    return {"points": SCORE_MARKERS, "tracks": PROSPERITY_TRACKS}


SETUP: Procedure[Position] = (
    Handling("table_board", "setup.table"),
    Handling("table_piles", "setup.table"),
    Handling("table_helpers", "setup.table"),
    Handling("table_extra", "setup.table", params=lambda _: {"tiles": EXTRA_TILES}),
    Handling("table_finals", "setup.table", params=lambda _: {"tiles": FINALS}),
    Handling("table_milestones", "setup.table", params=lambda _: {"tiles": numbers().milestones[0]}),
    Handling("table_imitation", "setup.table", _imitation),
    Handling("table_advanced", "skill.advanced", _has_advanced),
    Handling("own_boards", "setup.seats", params=_backwards),
    Handling("own_pieces", "setup.seats", params=lambda _: {"tiles": DISCOUNTS}),
    Handling("own_tracks", "setup.seats"),
    Handling("own_markers", "setup.seats", params=_markers),
    Handling("own_goods", "setup.seats", params=lambda _: {"tracks": INCOME_TRACKS}),
    Handling("own_helper", "setup.seats", params=_backwards),
)
"""Before the first round: the table, then the boards of all seats."""


# A round --------------------------------------------------------------------------------------------------


def _first_round(position: Position) -> bool:
    return position.round == 1


def _is_later_round(position: Position) -> bool:
    return not _first_round(position)


def _turns_up(position: Position) -> bool:
    return position.round in TURNED_UP


def _extra(position: Position) -> Params:
    return {"tiles": EXTRA_TILES // len(TURNED_UP), "round": position.round}


def _draw(position: Position) -> Params:
    return {"cards": numbers().first_draw if _first_round(position) else numbers().draw}


INCOME: Procedure[Position] = (
    Handling("clear_discs", "round.cleanup", _is_later_round, lead=True),
    Handling("keep_card", "round.cleanup", _is_later_round, lambda _: {"cards": 1}),
    Handling("turn_back", "round.cleanup", _is_later_round),
    Handling("move_round", "round.start", _is_later_round),
    Handling("turn_up", "round.start", _turns_up, _extra),
    Handling("take_income", "income.order"),
    Handling("draw_cards", "income.draw", params=_draw),
    Handling("draft_cards", "setup.variants", _first_round, _draw),
)
"""The clean-up of the round before, the start of this one, and the income."""

ACTION: Procedure[Position] = (
    Handling("use_area", "area.slots"),
    Handling("play_card", "card.instant"),
    Handling("turn_skill", "skill.flip"),
    Handling("pass_first", "turn.order", lambda position: not position.passed and position.count > 1),
    Handling("move_helper", "pass.helper"),
)
"""The actions of a turn."""
