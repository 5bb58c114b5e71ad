"""Learning every game with one's own fingers: each step is said, tapped, and leads to the next."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.lessons.lesson import lesson
from companion.lessons.progress import progress
from companion.locale.negotiation import LOCALES
from companion.rulebook.book import load
from tests.conformance.parts import handed
from tests.effort import in_turn
from tests.views.at_table import TEXTS
from tests.views.visit import NOON, Visitor, visit
from views.boards import BOARDS

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))

Finger = Callable[[Any, int, Any], Awaitable[Any]]


def fingers(game_id: str) -> tuple[type[Any], Finger]:
    """Tell who taps at a game's tables, and how a move is tapped: ``tests/games/<game>/fingers.py``."""
    handed_out: tuple[type[Any], Finger] = handed(game_id, "fingers", "FINGERS")
    return handed_out


@asynccontextmanager
async def learning(home: Path, game_id: str, language: str = "en", **how: Any) -> AsyncIterator[Any]:
    """Provide a phone at a fresh table of a game's lesson."""
    begun: list[TableSession] = []

    def prepare(house: OpenHome) -> None:
        begun.append(house.tables.adopt(lesson(game_id).begin("ONE", NOON)))

    kind, _ = fingers(game_id)
    async with visit(home, before=prepare, languages=(language,), **how) as phone:
        await phone.go(f"/t/{begun[0].id}")
        table = kind(phone.client, phone.house, begun[0], language, main=phone.main, ticks=phone.ticks)
        table.storage = phone.storage
        yield table


def shows(phone: Visitor, text: str) -> bool:
    """Tell if a text stands on a phone's page."""
    return any(text in each for each in Visitor.texts(phone))


def name_of_step(table: Any) -> str:
    """Return the step that a table is at; "over" if it is none of the learner's."""
    step = progress(lesson(table.session.game.id), table.session.table).step
    return step.name if step else "over"


def said(table: Any, language: str = "en") -> str:
    """Return what the coach has to say now."""
    return TEXTS[language].say(f"{table.session.game.id}-lesson-{name_of_step(table)}")


@EVERY
async def test_a_whole_lesson_by_fingers(tmp_path: Path, game_id: str) -> None:
    taught, (_, finger) = lesson(game_id), fingers(game_id)
    async with learning(tmp_path, game_id) as table:
        for play in taught.plays:
            if play.step is None:
                continue
            assert progress(taught, table.session.table).step == play.step
            assert shows(table, said(table))
            await finger(table, play.seat, play.move)
        assert progress(taught, table.session.table).ended
        assert shows(table, said(table))


@pytest.mark.parametrize(("language", "game_id"), in_turn(sorted(GAMES), list(LOCALES)))
async def test_whoever_is_in_doubt_lets_every_step_be_done(
    tmp_path: Path, game_id: str, language: str
) -> None:
    steps = lesson(game_id).steps
    async with learning(tmp_path, game_id, language) as table:
        for step in steps:
            assert table.app("lesson-step", number=step.number, count=len(steps)) in table.labels()
            assert shows(table, said(table, language))
            assert shows(table, TEXTS[language].say(f"{game_id}-lesson-{step.name}-why"))
            await table.press(table.app("lesson-do"))
        assert progress(lesson(game_id), table.session.table).ended
        assert shows(table, said(table, language))


@EVERY
async def test_show_me_is_offered_where_something_can_be_taken_in_hand(tmp_path: Path, game_id: str) -> None:
    shown = 0
    async with learning(tmp_path, game_id) as table:
        for play in lesson(game_id).plays:
            if play.step is None:
                continue
            screen = table.client.page.session.store.get("phone").screens[table.session.id]
            points = BOARDS[game_id].point(screen, play.move) is not None
            assert table.can_tap("Show me") is points
            if points:
                entries = len(table.session.table.entries)
                await table.press("Show me")
                assert len(table.session.table.entries) == entries
                assert (screen.piece, screen.target, screen.hand) != (None, None, None)
                shown += 1
            await table.press("Do it for me")
    assert shown


