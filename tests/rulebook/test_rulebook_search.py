import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.locale import LOCALES
from companion.rulebook import Rulebook, load
from companion.rulebook.folding import fold

BOOKS = {locale: load("card_city", locale) for locale in LOCALES}


def found(locale: str, query: str) -> list[str]:
    return [hit.id for hit in BOOKS[locale].search(query)]


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "residence", "build.residence"),
        ("en", "residences", "build.residence"),
        ("en", "price industry", "buy.price"),
        ("en", "leis cost", "build.leisure"),
        ("en", "TOUCH corner", "build.contact"),
        ("en", "limit", "build.limit"),
        ("en", "tie", "score.tie"),
        ("en", "5x5", "build.square"),
        ("en", "5.10", "build.unbuildable"),
        ("zh-Hant", "平手", "score.tie"),
        ("zh-Hant", "城市上限", "build.limit"),
        ("zh-Hant", "工業上限", "build.limit"),
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
def test_either_chinese_script_finds_both(traditional: str, simplified: str) -> None:
    for locale in ("zh-Hant", "zh-Hans"):
        assert found(locale, traditional) == found(locale, simplified) != []


def test_every_word_must_be_found() -> None:
    assert "build.leisure" in found("en", "leisure")
    assert "build.leisure" not in found("en", "leisure deck")
    assert found("en", "leisure zebra") == []
    assert found("zh-Hant", "住宅斑馬") == []


def test_a_latin_word_is_found_from_its_beginning_only() -> None:
    assert "build.leisure" in found("en", "leis")
    assert found("en", "eisure") == []


def test_a_number_of_a_section_is_not_found_inside_another_number() -> None:
    assert "score.tie" in found("en", "12.4")
    assert "score.tie" not in found("en", "2.4")


@pytest.mark.parametrize("query", ["", "   ", "?!", "。，", "——"])
def test_nothing_asked_is_nothing_found(query: str) -> None:
    assert found("en", query) == []


def test_the_snippet_shows_the_words_where_they_stand() -> None:
    hit = next(hit for hit in BOOKS["en"].search("industry price") if hit.id == "buy.price")
    assert [hit.heading[a:b] for a, b in hit.heading_spans] == ["price"]
    assert {hit.snippet[a:b] for a, b in hit.spans} <= {"Industries", "industries", "industry"}
    assert hit.spans


def test_a_snippet_is_one_glance_and_cuts_no_english_word() -> None:
    for hit in BOOKS["en"].search("district"):
        assert len(hit.snippet) < 130
        shown = hit.snippet.strip("…")
        assert set(shown.split()) <= set(BOOKS["en"].section(hit.id).text.split())


@st.composite
def words_of_a_section(draw: st.DrawFn) -> tuple[Rulebook, str, str]:
    """A rulebook, a section's id, and up to three words of its text."""
    book = BOOKS[draw(st.sampled_from(LOCALES))]
    section = draw(st.sampled_from([section for section in book.sections if section.text]))
    words = re.findall(r"[A-Za-z]+|[\u3400-\u9fff]+", section.text)
    return book, section.id, " ".join(draw(st.lists(st.sampled_from(words), min_size=1, max_size=3)))


@settings(deadline=None)
@given(words_of_a_section())
def test_the_words_of_a_section_find_it(asked: tuple[Rulebook, str, str]) -> None:
    book, section_id, query = asked
    assert section_id in [hit.id for hit in book.search(query[:100])]


@settings(deadline=None)
@given(st.sampled_from(LOCALES), st.text(max_size=120))
def test_whatever_is_typed_is_answered_with_spans_inside_what_is_shown(locale: str, query: str) -> None:
    for hit in BOOKS[locale].search(query):
        for text, spans in ((hit.heading, hit.heading_spans), (hit.snippet, hit.spans)):
            edges = [edge for span in spans for edge in span]
            assert edges == sorted(edges)
            assert all(0 <= a < b <= len(text) for a, b in spans)


@settings(deadline=None)
@given(st.text(max_size=60))
def test_folding_never_loses_where_a_character_stood(text: str) -> None:
    folded = fold(text)
    assert len(folded.text) == len(folded.origin)
    assert list(folded.origin) == sorted(folded.origin)
    assert all(0 <= place < len(text) for place in folded.origin)
