"""A phase lists its candidates and is judged: what it lets pass is what may be done."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.agenda import Task
from companion.engine.phases import Phases
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.stage import OVER, Stage
from companion.engine.words import Who, Word
from companion.kit.turns import turn_rule


@dataclass(frozen=True)
class Place:
    """A heap, and whose turn it is."""

    heap: int
    turn: int = 0
    round: int = 1

    @property
    def phase(self) -> str:
        return "take" if self.heap else "scoring"


@dataclass(frozen=True)
class Take:
    count: int


@dataclass(frozen=True)
class Shout:
    pass


def enough(place: Place, _seat: int, move: Take) -> Findings:
    return KEPT if move.count <= place.heap else BROKEN


STAGE: Stage[Place, Take | Shout] = Stage(
    {Take: (turn_rule("turn", lambda place: place.turn), Rule("enough", "take", enough))},
    effect=lambda place, seat, move: Place(place.heap - move.count, 1 - seat),
    candidates=lambda _place, _seat: (Take(1), Take(2), Take(2), Take(3)),
    actors=lambda place: (place.turn,),
    tasks=lambda place: (Task("take", place.turn),),
)
PHASES: Phases[Place, Take | Shout] = Phases(
    stage_of=lambda place: STAGE if place.heap else OVER,
    settle=lambda place: place,
    rounds=lambda _place: 1,
    section="order",
    phase_by_move={Take: "take"},
)


@given(st.integers(1, 5), st.integers(0, 1), st.integers(0, 1))
def test_the_legal_moves_are_the_candidates_that_keep_every_rule_each_once(
    heap: int, now: int, seat: int
) -> None:
    place = Place(heap, now)
    expected = [Take(count) for count in (1, 2, 3) if count <= heap and now == seat]
    assert list(PHASES.moves(place, seat)) == expected
    assert all(PHASES.is_legal(place, seat, move) for move in expected)


def test_a_move_of_another_phase_is_refused_by_that_alone_and_cannot_be_overruled() -> None:
    (found,) = PHASES.verdict(Place(0), 0, Take(1)).violations
    assert (found.rule, found.section, found.kind) == ("phase", "order", "impossible")
    assert found.params == {"phase": Word("phase-scoring"), "needed": Word("phase-take")}
    (other,) = PHASES.verdict(Place(3), 0, Shout()).violations
    assert other.params == {"phase": Word("phase-take")}


def test_whose_turn_it_is_is_named() -> None:
    (found,) = PHASES.verdict(Place(3, 1), 0, Take(1)).violations
    assert (found.rule, found.params) == ("turn", {"seat": Who(1)})


def test_nothing_goes_on_when_the_game_is_over() -> None:
    over = Place(0)
    assert not PHASES.moves(over, 0)
    assert not PHASES.actors(over)
    assert PHASES.agenda(over).over
