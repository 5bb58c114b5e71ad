"""Seeing every sample with real fingers: each card is asked for, touched, and leads to its table."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.hosting.samples import sample_table
from tests.browser.boxes import boxes, covered, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Phone, Profile
from tests.browser.table import TEXTS, running
from tests.effort import some

LOCALES = {"zh-Hant": "zh-TW", "en": "en-US", "zh-Hans": "zh-CN"}
PHONE, WIDE = (IPHONE, "light"), (DESKTOP, "dark")
ALL = [(locale, *look) for locale, look in zip([*LOCALES] * 2, [PHONE, WIDE] * 3, strict=True)]


def card(locale: str, game_id: str) -> str:
    """What a sample's card is called."""
    table, texts = sample_table(game_id), TEXTS[locale]
    agenda = table.game.agenda(table.position)
    moment = texts.about(game_id, "headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})
    players = texts.say("app-sample-seats", count=len(table.header.setup.seats))
    return " · ".join((texts.say(f"{game_id}-name"), moment, players))


def sheet_of_samples(visitor: Phone, locale: str) -> None:
    """Ask for the samples, and wait until all of them are there."""
    visitor.tap_label(TEXTS[locale].say("app-see-sample"))
    for game_id in GAMES:
        visitor.expect_text(card(locale, game_id), timeout=30_000)


@pytest.mark.parametrize(("locale", "profile", "look"), some(ALL, 2), ids=str)
def test_the_cards_of_all_samples_can_be_touched(
    tmp_path: Path, phone: NewPhone, profile: Profile, look: str, locale: str
) -> None:
    with running(tmp_path) as app:
        visitor = phone(profile, locale=LOCALES[locale], color_scheme=look)
        visitor.open(app.url(), TEXTS[locale].say("app-asks-may"))
        sheet_of_samples(visitor, locale)
        visitor.screenshot(f"samples-{locale}-{look}")
        on_sheet = [box for box in boxes(visitor) if box.name in {card(locale, g) for g in GAMES}]
        assert len(on_sheet) == len(GAMES)
        assert covered(on_sheet) == []
        assert small(on_sheet) == []
        assert look == "dark" or outside(on_sheet) == []
        assert not visitor.failures


def test_every_sample_is_one_touch_away(tmp_path: Path, phone: NewPhone) -> None:
    with running(tmp_path) as app:
        visitor = phone(IPHONE, locale="zh-TW").open(app.url(), TEXTS["zh-Hant"].say("app-asks-may"))
        for game_id in GAMES:
            sheet_of_samples(visitor, "zh-Hant")
            visitor.touch(card("zh-Hant", game_id))
            visitor.expect_text(TEXTS["zh-Hant"].say("app-share"), timeout=30_000)
            assert [live.game.id for live in app.house.tables.open_tables()].count(game_id) == 1
            visitor.tap_label(TEXTS["zh-Hant"].say("app-back"))
        assert not visitor.failures
