"""A tap on a board that is drawn anew while it is on its way means the cell that a finger met, or nothing."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.games.sweet_lands.corrections import SetStock
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.effort import pairs_of_the_day, times
from tests.hosting.play import confirm_box
from tests.views.at_table import sitting
from tests.views.headless import Node
from tests.views.sweet_lands_table import correct_in_order, sweet_lands
from tests.views.tapping import Tapping
from views.device.phone import find_phone
from views.flet_adapter.sparse_diff import gone
from views.kit import board, touch_layer
from views.kit.touch_layer import PITCH, SLOTS, Meaning, Touch
from views.models.touch_memory import MOMENT

MAPS = ("card_city", "small_city", "roll_into_town", "sweet_lands")
"""Games whose boards have cells."""

COUNTED = (("roll_into_town", "score"),)
"""Tables that begin with what is counted by hand; their map is painted on demand."""

CHOSEN = ("sweet_lands",)
"""Those on whose maps nothing is tapped before something is chosen."""

LOW = 9
"""What lies so deep on a page is none of its head."""

BEGUN = 40
"""So many moves were made before the phone comes."""

SIZES = ((390, 844), (430, 932), (360, 640), (412, 915))
"""Phones: on each of them a board has other squares."""


@dataclass
class Watched:
    """What boards were drawn with, and what was met on them; nothing is done for it.

    Attributes:
        drawn: what touches of each drawing mean, as it was drawn.
        met: cells, in order.
    """

    drawn: list[Meaning] = field(default_factory=list)
    met: list[str] = field(default_factory=list)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """From now on taps on boards are noted, and not done."""
    found, hand_over = Watched(), touch_layer.draw_touch_layer

    def noted(viewer: Any, place: Any, keep: Any, meaning: Meaning) -> Any:
        found.drawn.append(meaning)
        return hand_over(viewer, place, keep, meaning)

    def met(viewer: Any, tap: Any, taps: Any, window: Any, touch: Touch) -> None:
        found.met.append(touch.at)

    monkeypatch.setattr(board, "draw_touch_layer", noted)
    monkeypatch.setattr(board, "_tap_cell", met)
    return found


@asynccontextmanager
async def table_of(home: Path, game: str, **setup: Any) -> AsyncIterator[Tapping]:
    """Provide a phone that holds all seats of a table of any game, which has begun."""
    names = [f"Seat {number}" for number in range(max(2, min(GAMES[game].seats)))]
    settled = Setup(make_seats(*names), **setup)
    dice = Random(game)

    def begin(house: OpenHome, session: TableSession) -> None:
        confirm_box(house, session)
        while len(session.table.done) < BEGUN and GAMES[game].actors(session.table.position):
            move_on(session, dice)

    async with sitting(Tapping, home, game, settled, before=begin) as phone:
        yield phone


def move_on(session: TableSession, dice: Random) -> None:
    """Let somebody who is asked to move do so."""
    seat = dice.choice(session.game.actors(session.table.position))
    session.submit(Play(seat, dice.choice(session.game.moves(session.table.position, seat))))


def hands(phone: Tapping) -> list[Node]:
    """Return the layers that a finger touches, as they are now."""
    return [{**node} for node, _ in phone.nodes() if node.get("on_tap_up") is True and "left" in node]


def screen_of(phone: Tapping) -> Any:
    """Return the app's own screen of the table on a phone."""
    found = find_phone(phone.client.page)
    assert found
    return found.screens[phone.session.id]


async def act(phone: Tapping, action: Callable[[], object]) -> None:
    """Do something on a phone as its own page does it."""

    async def acting() -> None:
        action()

    phone.client.page.run_task(acting)
    await phone.client.settle()


async def turn_to(phone: Tapping, size: tuple[int, int]) -> None:
    """Let the phone have another screen: every board is drawn anew."""
    width, height = size
    phone.client.session.apply_page_patch({"width": width, "height": height})
    data = {"width": width, "height": height}
    await phone.client.session.dispatch_event(1, "resize", data)
    await phone.client.settle()


async def tap_at(phone: Tapping, hand: Node, x: float, y: float) -> None:
    """Tap a place of a board on a layer that may be gone."""
    place = {"x": x - hand["left"], "y": y}
    data = {"k": "touch", "l": place, "g": place}
    await phone.client.session.dispatch_event(hand["_i"], "tap_up", data)
    await phone.client.settle()


