"""The moves that boards offer: of one kind, found once for all phones that are shown the same."""

from dataclasses import dataclass
from typing import Any

from views.models.legal_moves import legal_moves


@dataclass(frozen=True)
class Lay:
    """One kind of move."""

    at: str


@dataclass(frozen=True)
class Pass:
    """Another."""


class Asked:
    """A game that counts how often it is asked for its moves."""

    def __init__(self) -> None:
        self.times = 0

    def moves(self, _position: object, seat: int) -> list[object]:
        """Return a move of each kind for the first seat, and only a pass for others."""
        self.times += 1
        return [Pass()] if seat else [Lay("a1"), Pass(), Lay("b1")]


@dataclass(frozen=True)
class Phone:
    """A phone that looks at a seat."""

    game: Any
    position: Any
    seat: int = 0


def test_phones_that_are_shown_the_same_have_its_moves_found_once_each_kind_in_order() -> None:
    game, position = Asked(), object()
    for _ in range(3):
        assert legal_moves(Phone(game, position), Lay) == (Lay("a1"), Lay("b1"))
        assert legal_moves(Phone(game, position), Pass) == (Pass(),)
    assert game.times == 1


def test_another_seat_and_another_position_have_moves_of_their_own() -> None:
    game, position = Asked(), object()
    assert legal_moves(Phone(game, position), Lay)
    assert legal_moves(Phone(game, position, seat=1), Lay) == ()
    assert game.times == 2
    assert legal_moves(Phone(game, object()), Lay)
    assert game.times == 3
