"""Phase of the deal: the characters are shuffled, and some are laid aside."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.memo import cache_by_part
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.words import Who, Word
from companion.games.citadels import procedures
from companion.games.citadels.drafting import count_faces_up
from companion.games.citadels.moves import Deal, Move
from companion.games.citadels.phases.stage import Check, Rules, Stage
from companion.games.citadels.position import Position, Readings, sort_by_number
from companion.games.citadels.printed import Role


def _uses_phones(position: Position) -> bool:
    return position.rulings.draft == "phones"


def _check_face_up_count(position: Position, _seat: int, move: Deal) -> Findings:
    needed = count_faces_up(position)
    if len(move.up) == needed:
        return KEPT
    return (({"count": len(move.up), "needed": needed, "seats": position.count}, ()),)


def _check_king_not_up(_position: Position, _seat: int, move: Deal) -> Findings:
    return BROKEN if "king" in move.up else KEPT


def _check_roles_in_play_once(position: Position, _seat: int, move: Deal) -> Findings:
    laid = (*move.up, *((move.down,) if move.down else ()))
    strange = [role for role in laid if role not in position.roles or laid.count(role) > 1]
    return tuple(({"role": Word(f"role-{role}")}, (role,)) for role in dict.fromkeys(strange))


def _check_face_down(position: Position, _seat: int, move: Deal) -> Findings:
    return KEPT if (move.down is not None) == _uses_phones(position) else BROKEN


CHECKS: tuple[Check, ...] = (
    Rule("deal_up", "deal.up", _check_face_up_count, "impossible"),
    Rule("deal_king", "deal.up", _check_king_not_up),
    Rule("deal_same", "deal", _check_roles_in_play_once, "impossible"),
    Rule("deal_down", "phones", _check_face_down, "impossible"),
)
RULES: Rules = {Deal: CHECKS}


def _apply_move(position: Position, _seat: int, move: Deal) -> Position:
    """Reset the characters for a new round, and start the draft. Real cards go straight to the calls."""
    aside = (*move.up, move.down)
    phones = _uses_phones(position)
    return replace(
        position,
        phase="draft" if phones else "turn",
        players=tuple(replace(player, roles=(), shown=()) for player in position.players),
        up=sort_by_number(move.up),
        down=move.down,
        pool=tuple(role for role in position.roles if role not in aside) if phones else (),
        aside=(),
        picks=0,
        killed=None,
        robbed=None,
        loot=None,
        calling=0,
    )


def _possible_deals(position: Position, most: int) -> Iterator[Deal]:
    """Yield every deal with up to `most` characters face up, and one face down if the app has the cards."""
    for count in range(most + 1):
        for up in combinations(position.roles, count):
            rest: list[Role | None] = [role for role in position.roles if role not in up]
            for down in rest if _uses_phones(position) else [None]:
                yield Deal(up, down)


def _deal_cache_key(position: Position, seat: int) -> tuple[int, Readings]:
    return position.count, position.rulings


@cache_by_part(_deal_cache_key, 64)
def _legal_moves(position: Position, seat: int) -> Rows[Move]:
    """Pack the legal deals. Cached by the number of seats and the rulings, as all rounds share them."""
    needed = count_faces_up(position)
    named = (move for move in _possible_deals(position, needed) if len(move.up) == needed)
    return join_rows(tuple(move for move in named if keeps_all(CHECKS, position, seat, move)))


def _candidate_moves(position: Position, _seat: int) -> Iterable[Move]:
    yield Deal()
    yield Deal(("king", "king"), "king")
    yield from _possible_deals(position, min(2, count_faces_up(position) + 1))


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return position.from_crown


def _current_tasks(position: Position) -> tuple[Task, ...]:
    what = "deal" if _uses_phones(position) else "deal_cards"
    return (Task(what, None, {"crown": Who(position.crown), "up": count_faces_up(position)}, shared=True),)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    procedure=procedures.DEAL,
)
