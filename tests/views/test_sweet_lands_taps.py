"""How many taps a round of Sweet Lands costs with a box that is known: no typical turn above eight."""

from collections import Counter
from pathlib import Path

from tests.views.sweet_lands_fingers import tapped
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import set_up, sweet_lands

MOST = 8


async def test_a_round_of_two_by_tapping_takes_at_most_eight_taps_a_turn(tmp_path: Path) -> None:
    """Every move of a round is tapped and is the move that was meant; taps are counted turn by turn."""
    taps: Counter[tuple[int, int]] = Counter()
    async with sweet_lands(tmp_path, before=set_up) as table:
        for seat, turn, move in typical_round(table.live):
            await table.look(seat)
            before = table.taps
            await tapped(table, seat, move)
            assert table.moves_made[-1] == move
            taps[seat, turn] += table.taps - before
        assert table.position.round == 2
    print("taps by seat and turn:", dict(taps), "in all", taps.total())
    assert len(taps) >= 8
    assert max(taps.values()) <= MOST, taps
