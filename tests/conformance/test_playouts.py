"""Random complete plays of every registered game, examined on the way.

``CONFORMANCE_GAMES`` sets how many plays there are for each game and number of seats (``tests/effort.py`` has
the number of every day and that of a proof). What is cheap is proved at every step; what is costly at some
positions drawn from such plays.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from random import Random
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.playout import playout
from companion.engine.verdict import Verdict, Violation
from companion.games import GAMES
from tests.conformance import checks
from tests.conformance.parts import games, parts_of, tables, where
from tests.conformance.plays import drawn_one, opening
from tests.effort import GAMES_EACH

SCORED = 0.05
"""The share of steps whose scoresheet is counted by hand."""

DRAWN = GAMES_EACH / 8
"""How many positions for each number of seats are examined closely."""

SEARCHED = 62
"""So many plays for each number of seats are searched at most for a rule that nobody has broken yet."""

TRIED = 40
"""How many candidate moves of such a position are also applied, described, repaired and taken apart."""

Judged = tuple[Any, int, Any, Verdict]
# A scope: what was drawn and judged for one number of seats is used by all tests before the next one's turn.
EVERY = pytest.mark.parametrize(("game_id", "count"), tables(), scope="module")
SILVER = pytest.mark.parametrize(("game_id", "count"), tables("silver"), scope="module")


def examined(game_id: str, count: int) -> list[Any]:
    """The positions that are examined closely."""
    number = ceil(DRAWN * parts_of(game_id).looks)
    return [drawn_one(game_id, count, each) for each in range(number)]


@lru_cache(maxsize=64)
def judged(game_id: str, count: int) -> tuple[Judged, ...]:
    """Some candidate moves of one seat in each drawn position, with their verdicts."""
    game = GAMES[game_id]
    found: list[Judged] = []
    for number, position in enumerate(examined(game_id, count)):
        rng = Random(f"judged/{game_id}/{count}/{number}")
        seat = rng.randrange(count)
        candidates = list(game.candidates(position, seat))
        tried = rng.sample(candidates, min(TRIED, len(candidates)))
        found += [(position, seat, move, game.verdict(position, seat, move)) for move in tried]
    return tuple(found)


def violations(game_id: str, count: int) -> Iterator[Violation]:
    """Every violation of the judged moves."""
    return (violation for *_, verdict in judged(game_id, count) for violation in verdict.violations)


@EVERY
def test_random_plays_come_to_an_end_and_nothing_is_ever_lost(game_id: str, count: int) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    for number in range(ceil(GAMES_EACH * parts.plays)):
        rng = Random(f"{game_id}/{count}/{number}")
        position = opening(game, parts, count, number)
        for before, _seat, _move, after in playout(game, position, rng):
            checks.check_step(game, parts, before)
            if rng.random() < SCORED:
                checks.check_score(game, parts, before)
            position = after
        assert game.agenda(position).over
        checks.check_step(game, parts, position)
        checks.check_score(game, parts, position)


@EVERY
def test_the_agenda_waits_for_exactly_those_whom_the_rules_ask(game_id: str, count: int) -> None:
    for position in examined(game_id, count):
        checks.check_agenda(GAMES[game_id], parts_of(game_id), position, count)


@EVERY
def test_the_moves_are_the_legal_candidates_and_those_the_rules_tell(game_id: str, count: int) -> None:
    for position in examined(game_id, count):
        for seat in range(count):
            checks.check_moves(GAMES[game_id], parts_of(game_id), position, seat)


@EVERY
def test_a_survey_gives_every_target_the_verdict_of_its_move(game_id: str, count: int) -> None:
    for position in examined(game_id, count):
        for seat in range(count):
            checks.check_survey(GAMES[game_id], parts_of(game_id), position, seat)


@EVERY
def test_what_is_possible_can_be_applied_and_shown_and_what_is_impossible_is_refused(
    game_id: str, count: int
) -> None:
    for position, seat, move, verdict in judged(game_id, count):
        checks.check_applied(GAMES[game_id], parts_of(game_id), position, seat, move, verdict)


@EVERY
def test_every_violation_speaks_three_languages_and_cites_a_section(game_id: str, count: int) -> None:
    for violation in {one.rule: one for one in violations(game_id, count)}.values():
        checks.check_words(GAMES[game_id], violation)


@SILVER
def test_without_its_named_cause_a_violation_is_gone(game_id: str, count: int) -> None:
    for position, seat, move, verdict in judged(game_id, count):
        checks.check_removed(GAMES[game_id], parts_of(game_id), position, seat, move, verdict)


@SILVER
def test_every_repair_makes_the_move_legal_when_it_is_carried_out(game_id: str, count: int) -> None:
    for position, seat, move, verdict in judged(game_id, count):
        checks.check_repairs(GAMES[game_id], parts_of(game_id), position, seat, move, verdict)


def broken_at(game: Game[Any, Any, Any], position: Any) -> set[str]:
    """The rules that the candidates of a seat that is asked, and of the first one, break."""
    return {
        violation.rule
        for seat in {0, *game.actors(position)[:1]}
        for move in game.candidates(position, seat)
        for violation in game.verdict(position, seat, move).violations
    }


@pytest.mark.parametrize("game_id", games("silver"))
def test_random_plays_meet_every_rule_or_its_own_tests_do(game_id: str) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    unmet, searched = set(parts.removers) - parts.never_seen, 0
    for number in range(int(SEARCHED * min(1.0, parts.looks))):
        for count in game.seats if unmet else ():
            position = drawn_one(game_id, count, number)
            unmet -= (met := broken_at(game, position))
            searched += 1
            unknown = sorted(met - set(parts.removers))
            assert not unknown, f"{where(game_id)} has no remover of {unknown}"
    assert not unmet, (
        f"{sorted(unmet)} was never broken by any candidate at {searched} positions: let `candidates` (of a"
        f" staged game: `anywhere`) name such a move, let `opened` in {where(game_id)} begin nearer to it,"
        " or put the rule into `never_seen` there and prove it in a test of the game's own"
    )
