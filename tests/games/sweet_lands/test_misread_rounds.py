"""Misread prints of every family, played on for a round and corrected: the table is as if read rightly."""

from functools import cache
from random import Random
from typing import Any

import pytest

from companion.engine.owners_box import Reread
from companion.engine.record import Corrected
from companion.engine.refold import Refolded, refold
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.differences import differences
from companion.games.sweet_lands.entries import FAMILIES, family_of
from companion.games.sweet_lands.position import Position
from tests.effort import times
from tests.games.sweet_lands.misread import FORBIDDEN, MISREAD, Misread
from tests.games.sweet_lands.rereading import AnyTable, play_on

CASES = {**MISREAD, **{name: case for name, (case, _) in FORBIDDEN.items()}}
SEEDS = times(20, 1)
MOST = 150
"""Moves after which a round that nobody ends is left."""


@cache
def played_round(name: str, seed: int) -> AnyTable:
    """Play a scenario with its wrong text, and on at random until the next round or the end."""
    case, chance = CASES[name], Random(f"{name}/{seed}")
    table = case.play(case.wrong)
    first = table.position.round
    for _ in range(MOST):
        if table.position.round > first or table.position.phase == "scoring":
            break
        table = play_on(table, chance, 1)
    return table


def read_rightly(case: Misread, table: AnyTable) -> tuple[Position, int]:
    """Make the entries of a table on one that read rightly, up to the first that is not legal there.

    Returns:
        the position, and the number of entries made.
    """
    position: Position = case.begin(case.right).position
    for made, step in enumerate(table.done):
        entry: Any = step.entry
        if isinstance(entry, Corrected):
            position = GAME.correct(position, entry.correction)
        elif GAME.verdict(position, entry.seat, entry.move).legal:
            position = GAME.apply(position, entry.seat, entry.move)
        else:
            return position, made
    return position, len(table.done)


def corrected(case: Misread, table: AnyTable) -> Refolded[Position, Any, Any]:
    """Fold the record of a table again with the right text."""
    entries = [step.entry for step in table.done]
    return refold(GAME, table.opening, entries, Reread(case.entry, case.right))


def is_owed_more(before: Position, after: Position) -> bool:
    """Check that the differences say that a seat still has something open."""
    return any(found.notice.id == "owed" for found in differences(before, after))


@pytest.mark.parametrize("name", CASES)
def test_after_a_round_a_corrected_misreading_leads_where_the_right_reading_had_led(name: str) -> None:
    case = CASES[name]
    for seed in range(SEEDS):
        table = played_round(name, seed)
        rightly, made = read_rightly(case, table)
        found = corrected(case, table)
        if made == len(table.done):
            assert found.position == rightly
            assert not found.odd
        elif found.odd:
            assert found.odd[0].step > made, "nothing is listed that could be made again"
        else:
            assert is_owed_more(table.position, found.position), "only a new gain stood in the way"


@pytest.mark.parametrize("name", CASES)
def test_after_a_round_a_choice_that_cannot_be_made_again_is_listed_and_left_to_the_table(name: str) -> None:
    case = CASES[name]
    for seed in range(SEEDS):
        table = played_round(name, seed)
        found = corrected(case, table)
        for odd in found.odd:
            assert odd.entry == table.done[odd.step - 1].entry
            if not isinstance(odd.entry, Corrected):
                assert odd.verdict.violations, "with the reasons"
                assert odd.made == odd.verdict.possible, "made only where the table could allow it"
        assert table.correct(Reread(case.entry, case.right), at=0).position == found.position


def test_most_rounds_can_be_made_again_as_they_were_and_some_cannot() -> None:
    whole = [not corrected(case, played_round(name, 0)).odd for name, case in CASES.items()]
    assert sum(whole) > len(whole) // 3
    assert not all(whole)


def test_every_family_that_the_record_follows_is_among_them() -> None:
    found = {family.title for family in (family_of(case.entry) for case in CASES.values()) if family}
    followed = {family.title for family in FAMILIES if family.follows == "record"}
    assert followed <= found
