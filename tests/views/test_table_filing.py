"""Before a table is filed, the app says what is open; without that no winner is shown."""

from pathlib import Path

import flet as ft

from companion.games.citadels.moves import SetDistrict, SetFirst
from companion.games.citadels.printed import District
from companion.games.score_pad.moves import Enter
from companion.games.score_pad.sheet import Sheet
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession
from tests.views.citadels_table import Court, citadels
from tests.views.score_pad_table import score_pad

SEVEN: tuple[District, ...] = ("temple", "church", "monastery", "manor", "castle", "tavern", "market")


def mid_round(session: TableSession) -> None:
    """Enter a whole round, and Ann's number of the next."""
    for seat, cell, value in ((0, 0, 3), (1, 0, 5), (0, 1, 4)):
        assert isinstance(session.submit(Play(seat, Enter(cell, value))), Accepted)


def two_whole_cities(session: TableSession) -> None:
    """Complete the cities of Ann and Ben. His is worth one point more."""
    lasts: tuple[tuple[int, District], ...] = ((0, "docks"), (1, "harbor"))
    for seat, last in lasts:
        for district in (*SEVEN, last):
            assert isinstance(session.submit(Correct(SetDistrict(seat, district))), Accepted)


def cups(table: Court) -> int:
    return sum(node.get("icon") == ft.Icons.EMOJI_EVENTS for node, _ in table.nodes())


async def test_filing_a_pad_in_a_begun_round_names_what_is_missing_first(tmp_path: Path) -> None:
    async with score_pad(tmp_path, Sheet(), before=mid_round) as pad:
        await pad.from_menu(pad.app("file-away"))
        assert pad.house.tables.open_tables()
        assert pad.shows(pad.app("file-open"))
        assert any("Ben" in text and "round 2" in text for text in pad.texts())
        await pad.press(pad.app("open-answer"))
        assert not pad.shows(pad.app("file-open"))
        await pad.from_menu(pad.app("file-away"))
        await pad.press(pad.app("file-anyway"))
        summary = pad.house.tables.library.summaries.get(pad.session.id)
        assert summary
        assert summary.winners == ()
        assert pad.shows(pad.app("open-winner"))


async def test_a_score_has_no_cup_until_it_is_told_whose_city_was_first(tmp_path: Path) -> None:
    async with citadels(tmp_path, 2, before=two_whole_cities, mode="score") as table:
        await table.show("score")
        assert table.app("open-winner") in table.words()
        assert not cups(table)
        await table.press(table.app("keep-score"))
        assert table.app("file-open") in table.words()
        await table.press(table.app("open-answer"))
        table.session.submit(Correct(SetFirst(0)))
        await table.show("score")
        assert table.app("open-winner") not in table.words()
        assert cups(table) == 1
