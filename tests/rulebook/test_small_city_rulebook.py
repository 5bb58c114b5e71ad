import re
import unicodedata
from collections import Counter

import pytest

from companion.data import data_path
from companion.engine.rulings import declared
from companion.games.small_city.phases.asked import Rules
from companion.games.small_city.position import BASIC, CARDS, Readings
from companion.games.small_city.printed import LIMITED, UNIQUE, default_box
from companion.games.small_city.turn import ERRANDS, STAGES
from companion.locale import Texts
from companion.rulebook.folding import fold, variants
from tests.rulebook.small_city import BOOKS, EVERY_LOCALE, body

CHAPTERS = {
    "contents": "tiles cubes cards",
    "setup": "council limited town hall citizens money promises advanced",
    "town": "area influence storage",
    "rounds": "",
    "street": "place stay",
    "action": "ring price cards starred",
    "build": "slots cost direct area apart limited order screens mediator architect",
    "upgrade": "level cover cells fresh chain",
    "demolish": "cost people",
    "tiles": "residence factory warehouse commerce culture culture.cost clinic university metro refinery"
    " harbor police fire park hall",
    "move": "order must stay left one special tourists limit ban places opposite relocate settle jobs",
    "income": "tourists shops trade factories storage overflow",
    "votes": "residence university",
    "pollution": "made parks deaths who choice graves out",
    "council": "pay step restart locked industry construction economy tourism",
    "mayor": "",
    "score": "promises pollution ties",
    "promises": "",
    "rulings": "",
}
SECTIONS = [
    section
    for chapter, parts in CHAPTERS.items()
    for section in (chapter, *(f"{chapter}.{part}" for part in parts.split()))
]


@EVERY_LOCALE
def test_every_language_has_every_section_in_the_same_order(locale: str) -> None:
    assert [section.id for section in BOOKS[locale].sections] == SECTIONS


@EVERY_LOCALE
def test_a_section_has_the_same_number_in_every_language(locale: str) -> None:
    numbers = {book_locale: [s.number for s in book.sections] for book_locale, book in BOOKS.items()}
    assert numbers[locale] == numbers["en"]


def test_sections_are_numbered_without_gaps() -> None:
    chapter = part = 0
    for section in BOOKS["en"].sections:
        chapter, part = (chapter + 1, 0) if section.level == 1 else (chapter, part + 1)
        assert section.number == (f"{chapter}.{part}" if part else f"{chapter}")


@EVERY_LOCALE
def test_every_section_says_something_worth_opening_it_for(locale: str) -> None:
    shortest = 40 if locale == "en" else 12
    assert [section.id for section in BOOKS[locale].sections if len(section.text) < shortest] == []


@EVERY_LOCALE
def test_every_section_fits_on_a_phone_or_two(locale: str) -> None:
    longest = 1300 if locale == "en" else 500
    lists = ("promises", "rulings")
    assert [s.id for s in BOOKS[locale].sections if len(s.text) > longest and s.id not in lists] == []


@EVERY_LOCALE
def test_every_link_leads_to_a_section_and_a_number_names_the_section_it_leads_to(locale: str) -> None:
    book = BOOKS[locale]
    links = [link for s in book.sections for link in re.findall(r"\[([^\]]*)\]\(#([^)]*)\)", s.body)]
    assert links
    for label, target in links:
        section = book.section(target)
        assert not re.fullmatch(r"[\d.]+", label) or label == section.number, (label, target)


@EVERY_LOCALE
def test_a_section_links_to_the_same_sections_in_every_language(locale: str) -> None:
    for section in BOOKS[locale].sections:
        links = Counter(re.findall(r"\]\(#([^)]*)\)", section.body))
        assert links == Counter(re.findall(r"\]\(#([^)]*)\)", body("en", section.id))), section.id


@EVERY_LOCALE
def test_no_section_links_to_itself(locale: str) -> None:
    assert [s.id for s in BOOKS[locale].sections if f"](#{s.id})" in s.body] == []


@EVERY_LOCALE
def test_a_section_has_the_same_diagrams_and_tables_in_every_language(locale: str) -> None:
    for section in BOOKS[locale].sections:
        english = body("en", section.id)
        pictures = re.findall(r"^```.*?^```$", section.body, re.DOTALL | re.MULTILINE)
        assert pictures == re.findall(r"^```.*?^```$", english, re.DOTALL | re.MULTILINE), section.id
        assert section.body.count("\n|") == english.count("\n|"), section.id


