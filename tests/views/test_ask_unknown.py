"""What nobody has read yet is asked where play reaches it: with few taps, or not now, and never twice."""

from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Correct
from companion.locale.negotiation import LOCALES
from tests.engine.learner import LEARNER
from tests.views.at_table import AtTable, at_table
from tests.views.fingers import GAME
from views.boards import BOARDS
from views.boards.card_city.board import BOARD
from views.kit.panels import Panel
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.buttons import text_button


class LearningBoard:
    """A board on which something depends on entries that may be unknown."""

    def __init__(self) -> None:
        mine = Panel(lambda *_: ft.Container(), self.actions)
        self.board = replace(BOARD, panels=replace(BOARD.panels, phases={}, default=mine))
        self.names: tuple[str, ...] = ("slot-1",)
        self.done: list[str] = []
        self.by_hand = True

    def actions(self, screen: Screen, width: float) -> ft.Control:
        def note(what: str) -> None:
            self.done.append(what)

        not_now = (lambda: note("by hand")) if self.by_hand else None
        return text_button(
            screen.phone,
            "take it",
            lambda: ask_printed(screen, self.names, lambda: note("by itself"), not_now),
        )


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> LearningBoard:
    made = LearningBoard()
    monkeypatch.setitem(GAMES, GAME, LEARNER)
    monkeypatch.setitem(BOARDS, GAME, made.board)
    return made


def asks(table: AtTable) -> bool:
    return table.shows(table.app("box-ask-unknown"))


def add(table: AtTable, kind: str) -> str:
    return table.app("gains-add", what=f"card_city-gain-{kind}")


async def test_two_gold_and_a_card_are_said_with_three_taps(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it")
        assert asks(table)
        two_gold = table.app("gains-add", what="2 card_city-amount-gold")
        await table.press(two_gold, add(table, "card"), table.app("box-keep"))
        assert not asks(table)
        assert board.done == ["by itself"]
        assert LEARNER.box.own(table.position) == {"slot-1": "2 gold+card"}
        assert table.house.boxes.owner_entries(LEARNER) == {"slot-1": "2 gold+card"}


async def test_nothing_is_said_with_two_taps(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("gains-nothing"), table.app("box-keep"))
        assert table.house.boxes.owner_entries(LEARNER) == {"slot-1": "none"}


async def test_a_point_for_each_rabbit_or_a_diamond(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        rabbit = table.app("gains-per-add", what="card_city-element-rabbit")
        await table.press("take it", add(table, "victory"), table.app("gains-more"))
        await table.press(table.app("gains-ask-per"), rabbit)
        await table.press(table.app("gains-or"), add(table, "diamond"), table.app("box-keep"))
        assert table.house.boxes.owner_entries(LEARNER) == {"slot-1": "victory:rabbit/diamond"}


async def test_a_slip_is_taken_off_with_a_tap(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", add(table, "gold"), add(table, "wood"))
        await table.press(add(table, "wood"), table.app("box-keep"))
        assert table.house.boxes.owner_entries(LEARNER) == {"slot-1": "gold"}


async def test_nothing_is_kept_before_anything_is_said(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-keep"))
        assert asks(table)
        assert table.shows(table.app("box-say-first"))
        assert table.house.boxes.owner_entries(LEARNER) == {}


async def test_not_now_books_by_hand_and_asks_again_next_time(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        for count in (1, 2):
            await table.press("take it")
            assert asks(table)
            await table.press(table.app("box-later"))
            assert not asks(table)
            assert board.done == ["by hand"] * count
        assert not table.session.table.entries
        assert table.house.boxes.owner_entries(LEARNER) == {}


async def test_without_another_way_not_now_goes_on(tmp_path: Path, board: LearningBoard) -> None:
    board.by_hand = False
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-later"))
        assert board.done == ["by itself"]


async def test_the_cross_does_nothing_and_asks_again_next_time(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("close"))
        assert (asks(table), board.done) == (False, [])
        await table.press("take it")
        assert asks(table)


async def test_unknown_entries_are_asked_first_and_guesses_meanwhile(
    tmp_path: Path, board: LearningBoard
) -> None:
    board.names = ("tile-R", "A:1,-1", "steps", "stock")
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-enter"))
        ground = table.app("box-brush", what="card_city-ground-sea")
        await table.press(ground, "card_city-ground-port", table.app("box-keep"))
        await table.press("12")
        assert board.done == ["by itself"]
        await table.press(table.app("box-same"))
        assert table.house.boxes.owner_entries(LEARNER) == {
            "tile-R": "##",
            "A:1,-1": "sea port",
            "steps": "12",
        }
        await table.press("take it")
        assert board.done == ["by itself"] * 2, "nothing known is asked again"


async def test_what_another_table_has_learnt_is_not_asked_again(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        other = table.house.tables.begin(LEARNER.id, Setup(make_seats("Di", "Eve")))
        there = table.house.client(other, None, local=True)
        there.submit(Correct(LEARNER.box.make_correction("slot-1", "3 gold")))
        await table.press("take it")
        assert (asks(table), board.done) == (False, ["by itself"])
        assert LEARNER.box.own(table.position) == {"slot-1": "3 gold"}


async def test_everything_of_the_composer_is_as_large_as_a_finger(
    tmp_path: Path, board: LearningBoard
) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", add(table, "gold"), table.app("gains-more"))
        await table.press(table.app("gains-ask-needs"))
        small = [
            node
            for node, _ in table.nodes()
            if node["_c"] == "Container"
            and node.get("on_click") is True
            and min(node.get("width") or 44, node.get("height") or 44) < 44
        ]
        assert small == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_question_is_asked_in_every_language(
    tmp_path: Path, board: LearningBoard, locale: str
) -> None:
    async with at_table(tmp_path, language=locale) as table:
        await table.press("take it")
        for message in ("box-ask-unknown", "box-keep", "box-later"):
            assert table.shows(table.app(message))
        await table.press(table.app("gains-more"))
        assert table.shows(table.app("gains-compose"))


async def test_a_number_is_set_with_two_taps(tmp_path: Path, board: LearningBoard) -> None:
    async with at_table(tmp_path) as table:
        six = table.app("gains-count", what="6 card_city-amount-wheat")
        await table.press("take it", add(table, "wheat"), six, table.app("box-keep"))
        assert table.house.boxes.owner_entries(LEARNER) == {"slot-1": "6 wheat"}


async def test_a_whole_section_is_tracked_by_hand_with_one_tap(tmp_path: Path, board: LearningBoard) -> None:
    board.names = ("slot-1", "slot-2", "steps")
    async with at_table(tmp_path) as table:
        all_slots = table.app("box-track-all", section="card_city-section-slots")
        await table.press("take it", all_slots)
        assert board.done == ["by hand"]
        await table.press("take it")
        assert asks(table), "of another section"
        await table.press("12")
        await table.press("take it")
        assert board.done == ["by hand", "by itself", "by itself"]
        assert table.house.boxes.owner_entries(LEARNER) == {"steps": "12"}
