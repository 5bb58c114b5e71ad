"""What holds of the rulebook of every game, in every language."""

import re
from collections import Counter

import pytest

from companion.data import data_path
from companion.engine.rulings import rulings_of
from companion.games import OWN
from companion.locale import LOCALES, Texts
from companion.rulebook import ask
from companion.wording.folding import fold, variants
from tests.rulebook.checks import EVERY_LOCALE, Called, Frame, flanks, frame_of, unswitched

FRAMES = tuple(map(frame_of, OWN))
TEXTS = Texts.load_all()
EVERY_GAME = pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.game)


def test_no_rulebook_is_left_out() -> None:
    games = sorted(path.name for path in data_path("rulebooks").iterdir() if path.is_dir())
    assert sorted(frame.game for frame in FRAMES) == games


@EVERY_GAME
@EVERY_LOCALE
def test_every_language_has_every_section_in_the_same_order(frame: Frame, locale: str) -> None:
    assert [section.id for section in frame.books[locale].sections] == frame.sections


@EVERY_GAME
@EVERY_LOCALE
def test_a_section_has_the_same_number_in_every_language(frame: Frame, locale: str) -> None:
    numbers = {book_locale: [s.number for s in book.sections] for book_locale, book in frame.books.items()}
    assert numbers[locale] == numbers["en"]


@EVERY_GAME
def test_sections_are_numbered_without_gaps(frame: Frame) -> None:
    chapter = part = 0
    for section in frame.books["en"].sections:
        chapter, part = (chapter + 1, 0) if section.level == 1 else (chapter, part + 1)
        assert section.number == (f"{chapter}.{part}" if part else f"{chapter}")


@EVERY_GAME
@EVERY_LOCALE
def test_every_section_says_something_worth_opening_it_for(frame: Frame, locale: str) -> None:
    shortest = frame.shortest[locale != "en"]
    assert [section.id for section in frame.books[locale].sections if len(section.text) < shortest] == []


@EVERY_GAME
@EVERY_LOCALE
def test_every_section_fits_on_a_phone_or_two(frame: Frame, locale: str) -> None:
    longest = frame.longest[locale != "en"]
    sections = [section for section in frame.books[locale].sections if section.id not in frame.lists]
    assert [section.id for section in sections if len(section.text) > longest] == []


@EVERY_GAME
@EVERY_LOCALE
def test_every_link_leads_to_a_section_and_a_number_names_the_section_it_leads_to(
    frame: Frame, locale: str
) -> None:
    links = [link for section in frame.sections for link in frame.links(locale, section)]
    assert links
    for label, target in links:
        number = frame.books[locale].section(target).number
        assert not label[0].isdigit() or re.match(frame.figures, label) or label == number, (label, target)


@EVERY_GAME
@EVERY_LOCALE
def test_a_section_links_to_the_same_sections_in_every_language(frame: Frame, locale: str) -> None:
    for section in frame.sections:
        links = Counter(target for _, target in frame.links(locale, section))
        assert links == Counter(target for _, target in frame.links("en", section)), section


@EVERY_GAME
@EVERY_LOCALE
def test_no_section_links_to_itself(frame: Frame, locale: str) -> None:
    assert [section for section in frame.sections if f"](#{section})" in frame.body(locale, section)] == []


@EVERY_GAME
@EVERY_LOCALE
def test_a_section_has_the_same_diagrams_and_tables_in_every_language(frame: Frame, locale: str) -> None:
    for section in frame.sections:
        here, english = frame.body(locale, section), frame.body("en", section)
        pictures = re.findall(r"^```.*?^```$", here, re.DOTALL | re.MULTILINE)
        assert pictures == re.findall(r"^```.*?^```$", english, re.DOTALL | re.MULTILINE), section
        assert here.count("\n|") == english.count("\n|"), section


@EVERY_GAME
@EVERY_LOCALE
def test_every_row_of_a_table_has_as_many_cells_as_its_head(frame: Frame, locale: str) -> None:
    for section in frame.sections:
        for table in re.findall(r"(?:^\|.*\|$\n?)+", frame.body(locale, section), re.MULTILINE):
            assert len({line.count("|") for line in table.splitlines()}) == 1, section


@EVERY_GAME
@EVERY_LOCALE
def test_the_points_of_a_list_are_numbered_from_one(frame: Frame, locale: str) -> None:
    for section in frame.sections:
        for points in re.findall(r"(?:^\d+\. .*$\n?)+", frame.body(locale, section), re.MULTILINE):
            numbers = [int(number) for number in re.findall(r"^\d+", points, re.MULTILINE)]
            assert numbers == list(range(1, len(numbers) + 1)), section


@EVERY_GAME
@EVERY_LOCALE
def test_every_emphasis_is_shown_and_leaves_no_stars(frame: Frame, locale: str) -> None:
    for section in frame.sections:
        for line in frame.body(locale, section).splitlines():
            marks = [match.span() for match in re.finditer(r"\*+", re.sub(r"^\* ", "  ", line))]
            assert len(marks) % 2 == 0, line
            for number, (start, end) in enumerate(marks):
                assert flanks(line, start, end)[number % 2], line


