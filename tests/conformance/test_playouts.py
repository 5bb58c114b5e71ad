"""Random complete plays of every registered game, examined on the way.

``CONFORMANCE_GAMES`` sets how many plays there are for each game and number of seats (``tests/effort.py`` has
the number of every day and that of a proof). What is cheap is proved at every step; what is costly at some
positions drawn from such plays.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from math import ceil
from random import Random
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.memo import cache_by_identity
from companion.engine.playout import playout
from companion.engine.verdict import Verdict, Violation
from companion.games import GAMES
from tests.conformance import checks
from tests.conformance.answers import Asking, count_of
from tests.conformance.parts import Parts, games, parts_of, tables, where
from tests.conformance.plays import drawn_one, opening
from tests.effort import GAMES_EACH

SCORED = 0.05
"""The share of steps whose scoresheet is counted by hand."""

DRAWN = GAMES_EACH / 8
"""How many positions for each number of seats are examined closely."""

SEARCHED = 62
"""So many plays for each number of seats are searched at most for a rule that nobody has broken yet."""

ALIKE = 3
"""At tables made by hand so many moves of one type are tried against which the same rules stand."""

TRIED = 40
"""How many candidate moves of such a position are also applied, described, repaired and taken apart."""

Judged = tuple[Any, int, Any, Verdict]
# A scope: what was drawn and judged for one number of seats is used by all tests before the next one's turn.
EVERY = pytest.mark.parametrize(("game_id", "count"), tables(), scope="module")
SILVER = pytest.mark.parametrize(("game_id", "count"), tables("silver"), scope="module")


def drawn(game_id: str, count: int) -> list[Any]:
    """The positions of random plays that are examined closely."""
    number = ceil(DRAWN * parts_of(game_id).looks)
    return [drawn_one(game_id, count, each) for each in range(number)]


@lru_cache(maxsize=64)
def by_hand(game_id: str, count: int | None = None) -> tuple[Any, ...]:
    """Return the tables that the game's own tests have made, or those of them with so many seats."""
    if count is None:
        return tuple(parts_of(game_id).by_hand())
    return tuple(each for each in by_hand(game_id) if count_of(GAMES[game_id], each) == count)


def examined(game_id: str, count: int) -> list[Any]:
    """Return the positions that are examined closely."""
    return [*drawn(game_id, count), *by_hand(game_id, count)]


@lru_cache(maxsize=64)
def judged(game_id: str, count: int) -> tuple[Judged, ...]:
    """Some candidate moves of one seat in each drawn position, with their verdicts.

    At a table that was made by hand a few of every seat, of each kind of verdict.
    """
    game = GAMES[game_id]
    found: list[Judged] = []
    for number, position in enumerate(drawn(game_id, count)):
        rng = Random(f"judged/{game_id}/{count}/{number}")
        seat = rng.randrange(count)
        candidates = list(game.candidates(position, seat))
        tried = rng.sample(candidates, min(TRIED, len(candidates)))
        found += [(position, seat, move, game.verdict(position, seat, move)) for move in tried]
    for position in by_hand(game_id, count):
        for seat in range(count):
            found += of_each_kind(game, position, seat)
    return tuple(found)


@cache_by_identity(4096)
def of_each_kind(game: Game[Any, Any, Any], position: Any, seat: int) -> tuple[Judged, ...]:
    """A few candidate moves for each set of rules that stands against some of them."""
    kinds: dict[tuple[str, ...], list[Judged]] = defaultdict(list)
    for move, verdict in checks.told(game, position, seat):
        rules = dict.fromkeys(violation.rule for violation in verdict.violations)
        kinds[(type(move).__name__, *rules)].append((position, seat, move, verdict))
    return tuple(
        chosen
        for alike in kinds.values()
        for chosen in Random(len(alike)).sample(alike, min(ALIKE, len(alike)))
    )


def violations(game_id: str, count: int) -> Iterator[Violation]:
    """Return every violation of the judged moves."""
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


