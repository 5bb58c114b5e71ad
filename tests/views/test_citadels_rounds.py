"""Citadels by tapping, before the turns: dealing, choosing in secret, calling; and whole rounds."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from companion.games.citadels import GAME, moves
from companion.games.citadels.position import Position
from companion.hosting.session import TableSession
from tests.views.citadels_table import Court, citadels, enrich, likely, on_to
from views.boards.citadels import own_roles


def made(table: Court) -> Any:
    """Return the move that stands last."""
    return table.moves_made[-1]


# Dealing and choosing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "up"), [(2, 0), (4, 2), (5, 1)])
async def test_one_tap_shuffles_and_deals(tmp_path: Path, seats: int, up: int) -> None:
    async with citadels(tmp_path, seats) as table:
        await table.make(0, moves.Deal())
        assert isinstance(made(table), moves.Deal)
        assert (len(made(table).up), len(table.position.pool)) == (up, 7 - up)


async def test_a_shaky_finger_deals_once(tmp_path: Path) -> None:
    async with citadels(tmp_path) as table:
        button = table.labelled(table.beginning(table.ui("shuffle")))
        await table.client.fire(button, "click")
        await table.client.fire(button, "click")
        assert [type(move) for move in table.moves_made] == [moves.Deal]
        assert not table.sheet_open()


async def test_real_cards_that_lie_face_up_are_tapped(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, rulings={"draft": "cards"}) as table:
        await table.make(0, moves.Deal(("thief", "bishop")))
        assert made(table) == moves.Deal(("thief", "bishop"))


async def test_the_king_never_lies_face_up_and_says_why(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, rulings={"draft": "cards"}) as table:
        await table.taps(table.role("king"))
        assert table.sheet_open()
        assert table.texts.say("citadels-violation-deal_king") in table.words()


async def test_too_few_face_up_are_not_dealt(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, rulings={"draft": "cards"}) as table:
        await table.taps(table.role("thief"), table.ui("dealt"))
        assert table.sheet_open()
        assert not table.moves_made


async def test_a_character_is_chosen_with_two_taps(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=on_to("draft")) as table:
        role = table.position.pool[0]
        await table.make(0, moves.Pick(role))
        assert table.position.players[0].roles == (role,)


async def test_with_two_seats_another_character_goes_face_down(tmp_path: Path) -> None:
    async with citadels(tmp_path, 2, before=on_to("draft", where=lambda at: at.picks == 1)) as table:
        role, aside = table.position.pool[:2]
        await table.make(1, moves.Pick(role, aside))
        assert made(table) == moves.Pick(role, aside)


async def test_what_goes_around_is_shown_to_nobody_before_the_phone_is_passed(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=on_to("draft")) as table:
        assert not any(table.has(table.role(role)) for role in table.position.pool)
        await table.be(0)
        assert all(table.has(table.role(role)) for role in table.position.pool)


def waits_with_a_character(position: Position) -> bool:
    """Tell if the first seat has a character that nobody has seen, and waits for another's turn."""
    turn = position.turn
    return bool(turn and position.players[0].roles and not position.players[0].shown and turn.seat)


async def look_at_it(table: Court) -> str:
    """Ann takes the phone and looks at her character. Gives what it says there."""
    (role,) = table.position.players[0].roles
    power = table.word(f"power-{role}")
    await table.be(0)
    await table.taps(table.ui("own-character"))
    assert power not in table.words()
    await table.press(table.app("i-am", name="Ann"))
    await table.until(lambda: power in table.words())
    return power


async def test_one_s_own_character_lies_face_down_until_it_is_tapped(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=on_to("turn", where=waits_with_a_character)) as table:
        power = await look_at_it(table)
        opened = table.ui("own-character-open")
        await table.press(next(label for label in table.tappables() if opened in label))
        assert power not in table.words()


async def test_who_takes_the_phone_instead_finds_nobody_s_character_open(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4, before=on_to("turn", where=waits_with_a_character)) as table:
        (role,) = table.position.players[0].roles
        opened = table.ui("own-character-open")
        await table.be(0)
        await table.taps(table.ui("own-character"))
        await table.press(table.app("i-am", name=table.session.names[table.position.turn.seat]))
        assert not any(opened in label for label in table.tappables())
        assert not table.has(f"{table.role(role)}, {table.word(f'power-{role}')}")


async def test_one_s_own_character_turns_over_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = asyncio.Event()

    async def moment(_: float) -> None:
        await over.wait()

    monkeypatch.setattr(own_roles, "asyncio", SimpleNamespace(sleep=moment))
    async with citadels(tmp_path, 4, before=on_to("turn", where=waits_with_a_character)) as table:
        power = await look_at_it(table)
        over.set()
        await table.until(lambda: power not in table.words())


# Calling --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [0, 3, None])
async def test_who_shows_the_called_card_is_tapped(tmp_path: Path, who: int | None) -> None:
    async with citadels(tmp_path, 4, before=on_to("call"), rulings={"draft": "cards"}) as table:
        called: Any = table.position.calling
        await table.make(0, moves.Answer("assassin", who))
        assert made(table) == moves.Answer("assassin", who)
        assert called == 1


async def test_who_has_shown_a_card_already_is_dark_and_says_why(tmp_path: Path) -> None:
    def second(position: Position) -> bool:
        return any(player.shown for player in position.players)

    async with citadels(tmp_path, 4, before=on_to("call", where=second), rulings={"draft": "cards"}) as table:
        shown = next(seat for seat, player in enumerate(table.position.players) if player.shown)
        await table.press(table.session.names[shown])
        assert table.sheet_open()


# Whole rounds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "draft", "seed"), [(2, "phones", 5), (3, "cards", 6), (4, "phones", 7), (7, "cards", 8)]
)
async def test_a_whole_round_is_tapped(tmp_path: Path, seats: int, draft: str, seed: int) -> None:
    def ready(session: TableSession) -> None:
        on_to("deal", 2, seed)(session)
        enrich(session)

    async with citadels(tmp_path, seats, before=ready, rulings={"draft": draft}) as table:
        dice = Random(seed)
        while table.position.round == 2 and GAME.actors(table.position):
            seat, move = likely(table.session, dice)
            before = table.session.table.seq
            await table.make(seat, move)
            assert table.session.table.seq == before + 1, move
            assert type(made(table)) is type(move)
        assert table.position.round == 3
