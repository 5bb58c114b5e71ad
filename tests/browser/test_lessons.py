"""Learning Card City with real fingers: every step touched on a phone, with the board in sight."""

from pathlib import Path

import pytest

from companion.hosting.session import TableSession
from companion.lessons.lesson import lesson
from companion.lessons.progress import progress
from tests.browser.boxes import boxes, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import TEXTS, AtTable, running
from tests.effort import some

GAME = "card_city"
LOCALES = {"zh-Hant": "zh-TW", "en": "en-US"}


@pytest.mark.parametrize("locale", some(list(LOCALES)))
def test_a_whole_lesson_is_touched_on_a_phone(tmp_path: Path, phone: NewPhone, locale: str) -> None:
    texts, taught = TEXTS[locale], lesson(GAME)
    with running(tmp_path) as app:
        visitor = phone(IPHONE, locale=LOCALES[locale])
        visitor.open(app.url(), texts.say("app-asks-may"))
        visitor.tap_label(texts.say(f"{GAME}-name"))
        visitor.touch(texts.say("app-learn"))
        visitor.expect_text(texts.say("app-share"))
        session: TableSession
        (session,) = app.house.tables.open_tables()
        table = AtTable(visitor, session, locale)
        for play in taught.plays:
            if play.step is None:
                continue
            visitor.expect_text(texts.say(f"{GAME}-lesson-{play.step.name}"))
            visitor.screenshot(f"lesson-{locale}-{play.step.number}")
            assert small(boxes(visitor)) == []
            for label in table.names.taps(play.seat, play.move):
                visitor.touch(label)
        visitor.expect_text(texts.say(f"{GAME}-lesson-over"))
        assert progress(taught, session.table).ended
        visitor.touch(texts.say("app-lesson-put-away"))
        visitor.expect_text(texts.say("app-asks-may"))
        assert not app.house.tables.open_tables()
        assert not visitor.failures
