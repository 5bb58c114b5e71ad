"""What one guest may do over and over, with rights they have: the others and the host go on as before."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.hosting.client import TableClient
from companion.hosting.errors import (
    AlreadyAsked,
    CodeUnknown,
    HostingError,
    HostOnly,
    NotYours,
    OnlyWatching,
    TicketUnknown,
    TooManyAttempts,
)
from companion.hosting.intents import Play, Redo, Undo
from companion.hosting.keys import ALPHABET, KEY_LENGTH
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.hosting.undo_requests import UndoRequestView
from tests.hosting.play import Watch, begin, host_of, open_house, play_on, sit_down


def again_and_again(act: Callable[[], object], times: int = 200) -> int:
    """Tell how often something could be done before it was refused."""
    for number in range(times):
        try:
            act()
        except HostingError:
            return number
    return times


def test_a_guest_who_makes_pass_after_pass_leaves_the_host_theirs(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        host = host_of(house, live)

        def sit_and_pass() -> None:
            guest = sit_down(house, live, 0)
            try:
                guest.hand_over(0)
            finally:
                guest.leave(0)

        again_and_again(sit_and_pass)
        assert host.hand_over(1)
        assert house.joining.host_ticket()


def test_sitting_down_and_getting_up_is_paced(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        guest = house.client(live, None)

        def up_and_down() -> None:
            guest.sit(0)
            guest.leave(0)

        assert again_and_again(up_and_down) < 100


def at_odds(house: OpenHome, live: TableSession) -> tuple[TableClient, TableClient]:
    """Tell who made the last move, and somebody else."""
    seats = [sit_down(house, live, seat) for seat in (0, 1)]
    entry: Any = live.table.done[-1].entry
    maker = entry.seat
    return seats[maker], seats[1 - maker]


def test_whoever_was_told_no_does_not_ask_the_same_again_at_once(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        play_on(live, 5)
        maker, other = at_odds(house, live)
        assert isinstance(other.submit(Undo()), UndoRequestView)
        maker.approval.answer(False)
        with pytest.raises(HostingError):
            other.submit(Undo())


def test_saying_no_costs_nobody_their_own_moves(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        play_on(live, 5)
        maker, other = at_odds(house, live)

        def ask_and_decline() -> None:
            other.submit(Undo())
            maker.approval.answer(False)

        again_and_again(ask_and_decline)

        def ask_and_give_up() -> None:
            other.submit(Undo())
            other.approval.withdraw()

        again_and_again(ask_and_give_up)
        assert maker.submit(Undo())


def test_one_browser_with_many_tabs_keeps_no_other_seat_from_being_present(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        for _ in range(40):
            again_and_again(house.client(live, None).enter, 1)
        ann, ben = sit_down(house, live, 0), sit_down(house, live, 1)
        again_and_again(ann.enter, 40)
        ben.enter()
        assert 1 in ben.present.seats


def test_one_address_that_guesses_codes_shuts_the_door_for_nobody_else(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        wrong = again_and_again(lambda: wronged(house, "10.0.0.1"))
        assert wrong == 10
        assert house.joining.find(house.joining.code(live), "10.0.0.2") is live


def test_many_addresses_that_guess_codes_do_not_shut_out_who_knows_the_right_one(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        for number in range(200):
            again_and_again(lambda number=number: wronged(house, f"2001:db8::{number:x}"), 20)  # type: ignore[misc]
        assert house.joining.find(house.joining.code(live), "192.168.1.7") is live


def wronged(house: OpenHome, address: str) -> None:
    """Try a wrong code. Raises only if no try is left."""
    try:
        house.joining.find("2222", address)
    except CodeUnknown:
        return


def test_passes_are_guessed_no_faster_than_codes(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        host_of(house, live).hand_over(0)
        for number in range(10):
            with pytest.raises(TicketUnknown):
                house.joining.peek(ALPHABET[number] * 16, "10.0.0.1")
        for guess in (house.joining.peek, house.joining.redeem):
            with pytest.raises(TooManyAttempts):
                guess("2" * 16, "10.0.0.1")


ODD_KEYS = [
    "",
    "x" * 100_000,
    "\ud800",
    "\0" * KEY_LENGTH,
    "２" * KEY_LENGTH,
    "2" * KEY_LENGTH,
    None,
    5,
    ["2"],
]


@pytest.mark.parametrize("key", ODD_KEYS, ids=range(len(ODD_KEYS)))
def test_an_odd_key_watches_whatever_it_is_sent_as(tmp_path: Path, key: object) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        sit_down(house, live, 0)
        client = house.client(live, key, key)  # type: ignore[arg-type]
        before = live.table
        assert client.rights.watching
        for seat in (0, 1, -1, 99):
            with pytest.raises((OnlyWatching, NotYours)):
                client.submit(Play(seat, client.view.moves(0)[0] if client.view.moves(0) else None))
            with pytest.raises((OnlyWatching, NotYours)):
                client.submit(Undo(by=seat))
        for act in (client.finish, client.delete, lambda: client.free(0)):
            with pytest.raises(HostOnly):
                act()
        for intent in (Undo(), Redo()):
            with pytest.raises(OnlyWatching):
                client.submit(intent)
        assert live.table is before


def test_only_one_question_stands_at_a_table(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        play_on(live, 5)
        _, other = at_odds(house, live)
        assert isinstance(other.submit(Undo()), UndoRequestView)
        with pytest.raises(AlreadyAsked):
            other.submit(Undo())
