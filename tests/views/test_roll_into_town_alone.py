"""Roll Into Town alone on one phone: twelve rounds by tapping, to the mayor's title."""

from itertools import chain
from pathlib import Path

import pytest

from companion.engine.words import Word
from companion.games.roll_into_town.moves import Roll
from tests.views.roll_into_town_rounds import DRAWN, ENTERED, POINTS, THROWN, Thrown
from tests.views.roll_into_town_table import roll_into_town, token
from views.boards import BOARDS
from views.boards.roll_into_town.board import build_board


async def test_twelve_rounds_alone_are_tapped_from_the_first_roll_to_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thrown = Thrown(chain.from_iterable(each.dice for each in THROWN))
    monkeypatch.setitem(BOARDS, "roll_into_town", build_board(thrown))
    async with roll_into_town(tmp_path, 1) as table:
        await table.make(0, Roll(ENTERED.dice))
        for move in ENTERED.moves:
            await table.make(0, move)
        assert [token(table, at) for at in ("c3", "c4", "d4")] == ["T", "T", "T"]
        for each in THROWN:
            await table.taps(table.ui("roll", dice=len(each.dice)))
            assert table.position.dice == each.dice
            for move in each.moves:
                await table.make(0, move)
        assert table.table.over
        assert [token(table, at) for at in DRAWN] == list(DRAWN.values())
        sheet = table.table.sheet(0)
        assert (sheet.goods.amounts, sheet.town_hall_uses) == ((9, 7, 1), 1)
        await table.show("score")
        title = Word("title-failed")
        told = table.texts.about(table.game, "remark", "solo", {"points": POINTS, "title": title})
        assert table.lacks(told) == []
