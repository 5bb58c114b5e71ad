"""The coach of a lesson: its buttons are whole in every step of every game, on phones of two sizes."""

import time
from pathlib import Path

import pytest

from companion.hosting.session import TableSession
from companion.lessons.lesson import games_with_lesson, lesson
from companion.lessons.progress import progress
from tests.browser.boxes import THUMB, boxes
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import PATIENCE, TEXTS, App, running
from tests.effort import in_turn, some

SIZES = ((390, 844), (360, 640))

LOCALES = {"en": "en-US", "zh-Hant": "zh-TW"}

BUTTONS = ("show", "do", "go-on", "back", "alone", "play-on", "put-away")


def broken_buttons(visitor: Phone, locale: str) -> list[str]:
    """List the buttons of the coach that are cut, covered or out of sight."""
    names = {TEXTS[locale].say(f"app-lesson-{button}") for button in BUTTONS}
    found = [box for box in boxes(visitor) if box.tap and box.name in names]
    size = visitor.page.viewport_size
    assert found
    assert size
    return [
        f"{box.name} at {box.x, box.y, box.width, box.height}"
        for box in found
        if not box.free or box.height < THUMB - 1 or box.y < 0 or box.y + box.height > size["height"]
    ]


def begin_lesson(app: App, visitor: Phone, game: str, locale: str) -> None:
    """Open the lesson of a game from the shelf."""
    say = TEXTS[locale].say
    visitor.open(app.url(), say("app-asks-may"))
    visitor.tap_label(say(f"{game}-name"))
    visitor.touch(say("app-learn"))
    visitor.expect_text(say("app-lesson-do"))


def await_answer(visitor: Phone, session: TableSession, before: int, locale: str) -> None:
    """Wait until the table has moved on to another step, and the page shows it."""
    end, taught, texts = time.monotonic() + PATIENCE, lesson(session.game.id), TEXTS[locale]
    while session.table.seq == before:
        assert time.monotonic() < end, visitor.texts()
        visitor.settle(50)
    visitor.settle(200)
    now = progress(taught, session.table)
    if now.ended:
        visitor.expect_text(texts.say(f"{session.game.id}-lesson-over"))
    elif now.step:
        visitor.expect_text(texts.say(f"{session.game.id}-lesson-{now.step.name}"))
    else:
        visitor.expect_text(texts.say("app-lesson-go-on"))


@pytest.mark.parametrize(("locale", "game"), some(in_turn(games_with_lesson(), tuple(LOCALES)), 2))
def test_the_coach_s_buttons_are_whole_in_every_step(
    tmp_path: Path, phone: NewPhone, game: str, locale: str
) -> None:
    say, taught, broken = TEXTS[locale].say, lesson(game), list[str]()
    with running(tmp_path) as app:
        visitor = phone({**IPHONE, "device_scale_factor": 1}, locale=LOCALES[locale])
        begin_lesson(app, visitor, game, locale)
        (session,) = app.house.tables.open_tables()
        while not (now := progress(taught, session.table)).ended:
            for width, height in SIZES:
                visitor.page.set_viewport_size({"width": width, "height": height})
                broken += broken_buttons(visitor, locale)
            before = session.table.seq
            visitor.tap_label(say("app-lesson-do" if now.step else "app-lesson-go-on"))
            await_answer(visitor, session, before, locale)
    assert broken == []
