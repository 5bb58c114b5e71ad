"""A sheet of codes to print: complete in itself, and what is on it can be read again."""

from html.parser import HTMLParser
from random import Random

import pytest

from companion.sharing.errors import CarryError
from companion.sharing.qr import make_symbol
from companion.sharing.sheet import SheetWords, render_sheet
from tests.sharing.pictures import text_for

CODES = [text_for(15, Random(number)) for number in range(5)]
WORDS = SheetWords("en", "Scan all of them, in any order.", tuple(f"Part {n} of 5" for n in range(1, 6)))
NASTY = "\"><script>alert(1)</script>&amp;'<b>"


class Page(HTMLParser):
    """What a browser would see."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.said: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(document)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.said.setdefault(self._open[-1], []).append(data)


def test_every_code_stands_on_the_sheet_in_its_order_with_its_caption() -> None:
    page = Page(render_sheet("Friday", CODES, WORDS))
    paths = [attrs["d"] for tag, attrs in page.tags if tag == "path" and attrs.get("fill") is None]
    assert paths == [make_symbol(code).svg().rpartition(' d="')[2].partition('"')[0] for code in CODES]
    assert page.said["figcaption"] == list(WORDS.captions)
    assert [attrs["aria-label"] for tag, attrs in page.tags if tag == "svg"] == list(WORDS.captions)


def test_the_title_and_the_guide_are_said() -> None:
    page = Page(render_sheet("Friday 五", CODES, WORDS))
    assert (page.said["h1"], page.said["title"], page.said["p"]) == (
        ["Friday 五"],
        ["Friday 五"],
        [WORDS.guide],
    )


def test_a_guide_is_left_out_where_there_is_none() -> None:
    assert "p" not in Page(render_sheet("Friday", CODES[:1], SheetWords("en", "", ("",)))).said


def test_words_are_text_and_never_markup() -> None:
    page = Page(render_sheet(NASTY, CODES[:1], SheetWords(NASTY, NASTY, (NASTY,))))
    assert {tag for tag, _ in page.tags} <= {
        *("html", "head", "meta", "title", "style", "body", "h1", "p", "main"),
        *("figure", "svg", "path", "figcaption"),
    }
    for tag in ("title", "h1", "p", "figcaption"):
        assert "".join(page.said[tag]) == NASTY
    assert [attrs["lang"] for tag, attrs in page.tags if tag == "html"] == [NASTY]


def test_the_sheet_needs_nothing_from_elsewhere() -> None:
    document = render_sheet("Friday", CODES, WORDS)
    attributes = {name for _, attrs in Page(document).tags for name in attrs}
    assert attributes.isdisjoint({"src", "href", "srcset", "style", "action", "onload"})
    assert "default-src 'none'" in document
    assert "url(" not in document
    assert "@import" not in document


def test_two_codes_stand_beside_each_other_on_either_paper() -> None:
    document = render_sheet("Friday", CODES, WORDS)
    assert "figure { margin: 0; width: 84mm; break-inside: avoid; }" in document
    assert "gap: 6mm 8mm" in document
    assert "@page { margin: 12mm; }" in document
    for paper in (210, 215.9):
        assert 2 * 84 + 8 <= paper - 2 * 12 < 3 * 84


def test_every_code_has_a_caption_and_every_caption_a_code() -> None:
    for codes, captions in ((CODES, ("one",)), ([], ()), (CODES[:1], ("one", "two"))):
        with pytest.raises(ValueError, match="captions"):
            render_sheet("Friday", codes, SheetWords("en", "", captions))


def test_a_text_that_fits_no_code_is_refused() -> None:
    with pytest.raises(CarryError, match="carry-picture-too-long"):
        render_sheet("Friday", ["A" * 4000], SheetWords("en", "", ("one",)))