@EVERY_GAME
@EVERY_LOCALE
def test_no_link_stands_inside_of_an_emphasis(frame: Frame, locale: str) -> None:
    for section in frame.books[locale].sections:
        strong = re.findall(r"\*\*(.+?)\*\*", section.body)
        assert [words for words in strong if "](" in words] == [], section.id


@EVERY_GAME
@EVERY_LOCALE
def test_every_ruling_is_explained_with_its_default_reading(frame: Frame, locale: str) -> None:
    texts, text = Texts.load(locale), frame.books[locale].section("rulings").text
    for ruling in rulings_of(frame.readings):
        question = texts.say(f"{frame.game}-ruling-{ruling.id}")
        default = texts.say(f"{frame.game}-reading-{ruling.id}-{ruling.default}")
        assert f"{question} {default}" in text


@EVERY_GAME
def test_each_chinese_rulebook_is_written_in_its_own_characters(frame: Frame) -> None:
    assert [c for c in frame.han("zh-Hant") if not c.encode("big5", "ignore")] == []
    assert [c for c in frame.han("zh-Hans") if not c.encode("gb2312", "ignore")] == []
    assert frame.han("en") == set()


@EVERY_GAME
def test_every_traditional_character_of_a_rulebook_is_searched_as_a_simplified_one(frame: Frame) -> None:
    assert [c for c in frame.han("zh-Hant") if not fold(c).text.encode("gb2312", "ignore")] == []


@EVERY_GAME
def test_every_simplified_character_of_a_rulebook_is_found_by_its_traditional_one(frame: Frame) -> None:
    only_simplified = {c for c in frame.han("zh-Hans") if not c.encode("big5", "ignore")}
    assert only_simplified - set(variants().values()) == set()


def test_variants_lead_from_one_character_to_one_that_leads_nowhere_else() -> None:
    assert len(variants()) > 4000
    for traditional, simplified in variants().items():
        assert traditional != simplified
        assert simplified not in variants()


@EVERY_GAME
def test_every_ruling_leads_to_a_section_that_says_it_can_be_switched(frame: Frame) -> None:
    assert unswitched(frame) == [] or not frame.switched


READ_SO = {"en": "*How the app reads it.*", "zh-Hant": "*App 的解讀：*", "zh-Hans": "*App 的解读：*"}
"""How a section says that the rules could be read otherwise."""


@EVERY_GAME
@EVERY_LOCALE
def test_every_chosen_reading_is_told_as_one_where_it_matters(frame: Frame, locale: str) -> None:
    told = [section.id for section in frame.books[locale].sections if READ_SO[locale] in section.body]
    assert told == list(frame.read_so)


SUMMED = pytest.mark.parametrize(
    "frame", [frame for frame in FRAMES if frame.summed], ids=lambda frame: frame.game
)


@SUMMED
@EVERY_LOCALE
def test_every_sum_of_an_example_is_right_and_the_same_in_every_language(frame: Frame, locale: str) -> None:
    assert frame.printed_sums(locale) == frame.summed


@SUMMED
@EVERY_LOCALE
def test_no_result_is_printed_that_is_not_checked(frame: Frame, locale: str) -> None:
    assert frame.results(locale) == sum(map(len, frame.summed.values()))


@SUMMED
@EVERY_LOCALE
def test_examples_stand_in_the_same_sections_in_every_language(frame: Frame, locale: str) -> None:
    found = frame.with_examples(locale)
    assert found == frame.with_examples("en")
    assert set(found) == {*frame.summed, *frame.told}


FACTS = [(frame, *fact) for frame in FRAMES for fact in frame.facts]
FOUND = [(frame, *found) for frame in FRAMES for found in frame.found]


@pytest.mark.parametrize(
    ("frame", "section", "en", "hant", "hans"), FACTS, ids=lambda one: getattr(one, "game", one)
)
def test_what_the_rules_say_leave_open_or_get_wrong_stands_in_every_language(
    frame: Frame, section: str, en: str, hant: str, hans: str
) -> None:
    for locale, words in zip(LOCALES, (en, hant, hans), strict=True):
        assert words in frame.body(locale, section), locale


@pytest.mark.parametrize(
    ("frame", "locale", "query", "first"), FOUND, ids=lambda one: getattr(one, "game", one)
)
def test_the_section_that_answers_comes_first(frame: Frame, locale: str, query: str, first: str) -> None:
    assert ask(frame.game, query, locale).findings[0].section.id == first


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES[1:])
def test_the_slips_of_the_first_text_are_not_in_ours(frame: Frame, locale: str) -> None:
    assert [slip for slip in frame.slips.split() if slip in frame.source(locale)] == []


CALLED = [(frame, each) for frame in FRAMES for each in frame.called]
EVERY_NAME = pytest.mark.parametrize(
    ("frame", "called"), CALLED, ids=[f"{frame.game}-{each.message}" for frame, each in CALLED]
)


@EVERY_NAME
@EVERY_LOCALE
def test_the_rulebook_calls_a_thing_what_the_app_calls_it(frame: Frame, called: Called, locale: str) -> None:
    said = TEXTS[locale].say(f"{frame.game}-{called.message}")
    assert called.stands(frame.books[locale].section(called.section), said)
