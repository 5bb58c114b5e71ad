"""Every rule stands against a move that is made up for it; where one does not, the red test bears its id."""

import pytest

from companion.games.sweet_lands import GAME
from companion.locale.kinds import needed_messages
from tests.conformance.parts import Refused
from tests.games.sweet_lands.refused import refused

CASES = refused()


@pytest.mark.parametrize("case", CASES, ids=[case.rule for case in CASES])
def test_the_rule_stands_against_the_move(case: Refused) -> None:
    broken = {one.rule for one in GAME.verdict(case.position, case.seat, case.move).violations}
    assert case.rule in broken, f"{case.rule} does not stand against {case.move}; it breaks {sorted(broken)}"


def test_every_rule_that_has_a_sentence_stands_against_one_of_them() -> None:
    said = "sweet_lands-violation-"
    told = needed_messages(GAME)
    rules = {message.id.removeprefix(said) for message in told if message.kind == "violation"}
    assert rules == {case.rule for case in CASES}
