"""The referee's card has the buttons of a refusal, for whoever may make the move and for nobody else."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.asking import AnswerSentence, BoardAnswer, Ruled
from companion.engine.table import Table
from companion.engine.verdict import Repair
from companion.games import GAMES
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from companion.rulebook import load
from tests.conformance.tables import BEGAN, small_table
from tests.effort import in_turn, times
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.citadels_table import Court, citadels
from tests.views.forging import guest, phones_kept
from tests.views.headless import Node
from tests.views.test_citadels_leaks import ANN, BEN, CLEO, DAN
from tests.views.test_citadels_shared_phone import prepared
from tests.views.test_repair_buttons import KINDS, MENDING, fresh, mended, press, put_away, shown
from tests.views.visit import ENGLISH, Visitor, visit
from views.boards import BOARDS, board_of
from views.play.screen import Screen
from views.widgets.table.repair_buttons import repair_buttons

BOX = "Ask the rules"

STEPS = times(200, 24)
"""Moves of a random play, before each of which the referee is asked about a refused one."""


def answer_with(patch: pytest.MonkeyPatch, game_id: str, seat: int, repair: Repair) -> None:
    """Let the referee refuse whatever is asked, with one repair."""
    section = load(game_id, "en").sections[0].id
    said = (AnswerSentence("asked", "no"),)
    answer = BoardAnswer("may", seat, said, (section,), legal=False, repairs=(repair,))
    patch.setattr("views.pages.rulebook.page.ask_parts", lambda *asked: Ruled((answer,), asked[2]))


def card_buttons(phone: Visitor) -> dict[str, Node]:
    """Return the buttons of moves on the referee's card, by their words."""
    return {
        node["content"]: node
        for node, above in phone.nodes()
        if node["_c"] == "OutlinedButton" and any(each.get("key") == "referee 0" for each in above)
    }


@pytest.mark.parametrize(("kind", "game_id"), in_turn(MENDING, KINDS))
async def test_every_repair_of_the_referee_has_the_buttons_of_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, game_id: str
) -> None:
    if kind == "plain":
        monkeypatch.delitem(BOARDS, game_id, raising=False)
    phones, rng, seen = phones_kept(monkeypatch), Random(f"buttons/{game_id}"), set[str]()
    async with visit(tmp_path) as phone:
        game = GAMES[game_id]
        session = phone.house.tables.adopt(
            Table.set_up(game, "MENDS", small_table(game), BEGAN), with_new_id=True
        )
        await phone.go(f"/t/{session.id}")
        screen = phones[-1].screens[session.id]
        for _ in range(STEPS):
            if not game.actors(session.table.position):
                break
            seat, repairs = mended(session, rng)
            for repair in fresh(repairs, seen):
                before = session.table.seq
                answer_with(monkeypatch, game_id, seat, repair)
                await check_card(phone, session, screen, seat, repair)
                if session.table.seq != before:
                    break
            for actor in game.actors(session.table.position)[:1]:
                session.submit(Play(actor, rng.choice(game.moves(session.table.position, actor))))
    assert seen


async def check_card(
    phone: Visitor, session: TableSession, screen: Screen[Any, Any], seat: int, repair: Repair
) -> None:
    """Check that the card has the refusal's buttons, and that the first does the same and shows the table."""
    await press(phone, partial(turn_to, screen, seat))
    wanted = [label for label, _ in repair_buttons(screen, board_of(screen.game.id), seat, repair)]
    await press(phone, screen.rules.open_question_box)
    await phone.write(BOX, f"may i do {repair.id} {session.table.seq}")
    buttons = card_buttons(phone)
    assert list(buttons) == wanted, repair
    if not wanted:
        return
    before = len(session.table.entries)
    phone.ticks.forward(1)
    await phone.client.fire(buttons[wanted[0]], "click")
    assert screen.tab == "board", repair
    if len(session.table.entries) > before:
        assert session.table.entries[before].move == repair.moves[0]  # type: ignore[union-attr]
    else:
        assert shown(screen), repair


def turn_to(screen: Screen[Any, Any], seat: int) -> None:
    """Have a seat's person take the phone in hand, with nothing in hand at the table."""
    put_away(screen, seat)
    screen.turn(seat)


