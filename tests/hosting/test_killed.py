"""Whatever was acknowledged is there after kill -9 at any moment.

``KILLS`` sets how often a process is killed, ``KILLS_SEED`` at which moments. What was counted is printed:
``KILLS=24 pytest -s tests/hosting/test_killed.py``.
"""

import os
from pathlib import Path
from random import Random

import pytest

from tests.hosting.killing import Acknowledged, run, run_until_killed

KILLS = int(os.environ.get("KILLS", "8"))
SEED = os.environ.get("KILLS_SEED", "1")

LONGEST = 1.0
"""Seconds that a process is given at most, from when it begins to open the home."""


@pytest.mark.timeout(120 + 10 * KILLS)
def test_a_host_that_is_killed_again_and_again_has_lost_nothing_it_acknowledged(
    tmp_path: Path,
) -> None:
    chance = Random(SEED)
    known = Acknowledged()
    for number in range(KILLS):
        known.hear(run_until_killed(tmp_path, f"{SEED}/{number}", chance.uniform(0, LONGEST)))
    before = known.counts["acknowledged"]
    known.hear(run(tmp_path, f"{SEED}/last", 20))
    known.hear(run(tmp_path, f"{SEED}/look", 0))
    print(f"{KILLS} kills at {len(known.moves)} tables, {len(known.over)} of them played to the end:")
    print(", ".join(f"{what} {count}" for what, count in sorted(known.counts.items())))
    assert known.counts["acknowledged"] == before + 20
    assert before > 0