def cells_of(meaning: Meaning, dice: Random) -> Iterator[tuple[str, float, float]]:
    """Yield some cells that can be tapped in a drawing, and where they lie."""
    layout = meaning.window.layout
    seen = sorted(at for at in meaning.wanted if at in meaning.window.seen)
    for at in dice.sample(seen, min(2, len(seen))):
        x, y = layout.middle(at)
        yield layout.cell_at(x, y, meaning.wanted) or at, x, y


async def walk(phone: Tapping, dice: Random, steps: int) -> AsyncIterator[None]:
    """Go through a game: moves by anybody, and before each something of the page tapped."""
    session, there = phone.session, screen_of(phone)
    for _ in range(steps):
        await act(phone, lambda: come_back(there))
        yield
        found = [node for node, above in phone.nodes() if node.get("on_click") is True and len(above) > LOW]
        if found:
            await phone.client.fire(dice.choice(found), "click")
            yield
        if phone.route != f"/t/{session.id}":
            await phone.go(f"/t/{session.id}")
        if not session.game.actors(session.table.position):
            return
        move_on(session, dice)
        await phone.client.settle()


def come_back(there: Any) -> None:
    """Look at the board of somebody who is asked to move, with nothing open."""
    there.close()
    there.show("board")
    there.follow()
    if there.curtained:
        there.turn(there.seat)


async def paint(phone: Tapping) -> None:
    """Begin to correct by hand what lies on a board."""
    there = screen_of(phone)
    if there.curtained:
        await act(phone, lambda: there.turn(there.seat))
    if not there.painting:
        await act(phone, there.mend)
    for page in ("mode-map", "map-drawn"):
        name = f"{there.game.id}-paint-{page}"
        if phone.texts.has(name) and phone.can_tap(phone.texts.say(name)):
            await phone.press(phone.texts.say(name))


async def prove(phone: Tapping, watched: Watched, dice: Random) -> bool:
    """Tap a board as it was before it was drawn for another screen. Whether there is one."""
    before = hands(phone)
    if len(before) != 1 or not watched.drawn:
        return False
    meaning, hand = watched.drawn[-1], before[0]
    sizes = [size for size in SIZES if size != (phone.client.page.width, phone.client.page.height)]
    await turn_to(phone, dice.choice(sizes))
    for cell, x, y in cells_of(meaning, dice):
        watched.met.clear()
        await tap_at(phone, hand, x, y)
        assert watched.met == [cell]
    return True


@pytest.mark.parametrize(("game", "mode"), pairs_of_the_day(GAMES, ("play", "score")))
async def test_a_tap_on_a_board_that_was_replaced_means_the_cell_it_met(
    tmp_path: Path, watched: Watched, game: str, mode: str
) -> None:
    dice, proved = Random(f"{game} {mode}"), 0
    async with table_of(tmp_path, game, mode=mode) as phone:
        async for _ in walk(phone, dice, times(600, 20)):
            proved += await prove(phone, watched, dice)
        await act(phone, lambda: come_back(screen_of(phone)))
        await paint(phone)
        mapped = game in MAPS and (game, mode) not in COUNTED
        assert await prove(phone, watched, dice) == mapped
    assert proved or not mapped or game in CHOSEN


async def test_a_tap_on_a_map_with_an_area_in_hand_means_the_hex_it_met(
    tmp_path: Path, watched: Watched
) -> None:
    rich = (SetStock(0, "wheat", 20), SetStock(0, "wood", 20))
    async with sweet_lands(tmp_path, before=correct_in_order(*rich)) as table:
        await table.tap("Area M,")
        assert await prove(table, watched, Random("area"))


@asynccontextmanager
async def in_hand(home: Path, game: str, watched: Watched) -> AsyncIterator[tuple[Tapping, Node, Meaning]]:
    """Provide a phone at a board that can be tapped, the layer that is touched, and what touches mean."""
    async with table_of(home, game) as phone:
        await paint(phone)
        [hand] = hands(phone)
        yield phone, hand, watched.drawn[-1]


async def tap_somewhere(phone: Tapping, hand: Node, meaning: Meaning) -> None:
    """Tap a cell of a drawing as a finger that met it there."""
    _, x, y = next(cells_of(meaning, Random(1)))
    await tap_at(phone, hand, x, y)


def is_told(phone: Tapping) -> bool:
    """Tell if the phone says that it was out of step."""
    return phone.app("out-of-step") in phone.texts_written()


@pytest.mark.parametrize("game", MAPS)
async def test_a_drawing_that_was_replaced_long_ago_means_nothing_and_the_person_is_told(
    tmp_path: Path, watched: Watched, game: str
) -> None:
    async with in_hand(tmp_path, game, watched) as (phone, hand, meaning):
        await turn_to(phone, SIZES[2])
        phone.ticks.forward(MOMENT + 0.1)
        await tap_somewhere(phone, hand, meaning)
        assert watched.met == []
        assert is_told(phone)


