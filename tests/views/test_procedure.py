"""What hands do in a phase is one tap away at every table that handles cardboard, as a numbered list."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES, OWN
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from companion.rulebook import load
from tests.conformance.tables import NAMES
from tests.views.visit import visit

TEXTS = Texts.load_all()["en"]


def cards_on_table(game_id: str) -> dict[str, str]:
    """Return the rulings under which all of a game's cardboard lies on the table."""
    return {"draft": "cards"} if game_id == "citadels" else {}


def numbered(session: TableSession) -> list[str]:
    """Return the steps of a table's phase as a phone writes them."""
    return [
        f"{number}. {TEXTS.about(session.game.id, 'step', step.id, step.params, session.names)}"
        for number, step in enumerate(session.game.agenda(session.table.position).steps, 1)
    ]


@pytest.mark.parametrize("game_id", sorted(OWN))
async def test_the_steps_of_a_phase_are_read_from_one_button(tmp_path: Path, game_id: str) -> None:
    game: Any = GAMES[game_id]
    rulings = cards_on_table(game_id)
    count = game.seats[min(1, len(game.seats) - 1)]
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin(game_id, Setup(make_seats(*NAMES[:count]), rulings))
        await phone.client.go(f"/t/{session.id}")
        if (curtain := TEXTS.say("app-i-am", name=NAMES[0])) in phone.names():
            await phone.tap(curtain)
        steps = game.agenda(session.table.position).steps
        button = TEXTS.say("app-steps-count", count=len(steps))
        if not steps:
            assert button not in phone.names()
            return
        await phone.tap(button)
        told = numbered(session)
        read = [name for name in phone.names() if name in told]
        assert list(dict.fromkeys(read)) == told


async def test_a_step_leads_to_its_section(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
        await phone.client.go(f"/t/{session.id}")
        step = next(step for step in session.game.agenda(session.table.position).steps if step.id == "redraw")
        await phone.tap(
            TEXTS.say("app-steps-count", count=len(session.game.agenda(session.table.position).steps))
        )
        sentence = TEXTS.about("card_city", "step", step.id, step.params, NAMES)
        await phone.tap(next(name for name in phone.names() if name.endswith(sentence)))
        assert "No leisure in round 1" in " ".join(phone.texts())
        assert TEXTS.say("app-steps-title") not in phone.texts()


async def test_what_no_task_says_is_seen_before_the_list_is_opened(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
        await phone.client.go(f"/t/{session.id}")
        assert "Ann draws 4 cards, hidden: 2 a player. Every leisure is replaced." in phone.texts()


@pytest.mark.parametrize("game_id", sorted(OWN))
async def test_the_referee_lists_the_steps_when_asked_whose_turn_it_is(tmp_path: Path, game_id: str) -> None:
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin(game_id, Setup(make_seats("Ann", "Ben"), cards_on_table(game_id)))
        await phone.client.go(f"/t/{session.id}")
        if (curtain := TEXTS.say("app-i-am", name="Ann")) in phone.names():
            await phone.tap(curtain)
        await phone.tap(TEXTS.say("app-ask-rules"))
        await phone.write(TEXTS.say("app-ask-rules"), "Whose turn is it?")
        told = numbered(session)
        assert [name for name in dict.fromkeys(phone.names()) if name in told] == told
        if told:
            await phone.tap(told[-1])
            section = session.game.agenda(session.table.position).steps[-1].section
            assert load(game_id, "en").section(section).title in " ".join(phone.texts())
