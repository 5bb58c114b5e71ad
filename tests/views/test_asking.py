"""Taking back: one's own at once, somebody else's when they allow it on their own phone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.engine.record import Redone, Undone
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build
from companion.games.card_city.position import Position
from companion.hosting.undo_requests import PATIENCE
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.visit import NOON
from views.models.seen_tracker import BLINK
from views.pages.table import page as table
from views.widgets import message


def both_build(position: Position) -> bool:
    return all(any(isinstance(move, Build) for move in GAME.moves(position, seat)) for seat in (0, 1))


@asynccontextmanager
async def anns_and_bens(tmp_path: Path) -> AsyncIterator[tuple[AtTable, AtTable, AtTable]]:
    """Provide the host's phone, Ann's and Ben's. Ann has just built something."""
    async with at_table(tmp_path, before=on_to("build", 2, where=both_build)) as host:
        phones = []
        for seat, name in enumerate(host.session.names):
            phone = await another_phone(
                host, local=False, route=f"/J/{host.house.joining.code(host.session)}"
            )
            await phone.press(f"{name}: {phone.app('seat-is-nobody')}")
            phones.append(phone)
            assert phone.session.names[seat] == name
        ann, ben = phones
        move = next(move for move in GAME.moves(ann.position, 0) if isinstance(move, Build))
        await ann.press(*ann.names_of.taps(0, move))
        await settle(ben, host)
        try:
            yield host, ann, ben
        finally:
            for phone in phones:
                await phone.client.close()


async def settle(*phones: AtTable) -> None:
    for phone in phones:
        await phone.client.settle()


def question(phone: AtTable) -> str:
    return phone.app("asks-undo", name="Ben")


async def ask(ann: AtTable, ben: AtTable) -> str:
    """Ben wants to take back what Ann did. Returns what that was."""
    what = ben.names_of.sentence()
    await ben.press(ben.app("undo", what=what))
    await settle(ann)
    ann.ticks.forward(BLINK)
    return what