@pytest.mark.parametrize("game", MAPS)
async def test_after_a_change_of_seat_a_tap_on_the_board_before_means_nothing_even_back_at_that_seat(
    tmp_path: Path, watched: Watched, game: str
) -> None:
    async with in_hand(tmp_path, game, watched) as (phone, hand, meaning):
        there = screen_of(phone)
        seat = there.seat
        await act(phone, lambda: there.look(1 - seat))
        await tap_somewhere(phone, hand, meaning)
        await act(phone, lambda: there.look(seat))
        await tap_somewhere(phone, hand, meaning)
        assert watched.met == []


@pytest.mark.parametrize("game", [game for game in MAPS if GAMES[game].secrets])
async def test_after_a_curtain_a_tap_on_the_board_before_means_nothing(
    tmp_path: Path, watched: Watched, game: str
) -> None:
    async with in_hand(tmp_path, game, watched) as (phone, hand, meaning):
        there = screen_of(phone)
        await act(phone, there.peek)
        await tap_somewhere(phone, hand, meaning)
        await act(phone, lambda: there.turn(there.seat))
        await tap_somewhere(phone, hand, meaning)
        assert watched.met == []


@pytest.mark.parametrize("game", MAPS)
async def test_a_board_that_is_gone_answers_for_a_moment_and_then_the_person_is_told(
    tmp_path: Path, watched: Watched, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 5.0
    monkeypatch.setattr(gone, "tick", lambda: now)
    async with in_hand(tmp_path, game, watched) as (phone, hand, meaning):
        there = screen_of(phone)
        await act(phone, lambda: there.show("log"))
        await tap_somewhere(phone, hand, meaning)
        assert len(watched.met) == 1
        assert not is_told(phone)
        now += MOMENT + 0.1
        await tap_somewhere(phone, hand, meaning)
        assert len(watched.met) == 1
        assert is_told(phone)


@pytest.mark.parametrize("game", MAPS)
async def test_a_place_that_no_drawing_had_means_nothing(tmp_path: Path, watched: Watched, game: str) -> None:
    async with in_hand(tmp_path, game, watched) as (phone, hand, meaning):
        _, x, y = next(cells_of(meaning, Random(1)))
        newest = int(-hand["left"] // PITCH)
        for slot in (-1, newest + 1, newest + 7, newest + SLOTS, 10**9):
            await tap_at(phone, {**hand, "left": 0}, x + slot * PITCH, y)
        for place in (float("nan"), float("inf"), -float("inf"), 1e300):
            await tap_at(phone, hand, place, y)
            await tap_at(phone, hand, x, place)
        assert watched.met == []


async def test_however_often_a_board_is_drawn_anew_a_finger_stays_on_the_same_layer(
    tmp_path: Path, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(touch_layer, "SLOTS", 4)
    async with in_hand(tmp_path, "card_city", watched) as (phone, first, _):
        for number in range(6):
            [before], meaning = hands(phone), watched.drawn[-1]
            await turn_to(phone, SIZES[number % len(SIZES)])
            assert [each["_i"] for each in hands(phone)] == [first["_i"]]
            cell, x, y = next(cells_of(meaning, Random(number)))
            watched.met.clear()
            await tap_at(phone, before, x, y)
            assert watched.met == [cell]


async def test_a_number_that_the_page_never_had_is_not_worth_a_word(tmp_path: Path, watched: Watched) -> None:
    async with in_hand(tmp_path, "card_city", watched) as (phone, hand, meaning):
        other = await phone.arrive(f"/t/{phone.session.id}")
        for number in (0, -1, 10**9, *other.client.session.index):
            if number not in phone.client.session.index:
                await tap_somewhere(phone, {**hand, "_i": number}, meaning)
        assert watched.met == []
        assert not is_told(phone)
        await other.client.close()


async def test_a_second_tap_on_a_button_that_did_it_and_went_is_no_lost_tap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 5.0
    monkeypatch.setattr(gone, "tick", lambda: now)
    async with table_of(tmp_path, "card_city") as phone:
        await phone.press(phone.app("menu"))
        item = phone.labelled(phone.app("mend"))
        await phone.client.fire(item, "click")
        await phone.client.session.dispatch_event(item["_i"], "click", None)
        await phone.client.settle()
        assert not is_told(phone)
        now += gone.SHAKY + 0.1
        await phone.client.session.dispatch_event(item["_i"], "click", None)
        await phone.client.settle()
        assert is_told(phone)
