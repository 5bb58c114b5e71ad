"""One table, many phones: everybody's own seat, everybody else's to look at, and who was faster."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Choose, Collect
from companion.games.card_city.position import Position
from companion.hosting.intents import Accepted, Play, Undo
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.fingers import choose_likely_move
from tests.views.headless import Node
from views.models.seen_tracker import BLINK


async def seated(host: AtTable, seat: int) -> AtTable:
    """Return a guest's phone that has taken a seat at the host's table."""
    phone = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
    await phone.press(f"{host.session.names[seat]}: {phone.app('seat-is-nobody')}")
    return phone


async def watcher(host: AtTable) -> AtTable:
    return await another_phone(host, local=False)


async def late(phone: AtTable, node: Node, event: str = "click") -> None:
    """A tap that no time has passed before, or one that a client makes up."""
    await phone.client.session.dispatch_event(node["_i"], event, None)
    await phone.client.settle()


def builds(position: Position, seat: int) -> list[Build]:
    return [move for move in GAME.moves(position, seat) if isinstance(move, Build)]


def both_build(position: Position) -> bool:
    return all(builds(position, seat) for seat in (0, 1))


# One's own seat ---------------------------------------------------------------------------------------------


async def test_a_phone_of_one_seat_stays_there_whoever_is_next(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann = await seated(host, 0)
        while builds(ann.position, 0):
            await ann.press(*ann.names_of.taps(0, builds(ann.position, 0)[0]))
        assert ann.chosen(ann.app("with-mine", what=ann.names_of.seat(0)))
        await ann.client.close()


async def test_ones_own_seat_is_marked_among_those_of_others(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await seated(host, 0)
        ben = await seated(host, 1)
        await ann.until(lambda: ann.can_tap(ann.app("with-here", what=ann.names_of.seat(1))))
        assert ann.can_tap(ann.app("with-mine", what=ann.names_of.seat(0)))
        assert ben.can_tap(ben.app("with-mine", what=ben.names_of.seat(1)))
        assert host.can_tap(host.app("with-here", what=host.names_of.seat(0)))
        for phone in (ann, ben):
            await phone.client.close()


async def test_a_phone_that_loses_its_line_is_shown_as_away_and_comes_back(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ann = await seated(host, 0)
        here, away = (host.app(f"with-{how}", what=host.names_of.seat(0)) for how in ("here", "away"))
        await ann.client.lose_line()
        await host.until(lambda: host.can_tap(away))
        await ann.client.find_line()
        await host.until(lambda: host.can_tap(here))
        await ann.client.close()
        await host.until(lambda: host.can_tap(away))


async def test_seats_that_nobody_took_show_no_phone(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        assert host.can_tap(host.names_of.seat(0))
        assert host.can_tap(host.names_of.seat(1))


# Others' seats ----------------------------------------------------------------------------------------------


async def test_another_area_is_marked_as_only_to_look_at_and_one_tap_leads_back(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann = await seated(host, 0)
        await ann.press(ann.names_of.seat(1))
        assert ann.shows(ann.app("only-look", name="Ben"))
        await ann.press(ann.app("back-to-mine"))
        assert not ann.shows(ann.app("only-look", name="Ben"))
        assert ann.chosen(ann.app("with-mine", what=ann.names_of.seat(0)))
        await ann.client.close()


async def test_a_tap_in_another_area_says_whose_it_is_and_plays_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann, ben = await seated(host, 0), await seated(host, 1)
        seq = host.session.table.seq
        await ann.until(lambda: ann.can_tap(ann.app("with-here", what=ann.names_of.seat(1))))
        await ann.press(ann.app("with-here", what=ann.names_of.seat(1)))
        move = builds(ann.position, 1)[0]
        choose, aim, _ = ann.names_of.taps(1, move)
        await ann.press(choose)
        await ann.press(aim)
        assert ann.shows(ann.app("plays-elsewhere", name="Ben"))
        assert not ann.can_tap(ann.ui("lay-at", card=ann.names_of.card(move.card), at=move.at))
        assert host.session.table.seq == seq
        for phone in (ann, ben):
            await phone.client.close()


async def test_the_host_plays_for_seats_that_nobody_took_and_for_no_others(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann = await seated(host, 0)
        await host.press(host.names_of.seat(1))
        await host.press(*host.names_of.taps(1, builds(host.position, 1)[0]))
        assert (host.accepted.seat, host.accepted.by) == (1, 1)
        seq = host.session.table.seq
        await host.press(host.app("with-here", what=host.names_of.seat(0)))
        _, aim, _ = host.names_of.taps(0, builds(host.position, 0)[0])
        await host.press(aim)
        assert host.shows(host.app("plays-elsewhere", name="Ann"))
        assert host.session.table.seq == seq
        await ann.client.close()


# Watching ---------------------------------------------------------------------------------------------------


async def test_a_watchers_tap_is_answered_with_the_way_to_a_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        phone = await watcher(host)
        seq = host.session.table.seq
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.press(phone.names_of.seat(seat))
        _, aim, _ = phone.names_of.taps(seat, move)
        await phone.press(aim)
        assert phone.shows(phone.app("sit-to-play"))
        assert host.session.table.seq == seq
        await phone.press(f"{phone.session.names[seat]}: {phone.app('seat-is-nobody')}")
        await phone.press(*phone.names_of.taps(seat, move))
        assert host.session.table.seq == seq + 1
        await phone.client.close()


def everything_to_tap(phone: AtTable) -> list[Node]:
    return [node for node, _ in phone.nodes() if node.get("on_click") is True]


async def test_nothing_a_watcher_can_send_changes_the_table(tmp_path: Path) -> None:
    """Check that every control of every page is clicked, seen or not, as a client that makes
    things up would.
    """
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        phone = await watcher(host)
        table, seq, clicks = f"/t/{host.session.id}", host.session.table.seq, 0
        allowed = host.house.client(host.session, None, local=True)
        for tab in ("board", "table", "score", "log"):
            await phone.go(table)
            await phone.show(tab)
            for node in everything_to_tap(phone):
                await late(phone, node)
                clicks += 1
                for seat in allowed.rights.taken:  # the one thing a watcher may do is to sit down
                    allowed.free(seat)
                if phone.route != table:
                    await phone.go(table)
                    await phone.show(tab)
        assert clicks > 100
        assert host.session.table.seq == seq
        assert host.house.tables.table(host.session.id) is host.session
        assert host.house.tables.library.summaries.get(host.session.id) is None
        await phone.client.close()


async def test_a_phone_whose_seat_was_freed_cannot_play_from_the_page_it_still_shows(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann = await seated(host, 0)
        *aims, lay = ann.names_of.taps(0, builds(ann.position, 0)[0])
        await ann.press(*aims)
        button, seq = ann.labelled(lay), host.session.table.seq
        host.house.client(host.session, None, local=True).free(0)
        await ann.client.session.dispatch_event(button["_i"], "click", None)
        await ann.client.settle()
        assert host.session.table.seq == seq
        assert ann.shows(ann.app("freed-title"))
        await ann.client.close()


# Who was faster ---------------------------------------------------------------------------------------------


async def test_what_came_in_a_blink_ago_was_not_seen_and_an_overtaken_tap_says_so(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("income", 2)) as host:
        phone = await seated(host, 0)
        phone.ticks.forward(BLINK)
        host.session.submit(Play(phone.position.start, Collect()))
        await phone.client.settle()
        what = phone.names_of.sentence()
        host.session.submit(Undo())
        await phone.client.settle()
        button = phone.labelled(phone.ui("income-taken"))
        host.session.submit(Play(phone.position.start, Collect()))
        await late(phone, button)
        assert phone.shows(phone.app("overtaken", what=what))
        await phone.client.close()


async def test_what_has_stood_there_for_a_while_was_seen(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        ben = await seated(host, 1)
        button = ben.labelled(ben.ui("takes-open", name="Ben"))
        host.session.submit(Play(1, Choose("open"), by=1))
        ben.ticks.forward(BLINK + 0.1)
        await late(ben, button)
        assert ben.session.table.seq == 1
        await ben.client.close()


async def test_two_taps_of_a_shaky_finger_are_one(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann = await seated(host, 0)
        *aims, lay = ann.names_of.taps(0, builds(ann.position, 0)[0])
        await ann.press(*aims)
        button, seq = ann.labelled(lay), host.session.table.seq
        for _ in range(2):  # each event has a task of its own, as a web socket gives it
            await asyncio.create_task(ann.client.session.dispatch_event(button["_i"], "click", None))
        await ann.client.settle()
        assert host.session.table.seq == seq + 1
        assert not ann.shows(ann.app("why-title"))
        await ann.client.close()


async def test_a_phone_out_of_step_puts_everything_down_and_says_so(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        ann = await seated(host, 0)
        *aims, lay = ann.names_of.taps(0, builds(ann.position, 0)[0])
        await ann.press(*aims)
        entries = host.session.table.entries
        forged: Any = [type(entry)(**{**_fields(entry), "digest": "0" * 12}) for entry in entries[-1:]]
        object.__setattr__(host.session.table, "entries", (*entries[:-1], *forged))
        await ann.press(lay)
        assert ann.shows(ann.app("out-of-step"))
        assert not ann.can_tap(lay)
        assert host.session.table.seq == len(entries)
        await ann.client.close()


def _fields(entry: Any) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


# Who did it -------------------------------------------------------------------------------------------------


async def test_the_log_says_who_entered_what_was_not_theirs(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        assert isinstance(host.session.submit(Play(1, Choose("open"), by=0)), Accepted)
        await host.client.settle()
        await host.show("log")
        assert host.shows(host.app("done-by", name="Ann"))


async def test_the_log_names_who_corrected(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        ben = await seated(host, 1)
        money = ben.position.towns[1].money
        await ben.press(ben.ui("fact-money", money=money), "+1", ben.app("set-number", value=f"${money + 1}"))
        assert (ben.accepted.by, ben.accepted.correction.money) == (1, money + 1)
        await ben.show("log")
        assert ben.shows(ben.app("corrected-by", name="Ben"))
        await ben.client.close()
