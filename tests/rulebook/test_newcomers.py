"""What newcomers ask finds the section, and the sentence in it: as often as before."""

import pytest

from tests.rulebook.measured import share
from tests.rulebook.newcomers import lines, newcomers

BARS = {False: (0.96, 0.72), True: (0.79, 0.70)}
"""Of those that were looked at, and of those kept: first sections, and sentences that say it."""


@pytest.mark.parametrize("kept", BARS, ids=["looked_at", "kept"])
def test_as_many_newcomers_as_before_are_told_what_they_asked(kept: bool) -> None:
    half = [one for one in newcomers() if one.kept == kept]
    first, told = BARS[kept]
    assert len(half) >= 60
    assert share(one.first for one in half) >= first, lines()
    assert share(one.told for one in half) >= told, lines()
