"""Two drawings of a page compared at what they set: a phone holds the same as if Flet had compared them."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flet.controls.object_patch import DiffBuilder
from flet.messaging.session import Session

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Play, Redo, Undo
from tests.effort import some
from tests.views.flet_adapter.sparse_diff.standing import controls
from tests.views.visit import Visitor, visit
from views.flet_adapter.sparse_diff import comparing, finding, lightening
from views.flet_adapter.sparse_diff.answering import Answering, answer
from views.flet_adapter.sparse_diff.sending import NOBODY

NAMES = ("Ann", "Ben")
ENTRIES = 8
builder: Any = DiffBuilder
FLETS_OWN = {
    name: getattr(comparing, f"flets_{name}")
    for name in ("compare_dataclasses", "added_controls", "removed_controls")
}


def nameless(item: Any, table: str) -> Any:
    """Return what a phone holds, without what differs each time: numbers, ids, services not yet collected."""
    if isinstance(item, dict):
        return {key: nameless(item[key], table) for key in sorted(item) if key not in ("_i", "_services")}
    if isinstance(item, list):
        return [nameless(value, table) for value in item]
    return item.replace(table, "TABLE") if isinstance(item, str) else item


def answered_for(page: Any, there: Iterable[Any]) -> dict[int, Any]:
    """Return what answers for each control that was written once.

    A page finds them, every day one of each.
    """
    holders = [each for each in there if isinstance(each.data, Answering)]
    for holder in holders:
        for number in some(sorted(holder.data.numbers)):
            found: Any = finding.find_live_control(None, page, number)
            assert (found._i, found.parent) == (number, holder)
    answered = {number: holder for holder in holders for number in holder.data.numbers}
    assert len(answered) == sum(len(holder.data.numbers) for holder in holders)
    return answered


async def evening(phone: Visitor, game_id: str) -> list[str]:
    """Return what a phone holds after each step of an evening that is always the same.

    All of it can be tapped.
    """
    rng, game = Random(game_id), GAMES[game_id]
    session = phone.house.tables.begin(game_id, Setup(make_seats(*NAMES)))
    await phone.go(f"/t/{session.id}")
    found = []

    async def seen() -> None:
        await phone.client.settle()
        page, index = phone.client.page, phone.client.session.index
        standing = [node["_i"] for node in phone.client.mirror.walk(hidden=True) if node["_i"] > NOBODY]
        there = {each._i: each for each in controls(page, finding.values_set)}
        answered = answered_for(page, there.values())
        for number in standing:  # a control of the page, or one that was written once and is answered for
            one: Any = there.get(number) or answer(answered[number], number)
            assert one.page is page
            assert index.get(number, one) is one
        assert len(set(standing)) == len(standing)
        found.append(repr(nameless(phone.client.mirror.page, session.id)))

    for curtain in [name for name in phone.names() if name.startswith("I am ")][:1]:
        await phone.tap(curtain)
    for _ in range(ENTRIES):
        seat = rng.choice(game.actors(session.table.position))
        session.submit(Play(seat, rng.choice(game.moves(session.table.position, seat))))
        await seen()
    for tab in ("Score", "Log", "Table"):
        await phone.tap(tab)
        await seen()
    for intent in (Undo(), Undo(), Redo()):
        session.submit(intent)
        await seen()
    return found


@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_a_phone_holds_what_it_would_hold_if_flet_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    async with visit(tmp_path / "ours") as phone:
        ours = await evening(phone, game_id)
    for name, own in FLETS_OWN.items():
        monkeypatch.setattr(builder, comparing.STEPS[name], own)
    monkeypatch.setattr(Session, "patch_control", lightening.flets_patch_control)
    async with visit(tmp_path / "theirs") as phone:
        theirs = await evening(phone, game_id)
    assert len(ours) == ENTRIES + 6
    assert ours == theirs


def test_these_steps_take_the_place_of_flets_own() -> None:
    for name, step in comparing.STEPS.items():
        assert getattr(builder, step) is getattr(comparing, name)
        assert getattr(builder, step) is not FLETS_OWN[name]
