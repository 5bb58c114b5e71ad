"""Citadels on one phone beside real character cards: from a new table to the Graveyard."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.citadels import moves
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession
from tests.browser.citadel import AtCourt, begin_citadels
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import App, running

CARDS = {"draft": "cards"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def set_up(app: App, device: Phone) -> AtCourt:
    """From the home page to a table of four who play with real character cards, by tapping."""
    table = AtCourt(device)
    device.open(app.url(), table.app("asks-may"))
    table.touch(table.word("name"), table.app("new-table"))
    device.expect_text(table.app("who-plays"))
    for number in (3, 4):
        table.touch(table.app("add-player"))
        device.expect_text(f"{table.app('player', number=number)}:")
    table.touch(table.word("reading-draft-cards"), table.app("begin"))
    device.expect_text(table.texts.say("citadels-headline-deal", round=1))
    table.session = app.house.tables.open_tables()[0]
    return table


def test_a_table_with_real_cards_is_set_up_dealt_called_and_a_turn_is_played(
    app: App, phone: NewPhone
) -> None:
    table = set_up(app, phone())
    assert table.table.rulings.draft == "cards"
    table.make(0, moves.Deal(("assassin", "thief")))
    table.make(0, moves.Answer("magician", None), moves.Answer("king", 1))
    assert (table.table.turn.seat, table.table.crown) == (1, 1)
    table.look(1)

    table.press(table.ui("build"), table.word("district-temple"))
    table.shows(table.app("why-title"), table.word("violation-action_first"))
    table.touch(table.word("way-cards_first"))
    table.until(lambda: table.last == moves.Draw(), "the repair does not draw cards")
    table.make(1, moves.Build("temple"))
    table.shows(table.undo())
    table.touch(table.undo())
    table.until(lambda: not table.table.players[1].city, "the temple still stands")
    table.make(1, moves.Build("watchtower"), moves.End())
    assert (table.table.phase, table.table.calling) == ("call", 5)
    table.shows(table.headline())
    assert table.phone.complaints() == []


def test_the_graveyard_s_owner_is_asked_out_of_turn_and_takes_what_was_destroyed(
    shared_app: App, visitor: Phone
) -> None:
    session = warlord_s_turn(begin_citadels(shared_app, "Ann", "Ben", "Cleo", "Dan", rulings=CARDS))
    table = AtCourt.at(shared_app, visitor, session)
    table.make(0, moves.Take(), moves.Destroy(2, "temple"))
    table.look(2)
    table.shows(table.ui("rescue-ask", district=table.word("district-temple")))
    table.make(2, moves.Rescue())
    owner = session.table.position.players[2]
    assert (owner.gold, owner.hand, owner.has_district("temple")) == (4, 6, False)
    assert table.table.phase == "turn"
    assert table.phone.complaints() == []


def warlord_s_turn(session: TableSession) -> TableSession:
    """Play on to Ann's turn as the Warlord, before a city with a Graveyard, without the screen."""
    calls = ((3, "magician"), (1, "king"), (None, "bishop"), (2, "merchant"), (None, "architect"))
    assert isinstance(session.submit(Play(0, moves.Deal(("assassin", "thief")))), Accepted)
    for who, role in calls:
        assert isinstance(session.submit(Play(0, moves.Answer(role, who))), Accepted)  # type: ignore[arg-type]
        if who is not None:
            assert isinstance(session.submit(Play(who, moves.Draw())), Accepted)
            assert isinstance(session.submit(Play(who, moves.End())), Accepted)
    assert isinstance(session.submit(Play(0, moves.Answer("warlord", 0))), Accepted)
    for correction in (
        moves.SetDistrict(2, "temple"),
        moves.SetDistrict(2, "graveyard"),
        moves.SetGold(2, 5),
    ):
        assert isinstance(session.submit(Correct(correction)), Accepted)
    return session
