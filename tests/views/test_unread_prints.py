"""A result that rests on unread prints says that it is not final, and asks for each with a tap."""

from pathlib import Path

from companion.games.sweet_lands.corrections import SetSpot, SetTurn
from companion.games.sweet_lands.position import Spot
from companion.games.sweet_lands.scoring import unread_entries
from tests.games.sweet_lands.full_box import full_box
from tests.views.sweet_lands_table import correct_in_order, sweet_lands

OVER = correct_in_order(SetSpot(0, Spot("1,0")), SetTurn(5, "scoring", 0, 0))
"""Corrections to the end of a game in which a tile lies: a multiplier of tiles matters."""


async def test_a_result_lists_the_prints_that_are_still_unread_until_they_are_entered(tmp_path: Path) -> None:
    box = {name: text for name, text in full_box().items() if name not in ("ports", "track-1-0")}
    async with sweet_lands(tmp_path, box=box, before=OVER) as table:
        assert unread_entries(table.position) == ("track-1-0", "ports")
        await table.press(table.app("tab-score"))
        assert table.app("not-final", count=2) in table.words()
        assert table.app("unread-most", points=9) in table.words(), "one tile, at most nine times"
        await table.press(table.word("printed-ports"), table.app("box-keep"))
        assert table.app("not-final", count=1) in table.words()
        assert unread_entries(table.position) == ("track-1-0",)


async def test_a_result_without_unread_prints_says_nothing_of_the_kind(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=OVER) as table:
        await table.press(table.app("tab-score"))
        assert table.app("not-final", count=1) not in table.words()
