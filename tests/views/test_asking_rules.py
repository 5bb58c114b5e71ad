"""Asking the rules with a finger: the box, the answer, the questions at hand, and the way to the board."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.asking import cells_under, sections_about
from companion.games import GAMES
from companion.hosting.samples import sample_record
from companion.locale.texts import Texts
from companion.rulebook import load
from companion.rulebook.suggestions import usual
from tests.views.at_table import at_table, on_to
from tests.views.scores import number_label
from tests.views.visit import Storage, Visitor, visit

BOX = "Ask the rules"
ENGLISH = Texts.load("en")


async def sampled(phone: Visitor, game_id: str) -> Visitor:
    """Go to the sample table of a game."""
    session = phone.house.tables.copy_record(game_id, sample_record(game_id))
    return await phone.go(f"/t/{session.id}")


def heading(section: str, game: str = "card_city") -> str:
    return load(game, "en").section(section).heading


async def answered(phone: Visitor, question: str) -> list[str]:
    """Return everything that is written once a question is typed."""
    await phone.write(BOX, question)
    return phone.texts()


@pytest.mark.parametrize("game_id", list(GAMES))
async def test_the_rules_are_asked_one_tap_from_every_board_with_the_questions_of_its_phase(
    tmp_path: Path, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, game_id)
        await phone.tap(BOX)
        (session,) = phone.house.tables.open_tables()
        often = usual(game_id, session.game.stage(session.table.position)[1], "en")
        assert set(often) <= set(phone.names())
        await phone.tap(often[1])
        assert phone.shows("Often asked now") is False
        assert any(node.get("value") == often[1] for node, _ in phone.nodes() if node["_c"] == "TextField")


async def test_the_referee_answers_before_the_rulebook_does(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, "card_city")
        await phone.tap(BOX)
        shown = await answered(phone, "where may my residence go")
        verdict = next(text for text in shown if text.startswith("Ann, residence: 4 places"))
        assert shown.index("At this table") < shown.index(verdict) < shown.index("5.5 Residence")
        assert "Rule 5.3 The 5 × 5 square" in shown


async def test_away_from_a_table_there_is_no_referee_and_no_way_to_a_board(tmp_path: Path) -> None:
    async with visit(tmp_path, "/rules/card_city") as phone:
        shown = await answered(phone, "where may my residence go")
        assert "At this table" not in shown
        assert "Show me on my board" not in shown


async def test_what_the_referee_says_is_lit_on_the_board_and_put_out_again(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, "card_city")
        await phone.tap(BOX)
        await answered(phone, "where may my residence go")
        await phone.tap("Show me on my board")
        assert {"where may my residence go", "Ann’s board"} <= set(phone.texts())
        await phone.tap("Back to the rules")
        assert phone.shows("At this table")
        await phone.tap("Show me on my board")
        await phone.tap("Back to the game")
        assert not phone.shows("Ann’s board")
        assert phone.shows("residence")


ASKED = {"roll_into_town": "where may my tree go", "sweet_lands": "where may a rabbit live"}
"""What is asked of two games; of the others how many points one has."""


@pytest.mark.parametrize("game_id", [each for each in GAMES if each != "score_pad"])
async def test_what_is_asked_at_a_table_of_each_game_is_lit_on_its_board(
    tmp_path: Path, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, game_id)
        await phone.tap(BOX)
        assert "At this table" in await answered(phone, ASKED.get(game_id, "how many points do i have"))
        if game_id == "sweet_lands":  # where the referee knows no cell, a rule of the answer does
            await phone.tap(heading("rabbit.where", game_id))
        await phone.tap("Show me on my board")
        assert phone.shows("Back to the game")
        await phone.tap("Back to the game")
        assert not phone.shows("Back to the game")


async def test_a_rule_is_shown_on_the_board_or_says_that_it_holds_nothing_there(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, "card_city")
        (session,) = phone.house.tables.open_tables()
        await phone.tap(BOX)
        await phone.tap(heading("score"))
        await phone.tap("12.1 Residential districts: show me on my board")
        assert cells_under(session.game, session.table.position, 0, 0, "score.residential")
        await phone.until(lambda: phone.shows("Ann’s board"))
        await phone.tap("Back to the rules")
        await phone.tap("12.4 Ties: show me on my board")
        await phone.until(lambda: phone.shows("This affects nothing on Ann’s board right now."))


async def test_the_reading_a_table_chose_stands_with_the_section_it_changes(tmp_path: Path) -> None:
    question = ENGLISH.say("card_city-ruling-limit")
    async with at_table(tmp_path, rulings={"limit": "all_cards"}) as phone:
        await phone.press(BOX)
        shown = await answered(phone, "how many cards may my city have")
        chosen = ENGLISH.say("card_city-reading-limit-all_cards")
        assert {"Agreed at this table", question, chosen} <= set(shown)


async def test_questions_that_were_meant_are_offered_again_the_last_one_first(tmp_path: Path) -> None:
    async with visit(tmp_path, "/rules/card_city") as phone:
        for question in ("parking", "ties"):
            await phone.write(BOX, question)
            await phone.tap("Clear the question")
        names = phone.names()
        assert names.index("ties") < names.index("parking")
        await phone.tap("parking")
        assert heading("build.leisure") in phone.names()


async def test_a_browser_keeps_its_questions_for_the_next_visit(tmp_path: Path) -> None:
    storage = Storage()
    async with visit(tmp_path, "/rules/card_city", storage=storage) as phone:
        await answered(phone, "parking")
        await phone.tap("Clear the question")
        await phone.until(lambda: "companion.asked.card_city" in storage)
    async with visit(tmp_path, "/rules/card_city", storage=storage) as phone:
        await phone.until(lambda: "parking" in phone.names())
    async with visit(tmp_path, "/rules/citadels", storage=storage) as phone:
        assert "parking" not in phone.names()


@pytest.mark.parametrize("kept", ["[", "7", '{"a": 1}', '[1, "", null, " "]', "[[]]", 3, ["x"]])
async def test_questions_that_no_page_kept_are_not_taken_up(tmp_path: Path, kept: object) -> None:
    async with visit(
        tmp_path, "/rules/card_city", storage=Storage({"companion.asked.card_city": kept})
    ) as phone:
        await phone.client.settle()
        assert "How do we score at the end?" in phone.names()
        assert "You asked" not in phone.names()


async def test_a_line_of_the_score_leads_to_every_rule_that_speaks_of_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3)) as phone:
        await phone.show("score")
        line = phone.session.game.scoresheet(phone.position).standings[0].lines[0]
        await phone.press(number_label(ENGLISH, phone.session, 0, line.category))
        await phone.press("Which rules are about this?")
        about = sections_about(phone.session.game, phone.position, 0, 0, line.category)
        await phone.until(lambda: {heading(each) for each in about} <= set(phone.names()))


async def test_a_card_in_hand_leads_to_the_rules_that_speak_of_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3)) as phone:
        seat = phone.session.game.actors(phone.position)[0]
        card = next(iter(phone.position.towns[seat].hand or ()))
        await phone.look(seat)
        await phone.press(phone.names_of.choice(card), BOX)
        await phone.press(ENGLISH.say(f"card_city-card-{card}"))
        await phone.until(lambda: phone.shows("Rules about this"))
        about = sections_about(phone.session.game, phone.position, seat, seat, card)
        assert {heading(each) for each in about} <= set(phone.names())


@pytest.mark.parametrize(("speaks", "hears"), [("", False), ("en-GB", True)])
async def test_what_listens_and_what_reads_aloud_are_there_only_where_the_browser_can(
    tmp_path: Path, speaks: str, hears: bool
) -> None:
    storage = Storage({"companion.speaks": speaks, "companion.hears": hears})
    async with visit(tmp_path, "/rules/card_city", storage=storage) as phone:
        await answered(phone, "parking")
        assert ("Say it" in phone.names(), "Read it aloud" in phone.names()) == (hears, bool(speaks))


def test_nothing_of_the_index_is_read_before_the_first_question(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from tests.views.visit import visit\n"
        "from companion.rulebook.library import library\n"
        "from companion.asking.names import lexicon\n"
        "async def main():\n"
        f"    async with visit(Path({str(tmp_path)!r}), '/') as phone:\n"
        "        assert phone.texts()\n"
        "        await phone.go('/rules/card_city')\n"
        "        assert phone.texts()\n"
        "        print(library.cache_info().currsize, lexicon.cache_info().currsize)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "0"]
