"""Stage of a game: a phase's rules, effects, actors, and the actions at its beginning and end."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.agenda import Task
from companion.engine.message import M, P
from companion.engine.procedure import Procedure
from companion.engine.rows import Rows
from companion.engine.rules import Rule, judge_move, keeps_all, legal_moves
from companion.engine.verdict import Verdict


def same_position(position: P) -> P:
    """Return the same position: the default of a phase that does nothing by itself."""
    return position


def no_seats(_position: object) -> tuple[()]:
    """Return no seats: the default of a phase in which all seats act at once."""
    return ()


@dataclass(frozen=True)
class Confirmation(Generic[M]):
    """Move that is left to a seat once it has nothing more to decide in its step.

    Attributes:
        move: the move.
        empty: whether nothing has happened in the step and the move changes nothing but whose step it is: the
            table makes it by itself.
        common: whether the move of one seat confirms the step of all.
    """

    move: M
    empty: bool = False
    common: bool = False


def no_confirmation(_position: object, _seat: int) -> None:
    """Return None: the default of a phase in which a seat always decides something."""
    return


@dataclass(frozen=True)
class Stage(Generic[P, M]):
    """Phase, or an errand that interrupts a phase.

    Attributes:
        rules: by type of move, the rules that judge it, in the order of the rulebook. A type
            that is missing does not belong to this phase.
        effect: the position after a move that keeps all rules, or that the table allows. Ends no phase: that
            is left to `Phases.settle`. Asked when a move is made, and for previews.
        candidates: every move a seat could name here, legal or not. Asked for buttons, and for questions.
        actors: the seats with something to do, in the order of play; none once the phase is over. Asked after
            every entry.
        tasks: the tasks of the agenda while it lasts; one at least for each of `actors`. Asked after every
            entry.
        moves: every legal move of a seat; without it, the candidates that keep all rules. A phase whose
            candidates are many finds them in a quicker way; `Rows` of them are each once already. Asked
            whenever the screen of an acting seat is drawn.
        enter: the automatic effects when the phase begins, its name already set. Asked by the game's own
            `Phases.settle`, and by nothing else.
        leave: the automatic effects once no seat has anything to do. Asked by the game's own `Phases.settle`,
            and by nothing else.
        procedure: the steps of hands with the cardboard meanwhile.
        later: the seats that do not act now and will before the phase is over, in the order of play; none
            where all act at once, as by default. Asked after every entry.
        confirm: the move left to an acting seat that has nothing more to decide, besides taking back; None
            while it has. Never empty where that would tell something of a secret. Asked after every entry.
    """

    rules: Mapping[type[Any], tuple[Rule[P, Any], ...]]
    effect: Callable[[P, int, Any], P]
    candidates: Callable[[P, int], Iterable[M]]
    actors: Callable[[P], tuple[int, ...]]
    tasks: Callable[[P], tuple[Task, ...]]
    moves: Callable[[P, int], Iterable[M]] | None = None
    enter: Callable[[P], P] = same_position
    leave: Callable[[P], P] = same_position
    procedure: Procedure[Any] = ()
    later: Callable[[P], tuple[int, ...]] = no_seats
    confirm: Callable[[P, int], Confirmation[M] | None] = no_confirmation

    def has(self, move: M) -> bool:
        """Check that a move belongs to this phase."""
        return type(move) in self.rules

    def verdict(self, position: P, seat: int, move: M) -> Verdict:
        """Judge a move that belongs to this phase."""
        return Verdict(judge_move(self.rules[type(move)], position, seat, move))

    def allows(self, position: P, seat: int, move: M) -> bool:
        """Check that no rule stands against a move, without the reasons that a verdict looks for."""
        return self.has(move) and keeps_all(self.rules[type(move)], position, seat, move)

    def legal_moves(self, position: P, seat: int) -> Sequence[M]:
        """List every legal move of a seat, each once, in the order found."""
        found = self.moves(position, seat) if self.moves else self._legal_candidates(position, seat)
        return found if isinstance(found, Rows) else tuple(dict.fromkeys(found))

    def _legal_candidates(self, position: P, seat: int) -> Iterable[M]:
        return legal_moves(self.rules, position, seat, self.candidates(position, seat))


def _no_moves(_position: object, _seat: int) -> tuple[()]:
    return ()


def _keep_position(position: P, _seat: int, _move: object) -> P:
    return position


OVER: Stage[Any, Any] = Stage({}, _keep_position, _no_moves, no_seats, no_seats)
"""Stage when the game is over, without moves and actors."""
