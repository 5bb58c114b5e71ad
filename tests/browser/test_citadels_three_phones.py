"""Citadels on three phones that are the character cards: a whole round, and what nobody sees too early.

`tests/views` taps every move of the same round on three phones without a browser.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.games.citadels.moves import Build, Deal, Draw, End, Income, Kill, Pick, Rob, Take
from companion.games.citadels.printed import Role
from companion.hosting.session import TableSession
from tests.browser.citadel import AtCourt, begin_citadels
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import App, running
from tests.effort import left_to_a_proof
from tests.views.citadels_fingers import Marked
from views.boards import BOARDS
from views.boards.citadels.board import build_board

NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN, CLEO = range(3)

PICKS: tuple[tuple[int, Role], ...] = (
    (ANN, "thief"),
    (BEN, "assassin"),
    (CLEO, "king"),
    (ANN, "warlord"),
    (BEN, "merchant"),
    (CLEO, "architect"),
)
"""Who takes which character: two each. The Bishop lies face down, the Magician is left over."""


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A new home, served; whoever shuffles there lays the Bishop face down."""
    monkeypatch.setitem(BOARDS, "citadels", build_board(Marked("bishop")))
    with running(tmp_path) as app:
        yield app


@dataclass
class Court:
    """Three phones in a network, each with the seat of its own person.

    Attributes:
        session: the table.
        phones: by seat.
    """

    session: TableSession
    phones: tuple[AtCourt, ...]

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    def make(self, seat: int, *moves: Any) -> None:
        """Make moves on the own phone. Each is seen by all, and nobody learns who somebody else will be."""
        for move in moves:
            self.phones[seat].make(seat, move)
            self.read(self.phones[seat].undo())
        self.nobody_is_betrayed()

    def others(self, seat: int) -> list[AtCourt]:
        """Return the phones of all but one."""
        return [each for at, each in enumerate(self.phones) if at != seat]

    def read(self, *lines: str) -> None:
        """Wait until every phone shows all these."""
        for each in self.phones:
            each.shows(*lines)

    def nobody_is_betrayed(self) -> None:
        """Check that no line on anybody's phone names a person together with a character that was not called
        yet.
        """
        for seat, player in enumerate(self.position.players):
            for role in set(player.roles) - set(player.shown):
                for each in self.others(seat):
                    told = [line for line in each.phone.texts().splitlines() if NAMES[seat] in line]
                    assert not [line for line in told if each.role_word(role) in line]

    @contextmanager
    def in_secret(self, seat: int, role: Role) -> Iterator[None]:
        """Provide what happens inside tells nobody else's phone this character, be it unseen."""
        others = self.others(seat)
        before = [len(each.came) for each in others]
        yield
        word = self.phones[seat].role_word(role)
        for each, number in zip(others, before, strict=True):
            assert not [sent for sent in each.came[number:] if word.encode() in sent]
            assert word not in each.phone.texts()


def sits(app: App, phone: NewPhone, session: TableSession, name: str) -> AtCourt:
    """Return a phone that has taken a seat."""
    device = phone({**IPHONE, "device_scale_factor": 1})  # three phones paint no more than one then
    return AtCourt(device, session).sit(app, name)


def chosen_in_secret(court: Court) -> None:
    """Check that everybody takes two characters, each on the own phone. The last one begins the calling."""
    for seat, role in PICKS:
        own = court.phones[seat]
        own.shows(own.ui("who-to-be"))
        assert own.role_word(role).encode() in b"".join(own.came)
        if (seat, role) == PICKS[-1]:
            court.make(seat, Pick(role))
        else:
            with court.in_secret(seat, role):
                court.make(seat, Pick(role))


@left_to_a_proof("`tests/views/test_citadels_three_phones.py` taps the same round without a browser")
def test_three_phones_are_the_characters_for_a_whole_round(app: App, phone: NewPhone) -> None:
    session = begin_citadels(app, *NAMES, rulings={"three_seats": "two_each"})
    court = Court(session, tuple(sits(app, phone, session, name) for name in NAMES))
    ann, _, cleo = court.phones
    court.make(ANN, Deal())
    chosen_in_secret(court)
    own_character_is_looked_at(cleo)

    court.read(rung(ann, "assassin", ann.ui("rung-now")))
    court.make(BEN, Kill("warlord"), Take(), End())
    court.read(rung(ann, "warlord", ann.ui("rung-killed")))

    court.make(ANN, Rob("merchant"), Take(), Build("manor"), End())
    court.read(rung(ann, "magician", ann.ui("rung-nobody")))
    cleo.shows(cleo.ui("has-crown", name="Cleo"))
    court.make(CLEO, Draw(), End())

    court.read(ann.ui("was-robbed", role=ann.role_word("merchant"), n=4))
    assert [player.gold for player in court.position.players] == [5, 0, 2]
    court.make(BEN, Take(), Build("tavern"), Income(), End())
    court.make(CLEO, Take(), Build("temple"), Build("docks"), End())

    assert (court.position.round, court.position.phase, court.position.crown) == (2, "deal", CLEO)
    court.read(rung(ann, "warlord", ann.ui("rung-killed-whose", name="Ann")))
    court.read(ann.about("task", "deal", {"up": 0, "crown": "Cleo"}))
    court.make(CLEO, Deal())
    cleo.shows(cleo.ui("who-to-be"))
    assert not any(each.phone.complaints() for each in court.phones)


def rung(table: AtCourt, role: Role, state: str) -> str:
    """Tell how the caller's ladder speaks of a character."""
    return f"{table.role(role)}, {state}"


def own_character_is_looked_at(table: AtCourt) -> None:
    """One's own characters lie face down on one's own phone. A tap shows them, another hides them again."""
    table.press(table.ui("own-character"))
    hide = table.ui("own-character-open")
    own = [label for label in table.tappables() if hide in label]
    assert [label.startswith(table.role(role)) for label, (_, role) in zip(own, PICKS[2::3], strict=True)]
    table.touch(own[0])
    table.phone.expect_no_text(hide)
