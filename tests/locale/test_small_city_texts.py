import pytest

from companion.engine.words import Word
from companion.games.small_city.printed import KINDS
from companion.locale import LOCALES
from tests.locale.naming import EVERY_LOCALE, TEXTS, Sayings

said = Sayings("small_city")


def test_a_move_of_another_phase_is_told_which_one_it_is() -> None:
    told = {locale: said(locale, "violation", "phase", phase=Word("phase-income")) for locale in LOCALES}
    assert told["en"].endswith("what the table is doing now: Income.")
    assert "「收入」" in told["zh-Hant"]
    assert "“收入”" in told["zh-Hans"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_english_tile_takes_the_article_a(kind: str) -> None:
    name = TEXTS["en"].say(f"small_city-tile-{kind}")
    assert name[0] not in "aeioAEIO"
    assert name == "City Hall" or name.islower()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind[0] in "RCF" and kind[1].isdigit()])
def test_a_tile_with_levels_is_named_with_its_level(kind: str) -> None:
    for locale in LOCALES:
        assert kind[1] in TEXTS[locale].say(f"small_city-tile-{kind}")


@pytest.mark.parametrize(
    ("promise", "numbers"),
    [(6, "15"), (7, "3"), (11, "22"), (12, "40"), (14, "17")],
)
def test_the_short_form_of_a_promise_keeps_its_number(promise: int, numbers: str) -> None:
    for locale in LOCALES:
        assert numbers in said(locale, "promise", str(promise))


SAYINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "opposite": {
        "en": ("sending tourists to other towns in round 1", "correction", "another answer"),
        "zh-Hant": ("第一輪不能派遊客到其他玩家的城鎮", "修正把它改成「對面玩家的城鎮」", "玩家回答"),
        "zh-Hans": ("第一轮不能派游客到其他玩家的城镇", "修正把它改成“对面玩家的城镇”", "玩家回答"),
    },
    "residents": {
        "en": ("citizens in your town", "tourists count", "City Hall"),
        "zh-Hant": ("城鎮內的居民", "遊客也算城鎮的人", "市鎮廳"),
        "zh-Hans": ("城镇内的居民", "游客也算城镇的人", "市政厅"),
    },
    "water": {
        "en": ("inside the building area", "printed on the board"),
        "zh-Hant": ("蓋在建築區域裡", "圖板上印的水"),
        "zh-Hans": ("建在建筑区域里", "版图上印的水"),
    },
}
"""What the reason for a default has to quote, by ruling and language."""


@EVERY_LOCALE
@pytest.mark.parametrize("ruling", SAYINGS)
def test_the_reason_for_a_default_tells_what_each_text_says(locale: str, ruling: str) -> None:
    why = TEXTS[locale].say(f"small_city-ruling-{ruling}-why")
    assert [words for words in SAYINGS[ruling][locale] if words not in why] == []
