"""The game against the independent witness, step by step through random games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from companion.engine.game import Impossible
from companion.games.sweet_lands import GAME, dues
from companion.games.sweet_lands.moves import ByHand, Free, Move, Pass, Skip
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.scoring import CATEGORIES
from tests.conformance.checks import check_score
from tests.conformance.parts import Changed
from tests.effort import PROOF, times
from tests.games.sweet_lands import oracle
from tests.games.sweet_lands.full_box import EMPTY, full_box, half_box
from tests.games.sweet_lands.parts import PARTS
from tests.games.sweet_lands.tables import advanced, begun, unbooked

GAMES_EACH = times(4, 1)
"""How many games there are for each number of seats and each box; three times as many with a full one."""

LOOKS = 0.04
"""The share of positions at which moves, verdicts and scores are compared; all else is at every step."""

LIMIT = 4_000
"""Steps after which a game counts as endless."""

SAID = Counter[str]()
"""How much was compared, by what it was."""


def table(seats: int, known: str, number: int) -> tuple[Position, Random]:
    """The opening of a numbered table, readings as they fall, and its dice; every third is far on already."""
    rng = Random(f"sweet_lands/{seats}/{known}/{number}")
    rulings = {ruling.id: rng.choice(ruling.readings) for ruling in GAME.rulings}
    boxes: Mapping[str, Mapping[str, str]] = {"full": full_box(), "half": half_box(number), "empty": EMPTY}
    position = begun(seats, boxes[known], **rulings)
    return (advanced(position, rng) if number % 3 == 2 and known != "empty" else position), rng


def numbers(seats: int, known: str) -> Sequence[int]:
    """Which games are played: every day one for each number of seats, that of two being far on already."""
    return range(GAMES_EACH if known != "full" else 3 * GAMES_EACH) if PROOF else (seats % 3,)


def compared(position: Position, rng: Random) -> None:
    """Both allow the same moves and count the same points."""
    for seat in range(position.count):
        legal = oracle.legal_moves(position, seat)
        assert set(GAME.moves(position, seat)) == legal, position
        candidates = list(GAME.candidates(position, seat))
        for move in rng.sample(candidates, min(60, len(candidates))):
            verdict = GAME.verdict(position, seat, move)
            assert verdict.legal == (move in legal), (position, seat, move, verdict)
            SAID["verdicts"] += 1
    check_score(GAME, PARTS, position)


def chosen(position: Position, rng: Random) -> tuple[int, Move]:
    """A legal move of somebody who is asked, every kind as likely, but seldom one that ends something."""
    seat = rng.choice(sorted(oracle.waits(position)))
    legal = GAME.moves(position, seat)
    dull = () if rng.random() < 0.12 else (Pass, Skip, Free)
    kinds = sorted({type(move).__name__ for move in legal if not isinstance(move, dull)})
    kind = rng.choice(kinds or sorted({type(move).__name__ for move in legal}))
    return seat, rng.choice([move for move in legal if type(move).__name__ == kind])


def answered(position: Position, seat: int, rng: Random) -> Position | None:
    """The table with what is asked read off the invented box; None where nobody does so."""
    asked = dues.asked_entries(position, seat)
    if not asked or asked[0] not in full_box() or rng.random() < 0.5:
        return None
    SAID["answers"] += 1
    return GAME.correct(position, GAME.set_printed(asked[0], full_box()[asked[0]]))


def stepped(position: Position, rng: Random) -> Changed:
    """The position after a random move, which does what the witness says, or after an answer."""
    seat, move = chosen(position, rng)
    if isinstance(move, ByHand) and (found := answered(position, seat, rng)):
        return found, None
    found = GAME.apply(position, seat, move)
    told = oracle.after(position, seat, move)
    assert unbooked(found) == unbooked(told), (position, seat, move)
    SAID[type(move).__name__] += 1
    return found, move


@pytest.mark.parametrize("known", ["full", "half", "empty"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_game_and_witness_agree_on_every_move_effect_and_score_of_random_games(
    seats: int, known: str
) -> None:
    for number in numbers(seats, known):
        position, rng = table(seats, known, number)
        for _ in range(LIMIT):
            assert set(GAME.actors(position)) == oracle.waits(position), position
            if rng.random() < LOOKS or position.phase == "scoring":
                compared(position, rng)
            if not oracle.waits(position):
                break
            position, _ = stepped(position, rng)
        assert position.phase == "scoring"


def disturbed(position: Position, rng: Random) -> Position:
    """The table after a correction or two that the mirror can show."""
    for correction in rng.sample(PARTS.corrections(position, rng), 2):
        try:
            position = GAME.correct(position, correction)
        except Impossible:
            continue
        SAID[type(correction).__name__] += 1
    return position


@pytest.mark.parametrize("known", ["full", "half", "empty"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_they_agree_on_tables_on_which_something_was_corrected_again_and_again(
    seats: int, known: str
) -> None:
    for number in range(1000, 1000 + GAMES_EACH):
        position, rng = table(seats, known, number)
        for _ in range(300):
            if rng.random() < LOOKS:
                compared(position, rng)
            assert set(GAME.actors(position)) == oracle.waits(position), position
            laid_out = position.phase == "place" and not all(
                oracle.legal_moves(position, seat) for seat in range(position.count)
            )
            if rng.random() < 0.06 or laid_out or not oracle.waits(position):
                position = disturbed(position, rng)
            else:
                position, _ = stepped(position, rng)


def test_the_witness_has_been_told_of_every_ruling_category_and_number_of_seats() -> None:
    assert GAME.seats == range(1, 5)
    assert tuple(oracle.points(begun(1))[0]) == CATEGORIES
    assert {ruling.id: ruling.readings for ruling in GAME.rulings} == {
        "order": ("clockwise", "passing"),
        "advanced": ("without", "with"),
        "maps": ("a", "b"),
        "extra_draw": ("both", "either"),
        "city": ("three_types", "all_different"),
        "resources": ("basic", "any"),
    }
