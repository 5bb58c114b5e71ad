from companion.games.small_city.position import BASIC, CARDS
from companion.games.small_city.printed import LIMITED, UNIQUE
from companion.locale import Texts
from tests.rulebook.small_city import BOOKS, EVERY_LOCALE, FRAME, body


def test_pollution_is_written_as_people_in_taiwan_write_it() -> None:
    assert "污染" not in FRAME.source("zh-Hant")


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
