"""A game that raises something, on real screens: home stands, others go on, and undo leads out of it."""

from logging import LogRecord
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.card_city import GAME
from tests.browser.boxes import boxes, covered_boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Phone, Profile
from tests.browser.table import TEXTS, AtTable, running
from tests.effort import some
from tests.views.fingers import choose_likely_move
from tests.views.playing import play_to

LOCALES = {"zh-Hant": "zh-TW", "en": "en-US", "zh-Hans": "zh-CN"}
PHONE, WIDE = (IPHONE, "dark"), (DESKTOP, "light")
ALL = [(locale, *look) for locale, look in zip([*LOCALES] * 2, [PHONE, WIDE] * 3, strict=True)]


def touch_card(visitor: Phone, name: str) -> None:
    """Touch the card of a table. When it was last touched is read after its name."""
    box = visitor.page.get_by_label(name).first.bounding_box()
    assert box, name
    visitor.page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("locale", "profile", "look"), some(ALL), ids=str)
def test_one_odd_table_leaves_home_and_the_others_as_they_are_and_undo_leads_out_of_it(
    monkeypatch: pytest.MonkeyPatch,
    faults: list[LogRecord],
    tmp_path: Path,
    phone: NewPhone,
    profile: Profile,
    look: str,
    locale: str,
) -> None:
    say = TEXTS[locale].say
    with running(tmp_path) as app:
        other, session = app.begin("Kim", "Lou"), app.begin("Ann", "小明")
        play_to(choose_likely_move, "build", 2)(session)
        odd, agenda = session.table.position, GAME.agenda

        def stumbling(position: Any) -> object:
            if position == odd:
                raise ZeroDivisionError("a fault made by a test")
            return agenda(position)

        monkeypatch.setitem(vars(GAME), "agenda", stumbling)
        visitor = phone(profile, locale=LOCALES[locale], color_scheme=look)
        visitor.open(app.url(), say("app-stumbled-card"))
        names = [
            say("app-go-on-with", game=say("card_city-name"), seats=each.names) for each in (session, other)
        ]
        visitor.expect_text(names[1])
        visitor.screenshot(f"fault-home-{locale}-{look}")
        touch_card(visitor, names[1])
        healthy = AtTable(visitor, other, locale)
        healthy.make(*choose_likely_move(other, Random(1)))
        visitor.touch(say("app-back"))
        touch_card(visitor, f"{names[0]}. {say('app-stumbled-card')}")
        visitor.expect_text(say("app-stumbled-table"))
        visitor.screenshot(f"fault-table-{locale}-{look}")
        found = boxes(visitor)
        assert covered_boxes(found) == []
        assert small(found) == []
        assert look == "light" or outside(found) == []
        for tab in ("table", "score", "log", "rules", "board"):
            visitor.tap_label(TEXTS[locale].say_for(session.game.id, f"tab-{tab}"))
            visitor.expect_text(say("app-stumbled-table"))
        visitor.touch(say("app-take-back-short"))
        visitor.expect_no_text(say("app-stumbled-table"))
        visitor.expect_text(AtTable(visitor, session, locale).names.headline())
        assert session.table.position != odd
        assert not visitor.failures
    assert len(faults) == 1