@EVERY_LOCALE
def test_every_row_of_a_table_has_as_many_cells_as_its_head(locale: str) -> None:
    for section in BOOKS[locale].sections:
        for table in re.findall(r"(?:^\|.*\|$\n?)+", section.body, re.MULTILINE):
            assert len({line.count("|") for line in table.splitlines()}) == 1, section.id


def test_every_section_a_rule_cites_exists() -> None:
    stages = (*STAGES.values(), *ERRANDS.values())
    judged: list[Rules] = [stage.rules for stage in stages]
    cited = {rule.section for rules in judged for of_move in rules.values() for rule in of_move}
    cited |= {entry.cites for entry in default_box().entries.values()}
    assert cited <= set(SECTIONS)


def flanks(line: str, start: int, end: int) -> tuple[bool, bool]:
    """Whether emphasis marks can open and can close where they stand, by the rules of CommonMark."""
    before, after = line[start - 1 : start] if start else " ", line[end : end + 1] or " "

    def punctuation(c: str) -> bool:
        return unicodedata.category(c)[0] in "PS"

    opens = not after.isspace() and (not punctuation(after) or before.isspace() or punctuation(before))
    closes = not before.isspace() and (not punctuation(before) or after.isspace() or punctuation(after))
    return opens, closes


@EVERY_LOCALE
def test_every_emphasis_is_shown_and_leaves_no_stars(locale: str) -> None:
    for section in BOOKS[locale].sections:
        for line in section.body.splitlines():
            marks = [match.span() for match in re.finditer(r"\*+", re.sub(r"^\* ", "  ", line))]
            assert len(marks) % 2 == 0, line
            for number, (start, end) in enumerate(marks):
                assert flanks(line, start, end)[number % 2], line


def source(locale: str) -> str:
    return data_path("rulebooks", "small_city", f"{locale}.md").read_text(encoding="utf-8")


def han(locale: str) -> set[str]:
    return set(re.findall(r"[\u3400-\u9fff]", source(locale)))


def test_each_chinese_rulebook_is_written_in_its_own_characters() -> None:
    assert [c for c in han("zh-Hant") if not c.encode("big5", "ignore")] == []
    assert [c for c in han("zh-Hans") if not c.encode("gb2312", "ignore")] == []
    assert han("en") == set()


def test_every_traditional_character_of_a_rulebook_is_searched_as_a_simplified_one() -> None:
    assert [c for c in han("zh-Hant") if not fold(c).text.encode("gb2312", "ignore")] == []


def test_every_simplified_character_of_a_rulebook_is_found_by_its_traditional_one() -> None:
    only_simplified = {c for c in han("zh-Hans") if not c.encode("big5", "ignore")}
    assert only_simplified - set(variants().values()) == set()


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


@EVERY_LOCALE
def test_every_ruling_is_explained_with_its_default_reading(locale: str) -> None:
    texts, text = Texts.load(locale), BOOKS[locale].section("rulings").text
    for ruling in declared(Readings):
        question = texts.say(f"small_city-ruling-{ruling.id}")
        default = texts.say(f"small_city-reading-{ruling.id}-{ruling.default}")
        assert f"{question} {default}" in text


def test_every_ruling_leads_to_a_section_that_says_it_can_be_switched() -> None:
    switched = re.compile(r"setup|setting|your table")
    for line in body("en", "rulings").splitlines():
        for target in re.findall(r"\(#([^)]*)\)", line):
            assert switched.search(body("en", target)), line


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "harbor water", "tiles.harbor"),
        ("en", "skip card", "action.price"),
        ("en", "graves", "pollution.graves"),
        ("en", "clinic cost", "tiles.culture.cost"),
        ("en", "demolish tourists", "demolish.people"),
        ("zh-Hant", "仲介人", "build.mediator"),
        ("zh-Hant", "拆除 遊客", "demolish.people"),
        ("zh-Hant", "汙染 公園", "pollution.parks"),
        ("zh-Hant", "地铁站", "tiles.metro"),
        ("zh-Hans", "连锁升级", "upgrade.chain"),
        ("zh-Hans", "對面", "move.opposite"),
    ],
)
def test_the_section_that_answers_comes_first(locale: str, query: str, first: str) -> None:
    assert BOOKS[locale].search(query)[0].id == first
