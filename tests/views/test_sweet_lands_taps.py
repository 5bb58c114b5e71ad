"""How many taps a round of Sweet Lands costs with a box that is known: no typical turn above eight."""

from collections import Counter
from pathlib import Path
from typing import Any

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.corrections import SetStock
from tests.views.sweet_lands_fingers import place, tap_move
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import GAME, correct_in_order, set_up, sweet_lands

MOST = 8


async def test_a_round_of_two_by_tapping_takes_at_most_eight_taps_a_turn(tmp_path: Path) -> None:
    """Every move of a round is tapped and is the move that was meant. Taps are counted turn by turn."""
    taps: Counter[tuple[int, int]] = Counter()
    async with sweet_lands(tmp_path, before=set_up) as table:
        for seat, turn, move in typical_round(table.session):
            await table.look(seat)
            before = table.taps
            await tap_move(table, seat, move)
            assert table.moves_made[-1] == move
            taps[seat, turn] += table.taps - before
        assert table.position.round == 2
    print("taps by seat and turn:", dict(taps), "in all", taps.total())
    assert len(taps) >= 8
    assert max(taps.values()) <= MOST, taps


async def test_of_the_pieces_of_one_print_the_roads_may_be_laid_first(tmp_path: Path) -> None:
    rich = (SetStock(0, "wheat", 20), SetStock(0, "wood", 20))
    async with sweet_lands(tmp_path, before=correct_in_order(*rich)) as table:
        use = moves.Area("M", 1)
        first: Any = next(iter(GAME.moves(GAME.apply(table.position, 0, use), 0)))
        await table.tap("Area M,")
        await table.finger(place(table, 0, first.at))
        road = next(move for move in GAME.moves(table.position, 0) if isinstance(move, moves.Road))
        await table.tap(table.board("lay-next", piece=table.texts.say("sweet_lands-due-road")))
        await table.finger(place(table, 0, road.at))
        assert table.moves_made[-3:] == [use, first, road]


async def test_area_m_with_all_its_six_pieces_takes_eight_taps(tmp_path: Path) -> None:
    """The first tile uses the area. Then every piece is one tap, roads on a phone's small map as well."""
    rich = (SetStock(0, "wheat", 20), SetStock(0, "wood", 20))
    async with sweet_lands(tmp_path, before=correct_in_order(*rich)) as table:
        await table.tap("Area M,")
        use = moves.Area("M", 1)
        position = GAME.apply(table.position, 0, use)
        laid: list[Any] = []
        while position.players[0].dues:
            laid.append(next(iter(GAME.moves(position, 0))))
            table.taps += 1
            await table.finger(place(table, 0, laid[-1].at))
            position = table.position
        await table.tap(table.board("end-turn"))
        assert table.moves_made[-8:] == [use, *laid, moves.Done()]
        assert [type(piece) for piece in laid] == [moves.Terrain] * 3 + [moves.Road] * 3
        assert table.taps == MOST
