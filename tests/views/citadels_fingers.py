"""What people tap to make a move of Citadels, on whatever screen: names of characters, districts, buttons.

Whoever taps, in this process or in a browser, finds things by the names a screen reader says.
"""

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from companion.games.citadels import GAME
from companion.games.citadels.moves import (
    Answer,
    Build,
    Deal,
    Decline,
    Destroy,
    Draw,
    End,
    Exchange,
    Income,
    Kill,
    Laboratory,
    Pick,
    Rescue,
    Rob,
    SetDistrict,
    SetGold,
    Swap,
    Take,
    Workshop,
)
from companion.games.citadels.position import Position
from companion.games.citadels.powers.destroying import destruction_price
from companion.games.citadels.printed import NUMBERS, District, Role, cards
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views import playing

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem


PAGES = 12
"""More pages of districts than any window has."""


class Player(playing.Player):
    """Somebody who plays by tapping."""

    game = GAME.id

    def role(self, role: str) -> str:
        """Tell how the name of a character's card begins."""
        return f"{NUMBERS[role]} {self.word(f'role-{role}')}"  # type: ignore[index]

    def has(self, words: str) -> bool:
        """Tell if the name of something to tap begins so."""
        return self.begins(words)

    def beginning(self, words: str, number: int = 0) -> str:
        """Something to tap whose name begins so. Which of several.

        Raises:
            LookupError: there are not so many.
        """
        return self.one_of(words, number)

    async def taps(self, *beginnings: str) -> None:
        """Tap one thing after the other, each found by how its name begins."""
        for words in beginnings:
            await self.turn_to(words)
            await self.finger(self.beginning(words))

    async def turn_to(self, words: str) -> None:
        """Turn the pages of districts until something is named so, at most once through all of them."""
        turns = self.texts.say("app-tiles-next", page="#", pages="").partition("#")[0]
        for _ in range(PAGES):
            if self.begins(words) or not self.begins(turns):
                return
            await self.finger(self.one_of(turns, 0))

    async def show_kind_of(self, district: District) -> None:
        """Bring a district into sight among those to build."""
        if not self.begins(self.word(f"district-{district}")):
            await self.taps(self.word(f"kind-{cards()[district].colour}"))


async def tap_move(table: Player, seat: int, move: Any) -> None:
    """Make a move of a seat that is looked at."""
    position: Position = table.table
    match move:
        case Deal() if position.rulings.draft == "phones":
            await table.taps(table.ui("shuffle"))
        case Deal(up=up):
            await _cards_dealt(table, up)
        case Pick(role=role, aside=aside):
            chosen = [table.role(role), *([table.role(aside)] if aside else [])]
            await table.taps(*chosen, table.ui("be", role=table.word(f"role-{role}")))
        case Answer(who=None):
            await table.taps(table.button_of("answer_nobody"))
        case Answer(who=int(who)):
            name = table.session.names[who]
            await table.finger(name)
        case Take() | Draw() | Income() | Laboratory() | Workshop() | End():
            await _simple(table, move)
        case Kill(role=role):
            it = table.button_of("kill", named=table.word(f"role-{role}"))
            await table.taps(table.ui("kill"), table.role(role), it)
        case Rob(role=role):
            it = table.button_of("rob", named=table.word(f"role-{role}"))
            await table.taps(table.ui("rob"), table.role(role), it)
        case Swap(other=other):
            name = table.session.names[other]
            hand = table.ui("cards", n=position.players[other].hand)
            whose = table.app("and-also", one=name, more=hand)
            await table.taps(table.ui("magic"), whose, table.button_of("swap", other=name))
        case Exchange(count=count):
            await table.taps(
                table.ui("magic"), table.ui("cards", n=count), table.button_of("exchange", count=count)
            )
        case Build(district=district):
            name = table.word(f"district-{district}")
            await table.taps(table.ui("build"))
            await table.show_kind_of(district)
            await table.taps(name, table.button_of("build", district=name, gold=cards()[district].cost))
        case Destroy(seat=whose, district=district):
            await _tap_destroyed(table, whose, district)
        case Rescue():
            await table.taps(table.button_of("rescue", gold=1))
        case Decline():
            await table.taps(table.button_of("decline"))
        case _:
            raise AssertionError(f"nobody knows how to tap {move}")


async def _cards_dealt(table: Player, up: tuple[str, ...]) -> None:
    for role in up:
        await table.taps(table.role(role))
    await table.taps(table.ui("dealt"))


async def _simple(table: Player, move: Any) -> None:
    """Tap a move that names nothing."""
    begin: dict[type[Any], str] = {
        Take: table.ui("take", n=_gold(table.table)),
        Draw: table.ui("draw"),
        Income: table.ui("income"),
        Laboratory: table.ui("laboratory"),
        Workshop: table.ui("workshop"),
        End: table.ui("end-turn"),
    }
    await table.taps(begin[type(move)])
    if isinstance(move, End) and table.has(table.ui("end-anyway")):
        await table.taps(table.ui("end-anyway"))


def _gold(position: Position) -> int:
    turn = position.turn
    return 3 if turn and turn.role == "merchant" else 2


async def _tap_destroyed(table: Player, whose: int, district: District) -> None:
    name, word = table.session.names[whose], table.word(f"district-{district}")
    price = destruction_price(table.table, whose, district)
    await table.taps(table.ui("destroy"), table.ui("destroy-for", name=name, district=word, n=price))
    turn = table.table.turn
    own = "destroy_own" if turn and turn.seat == whose else "destroy"
    await table.taps(table.button_of(own, district=word, gold=price))


# Playing on -----------------------------------------------------------------------------------------------


def likely(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Return a seat that is asked to do something, and a move it may make: rather something than nothing."""
    position: Position = session.table.position
    seat = GAME.actors(position)[0]
    moves = list(GAME.moves(position, seat))
    active = [move for move in moves if not isinstance(move, End)] or moves
    kind = dice.choice(sorted({type(move).__name__ for move in active}))
    return seat, dice.choice([move for move in active if type(move).__name__ == kind])


on_to = partial(playing.play_to, likely)
"""Play on, somehow, up to a phase of a round or later."""


def enrich(session: TableSession, gold: int = 12) -> None:
    """Give everybody gold."""
    for seat in range(len(session.names)):
        session.submit(Correct(SetGold(seat, gold)))


def stand(session: TableSession, seat: int, *districts: str) -> None:
    """Let districts stand in a city."""
    for district in districts:
        session.submit(Correct(SetDistrict(seat, district)))  # type: ignore[arg-type]


class Marked(Random):
    """Chance that always lays the same character face down; everything else is left to it."""

    def __init__(self, down: Role) -> None:
        super().__init__(1)
        self._down = down

    def choice(self, seq: "SupportsLenAndGetItem[Any]") -> Any:
        """Return the one of several ways to deal that lays this character face down."""
        deals = (seq[number] for number in range(len(seq)))
        return super().choice([deal for deal in deals if deal.down == self._down])
