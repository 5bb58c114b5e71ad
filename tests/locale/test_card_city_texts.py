import pytest

from companion.engine.words import Who, Word
from companion.games.card_city.position import PRINTED
from companion.locale import Param
from tests.locale.naming import EVERY_LOCALE, Sayings

said = Sayings("card_city", ("Ann", "小明"))


def test_the_empty_cell_is_read_aloud_with_what_may_be_built_there() -> None:
    params: dict[str, Param] = {"at": "f5", "card": Word("card-R")}
    assert said("en", "cell", "may", **params) == "f5, empty: a residence may be built"
    assert said("zh-Hant", "cell", "may", **params) == "f5，空地：可以蓋住宅"
    assert said("zh-Hans", "cell", "may", **params) == "f5，空地：可以建住宅"


def test_english_cards_take_the_right_article() -> None:
    assert "taken: an industry lies" in said("en", "violation", "occupied", card=Word("card-I"))
    assert "taken: parking lies" in said("en", "violation", "occupied", card=Word("card-P"))
    assert "taken: City Hall lies" in said("en", "violation", "occupied", card=Word("card-H"))


@pytest.mark.parametrize(
    ("industries", "words"),
    [(0, "With no industry"), (1, "With 1 industry the"), (2, "With 2 industries the")],
)
def test_the_city_limit_names_the_industries_it_comes_from(industries: int, words: str) -> None:
    allowed = PRINTED.limit_step * (1 + industries)
    text = said("en", "violation", "limit", count=allowed + 1, limit=allowed, industries=industries)
    assert words in text
    assert text.endswith(f"the limit is {allowed}.")


@EVERY_LOCALE
def test_a_refusal_for_money_names_price_purse_and_what_is_missing(locale: str) -> None:
    for rule in ("leisure_cost", "price"):
        text = said(locale, "violation", rule, price=10, money=3, missing=7)
        assert all(number in text for number in ("10", "3", "7"))


def test_a_task_names_the_people_it_is_about() -> None:
    params: dict[str, Param] = {"seat": Who(0), "chooser": Who(1), "total": 6, "open": 2, "up": 2, "down": 2}
    assert said("en", "task", "divide", **params).startswith("Ann splits 6 cards for 小明: 2 face up")
    assert said("en", "violation", "buy_order", seat=Who(1)).startswith("小明 decides first")


def test_two_cards_left_alone_are_both_kept() -> None:
    assert said("en", "task", "draw", seat=Who(0), draw=3, keep=2).startswith("Ann draws 3, keeps 2")
    assert (
        said("en", "task", "draw", seat=Who(0), draw=2, keep=2) == "Ann draws the last 2 cards and keeps 2."
    )
