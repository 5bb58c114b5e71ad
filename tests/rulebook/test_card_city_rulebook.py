import re
import unicodedata

import pytest

from companion.data import data_path
from companion.engine.rulings import declared
from companion.games.card_city.position import CARDS, PRINTED, Readings
from companion.games.card_city.rules import BUILD, PLACING, WHOLE
from companion.locale import LOCALES, Texts
from companion.rulebook import Section, load
from companion.rulebook.folding import fold, variants

CHAPTERS = {
    "contents": "",
    "setup": "deck start",
    "rounds": "",
    "divide": "draw first lots order take deck solo",
    "build": "must contact square limit residence commerce industry leisure fixed unbuildable",
    "districts": "",
    "develop": "must order kinds residential commercial place limits supply",
    "income": "hall commerce",
    "buy": "one order price place supply",
    "marker": "",
    "end": "",
    "score": "residential empty money tie",
    "solo": "",
    "table": "",
    "rulings": "",
}
SECTIONS = [
    section
    for chapter, parts in CHAPTERS.items()
    for section in (chapter, *(f"{chapter}.{part}" for part in parts.split()))
]
BOOKS = {locale: load("card_city", locale) for locale in LOCALES}
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


def rows(section: Section) -> list[list[int]]:
    """The numbers of the rows of a section's table."""
    lines = [line for line in section.body.splitlines() if re.match(r"\| ?\d", line)]
    return [[int(number) for number in re.findall(r"\d+", line)] for line in lines]


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
def test_no_section_is_empty(locale: str) -> None:
    assert [section.id for section in BOOKS[locale].sections if not section.text] == []


@EVERY_LOCALE
def test_every_link_leads_to_a_section_and_a_number_names_the_section_it_leads_to(locale: str) -> None:
    book = BOOKS[locale]
    links = [link for s in book.sections for link in re.findall(r"\[([^\]]*)\]\(#([^)]*)\)", s.body)]
    assert links
    for label, target in links:
        section = book.section(target)
        assert (
            not label[0].isdigit()
            or label.startswith("5×5")
            or label.startswith("5 ×")
            or label == section.number
        )


def test_every_section_a_rule_cites_exists() -> None:
    cited = {rule.section for rules in (BUILD, *PLACING.values()) for rule in rules}
    cited |= {rule.section for rules in WHOLE.values() for rule in rules}
    assert cited <= set(SECTIONS)


@EVERY_LOCALE
def test_the_box_holds_what_the_contents_say(locale: str) -> None:
    body = BOOKS[locale].section("contents").body
    counts: dict[str, int] = {
        letter: int(n) for letter, n in re.findall(r"^\| (\w) \|[^|]*\| (\d+) \|", body, re.MULTILINE)
    }
    printed: dict[str, int] = {card: PRINTED.cards[card] for card in CARDS}
    assert counts == printed | {"H": 4}


@EVERY_LOCALE
def test_deck_and_supply_add_up_to_the_box(locale: str) -> None:
    expected = []
    for players in range(1, 5):
        deck = PRINTED.deck.times(players)
        expected.append([players, deck.total, *PRINTED.cards.minus(deck)])
    assert rows(BOOKS[locale].section("setup.deck")) == expected


@EVERY_LOCALE
def test_the_two_lots_hold_all_cards_half_of_the_other_lot_hidden(locale: str) -> None:
    table = rows(BOOKS[locale].section("divide.lots"))
    assert table == [[n, 2 * n, 2, n - 1, n - 1] for n in (4, 3, 2)]


@EVERY_LOCALE
def test_the_city_limit_is_five_and_five_more_for_each_industry(locale: str) -> None:
    table = rows(BOOKS[locale].section("build.limit"))
    squares = PRINTED.side**2
    for industries, *numbers in table:
        limit = PRINTED.limit_step * (1 + industries)
        fit = min(limit, squares - industries)
        shown = [limit] if fit == limit else [limit, fit]
        assert numbers == [*shown, squares - industries - fit]
    assert [row[0] for row in table] == [0, 1, 2, 3, 4]


@EVERY_LOCALE
def test_a_residential_district_needs_one_culture_card_more_than_it_has_cards(locale: str) -> None:
    assert rows(BOOKS[locale].section("develop.residential")) == [[n, n + 1] for n in range(1, 5)]


@EVERY_LOCALE
def test_the_table_adds_up_one_two_three_and_so_on(locale: str) -> None:
    assert rows(BOOKS[locale].section("table")) == [[n, sum(range(n + 1))] for n in range(1, 11)]


@EVERY_LOCALE
def test_every_ruling_is_explained_with_its_default_reading(locale: str) -> None:
    texts, text = Texts.load(locale), BOOKS[locale].section("rulings").text
    for ruling in declared(Readings):
        question = texts.say(f"card_city-ruling-{ruling.id}")
        default = texts.say(f"card_city-reading-{ruling.id}-{ruling.default}")
        assert f"{question} {default}" in text


@EVERY_LOCALE
def test_the_rulebook_calls_every_card_what_the_app_calls_it(locale: str) -> None:
    texts, contents = Texts.load(locale), BOOKS[locale].section("contents").text.casefold()
    for card in (*CARDS, "H"):
        assert f"{card} {texts.say(f'card_city-card-{card}')}".casefold() in contents


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


def han(locale: str) -> set[str]:
    source = data_path("rulebooks", "card_city", f"{locale}.md").read_text(encoding="utf-8")
    return set(re.findall(r"[\u3400-\u9fff]", source))


def test_each_chinese_rulebook_is_written_in_its_own_characters() -> None:
    assert [c for c in han("zh-Hant") if not c.encode("big5", "ignore")] == []
    assert [c for c in han("zh-Hans") if not c.encode("gb2312", "ignore")] == []
    assert han("en") == set()


def test_every_traditional_character_of_a_rulebook_is_searched_as_a_simplified_one() -> None:
    assert [c for c in han("zh-Hant") if not fold(c).text.encode("gb2312", "ignore")] == []


def test_every_simplified_character_of_a_rulebook_is_found_by_its_traditional_one() -> None:
    only_simplified = {c for c in han("zh-Hans") if not c.encode("big5", "ignore")}
    assert only_simplified - set(variants().values()) == set()


def test_variants_lead_from_traditional_to_simplified() -> None:
    for traditional, simplified in variants().items():
        assert traditional.encode("big5", "ignore")
        assert simplified.encode("gb2312", "ignore")
        assert simplified not in variants()
