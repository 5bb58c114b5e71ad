import pytest

from companion.games.small_city.phases.stage import Rules
from companion.games.small_city.position import BASIC, CARDS
from companion.games.small_city.printed import LIMITED, UNIQUE, default_box
from companion.games.small_city.turn import ERRANDS, STAGES
from companion.locale import Texts
from companion.rulebook import ask
from tests.rulebook.small_city import BOOKS, EVERY_LOCALE, FRAME, body, source


def test_every_section_a_rule_cites_exists() -> None:
    stages = (*STAGES.values(), *ERRANDS.values())
    judged: list[Rules] = [stage.rules for stage in stages]
    cited = {rule.section for rules in judged for of_move in rules.values() for rule in of_move}
    cited |= {entry.cites for entry in default_box().entries.values()}
    assert cited <= set(FRAME.sections)


SLIPS = "依張 例如中 奇他 建造個 或市一 住宅居 區民 旅客 市政廳 診所 CliniC 汙柒 污染"


def test_the_slips_of_the_pen_in_the_first_text_are_not_in_ours() -> None:
    assert [slip for slip in SLIPS.split() if slip in source("zh-Hant")] == []


def words(text: str) -> str:
    """A text without case, and in English without the difference between one and several."""
    return text.casefold().replace("libraries", "library").replace("refineries", "refinery")


@EVERY_LOCALE
def test_the_rulebook_calls_every_building_what_the_app_calls_it(locale: str) -> None:
    texts, contents = Texts.load(locale), words(BOOKS[locale].section("contents.tiles").text)
    for kind in (*UNIQUE, *LIMITED, "CH", "WA"):
        name = texts.say(f"small_city-tile-{kind}").casefold()
        assert name.removesuffix("y") in contents, kind


@EVERY_LOCALE
def test_the_rulebook_names_all_twelve_action_cards_as_the_app_does(locale: str) -> None:
    texts = Texts.load(locale)
    for card in CARDS:
        section = "action.cards" if card in BASIC else "action.starred"
        assert f"| {card} {texts.say(f'small_city-card-{card}')} |" in body(locale, section)


@EVERY_LOCALE
def test_the_rulebook_names_the_four_rows_as_the_app_does(locale: str) -> None:
    texts, book = Texts.load(locale), BOOKS[locale]
    for number, part in enumerate(("industry", "construction", "economy", "tourism"), start=1):
        assert texts.say(f"small_city-row-{number}") in book.section(f"council.{part}").title


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "harbor water", "tiles.harbor"),
        ("en", "skip card", "action.price"),
        ("en", "graves", "pollution.graves"),
        ("en", "culture cost", "tiles.culture.cost"),
        ("en", "demolish tourists", "demolish.people"),
        ("zh-Hant", "仲介人", "build.mediator"),
        ("zh-Hant", "拆掉有人站的板塊", "demolish.people"),
        ("zh-Hant", "汙染 公園", "pollution.parks"),
        ("zh-Hant", "地铁站", "tiles.metro"),
        ("zh-Hans", "连锁升级", "upgrade.chain"),
        ("zh-Hans", "對面", "move.opposite"),
    ],
)
def test_the_section_that_answers_comes_first(locale: str, query: str, first: str) -> None:
    assert ask("small_city", query, locale).findings[0].section.id == first
