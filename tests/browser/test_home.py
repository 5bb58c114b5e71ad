"""Home with many open tables: the last one large, the others in a row to swipe, and the games in sight."""

from pathlib import Path

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.samples import MARK, games_with_sample, sample_record
from tests.browser.boxes import THUMB, boxes
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import TEXTS, App, running

SAY = TEXTS["en"].say
LEAST_GAMES = 2
"""Games that stand whole on the first screen, above the fold."""


def open_twenty(app: App) -> None:
    """Open 14 tables and six samples."""

    def fill() -> None:
        games = list(GAMES)
        for number in range(20 - len(games_with_sample())):
            app.house.tables.begin(games[number % len(games)], Setup(make_seats("Ann", "Bartholomew")))
        for game_id in games_with_sample():
            app.house.tables.copy_record(game_id, sample_record(game_id), mark=MARK)

    app.at_once(fill)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_with_twenty_open_tables_games_stand_on_the_first_screen(
    tmp_path: Path, phone: NewPhone, size: tuple[int, int]
) -> None:
    width, height = size
    window = {"width": width, "height": height}
    with running(tmp_path) as app:
        open_twenty(app)
        visitor = phone({**IPHONE, "viewport": window}, locale="en-US").open(
            app.url(), SAY("app-on-the-table")
        )
        visitor.screenshot(f"home-twenty-{width}")
        found = boxes(visitor)
        names = {SAY(f"{game_id}-name") for game_id in GAMES}
        shelf = [box for box in found if box.name in names and box.tap]
        whole = [box for box in shelf if box.y >= 0 and box.y + box.height <= height]
        assert len(whole) >= LEAST_GAMES, shelf
        cards = [box for box in found if box.name.startswith("Go on with ") and box.x < width]
        assert len(cards) >= 2
        first, second = sorted(cards, key=lambda box: box.y)[:2]
        assert first.width * first.height > second.width * second.height
        assert all(min(box.width, box.height) >= THUMB for box in (*shelf, *cards))
        assert not visitor.failures
