"""Rounds played by name: who was dealt what, who chose what, whose turn it is."""

from collections.abc import Mapping, Sequence

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.citadels import GAME
from companion.games.citadels.moves import Correction, Deal, End, Move, Pick, SetGold, Take
from companion.games.citadels.position import Position
from companion.games.citadels.printed import Role
from tests.conformance.tables import NAMES


class Evening:
    """A table that is played move by move; a move that is refused fails the test."""

    def __init__(self, seats: int, *, start: int = 0, **rulings: str) -> None:
        setup = Setup(make_seats(*NAMES[:seats]), rulings, start=start)
        self.table: Table[Position, Move, Correction] = Table.set_up(GAME, "evening", setup, 0)

    @property
    def position(self) -> Position:
        """What the table shows."""
        return self.table.position

    def play(self, seat: int, *moves: Move) -> "Evening":
        """Make some moves of a seat."""
        for move in moves:
            self.table = self.table.play(seat, move, at=1)
        return self

    def deal(self, up: Sequence[Role] = (), down: Role | None = None) -> "Evening":
        """Lay the characters aside."""
        return self.play(0, Deal(tuple(up), down))

    def pick(self, *roles: Role) -> "Evening":
        """Let everybody choose, from the crown on."""
        for role in roles:
            seat = GAME.actors(self.position)[0]
            self.play(seat, Pick(role))
        return self

    def end(self) -> "Evening":
        """Whoever plays takes gold, if it has not acted, and ends the turn."""
        turn = self.position.turn
        assert turn is not None
        if not turn.acted:
            self.play(turn.seat, Take())
        return self.play(turn.seat, End())

    def now(self) -> tuple[int, Role] | None:
        """Tell whose turn it is, and as what."""
        turn = self.position.turn
        return (turn.seat, turn.role) if turn else None

    def rest(self) -> "Evening":
        """Let everybody who is still called take gold."""
        while self.position.phase == "turn":
            self.end()
        return self

    def why_not(self, seat: int, move: Move) -> set[str]:
        """Return the rules that stand against a move."""
        return {violation.rule for violation in GAME.verdict(self.position, seat, move).violations}

    def given(self, gold: Mapping[int, int]) -> "Evening":
        """Give some seats so much gold."""
        for seat, coins in gold.items():
            self.table = self.table.correct(SetGold(seat, coins), at=1)
        return self