def fully(game: Game[Any, Any, Any], parts: Parts, one: Judged) -> None:
    """Ask everything of one move and its verdict."""
    for violation in one[-1].violations:
        checks.check_words(game, violation)
    checks.check_removed(game, parts, *one)
    checks.check_repairs(game, parts, *one)
    checks.check_applied(game, parts, *one)


def searched(game_id: str) -> Iterator[tuple[Any, Iterable[int]]]:
    """Tell where candidates may break a rule: tables made by hand, whoever moves, then drawn ones of every
    sort.

    At these a seat that is asked, and the first one, are looked at.
    """
    game, parts = GAMES[game_id], parts_of(game_id)
    for position in by_hand(game_id):
        yield position, range(count_of(game, position))
    for number in range(int(SEARCHED * min(1.0, parts.looks))):
        for count in game.seats:
            position = drawn_one(game_id, count, number)
            yield position, {0, *game.actors(position)[:1]}


@pytest.mark.parametrize("game_id", games("silver"))
def test_every_rule_is_broken_by_some_candidate_or_by_a_move_made_by_hand(game_id: str) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    unmet = set(parts.removers) - {each.rule for each in parts.refused()}
    for position, seats in searched(game_id):
        if not unmet:
            break
        for one in chain.from_iterable(of_each_kind(game, position, seat) for seat in seats):
            met = {violation.rule for violation in one[-1].violations}
            unknown = sorted(met - set(parts.removers))
            assert not unknown, f"{where(game_id)} has no remover of {unknown}"
            if unmet & met:
                fully(game, parts, one)
            unmet -= met
    assert not unmet, (
        f"{sorted(unmet)} was never broken by any candidate: let `candidates` (or `common_moves`)"
        f" name such a move, let `opened` or `by_hand` in {where(game_id)} come nearer to it, or hand out a"
        " move that breaks it in `refused` there"
    )


def proposed(game_id: str) -> Iterator[tuple[Judged, str]]:
    """Moves that a repair was proposed for, with its id: moves made by hand first, then what is searched."""
    game, parts = GAMES[game_id], parts_of(game_id)
    refused = ((each.position, each.seat, each.move) for each in parts.refused())
    judged = (
        one[:-1]
        for position, seats in searched(game_id)
        for seat in seats
        for one in of_each_kind(game, position, seat)
    )
    for position, seat, move in chain(refused, judged):
        for repair in game.repairs(position, seat, move):
            yield (position, seat, move, game.verdict(position, seat, move)), repair.id


@pytest.mark.parametrize("game_id", games("silver"))
def test_every_repair_that_has_a_sentence_is_proposed_somewhere_and_mends_the_move(game_id: str) -> None:
    said = f"{game_id}-repair-"
    unmet = {message.removeprefix(said) for message in checks.texts()["en"].ids_beginning_with(said)}
    proposals = proposed(game_id)
    while unmet and (found := next(proposals, None)):
        one, repair = found
        if repair in unmet:
            checks.check_repairs(GAMES[game_id], parts_of(game_id), *one)
            unmet.remove(repair)
    assert not unmet, (
        f"{sorted(unmet)} was never proposed: hand out a move that it mends in `refused` in {where(game_id)},"
        " or take its sentence away in data/locales"
    )


@pytest.mark.parametrize("game_id", games("silver"))
def test_a_move_made_by_hand_breaks_its_rule_and_keeps_it_without_the_cause(game_id: str) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    for rule, position, seat, move in parts.refused():
        verdict = game.verdict(position, seat, move)
        assert rule in {one.rule for one in verdict.violations}, (rule, move, verdict)
        fully(game, parts, (position, seat, move, verdict))


@pytest.mark.parametrize("game_id", games("bronze"))
def test_what_there_is_to_say_of_a_table_made_by_hand_is_a_sentence_in_every_language(game_id: str) -> None:
    for number, position in enumerate(by_hand(game_id)):
        Asking(GAMES[game_id], Random(f"by hand/{game_id}/{number}")).told(position)
