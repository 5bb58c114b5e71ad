import re
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import GAMES
from companion.locale import LOCALES
from companion.rulebook import Rulebook, ask, load
from companion.rulebook.statements import opening
from companion.wording.folding import flatten, fold
from tests.effort import times
from tests.rulebook.checks import stands

BOOKS = {locale: load("card_city", locale) for locale in LOCALES}

SLOW = 2.0
"""Seconds of processor time that no question may take, on the slowest and busiest machine."""


def found(locale: str, query: str) -> list[str]:
    return [finding.section.id for finding in ask("card_city", query, locale).findings]


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "residence", "build.residence"),
        ("en", "residences", "build.residence"),
        ("en", "price industry", "buy.price"),
        ("en", "cost leis", "build.leisure"),
        ("en", "TOUCH corner", "build.contact"),
        ("en", "tie", "score.tie"),
        ("en", "5x5", "build.square"),
        ("en", "5.10", "build.unbuildable"),
        ("zh-Hant", "平手", "score.tie"),
        ("zh-Hant", "城市上限", "build.limit"),
        ("zh-Hant", "５×５", "build.square"),
        ("zh-Hans", "停车场", "build.leisure"),
        ("zh-Hans", "单人游戏", "solo"),
        ("zh-Hans", "工业 价格", "buy.price"),
    ],
)
def test_the_section_that_answers_comes_first(locale: str, query: str, first: str) -> None:
    assert found(locale, query)[0] == first


@pytest.mark.parametrize(
    ("traditional", "simplified"),
    [("停車場", "停车场"), ("購買工業", "购买工业"), ("發展 文化", "发展 文化")],
)
def test_either_chinese_script_finds_the_same(traditional: str, simplified: str) -> None:
    assert found("zh-Hant", traditional) == found("zh-Hans", simplified)


@pytest.mark.parametrize("query", ["leisure", "住宅", "平手"])
def test_a_question_finds_the_same_sections_whatever_the_language_of_the_book(query: str) -> None:
    answers = [ask("card_city", query, locale) for locale in LOCALES]
    assert len({tuple(finding.section.id for finding in answer.findings) for answer in answers}) == 1
    for locale, answer in zip(LOCALES, answers, strict=True):
        assert all(finding.section in BOOKS[locale].sections for finding in answer.findings)


@pytest.mark.parametrize("typed", ["leisrue", "liesure", "leisure", "leisur", "leisuree"])
def test_a_slip_in_a_longer_word_is_forgiven(typed: str) -> None:
    assert "build.leisure" in found("en", typed)[:2]


@pytest.mark.parametrize("query", ["", "   ", "?!", "。，", "🦊", "zebra", "披薩", "\u202e\x00"])
@pytest.mark.parametrize("locale", LOCALES)
def test_where_nothing_fits_the_nearest_sections_and_all_chapters_are_told(locale: str, query: str) -> None:
    answer = ask("card_city", query, locale)
    assert answer.nearest
    assert answer.findings
    assert list(answer.chapters) == [one for one in BOOKS[locale].sections if one.level == 1]


def test_the_words_of_the_question_are_lit_up_where_they_stand() -> None:
    answer = ask("card_city", "the price of a second industry", "en")
    finding = next(finding for finding in answer.findings if finding.section.id == "buy.price")
    heading = finding.section.heading
    assert [heading[a:b] for a, b in finding.heading_spans] == ["price"]
    assert {finding.sentence[a:b].lower() for a, b in finding.spans} <= {"second", "industries", "price"}
    assert finding.spans


def test_a_finding_tells_its_chapter_and_what_it_is_linked_with() -> None:
    finding = ask("card_city", "residence", "en").findings[0]
    assert finding.chapter.id == "build"
    links = set(re.findall(r"\(#([a-z_.]+)\)", finding.section.body))
    assert links <= set(finding.related)
    for other in set(finding.related) - links:
        assert "(#build.residence)" in BOOKS["en"].section(other).body


@st.composite
def words_of_a_section(draw: st.DrawFn) -> tuple[Rulebook, str]:
    """Return a rulebook, and a sentence of one of its sections."""
    book = BOOKS[draw(st.sampled_from(LOCALES))]
    section = draw(st.sampled_from([section for section in book.sections if section.text]))
    return book, draw(st.sampled_from([line for line in section.lines if len(line) > 20] or [section.title]))


@settings(deadline=None)
@given(words_of_a_section())
def test_a_line_of_the_book_finds_a_section_in_which_it_stands(asked: tuple[Rulebook, str]) -> None:
    book, line = asked
    section = ask("card_city", line, book.locale).findings[0].section
    assert flatten(line) in flatten(f"{section.heading}\n{section.text}")


@settings(deadline=None, max_examples=times(60))
@given(st.sampled_from(sorted(GAMES)), st.sampled_from(LOCALES), st.text(max_size=300))
def test_whatever_is_typed_is_answered_with_what_stands_in_the_book(
    game: str, locale: str, query: str
) -> None:
    answer = ask(game, query, locale)
    assert answer.findings
    assert len({finding.section.id for finding in answer.findings}) == len(answer.findings)
    for finding in answer.findings:
        assert stands(finding.sentence, finding.section)
        for text, spans in (
            (finding.section.heading, finding.heading_spans),
            (finding.sentence, finding.spans),
        ):
            edges = [edge for span in spans for edge in span]
            assert edges == sorted(edges)
            assert all(0 <= a < b <= len(text) for a, b in spans)


LONG = [
    "a" * 10_000,
    "why " * 2_500,
    "為什麼可以蓋房子" * 1_250,
    "🦊" * 10_000,
    "\u202eשלום " * 1_600,
    "\x00\x1b[" * 3_000,
]


@pytest.mark.parametrize("query", LONG, ids=lambda text: ascii(text[:8]))
def test_ten_thousand_characters_are_answered_without_delay(query: str) -> None:
    ask("small_city", "warm", "en")
    begun = process_time()
    assert ask("small_city", query, "zh-Hans").findings
    assert process_time() - begun < SLOW


@settings(deadline=None)
@given(st.text(max_size=60))
def test_folding_never_loses_where_a_character_stood(text: str) -> None:
    folded = fold(text)
    assert len(folded.text) == len(folded.origin)
    assert list(folded.origin) == sorted(folded.origin)
    assert all(0 <= place < len(text) for place in folded.origin)


@pytest.mark.parametrize(
    ("lines", "begins"),
    [
        (("Squares must be free. A tile never lies", "on another tile;"), "Squares must be free."),
        (("必須是空格。不能放在", "別的板塊上；"), "必須是空格。"),
        (("A citizen may stay:", "in a police station."), "A citizen may stay:"),
        ((), ""),
    ],
)
def test_a_section_begins_with_whole_sentences(lines: tuple[str, ...], begins: str) -> None:
    assert opening(lines) == begins
