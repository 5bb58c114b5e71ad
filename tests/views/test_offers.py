"""Offered moves are rows on the referee's card, each of which a tap makes or takes in hand."""

from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.asking import Context, ask_board, tell
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.intents import Play
from tests.conformance.tables import BEGAN, small_table
from tests.effort import pairs_of_the_day
from tests.views.forging import phones_kept
from tests.views.test_referee_repairs import BOX, turn_to
from tests.views.test_repair_buttons import press, shown
from tests.views.visit import ENGLISH, visit
from views.boards import BOARDS
from views.pages.rulebook.offers import offer_action

QUESTIONS = ("what may I do now?", "what brings the most now?")
BOARDS_AND_QUESTIONS = tuple(product(("own", "plain"), QUESTIONS))
STEPS = 8
"""Moves of a random play, before each of which the moves are asked for."""


@pytest.mark.parametrize(("game_id", "asked"), pairs_of_the_day(GAMES, BOARDS_AND_QUESTIONS))
async def test_every_offered_move_is_a_row_that_makes_it_or_takes_it_in_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, asked: tuple[str, str]
) -> None:
    kind, question = asked
    if kind == "plain":
        monkeypatch.delitem(BOARDS, game_id, raising=False)
    phones, rng, game = phones_kept(monkeypatch), Random(f"offers/{game_id}"), GAMES[game_id]
    setup = msgspec.structs.replace(small_table(game), rulings={"hints": "everybody"})
    async with visit(tmp_path) as phone:
        session = phone.house.tables.adopt(Table.set_up(game, "OFFERS", setup, BEGAN), with_new_id=True)
        await phone.go(f"/t/{session.id}")
        screen = phones[-1].screens[session.id]
        taken = 0
        for _ in range(STEPS):
            if not game.actors(session.table.position):
                break
            seat = game.actors(session.table.position)[0]
            await press(phone, partial(turn_to, screen, seat))
            answer = ask_board(
                game, session.table.position, question, session.names, seat, context=Context(hints=True)
            )
            assert answer is not None
            await press(phone, screen.rules.open_question_box)
            await phone.write(BOX, question)
            offered = [one for one in answer.offers if offer_action(screen, one, seat)]
            assert offered == list(answer.offers), "each row is a button for the seat that acts"
            for offer in offered:
                assert phone.named(tell(ENGLISH, game, offer.said, session.names)), offer
            if offered:
                taken += 1
                before = session.table.seq
                await phone.tap(tell(ENGLISH, game, offered[0].said, session.names))
                made = session.table.seq > before
                assert made or shown(screen) or (offered[0].count > 1 and screen.tab == "board"), offered[0]
                if session.table.seq > before:
                    continue
            moves = game.moves(session.table.position, seat)
            session.submit(Play(seat, rng.choice(moves)))
    assert taken or "may" not in question
