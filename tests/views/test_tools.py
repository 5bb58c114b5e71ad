"""The sheet of dice and clocks: from every table and from home, the same on all phones."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.tools.chance import HEADS
from companion.tools.toolbox import Ask, GiveTurn, SetClock
from tests.views.at_table import AtTable, another_phone, at_new, at_table
from tests.views.visit import ENGLISH, Storage, visit


def say(message: str, **params: Any) -> str:
    """Return a sentence of the app in English."""
    return ENGLISH.say(f"app-{message}", **params)


async def opened(phone: AtTable, tab: str = "dice") -> AtTable:
    """With the sheet open, turned to a page."""
    await phone.from_menu(phone.app("tools-at-table"))
    return await phone.press(phone.app(f"tools-tab-{tab}"))


def tools(phone: AtTable) -> Any:
    """Return what the tools of its table show."""
    return phone.house.tools.find_toolbox(phone.session.id)


async def ticked(phone: AtTable, happened: Callable[[], bool]) -> None:
    """Wait until a clock on the screen has gone on by itself."""
    end = time.monotonic() + 5
    while not happened():
        assert time.monotonic() < end, phone.texts()
        await asyncio.sleep(0.05)
        await phone.client.settle(5)


def wait(phone: AtTable, seconds: int) -> None:
    """Let time pass in the house."""
    clock: Any = phone.house.tools.clock
    clock.now += seconds * 1000


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_tools_are_reached_from_a_table_of_every_game(tmp_path: Path, game: str) -> None:
    names = ("Ann", "Ben", "Cleo")
    async with at_new(AtTable, tmp_path, game, names, sure=True) as phone:
        if phone.can_tap(phone.app("i-am", name="Ann")):  # what this seat knows is not for everybody
            await phone.press(phone.app("i-am", name="Ann"))
        await opened(phone)
        await phone.press(phone.app("tools-roll", what="1d6"))
        (roll,) = tools(phone).rolls
        assert roll.sides == 6
        assert phone.app("tools-die-fell", dice="1d6", value=str(roll.total)) in phone.labels()
        assert phone.client.lost == []


async def test_dice_of_any_number_of_sides_and_number(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone)
        await phone.press(phone.app("tools-die-said", sides=20), phone.app("tools-other"))
        await phone.press("+10", "−1", "−1", "+1", number=0)
        await phone.press("+1", number=1)
        await phone.press(phone.app("tools-roll", what="2d29"))
        roll = tools(phone).latest
        assert (roll.sides, len(roll.values)) == (29, 2)
        values = " + ".join(map(str, roll.values))
        words = phone.app("tools-dice-fell", dice="2d29", values=values, total=str(roll.total))
        assert words in phone.labels()


async def test_coins_fall_on_a_side(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone)
        await phone.press(phone.app("tools-coin"))
        await phone.press(phone.app("tools-toss", what=phone.app("tools-coins", count=1)))
        side = "heads" if tools(phone).latest.values == (HEADS,) else "tails"
        assert phone.app("tools-coin-fell", side=side) in phone.labels()


async def test_whoever_was_drawn_is_named_and_it_lies_still_after_a_moment(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone, "start")
        await phone.press(phone.app("tools-draw"))
        roll = tools(phone).latest
        assert roll.who in ("Ann", "Ben")
        assert phone.app("tools-starts", name=roll.who) in phone.labels()
        await ticked(phone, lambda: bold(phone) == [roll.who])


def bold(phone: AtTable) -> list[str]:
    """Return the seats that are written in heavy letters within what chance said."""
    said = {phone.app("tools-starts", name=name) for name in ("Ann", "Ben")}
    return [
        node["value"]
        for node, above in phone.nodes()
        if node["_c"] == "Text"
        and node.get("weight") == "w700"
        and any(up.get("label") in said for up in above)
    ]


async def test_a_roll_stands_in_the_log_of_every_phone_and_undo_leaves_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as ann:
        ben = await another_phone(ann)
        await ben.show("log")
        before = ann.session.table.seq
        await opened(ann)
        await ann.press(ann.app("tools-roll", what="1d6"))
        words = ann.app("tools-die-fell", dice="1d6", value=str(tools(ann).latest.total))
        await ben.until(lambda: ben.shows(words))
        assert ann.session.table.seq == before
        await ben.press(ben.app("undo-nothing"))
        assert ben.shows(words)
        assert ann.client.lost == ben.client.lost == []
        await ben.client.close()


async def test_rolls_stand_in_the_log_where_they_fell(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        host = phone.house.client(phone.session, None, local=True)
        wait(phone, 1)
        first = host.tools.use(Ask("dice", 1, 4)).latest
        wait(phone, 1)
        seat = phone.session.game.actors(phone.position)[0]
        await phone.make(seat, phone.session.game.moves(phone.position, seat)[0])
        wait(phone, 1)
        second = host.tools.use(Ask("dice", 1, 100)).latest
        await phone.show("log")
        assert first is not None
        assert second is not None
        later = phone.app("tools-die-fell", dice="1d100", value=str(second.total))
        earlier = phone.app("tools-die-fell", dice="1d4", value=str(first.total))
        told = [text for text in phone.texts() if text in (later, phone.names_of.sentence(), earlier)]
        assert told[-3:] == [later, phone.names_of.sentence(), earlier]


async def test_a_clock_runs_on_both_phones_and_either_pauses_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as ann:
        ben = await another_phone(ann)
        await opened(ann, "time")
        await ann.press(ann.app("tools-clock-each", minutes=10))
        await ann.press(ann.app("tools-give", name="Ann"), ann.app("close"))
        await ben.until(lambda: ben.can_tap(ben.app("tools-runs", name="Ann")))
        wait(ann, 65)
        for phone in (ann, ben):
            await ticked(phone, lambda phone=phone: phone.shows("8:55"))  # type: ignore[misc]
        await ben.press(ben.app("tools-next", name="Ben"))
        assert tools(ann).clock.turn == 1
        await ann.until(lambda: ann.can_tap(ann.app("tools-runs", name="Ben")))
        await ann.press(ann.app("tools-pause"))
        wait(ann, 30)
        await ben.until(lambda: ben.can_tap(ben.app("tools-stands", name="Ben")))
        assert ann.shows("10:00")
        assert ben.shows("10:00")
        assert ann.client.lost == ben.client.lost == []
        await ben.client.close()


async def test_a_running_clock_draws_nothing_but_its_own_text(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        host = phone.house.client(phone.session, None, local=True)
        host.tools.use(SetClock(600_000))
        host.tools.use(GiveTurn(0))
        await phone.until(lambda: phone.shows("10:00"))
        kept = [node["_i"] for node, _ in phone.nodes()]
        sent = phone.client.bytes_sent
        wait(phone, 5)
        await ticked(phone, lambda: phone.shows("9:55"))
        assert [node["_i"] for node, _ in phone.nodes()] == kept
        assert phone.client.bytes_sent - sent < 200


async def test_a_clock_goes_on_after_the_line_was_lost(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        host = phone.house.client(phone.session, None, local=True)
        host.tools.use(SetClock(0))
        host.tools.use(GiveTurn(1))
        await phone.until(lambda: phone.shows("0:00"))
        await phone.client.lose_line()
        wait(phone, 61)
        await phone.client.find_line()
        assert phone.shows("1:01")
        wait(phone, 1)
        await ticked(phone, lambda: phone.shows("1:02"))
        assert phone.client.lost == []


async def test_time_that_is_up_is_shown_and_play_goes_on(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        host = phone.house.client(phone.session, None, local=True)
        host.tools.use(SetClock(60_000))
        host.tools.use(GiveTurn(0))
        wait(phone, 75)
        await ticked(phone, lambda: phone.shows("−0:15"))
        seat = phone.session.game.actors(phone.position)[0]
        await phone.make(seat, phone.session.game.moves(phone.position, seat)[0])
        assert phone.session.table.seq == 1


async def test_a_countdown_is_set_paused_begun_again_and_put_away(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone, "time")
        await phone.press("−5", "−1", "−1", phone.app("tools-count-down", minutes=3))
        assert phone.shows("3:00")
        wait(phone, 70)
        await phone.press(phone.app("tools-pause"))
        assert phone.shows("1:50")
        await phone.press(phone.app("tools-again"))
        assert phone.shows("3:00")
        await phone.press(phone.app("tools-away"))
        assert tools(phone).countdown is None
        assert phone.can_tap(phone.app("tools-count-down", minutes=3))


async def test_a_countdown_stands_in_for_a_sand_timer_of_thirty_seconds(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone, "time")
        assert phone.can_tap(phone.app("tools-count-down-short", time="0:30"))
        await phone.press("−10", phone.app("tools-count-down-short", time="0:20"))
        assert phone.shows("0:20")


async def test_who_only_watches_sees_it_all_and_is_shown_the_way_to_a_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path) as ann:
        host = ann.house.client(ann.session, None, local=True)
        host.tools.use(SetClock(600_000))
        eve = await another_phone(ann, local=False)
        assert eve.shows("10:00")
        before = tools(ann)
        await eve.press(eve.app("tools-next", name="Ben"))
        assert tools(ann) == before
        assert eve.shows(eve.app("you-are-watching"))
        await eve.press(eve.app("close"))
        await opened(eve)
        await eve.press(eve.app("tools-roll", what="1d6"))
        assert tools(ann) == before
        await eve.client.close()


async def test_a_tap_on_the_clocks_opens_them(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        host = phone.house.client(phone.session, None, local=True)
        host.tools.use(SetClock(600_000))
        await phone.until(lambda: phone.shows("10:00"))
        await phone.press(phone.app("tools-stands", name="Ann"))
        assert phone.shows(phone.app("tools-clock-about"))


async def test_on_a_wide_screen_the_tools_are_one_tap_away(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=(1440, 900)) as phone:
        await phone.press(phone.app("tools-at-table"))
        assert phone.can_tap(phone.app("tools-roll", what="1d6"))


@pytest.mark.parametrize("local", [True, False])
async def test_without_any_table_the_tools_are_the_phones_own_and_its_browser_keeps_them(
    tmp_path: Path, local: bool
) -> None:
    browser = Storage()
    async with visit(tmp_path, local=local, storage=browser) as visitor:
        await visitor.tap(say("tools"))
        assert visitor.route == "/tools"
        await visitor.tap(say("tools-roll", what="1d6"))
        rolled = [label for label in visitor.names() if label.startswith("1d6: ")]
        await visitor.tap(say("tools-tab-time"))
        await visitor.tap(say("tools-clock-each", minutes=10))
        await visitor.tap(say("tools-give", name=say("tools-player", number=3)))
        await visitor.until(lambda: "companion.tools" in browser and '"turn":2' in browser["companion.tools"])
    async with visit(tmp_path, "/tools", local=local, storage=browser) as visitor:
        await visitor.until(lambda: rolled[0] in visitor.names())
        await visitor.tap(say("tools-tab-time"))
        assert say("tools-runs", name=say("tools-player", number=3)) in visitor.names()


async def test_what_a_browser_made_up_is_not_shown(tmp_path: Path) -> None:
    for forged in ("[]", '{"rolls":[{"number":1}]}', 7, "x" * 30_000):
        browser = Storage({"companion.tools": forged})
        async with visit(tmp_path, "/tools", storage=browser) as visitor:
            await visitor.tap(say("tools-roll", what="1d6"))
            assert visitor.client.lost == []


async def test_fingers_are_laid_on_a_screen_that_can_be_touched_and_on_no_other(tmp_path: Path) -> None:
    for touched in (True, False):
        browser = Storage({"companion.touches": touched})
        async with visit(tmp_path, "/tools", storage=browser) as visitor:
            await visitor.tap(say("tools-tab-start"))
            assert (say("tools-glass") in visitor.names()) is touched
            if touched:
                await visitor.tap(say("tools-glass"))
                asked = json.loads(browser["companion.glass"])
                assert asked["hint"] == say("tools-glass-hint")
                assert (asked["language"], asked["dark"]) == ("en", False)
