"""Games that were written down in another app come in by its file, picked on a real screen."""

from pathlib import Path

import msgspec
from playwright.sync_api import FilePayload

from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import TEXTS, running

EXPORT = {
    "games": [{"id": 1, "name": "Farms"}],
    "players": [{"id": 1, "name": "Ann"}, {"id": 2, "name": "小明"}],
    "locations": [{"id": 1, "name": "Ann's kitchen"}],
    "plays": [
        {
            "uuid": f"play-{day}",
            "gameRefId": 1,
            "locationRefId": 1,
            "playDate": f"2023-05-0{day} 20:00:00",
            "playerScores": [
                {"playerRefId": 1, "score": str(30 + day), "winner": True},
                {"playerRefId": 2, "score": "-7"},
            ],
        }
        for day in (1, 2)
    ]
    + [{"uuid": "no-day", "gameRefId": 1, "playerScores": [{"playerRefId": 1, "score": "3"}]}],
}
"""What BG Stats writes: two games, and one without a day."""


def test_an_export_of_bg_stats_is_looked_at_and_comes_in_once(tmp_path: Path, phone: NewPhone) -> None:
    say = TEXTS["en"].say
    file = FilePayload(name="BGStats.json", mimeType="application/json", buffer=msgspec.json.encode(EXPORT))
    with running(tmp_path) as app:
        visitor = phone(IPHONE)
        visitor.open(f"{app.url()}bring-games", say("app-bring-games"))
        with visitor.page.expect_file_chooser() as chooser:
            visitor.touch(say("app-bring-games-pick"))
        chooser.value.set_files(file)
        visitor.expect_text(say("plays-left-out", count=1, why="date", numbers=("3",)))
        visitor.screenshot("bring-games")
        visitor.tap_label(say("app-bring-games-take", count=2))
        visitor.expect_text(say("plays-taken", count=2))
        visitor.tap_label(say("app-bring-games-look"))
        visitor.expect_text("小明")
        (first, second) = app.house.tables.library.summaries.all()
        assert [seat.total for seat in first.seats] == [31, -7]
        assert app.house.albums.content(second.id).place == "Ann's kitchen"
        assert not visitor.failures