# Whoever may not make the move ----------------------------------------------------------------------------


def ready(session: TableSession) -> None:
    """Deal, draft, and let Ann begin her turn."""
    prepared(0, {})(session)


def of_ann(session: TableSession) -> Repair:
    """Return a repair with moves of a move that Ann may not make."""
    rng = Random("refused")
    for _ in range(99):
        seat, repairs = mended(session, rng)
        assert seat == ANN
        for repair in repairs:
            if repair.moves:
                return repair
    raise AssertionError


async def read_card(phone: Visitor, screen: Screen[Any, Any], words: str) -> dict[str, Node]:
    """Ask the referee, see that the sentence stands there, and return the buttons of the card."""
    await press(phone, screen.rules.open_question_box)
    await phone.write(BOX, f"may that be {screen.seat}")
    assert words in [node.get("value") for node, _ in phone.nodes()]
    return card_buttons(phone)


async def sat_at(host: Court, seat: int) -> AtTable:
    """Another device, whose person takes a seat."""
    phone = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
    return await phone.press(f"{host.session.names[seat]}: {phone.app('seat-is-nobody')}")


async def test_the_referee_offers_moves_to_the_seat_that_may_move_and_to_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = phones_kept(monkeypatch)
    async with citadels(tmp_path, 4, before=ready) as host:
        session, repair = host.session, of_ann(host.session)
        answer_with(monkeypatch, "citadels", ANN, repair)

        async def offered(phone: Court | AtTable, looked: int, *, reads: bool = False) -> bool:
            screen = phones[-1 if phone is not host else 0].screens[session.id]
            await press(phone, partial(screen.turn if reads else screen.look, looked))
            words = screen.phone.repair(screen.game, repair, screen.names)
            return bool(await read_card(phone, screen, words))

        assert await offered(host, ANN, reads=True)
        assert not await offered(host, BEN), "another one has the phone in hand"
        answer_with(monkeypatch, "citadels", BEN, repair)
        assert not await offered(host, BEN, reads=True), "it is another one's turn"
        answer_with(monkeypatch, "citadels", ANN, repair)
        other = await sat_at(host, BEN)
        assert not await offered(other, ANN), "somebody else's seat"
        await other.client.close()
        for seat in (ANN, CLEO, DAN):
            host.house.joining.sit(session, seat, None)
        watcher = await guest(host)
        assert not await offered(watcher, ANN), "a watcher"
        await watcher.client.close()


async def test_a_table_that_is_being_corrected_makes_no_move_of_a_repair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = phones_kept(monkeypatch)
    async with citadels(tmp_path, 4, before=ready) as host:
        screen, repair = phones[0].screens[host.session.id], of_ann(host.session)
        answer_with(monkeypatch, "citadels", ANN, repair)
        words = screen.phone.repair(screen.game, repair, screen.names)
        await press(host, partial(screen.turn, ANN))
        assert await read_card(host, screen, words)
        await press(host, screen.mend)
        assert not await read_card(host, screen, words)


def cells_elsewhere(phone: AtTable, seat: int) -> Iterator[tuple[str, str, Repair]]:
    """Yield cards in hand, cells on which they may not lie, and repairs that name other cells."""
    game, position = phone.session.game, phone.position
    for card in position.towns[seat].hand or ():
        for cell in game.survey(position, seat, card).targets:
            repairs = game.repairs(position, seat, game.placing_move(position, seat, card, cell))
            yield from ((card, cell, repair) for repair in repairs[:1] if repair.cells)


async def test_a_question_in_words_leads_to_the_place_where_the_move_is_legal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = phones_kept(monkeypatch)
    async with at_table(tmp_path, before=on_to("build", 3)) as phone:
        seat = phone.session.game.actors(phone.position)[0]
        await phone.look(seat)
        card, asked, repair = next(cells_elsewhere(phone, seat))
        piece = ENGLISH.say(f"card_city-card-{card}")
        await phone.tap(BOX)
        await phone.write(BOX, f"may i build {piece} on {asked}")
        target, *_ = buttons = card_buttons(phone)
        assert tuple(buttons) == repair.labels
        await phone.client.fire(buttons[target], "click")
        assert not phone.shows("At this table")
        assert phones[0].screens[phone.session.id].target == target
