"""The rulebook, seen from a phone; and its Markdown, read into blocks."""

from itertools import pairwise
from pathlib import Path

import flet as ft
import pytest

from companion.games import GAMES
from companion.locale.negotiation import LOCALES
from companion.rulebook.book import load
from tests.views.visit import visit
from views.models.hex_text import HexDiagram
from views.models.markdown import Bullet, Diagram, MarkdownTable, Paragraph, Run, parse_blocks, split_runs

ROUTE = "/rules/card_city"


async def test_a_chapter_opens_with_all_its_sections(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert not phone.shows("5.2 Touch your city")
        await phone.tap("5 Phase 2: build")
        assert phone.shows("5.2 Touch your city")
        await phone.tap("5 Phase 2: build")
        assert not phone.shows("5.2 Touch your city")


@pytest.mark.parametrize("section", ["build.contact", "build-contact"])
async def test_a_link_to_a_section_puts_it_on_top(tmp_path: Path, section: str) -> None:
    async with visit(tmp_path, f"{ROUTE}/{section}") as phone:
        shown = phone.texts()
        assert shown.index("5.2 Touch your city") < shown.index("1 What is in the box")
        await phone.tap("Close")
        assert not phone.shows("5.2 Touch your city")


@pytest.mark.parametrize(
    ("languages", "label", "query", "heading"),
    [
        (("en",), "Ask the rules", "parking", "5.8 Leisure and parking"),
        (("zh-TW",), "問規則", "停車場", "5.8 休憩和停車場"),
        (("zh-TW",), "問規則", "停车场", "5.8 休憩和停車場"),
        (("zh-CN",), "问规则", "停车场", "5.8 休闲和停车场"),
    ],
)
async def test_the_search_finds_in_the_readers_language(
    tmp_path: Path, languages: tuple[str, ...], label: str, query: str, heading: str
) -> None:
    async with visit(tmp_path, ROUTE, languages=languages) as phone:
        await phone.write(label, query)
        assert heading in phone.names()
        await phone.tap(heading)
        assert phone.texts().index(heading) < 4
        assert phone.shows("1 ")


async def test_an_answer_takes_no_letter_from_whoever_types_on(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Ask the rules", "parking")
        box = phone.client.find("TextField", label="Ask the rules")
        sent = box.get("value")
        phone.client.session.apply_patch(box["_i"], {"value": "parking beside"})  # its event is still to come
        await phone.tap("5.8 Leisure and parking")
        assert phone.client.find("TextField", label="Ask the rules").get("value") == sent
        await phone.client.fire(box, "change", "parking beside")
        await phone.tap("Clear the question")
        assert not phone.client.find("TextField", label="Ask the rules").get("value")


async def test_found_words_are_marked(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Ask the rules", "corner")
        spans = [span for node, _ in phone.nodes() for span in node.get("spans") or ()]
        marked = {span["text"].lower() for span in spans if span["style"].get("bgcolor")}
        assert marked == {"corner", "corners"}


async def test_where_nothing_fits_the_nearest_is_shown_and_marked_so_with_all_chapters(
    tmp_path: Path,
) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Ask the rules", "zebra")
        assert phone.shows("I do not know the word “zebra”.")
        assert phone.shows("I find nothing about this in the rules. The nearest sections:")
        assert {"1 What is in the box", "12 Scoring"} <= set(phone.names())
        await phone.tap("12 Scoring")
        assert phone.texts().index("12 Scoring") < 4


async def test_the_question_is_cleared_with_a_tap_and_offered_again(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Ask the rules", "parking")
        assert "How do we score at the end?" not in phone.names()
        await phone.tap("Clear the question")
        assert {"How do we score at the end?", "1 What is in the box", "parking"} <= set(phone.names())
        await phone.tap("parking")
        assert "5.8 Leisure and parking" in phone.names()


async def test_on_a_wide_screen_the_contents_stand_beside_the_whole_text(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, size=(1440, 900)) as phone:
        assert phone.texts().count("12 Scoring") == 2
        assert phone.shows("5.2 Touch your city")


async def test_a_game_nobody_knows_has_no_rules(tmp_path: Path) -> None:
    async with visit(tmp_path, "/rules/chess") as phone:
        assert phone.shows("This app does not know that game.")


def test_a_line_is_cut_where_its_style_changes() -> None:
    assert split_runs("Most **money** wins, see [the table](#table).") == (
        Run("Most "),
        Run("money", "strong"),
        Run(" wins, see "),
        Run("the table", to="table"),
        Run("."),
    )


def test_blocks_are_told_apart() -> None:
    body = "One\nline.\n\n* a\n2. b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\n. R\n```"
    assert list(parse_blocks(body)) == [
        Paragraph((Run("One line."),)),
        Bullet("*", (Run("a"),)),
        Bullet("2.", (Run("b"),)),
        MarkdownTable((((Run("x"),), (Run("y"),)), ((Run("1"),), (Run("2"),)))),
        Diagram((". R",)),
    ]


def test_a_place_of_a_diagram_is_every_second_character_or_whatever_blanks_part() -> None:
    assert Diagram((". R   x", "  L")).rows == ((".", "R", "", "x"), ("", "L", "", ""))
    assert Diagram((".    .", "Rew  Rsw", "1    Cn+b")).rows == ((".", "."), ("Rew", "Rsw"), ("1", "Cn+b"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_mark_of_markdown_is_left_in_what_is_read(game: str, locale: str) -> None:
    for section in load(game, locale).sections:
        for block in parse_blocks(section.body):
            if isinstance(block, HexDiagram):
                continue
            if isinstance(block, Diagram):
                assert len({len(row) for row in block.rows}) == 1, section.id
                continue
            lines = (
                [block.runs]
                if not isinstance(block, MarkdownTable)
                else [cell for row in block.rows for cell in row]
            )
            assert not any(
                mark in run.text for line in lines for run in line for mark in ("**", "](", "```", "|")
            )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_tables_have_as_many_cells_in_every_row_and_links_lead_to_sections(game: str, locale: str) -> None:
    book = load(game, locale)
    known = {section.id for section in book.sections}
    for section in book.sections:
        for block in parse_blocks(section.body):
            if isinstance(block, MarkdownTable):
                assert all(len(one) == len(other) for one, other in pairwise(block.rows)), section.id
            elif not isinstance(block, Diagram | HexDiagram):
                assert {run.to for run in block.runs if run.to} <= known, section.id


async def test_an_answer_of_the_rulebook_shows_no_tick_and_no_cross(tmp_path: Path) -> None:
    verdicts = {ft.Icons.CHECK_CIRCLE, ft.Icons.CANCEL}
    async with visit(tmp_path, ROUTE) as phone:
        for question in ("may residences touch industry", "can parking touch a house", "can I move a card"):
            await phone.write("Ask the rules", question)
            icons = {node.get("icon") for node, _ in phone.nodes() if isinstance(node.get("icon"), int)}
            assert ft.Icons.MENU_BOOK in icons
            assert verdicts.isdisjoint(icons)


async def test_a_question_about_another_game_is_told_so_on_the_page(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Ask the rules", "may I castle in chess")
        assert phone.shows("That is about Chess. These are the rules of Card City. The nearest sections:")
