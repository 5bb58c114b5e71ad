"""A client may send anything over its line: what a page that only watches sends changes nothing anywhere."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.effort import on_its_day, times
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.forging import controls, phones_kept, send, standing, watch_table

EVENTS = ("click", "change", "submit", "tap_down", "long_press", "select", "result", "view_pop", "nonsense")
"""Events that somebody listens to, and some that nobody does."""

NASTY: tuple[Any, ...] = (
    None,
    -1,
    float("nan"),
    10**18,
    "x" * 100_000,
    "\u202e<b>\0",
    b"\xff" * 1000,
    {"files": [{"size": -1, "id": "x", "name": 5}]},
    [[[[[]]]]] * 50,
    {"control": 1, "name": "x", "data": {"a": [1]}},
)
"""What no finger ever sent."""

FIELDS = ("value", "data", "disabled", "visible", "content", "_frozen")
"""Properties that a client may try to change."""

PAGES = (
    "/t/{}",
    "/t/{}/share",
    "/t/{}/screen",
    "/t/{}/setup",
    "/",
    "/history",
    "/settings",
    "/new/card_city",
    "/c",
    "/carry/{}",
)


async def rummage(phone: AtTable, dice: Random, rounds: int) -> None:
    """Send events to every control, hidden ones and disabled ones, with data that no finger sends."""
    phone.client.session.error = lambda _: None
    for _ in range(rounds):
        ids = list(controls(phone))
        dice.shuffle(ids)
        for control in ids:
            for event in ("click", dice.choice(EVENTS)):
                await send(phone, control, event, dice.choice(NASTY))
        await phone.client.settle()


@pytest.mark.parametrize("page", on_its_day(PAGES, 3))
async def test_a_watcher_who_sends_every_event_to_every_control_changes_nothing(
    tmp_path: Path, page: str
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        watcher = await watch_table(host)
        before = standing(host)
        dice = Random(page)
        await watcher.go(page.format(host.session.id))
        await rummage(watcher, dice, times(2, 1))
        assert standing(host) == before
        await host.go("/")
        await host.go(f"/t/{host.session.id}")
        assert host.shows(host.names_of.headline())
        assert host.client.lost == []
        await watcher.client.close()


async def test_controls_of_other_sessions_do_not_answer_to_a_watcher(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        watcher = await watch_table(host)
        await host.from_menu(host.app("share"))
        await host.go(f"/t/{host.session.id}")
        before, route, shown = standing(host), host.route, host.texts()
        own = set(watcher.client.session.index)
        for control in sorted(set(host.client.session.index) - own):
            await send(watcher, control, "click", None)
            watcher.client.session.apply_patch(control, {"value": "forged", "visible": False})
        await host.client.settle()
        assert standing(host) == before
        assert (host.route, host.texts()) == (route, shown)
        await watcher.client.close()


@pytest.mark.parametrize("field", FIELDS)
async def test_forged_properties_give_a_watcher_no_rights(tmp_path: Path, field: str) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        watcher = await watch_table(host)
        watcher.client.session.error = lambda _: None
        before = standing(host)
        dice = Random(field)
        for control in list(controls(watcher)):
            try:
                watcher.client.session.apply_patch(control, {field: dice.choice((True, False, 0, "x"))})
            except Exception:  # the line would end; its session goes on
                continue
        for control in list(controls(watcher)):
            await send(watcher, control, "click", None)
        assert standing(host) == before
        await watcher.client.close()


async def test_what_a_page_says_of_itself_makes_it_no_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = phones_kept(monkeypatch)
    async with at_table(tmp_path) as host:
        watcher = await watch_table(host)
        forged = {"client_ip": "127.0.0.1", "url": "http://localhost/", "debug": True, "_local": True}
        watcher.client.session.apply_page_patch(forged)
        for page in PAGES:
            await watcher.go(page.format(host.session.id))
        ours, theirs = phones
        assert ours.hosting
        assert not theirs.hosting
        assert theirs.address == "192.168.1.20"
        assert theirs.client(host.session).rights.watching
        await watcher.client.close()
