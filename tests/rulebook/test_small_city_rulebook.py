from companion.games.small_city.printed import LIMITED, UNIQUE
from companion.locale import Texts
from tests.rulebook.small_city import BOOKS, EVERY_LOCALE, FRAME


def test_pollution_is_written_as_people_in_taiwan_write_it() -> None:
    assert "污染" not in FRAME.source("zh-Hant")


def words(text: str) -> str:
    """Return a text without case, and in English without the difference between one and several."""
    return text.casefold().replace("libraries", "library").replace("refineries", "refinery")


@EVERY_LOCALE
def test_the_rulebook_calls_every_building_what_the_app_calls_it(locale: str) -> None:
    texts, contents = Texts.load(locale), words(BOOKS[locale].section("contents.tiles").text)
    for kind in (*UNIQUE, *LIMITED, "CH", "WA"):
        name = texts.say(f"small_city-tile-{kind}").casefold()
        assert name.removesuffix("y") in contents, kind
