"""Asking the rules with real fingers: a question typed at a table of each game, followed to the board.

Every day that is done at a table of each way to the board; `tests/views` does it at one of every game.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from companion.games import GAMES
from companion.hosting.samples import sample_record
from companion.rulebook import load
from tests.browser.boxes import boxes, outside, small
from tests.browser.phone import IPHONE, Phone, Profile
from tests.browser.table import TEXTS, App
from tests.effort import some
from tests.patience import patient

LOCALES = {"en": "en-US", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}

QUESTIONS = {
    "en": {"roll_into_town": "where may my tree go", "sweet_lands": "where may a rabbit live"},
    "zh-Hant": {"roll_into_town": "我的樹可以畫在哪裡", "sweet_lands": "餅乾兔可以放哪裡"},
    "zh-Hans": {"roll_into_town": "我的树可以画在哪里", "sweet_lands": "饼干兔可以放哪里"},
}
POINTS = {"en": "how many points do i have", "zh-Hant": "我現在幾分", "zh-Hans": "我现在几分"}
"""What is asked of the other tables: every line of the score has its cells."""

RULES = {"sweet_lands": "rabbit.where"}
"""Where the referee knows no cell, a rule of the answer does."""

WITH_A_BOARD = ["card_city", *RULES]
WITH_A_BOARD += [game_id for game_id in GAMES if game_id not in ("score_pad", *WITH_A_BOARD)]
"""A score pad has none that something could be shown on. First one of each way to the board."""

SIZES: dict[str, Profile] = {"phone": IPHONE, "wide": {"viewport": {"width": 1280, "height": 800}}}

ALL = [(size, look, locale) for size in SIZES for look in ("light", "dark") for locale in LOCALES]
LOOKS = ALL if os.environ.get("GALLERY") == "all" else [("phone", "light", "en")]
"""What is drawn: a phone by day; with ``GALLERY=all`` everything."""


@dataclass(frozen=True)
class Asking:
    """A screen that goes from table to table.

    Attributes:
        visitor: the phone, or a wide screen.
        size: which of them.
        look: light or dark.
        locale: its language.
    """

    visitor: Phone
    size: str
    look: str
    locale: str

    def say(self, message: str, /, **params: str) -> str:
        """Return a sentence of the app."""
        return TEXTS[self.locale].say(f"app-{message}", **params)

    def shows(self, message: str, picture: str) -> Phone:
        """Wait until a sentence stands there, and take a picture."""
        self.visitor.expect_text(self.say(message)).screenshot(
            f"{picture}-{self.size}-{self.look}-{self.locale}"
        )
        return self.visitor


@pytest.fixture(scope="module", params=LOOKS, ids=["-".join(look) for look in LOOKS])
def asking(request: pytest.FixtureRequest, shared_app: App, browser: Browser) -> Iterator[Asking]:
    """A screen that was opened once."""
    size, look, locale = request.param
    context = browser.new_context(**{**SIZES[size], "locale": LOCALES[locale]}, color_scheme=look)
    context.set_default_timeout(patient(15_000))
    yield Asking(Phone(context).open(shared_app.url()), size, look, locale)
    context.close()


@pytest.mark.parametrize("game_id", some(WITH_A_BOARD))
def test_a_question_typed_at_a_table_is_followed_to_the_board(
    shared_app: App, asking: Asking, game_id: str
) -> None:
    visitor, say, picture = asking.visitor, asking.say, f"asking-{game_id}"
    session = shared_app.house.tables.copy_record(game_id, sample_record(game_id))
    visitor.go(shared_app.url(session), say("tab-rules"))
    asking.shows("tab-rules", f"{picture}-board").touch(say("ask-rules"))
    asking.shows("ask-often", f"{picture}-chips")
    if asking.size == "phone":
        assert (outside(boxes(visitor)), small(boxes(visitor))) == ([], [])
    visitor.type(say("ask-rules"), QUESTIONS[asking.locale].get(game_id, POINTS[asking.locale]))
    asking.shows("ask-at-table", f"{picture}-answer")
    if game_id in RULES:
        visitor.tap_label(load(game_id, asking.locale).section(RULES[game_id]).heading)
        asking.shows("show-on-board", f"{picture}-rule")
    visitor.tap_label(say("show-on-board"))
    asking.shows("lit-off", f"{picture}-lit")
    visitor.touch(say("lit-off")).expect_no_text(say("lit-off"))
    assert visitor.failures == []
    visitor.go(shared_app.url(), say("on-the-table"))
