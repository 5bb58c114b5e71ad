"""Seeing every sample with real fingers: each card is asked for, touched, and leads to its table."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.games import GAMES
from tests.browser.boxes import boxes, covered_boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Profile
from tests.browser.table import TEXTS, running
from tests.effort import some
from tests.patience import patient

LOCALES = {"zh-Hant": "zh-TW", "en": "en-US", "zh-Hans": "zh-CN"}
PHONE, WIDE = (IPHONE, "light"), (DESKTOP, "dark")
ALL = [(locale, *look) for locale, look in zip([*LOCALES] * 2, [PHONE, WIDE] * 3, strict=True)]


def ways(locale: str) -> set[str]:
    """Return what can be done with a game that was taken from the shelf."""
    names = ("new-table", "learn", "see-sample", "only-score", "rules")
    return {TEXTS[locale].say(f"app-{name}") for name in names}


@pytest.mark.parametrize(("locale", "profile", "look"), some(ALL), ids=str)
def test_the_shelf_and_what_is_taken_from_it_can_be_touched(
    tmp_path: Path, phone: NewPhone, profile: Profile, look: str, locale: str
) -> None:
    with running(tmp_path) as app:
        visitor = phone(profile, locale=LOCALES[locale], color_scheme=look)
        visitor.open(app.url(), TEXTS[locale].say("app-asks-may"))
        visitor.screenshot(f"shelf-{locale}-{look}")
        names = {TEXTS[locale].say(f"{game_id}-name") for game_id in GAMES}
        found = boxes(visitor)
        assert {box.name for box in found} >= names
        assert small(found) == []
        for game_id in GAMES:
            visitor.tap_label(TEXTS[locale].say(f"{game_id}-name"))
            visitor.expect_text(TEXTS[locale].say("app-see-sample"))
            visitor.screenshot(f"shelf-{game_id}-{locale}-{look}")
            rules = visitor.labelled(TEXTS[locale].say("app-rules"))
            expect(rules).to_have_accessible_description(TEXTS[locale].say("app-rules-about"))
            sheet = [box for box in boxes(visitor) if box.name in ways(locale)]
            assert len(sheet) == len(ways(locale))
            assert covered_boxes(sheet) == []
            assert small(sheet) == []
            assert look == "dark" or outside(sheet) == []
            visitor.touch(TEXTS[locale].say("app-close"))
        assert not visitor.failures


def test_every_sample_is_two_touches_away(tmp_path: Path, phone: NewPhone) -> None:
    say = TEXTS["zh-Hant"].say
    with running(tmp_path) as app:
        visitor = phone(IPHONE, locale="zh-TW").open(app.url(), say("app-asks-may"))
        for game_id in some(tuple(GAMES), 2):  # `tests/views` opens every one each day
            visitor.tap_label(say(f"{game_id}-name"))
            visitor.touch(say("app-see-sample"))
            visitor.expect_text(say("app-share"), timeout=patient(30_000))
            assert [session.game.id for session in app.house.tables.open_tables()].count(game_id) == 1
            visitor.tap_label(say("app-back"))
        assert not visitor.failures
