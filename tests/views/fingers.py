"""What people tap to make a move of Card City: names of seats, cards, squares and buttons, in order.

Whoever taps, in this process or in a browser, finds things by these names; so every move that can be made by
tapping can be made by somebody who only hears the screen.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.engine.log import log_line
from companion.engine.verdict import Repair
from companion.games.card_city.moves import Build, Buy, Choose, Collect, Develop, Pass, Return, Stop, Take
from companion.games.card_city.placing import industry_price
from companion.hosting.session import TableSession
from companion.locale.repairs import say_repair
from companion.locale.texts import Texts
from views.models.short_names import brief_names
from views.widgets.seats.seat_chip import LABELS

GAME = "card_city"


class Names:
    """How things on the screen of a table are called, as it stands now."""

    def __init__(self, texts: Texts, session: TableSession) -> None:
        self.texts = texts
        self.session = session

    @property
    def position(self) -> Any:
        return self.session.table.position

    def app(self, message: str, /, **params: Any) -> str:
        return self.texts.say(f"app-{message}", **params)

    def tab(self, tab: str) -> str:
        return self.texts.say_for(self.session.game.id, f"tab-{tab}")

    def ui(self, message: str, /, **params: Any) -> str:
        """Format a sentence of the game's own board."""
        return self.texts.say(f"{GAME}-ui-{message}", **params)

    def game(self, kind: str, what: str, params: Any = None) -> str:
        return self.texts.about(GAME, kind, what, params or {}, self.session.names)

    def repair(self, repair: Repair) -> str:
        return say_repair(self.texts, GAME, repair, self.session.names)

    def card(self, card: str) -> str:
        return self.texts.say(f"{GAME}-card-{card}")

    def headline(self) -> str:
        agenda = self.session.game.agenda(self.position)
        return self.game("headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})

    def seat(self, seat: int) -> str:
        """Format the label of a seat's chip."""
        agenda = self.session.game.agenda(self.position)
        if self.session.table.header.setup.mode == "score" or agenda.over:
            return self.session.names[seat]
        state = agenda.state_of(seat)
        return self.app(LABELS[state], name=self.session.names[seat])

    def task(self, seat: int) -> str:
        """Format the last task shown to a seat."""
        mine = [
            task
            for task in self.session.game.agenda(self.position).tasks
            if task.seat in (seat, None) or task.shared
        ]
        last = mine[:2][-1]
        return self.texts.about(GAME, "task", last.id, last.params, brief_names(self.session.names))

    def cell(self, at: str, card: str | None, *, may: bool = True) -> str:
        """Format the label of an empty square, with or without a card in hand."""
        if card is None:
            return self.texts.say(f"{GAME}-cell-empty", at=at)
        kind = "may" if may else "may_not"
        return self.texts.say(f"{GAME}-cell-{kind}", at=at, card=self.card(card))

    def laid(self, at: str, card: str) -> str:
        """Format the label of a square with a card."""
        return self.texts.say(f"{GAME}-cell-card", at=at, card=self.card(card))

    def lines(self, points: int) -> str:
        return f"{points:+d}".replace("-", "−") if points else "0"

    def undo(self) -> str:
        """Format the label of the undo button, which names the move it takes back."""
        table = self.session.table
        return self.app("undo", what=self.sentence()) if table.done else self.app("undo-nothing")

    def sentence(self) -> str:
        """Format the sentence of the last entry."""
        table = self.session.table
        line = log_line(table, len(table.done))
        return self.game(line.kind, line.notice.id, line.notice.params)

    def choice(self, card: str) -> str:
        """Format the label of a card to take in hand, with its price if it has a price."""
        price = {"L": "$5"} if self.position.phase == "build" else {}
        return " ".join(filter(None, (self.card(card), price.get(card, ""))))

    def got(self, card: str, left: int) -> str:
        """Format the label of a deck card that a seat says it got."""
        return self.ui("got-card", card=self.card(card), left=left)

    def taps(self, seat: int, move: Any) -> Iterator[str]:
        """Yield the labels to tap for a move, once the seat is looked at."""
        match move:
            case Choose(lot=lot):
                yield self.ui(f"takes-{lot}", name=self.session.names[seat])
            case Take(cards=cards):
                for card in cards:
                    yield self.got(card, self.position.deck[card])
            case Build(card=card, at=at) | Develop(card=card, at=at):
                yield self.choice(card)
                yield self.cell(at, card)
                yield self.ui("lay-at", card=self.card(card), at=at)
            case Buy(at=at):
                yield f"{self.card('I')} ${industry_price(self.position, seat)}"
                yield self.cell(at, "I")
                yield self.ui("buy-at", card=self.card("I"), at=at)
            case Return(card=card):
                yield self.choice(card)
                yield self.ui("return-card", card=self.card(card))
            case Collect():
                yield self.ui("income-taken")
            case Pass():
                yield self.ui("buy-nothing")
            case Stop():
                yield self.ui("develop-no-more")


def choose_likely_move(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Choose a waiting seat and a random move of it that builds or grows, if there is one."""
    game, position = session.game, session.table.position
    seat = game.actors(position)[0]
    moves = game.moves(position, seat)
    active = [move for move in moves if not isinstance(move, Pass | Stop | Return)] or list(moves)
    if isinstance(active[0], Collect):
        return seat, active[0]
    return seat, active[int(dice.random() * len(active))]
