"""Seeing every sample with real fingers: each card is asked for, touched, and leads to its table."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.hosting.samples import sample_table
from tests.browser.boxes import boxes, covered, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Profile
from tests.browser.table import TEXTS, running

LOCALES = {"en": "en-US", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}


def card(locale: str, game_id: str) -> str:
    """What a sample's card is called."""
    table, texts = sample_table(game_id), TEXTS[locale]
    agenda = table.game.agenda(table.position)
    moment = texts.about(game_id, "headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})
    players = texts.say("app-sample-seats", count=len(table.header.setup.seats))
    return " · ".join((texts.say(f"{game_id}-name"), moment, players))


@pytest.mark.parametrize(("profile", "look"), [(IPHONE, "light"), (DESKTOP, "dark")], ids=["phone", "wide"])
@pytest.mark.parametrize("locale", list(LOCALES))
def test_every_sample_is_one_touch_away(
    tmp_path: Path, phone: NewPhone, profile: Profile, look: str, locale: str
) -> None:
    texts = TEXTS[locale]
    with running(tmp_path) as app:
        visitor = phone(profile, locale=LOCALES[locale], color_scheme=look)
        visitor.open(app.url(), texts.say("app-asks-may"))
        for count, game_id in enumerate(GAMES, 1):
            if count > 1:
                visitor.tap_label(texts.say("app-back"))
            visitor.tap_label(texts.say("app-see-sample"))
            for other in GAMES:
                visitor.expect_text(card(locale, other), timeout=30_000)
            if count == 1:
                visitor.screenshot(f"samples-{locale}-{look}")
                on_sheet = [box for box in boxes(visitor) if box.name in {card(locale, g) for g in GAMES}]
                assert len(on_sheet) == len(GAMES)
                assert covered(on_sheet) == []
                assert small(on_sheet) == []
                assert look == "dark" or outside(on_sheet) == []
            visitor.touch(card(locale, game_id))
            visitor.expect_text(texts.say("app-share"))
            assert [live.game.id for live in app.house.host.tables()].count(game_id) == 1
        assert not visitor.failures