async def test_ones_own_is_taken_back_without_asking(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (_, ann, ben):
        await ann.press(ann.names_of.undo())
        assert isinstance(ann.accepted, Undone)
        assert not ben.can_tap(ben.app("allow-yes"))


async def test_somebody_elses_is_taken_back_once_they_allow_it_on_their_phone(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        seq = host.session.table.seq
        what = await ask(ann, ben)
        assert host.session.table.seq == seq
        assert ben.shows(ben.app("asked-mine", name="Ann", what=what))
        assert ann.shows(question(ann))
        assert ann.shows(what)
        await ann.press(ann.app("allow-yes"))
        assert isinstance(ann.accepted, Undone)
        assert ann.accepted.by == 1
        assert ann.shows(ann.app("undone", what=what))
        await ben.until(lambda: ben.shows(ben.app("settled-granted", name="Ann")))
        assert not ben.can_tap(ben.app("withdraw"))


async def test_no_is_told_to_whoever_asked_and_nothing_changes(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        seq = host.session.table.seq
        await ask(ann, ben)
        await ann.press(ann.app("allow-no"))
        await ben.until(lambda: ben.shows(ben.app("settled-declined", name="Ann")))
        assert host.session.table.seq == seq
        assert not ann.shows(question(ann))


async def test_whoever_asked_can_let_it_be(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (_, ann, ben):
        await ask(ann, ben)
        await ben.press(ben.app("withdraw"))
        await ann.until(lambda: not ann.shows(question(ann)))
        assert ben.shows(ben.app("settled-withdrawn"))


async def test_the_others_see_that_somebody_is_asked_and_cannot_answer(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        watcher = await another_phone(host, local=False)
        what = await ask(ann, ben)
        for phone in (host, watcher):
            await phone.client.settle()
            assert phone.shows(phone.app("asked-others", by="Ben", name="Ann", what=what))
            assert not phone.can_tap(phone.app("allow-yes"))
            assert not phone.can_tap(phone.app("withdraw"))
        await watcher.client.close()


async def test_a_question_that_comes_up_under_a_finger_is_not_answered_by_it(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        seq, what = host.session.table.seq, ben.names_of.sentence()
        await ben.press(ben.app("undo", what=what))
        await settle(ann)
        for label in ("allow-yes", "allow-no"):
            await ann.client.session.dispatch_event(ann.labelled(ann.app(label))["_i"], "click", None)
            await settle(ann)
        assert ann.shows(question(ann))
        assert host.session.table.seq == seq


async def test_a_move_in_between_ends_the_question(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (_, ann, ben):
        await ask(ann, ben)
        move = next(move for move in GAME.moves(ben.position, 1) if isinstance(move, Build))
        await ben.press(*ben.names_of.taps(1, move))
        await ann.until(lambda: not ann.shows(question(ann)))
        assert ben.shows(ben.app("settled-overtaken", what="undo"))


async def test_a_question_nobody_answers_ends_by_itself(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        await ask(ann, ben)
        clock: Any = host.house.tables.clock
        clock.now += PATIENCE
        host.house.tables.events.tell(host.session.id)
        await ben.until(lambda: ben.shows(ben.app("settled-expired", name="Ann", what="undo")))
        await ann.until(lambda: not ann.shows(question(ann)))


async def test_the_page_looks_again_when_the_time_to_answer_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = asyncio.Event()
    waited = set[float]()

    async def moment(seconds: float) -> None:
        waited.add(seconds)
        await over.wait()

    monkeypatch.setattr(table, "current_millis", lambda: NOON)
    monkeypatch.setattr(table, "asyncio", SimpleNamespace(sleep=moment))
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        await ask(ann, ben)
        clock: Any = host.house.tables.clock
        clock.now += PATIENCE
        over.set()
        await ben.until(lambda: ben.shows(ben.app("settled-expired", name="Ann", what="undo")))
        await ann.until(lambda: not ann.shows(question(ann)))
        assert {round(each, 3) for each in waited} == {PATIENCE / 1000 + 0.1}


async def test_what_was_taken_back_by_another_is_brought_back_only_if_they_agree(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (_, ann, ben):
        what = ann.names_of.sentence()
        await ann.press(ann.names_of.undo())
        await settle(ben)
        await ben.from_menu(ben.app("redo"))
        await ann.until(lambda: ann.shows(ann.app("asks-redo", name="Ben")))
        ann.ticks.forward(BLINK)
        await ann.press(ann.app("allow-yes"))
        assert isinstance(ann.accepted, Redone)
        assert ann.shows(ann.app("redone", what=what))


async def test_what_nobody_brought_back_is_not_called_taken_back(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        await ann.press(ann.names_of.undo())
        await settle(ben)
        await ben.from_menu(ben.app("redo"))
        await ann.until(lambda: ann.shows(ann.app("asks-redo", name="Ben")))
        clock: Any = host.house.tables.clock
        clock.now += PATIENCE
        host.house.tables.events.tell(host.session.id)
        await ben.until(lambda: ben.shows(ben.app("settled-expired", name="Ann", what="redo")))
        assert not ben.shows(ben.app("settled-expired", name="Ann", what="undo"))


async def test_an_answer_fades_by_itself_on_the_phone_that_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = asyncio.Event()

    async def moment(_: float) -> None:
        await over.wait()

    monkeypatch.setattr(message, "asyncio", SimpleNamespace(sleep=moment))
    async with anns_and_bens(tmp_path) as (_, ann, ben):
        await ask(ann, ben)
        await ann.press(ann.app("allow-no"))
        answer = ben.app("settled-declined", name="Ann")
        await ben.until(lambda: ben.shows(answer))
        over.set()
        await ben.until(lambda: not ben.shows(answer))


async def test_a_question_of_the_hosts_begins_like_a_sentence(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (host, ann, ben):
        await host.press(host.names_of.undo())
        await settle(ann, ben)
        assert ann.shows("The host would like to take this back:")
        assert ben.shows("The host asks Ann about:")


async def test_the_undo_button_says_whose_it_is(tmp_path: Path) -> None:
    async with anns_and_bens(tmp_path) as (_, _, ben):
        assert ben.can_tap(ben.app("undo", what=ben.names_of.sentence()))
        assert "Ann" in ben.names_of.sentence()