async def test_after_show_me_the_boards_own_button_makes_the_step(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        await table.press("Do it for me", "Do it for me", "Show me", "Lay commerce on e4")
        assert name_of_step(table) == "residence"


async def test_the_reason_opens_its_section(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        step = lesson("card_city").steps[0]
        section = load("card_city", "en").section(step.section)
        why = TEXTS["en"].say(f"card_city-lesson-{step.name}-why")
        await table.press(table.app("lesson-why", sentence=why, section=section.heading))
        assert shows(table, section.heading)


async def test_who_goes_another_way_is_led_back_or_goes_on_alone(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        await table.press("Ann takes the other lot")
        assert shows(table, table.app("lesson-astray"))
        await table.press("Back to the lesson")
        assert not table.session.table.done
        assert shows(table, said(table))
        await table.press("Ann takes the other lot", "Go on alone")
        assert not shows(table, table.app("lesson-astray"))
        await table.from_menu("Back to the lesson")
        assert shows(table, said(table))


async def test_who_leaves_plays_on_without_the_coach_and_finds_it_in_the_menu(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        await table.press("Do it for me", "Leave the lesson")
        assert not table.can_tap("Do it for me")
        assert len(table.session.table.done) == 1
        await table.from_menu("Back to the lesson")
        assert shows(table, said(table))


async def test_undo_takes_back_what_others_did_and_the_lesson_goes_on_from_there(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        await table.press("Do it for me", "Do it for me")
        assert len(table.session.table.done) == 3
        await table.press(table.names_of.undo())
        assert shows(table, table.app("lesson-others", name="Ben"))
        await table.press("Go on")
        assert len(table.session.table.done) == 3
        await table.press(table.names_of.undo())
        await table.press(table.names_of.undo())
        assert name_of_step(table) == "take"
        assert shows(table, said(table))


async def test_loaded_anew_it_stands_at_the_same_step(tmp_path: Path) -> None:
    async with learning(tmp_path, "citadels") as table:
        await table.press("Do it for me", "Do it for me")
        again = await table.arrive(f"/t/{table.session.id}", local=True)
        assert shows(again, said(table))
        await again.client.close()


async def test_at_the_end_the_table_is_put_away(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        for _ in lesson("card_city").steps:
            await table.press("Do it for me")
        await table.press("Put the table away")
        await table.until(lambda: table.route == "/")
        assert not table.house.tables.open_tables()
        assert not table.house.tables.library.summaries.count()


@EVERY
async def test_each_game_of_the_shelf_can_be_learned_and_always_opens_a_fresh_table(
    tmp_path: Path, game_id: str
) -> None:
    name = TEXTS["en"].say(f"{game_id}-name")
    async with visit(tmp_path) as phone:
        for count in (1, 2):
            await phone.go("/")
            await phone.tap(name)
            await phone.tap("Learn it")
            await phone.until(lambda count=count: len(phone.house.tables.open_tables()) == count)  # type: ignore[misc]
            await phone.until(lambda: phone.route.startswith("/t/LESSON-"))
        assert {session.game.id for session in phone.house.tables.open_tables()} == {game_id}


async def test_the_start_page_and_the_rules_lead_to_a_lesson(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Citadels")
        await phone.tap("Learn it")
        await phone.until(phone.house.tables.open_tables)
        await phone.go("/rules/card_city")
        await phone.tap("Learn Card City: a guided first round")
        await phone.until(lambda: len(phone.house.tables.open_tables()) == 2)


async def test_guests_are_offered_no_lesson_and_see_no_coach(tmp_path: Path) -> None:
    async with learning(tmp_path, "card_city") as table:
        guest = await table.arrive(f"/t/{table.session.id}")
        assert not shows(guest, said(table))
        await guest.go("/")
        await guest.tap("Card City")
        assert "Learn it" not in guest.names()
        await guest.go("/rules/card_city")
        assert "Learn Card City: a guided first round" not in guest.names()
        await guest.client.close()


async def test_another_table_has_no_coach(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        taught = lesson("card_city")
        session = phone.house.tables.begin("card_city", taught.setup)
        await phone.go(f"/t/{session.id}")
        assert "Do it for me" not in phone.names()
