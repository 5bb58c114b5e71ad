"""Asking the rules with real fingers: a question typed at a table of each game, followed to the board."""

import os
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.hosting.samples import sample_record
from companion.rulebook import load
from tests.browser.boxes import boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Profile
from tests.browser.table import TEXTS, running

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

WITH_A_BOARD = [game_id for game_id in GAMES if game_id != "score_pad"]
"""A score pad has none that something could be shown on."""

SIZES: dict[str, Profile] = {"phone": IPHONE, "wide": {"viewport": {"width": 1280, "height": 800}}}

ALL = [(size, look, locale) for size in SIZES for look in ("light", "dark") for locale in LOCALES]
LOOKS = ALL if os.environ.get("GALLERY") == "all" else [("phone", "light", "en")]
"""What is drawn: a phone by day; with ``GALLERY=all`` everything."""


@pytest.mark.parametrize("game_id", WITH_A_BOARD)
@pytest.mark.parametrize(("size", "look", "locale"), LOOKS, ids=["-".join(look) for look in LOOKS])
def test_a_question_typed_at_a_table_is_followed_to_the_board(
    tmp_path: Path, phone: NewPhone, game_id: str, size: str, look: str, locale: str
) -> None:
    texts = TEXTS[locale]
    question = QUESTIONS[locale].get(game_id, POINTS[locale])
    prefix = f"asking-{game_id}-{size}-{look}-{locale}"

    def say(message: str, /, **params: str) -> str:
        return texts.say(f"app-{message}", **params)

    with running(tmp_path) as app:
        live = app.house.tables.copy(game_id, sample_record(game_id))
        visitor = phone(SIZES[size], locale=LOCALES[locale], color_scheme=look)
        visitor.open(app.url(live)).expect_text(say("tab-rules"), timeout=30_000).screenshot(
            f"{prefix}-board"
        )
        visitor.touch(say("ask-rules")).expect_text(say("ask-often")).screenshot(f"{prefix}-chips")
        if size == "phone":
            assert (outside(boxes(visitor)), small(boxes(visitor))) == ([], [])
        visitor.type(say("ask-rules"), question)
        visitor.expect_text(say("ask-at-table")).screenshot(f"{prefix}-answer")
        if game_id in RULES:
            visitor.tap_label(load(game_id, locale).section(RULES[game_id]).heading)
            visitor.expect_text(say("show-on-board")).screenshot(f"{prefix}-rule")
        visitor.tap_label(say("show-on-board"))
        visitor.expect_text(say("lit-off")).screenshot(f"{prefix}-lit")
        visitor.touch(say("lit-off")).expect_no_text(say("lit-off"))
        assert visitor.failures == []
