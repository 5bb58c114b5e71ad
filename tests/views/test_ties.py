"""The screens say which tie-break decided: the score of a table, and the history."""

from pathlib import Path

import pytest

from companion.engine.setup import Setup, make_seats
from companion.files.position import read_position
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.hosting.table_manager import TableManager
from companion.hosting.timeline import AnyTable
from tests.conformance.ties import Tie, ends
from tests.effort import on_its_day
from tests.views.visit import visit


@pytest.mark.parametrize(("game_id", "tie"), on_its_day(ends(), 3))
async def test_the_screen_says_what_decided_at_the_table_and_in_the_history(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game_id: str, tie: Tie
) -> None:
    typed = read_position(tie.file.encode(), "end.toml", "score")
    monkeypatch.setitem(vars(GAMES[game_id]), "start", lambda setup: typed.position)

    read: list[AnyTable] = []
    record = TableManager.replay_table

    def noted(tables: TableManager, table_id: str) -> AnyTable:
        read.append(record(tables, table_id))
        return read[-1]

    monkeypatch.setattr(TableManager, "replay_table", noted)

    def begun(house: OpenHome) -> None:
        house.tables.begin(game_id, Setup(make_seats(*typed.names)))

    async with visit(tmp_path / "home", before=begun) as phone:
        (session,) = phone.house.tables.open_tables()
        await phone.go(f"/t/{session.id}")
        await phone.tap("Show everything")
        assert tuple(text for text in phone.texts() if "equal" in text) == tie.said
        phone.house.client(session, None, local=True).finish()
        await phone.go(f"/history/{session.id}")
        await phone.until(lambda: read and all(map(phone.shows, tie.said)))
        await phone.client.settle()
        assert tuple(text for text in phone.texts() if "equal" in text) == tie.said


async def test_while_a_game_goes_on_and_all_are_level_nothing_is_said_to_have_decided(tmp_path: Path) -> None:
    def begun(house: OpenHome) -> None:
        house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))

    async with visit(tmp_path, before=begun) as phone:
        (session,) = phone.house.tables.open_tables()
        await phone.go(f"/t/{session.id}")
        await phone.tap("Score")
        assert phone.shows("If it ended now")
        assert [text for text in phone.texts() if "equal" in text] == []
