"""Citadels on three phones that are the character cards: a whole round, and what nobody sees too early."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.games.citadels.moves import Build, Deal, Draw, End, Income, Kill, Pick, Rob, Take
from companion.games.citadels.printed import Role
from tests.views.citadels_fingers import Marked, tap_move
from tests.views.citadels_table import Court, citadels
from tests.views.test_citadels_leaks import PHONE, looked_at
from tests.views.test_forged_secrets import phone_of
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


@dataclass
class Three:
    """Three phones in a network, each with the seat of its own person.

    Attributes:
        host: the host's own machine, at which nobody sits.
        phones: by seat.
    """

    host: Court
    phones: tuple[Court, ...]

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.host.position

    async def make(self, seat: int, *moves: Any) -> None:
        """Make moves on the own phone. Each is seen by all, and nobody learns who somebody else will be."""
        for move in moves:
            own, before = self.phones[seat], self.host.session.table.seq
            await looked_at(own, seat)
            await tap_move(own, seat, move)
            for each in self.phones:
                await each.client.settle()
            assert self.host.session.table.seq == before + 1, move
            entry: Any = self.host.session.table.entries[-1]
            assert (entry.seat, entry.by) == (seat, seat)
            self.read(own.undo())
        self.nobody_is_betrayed()

    def others(self, seat: int) -> list[Court]:
        """Return the phones of all but one."""
        return [each for at, each in enumerate(self.phones) if at != seat]

    def read(self, *lines: str) -> None:
        """Check that every phone shows all these."""
        assert [each.lacks(*lines) for each in self.phones] == [[]] * len(self.phones)

    def nobody_is_betrayed(self) -> None:
        """Check that no line on anybody's phone names a person together with a character that was not called
        yet.
        """
        for seat, player in enumerate(self.position.players):
            for role in set(player.roles) - set(player.shown):
                for each in self.others(seat):
                    told = [line for line in shown(each) if NAMES[seat] in line]
                    assert not [line for line in told if each.word(f"role-{role}") in line]

    @contextmanager
    def in_secret(self, seat: int, role: Role) -> Iterator[None]:
        """Provide what happens inside tells nobody else's phone this character."""
        yield
        word = self.phones[seat].word(f"role-{role}")
        for each in self.others(seat):
            assert not [line for line in shown(each) if word in line]


def shown(each: Court) -> list[str]:
    """Return all that is written on a phone or read aloud."""
    return [*each.texts_written(), *each.labels(), *each.names()]


@asynccontextmanager
async def three(home: Path) -> AsyncIterator[Three]:
    """Everybody has come by the link, and sits."""
    async with citadels(home, 3, rulings={"three_seats": "two_each"}) as host:
        keys = [host.house.joining.sit(host.session, seat, None) for seat in range(3)]
        phones = [await phone_of(host, key, PHONE, f"/t/{host.session.id}") for key in keys]
        yield Three(host, tuple(Court(each.client, host.house, host.session) for each in phones))
        for each in phones:
            await each.client.close()


async def test_three_phones_are_the_characters_for_a_whole_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOARDS, "citadels", build_board(Marked("bishop")))
    async with three(tmp_path) as court:
        ann, _, cleo = court.phones
        await court.make(ANN, Deal())
        await chosen_in_secret(court)
        await own_character_is_looked_at(cleo)

        court.read(rung(ann, "assassin", ann.ui("rung-now")))
        await court.make(BEN, Kill("warlord"), Take(), End())
        court.read(rung(ann, "warlord", ann.ui("rung-killed")))

        await court.make(ANN, Rob("merchant"), Take(), Build("manor"), End())
        court.read(rung(ann, "magician", ann.ui("rung-nobody")))
        assert cleo.lacks(cleo.ui("has-crown", name="Cleo")) == []
        await court.make(CLEO, Draw(), End())

        court.read(ann.ui("was-robbed", role=ann.word("role-merchant"), n=4))
        assert [player.gold for player in court.position.players] == [5, 0, 2]
        await court.make(BEN, Take(), Build("tavern"), Income(), End())
        await court.make(CLEO, Take(), Build("temple"), Build("docks"), End())

        assert (court.position.round, court.position.phase, court.position.crown) == (2, "deal", CLEO)
        court.read(rung(ann, "warlord", ann.ui("rung-killed-whose", name="Ann")))
        court.read(about(ann, "task", "deal", {"up": 0, "crown": "Cleo"}))
        await court.make(CLEO, Deal())
        assert cleo.lacks(cleo.ui("who-to-be")) == []


async def chosen_in_secret(court: Three) -> None:
    """Check that everybody takes two characters, each on the own phone. The last one begins the calling."""
    for seat, role in PICKS:
        own = court.phones[seat]
        assert own.lacks(own.ui("who-to-be"), own.word(f"role-{role}")) == []
        if (seat, role) == PICKS[-1]:
            await court.make(seat, Pick(role))
        else:
            with court.in_secret(seat, role):
                await court.make(seat, Pick(role))


def about(table: Court, kind: str, what: str, params: Any) -> str:
    """Return a sentence of the game."""
    return table.texts.about(table.game, kind, what, params, table.session.names)


def rung(table: Court, role: Role, state: str) -> str:
    """Tell how the caller's ladder speaks of a character."""
    return f"{table.role(role)}, {state}"


async def own_character_is_looked_at(table: Court) -> None:
    """One's own characters lie face down on one's own phone. A tap shows them, another hides them again."""
    await table.taps(table.ui("own-character"))
    hide = table.ui("own-character-open")
    own = [label for label in table.tappables() if hide in label]
    assert [label.startswith(table.role(role)) for label, (_, role) in zip(own, PICKS[2::3], strict=True)]
    await table.press(own[0])
    assert table.lacks(hide) == [hide]
