"""Costs and effects of a move for its seat, found by making the move, for the preview and the log."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from companion.engine.gains import Gain
from companion.engine.words import Phrase, amount_phrase
from companion.games.sweet_lands import areas, cards, costs, dues, industry, moves, prosperity, turn
from companion.games.sweet_lands.gaining import COUNTED_REWARDS, STOCK, sum_costs
from companion.games.sweet_lands.phases import free_action, main_action
from companion.games.sweet_lands.position import Due, Player, Position
from companion.games.sweet_lands.vocabulary import INCOMES


def cost(position: Position, seat: int, move: moves.Move) -> tuple[Gain, ...]:
    """Compute the cost of a move after wood discounts. Unread costs count as nothing."""
    if position.phase == "place":
        return ()
    match move:
        case moves.Area(slot=slot, disc=disc):
            slot_cost = Gain("disc") if disc else Gain("card", slot)
            return sum_costs((*areas.costs(position, move), slot_cost))
        case moves.Play(card=card, option=option):
            return sum_costs((*cards.cost(position, seat, card, option), Gain("card")))
        case moves.Free():
            return free_action.price(move)
        case moves.Property(kind=kind, number=number):
            return industry.price(position, seat, kind, number) or ()
        case moves.Decide(option=option):
            return _chosen_cost(position, seat, option)
        case moves.Pay(what=what):
            return (Gain(what),)
        case moves.Advance(track=track) if prosperity.spaces_left(position, seat, track) == 1:
            return (Gain("diamond"),)
        case moves.TakeSkill(advanced=True) | moves.Automate():
            return (Gain("diamond"),)
    return ()


def _chosen_cost(position: Position, seat: int, option: int) -> tuple[Gain, ...]:
    """Look up the cost that a decision pays. Empty for a gain."""
    due = next(iter(position.players[seat].dues), None)
    options = costs.list_options(position, seat, due) if due and due.kind in ("cost", "price") else ()
    return options[option] if option < len(options) else ()


def price_paid(position: Position, seat: int, move: moves.Move, price: Sequence[Gain]) -> tuple[Gain, ...]:
    """Reduce a cost to the amounts that a seat really has, for moves that the table overrules."""
    known = [gain for gain in price if gain.kind in STOCK]
    found = [Gain(gain.kind, min(gain.count, _count_available(position, seat, move, gain))) for gain in known]
    return tuple(gain for gain in found if gain.count)


def _count_available(position: Position, seat: int, move: moves.Move, gain: Gain) -> int:
    """Count what a seat can pay with.

    For a slot, add the cards that its area draws, or assume enough if undecided.

    For a slot, add the cards that its area draws, all of them if undecided.
    """
    there: int = getattr(position.players[seat], STOCK[gain.kind])
    if gain.kind != "card" or gain.count <= there or not isinstance(move, moves.Area):
        return there
    drawn = main_action.cards_drawn_by_area(position, seat, move)
    return gain.count if drawn is None else there + drawn


@dataclass(frozen=True)
class Outcome:
    """Result of a move for its seat, before any further decision.

    Attributes:
        seat: the seat that moves.
        before: the position before the move.
        after: the position after the move and all dues that need no decision.
        paid: the amounts that the seat really pays.
        unread: the unread entries that were passed over. Their gains are left out.
    """

    seat: int
    before: Position
    after: Position
    paid: tuple[Gain, ...]
    unread: tuple[str, ...] = ()

    @property
    def was(self) -> Player:
        """Player before the move."""
        return self.before.players[self.seat]

    @property
    def now(self) -> Player:
        """Player after the move."""
        return self.after.players[self.seat]

    def due(self) -> dict[str, int]:
        """Name the due that was next before the move, with its count."""
        return {due_name(due): due.count for due in self.was.dues[:1]}

    def amounts_gained(self) -> dict[str, int]:
        """Compute the seat's gains by kind. What it paid does not reduce them."""
        price = {gain.kind: gain.count for gain in self.paid}
        more = {
            kind: getattr(self.now, field) - getattr(self.was, field) + price.get(kind, 0)
            for kind, field in STOCK.items()
        }
        more["card"] += _discards(self.was) - _discards(self.now)
        return {kind: number for kind, number in {**more, **self._steps()}.items() if number > 0}

    def _steps(self) -> dict[str, int]:
        was, now = self.was, self.now
        new = bool(now.locomotive and not was.locomotive)
        income = zip(INCOMES, was.spaces, now.spaces, strict=True)
        return {
            "food": now.food - was.food,
            "wagon": now.wagon - was.wagon,
            "locomotive": int(new),
            "train": now.locomotive - was.locomotive - new,
            "wonder": int(now.wonder and not was.wonder),
            **{kind: after - before for kind, before, after in income},
        }

    def follows(self) -> dict[str, int]:
        """Count the new dues that the move leaves, by name and in order."""
        was, now = self.was.dues, self.now.dues
        alike = 0
        while alike < min(len(was), len(now)) and _is_same(was[-1 - alike], now[-1 - alike]):
            alike += 1
        found: dict[str, int] = {}
        for due in now[: len(now) - alike]:
            if due.kind not in ("end", "discard"):
                found[due_name(due)] = found.get(due_name(due), 0) + due.count
        return found


def _is_same(one: Due, other: Due) -> bool:
    """Compare two dues, without the rewards that led to them."""
    if one.kind in COUNTED_REWARDS:
        one, other = replace(one, part=0), replace(other, part=0)
    return one == other


def _discards(player: Player) -> int:
    """Count the cards that are due for a slot: paid for, and still in the hand."""
    return sum(due.count for due in player.dues if due.kind == "discard")


def due_name(due: Due) -> str:
    """Name a due: a prosperity step by its colour, a reward by its column, a deferred reward ``later``."""
    if due.what == "later":
        return "later"
    return due.what if due.kind in ("prosperity", "reward") else due.kind


def outcome(position: Position, seat: int, move: moves.Move, *, by_hand: bool = False) -> Outcome:
    """Compute the outcome of a move.

    Args:
        position: the position before the move.
        seat: the seat that moves.
        move: any move. An impossible one has no effect.
        by_hand: true to pass over unread entries and show later effects. Otherwise effects stop at the first
            unread entry, as at the table.
    """
    stage = turn.stage_of(position)
    if not stage.has(move) or not stage.verdict(position, seat, move).possible:
        return Outcome(seat, position, position, ())
    price = price_paid(position, seat, move, cost(position, seat, move))
    after = stage.effect(position, seat, move)
    after, unread = settle(after, seat) if by_hand else (dues.settle(after, seat), ())
    return Outcome(seat, position, after, price, unread)


def settle(position: Position, seat: int) -> tuple[Position, tuple[str, ...]]:
    """Resolve every due that needs no decision, and collect the unread entries that were passed over."""
    unread: list[str] = []
    while True:
        position = dues.settle(position, seat)
        asked = dues.asked_entries(position, seat)
        if not asked:
            return position, tuple(dict.fromkeys(unread))
        unread += asked
        position = position.with_player(seat, waived=(*position.players[seat].waived, *asked))


def amount_phrases(amounts: dict[str, int]) -> tuple[Phrase, ...]:
    """List amounts as phrases for a sentence."""
    return tuple(amount_phrase(kind, number) for kind, number in amounts.items())


def due_phrases(counts: dict[str, int]) -> tuple[Phrase, ...]:
    """List dues as phrases for a sentence."""
    return tuple(Phrase(f"follow-{kind}", (("count", number),)) for kind, number in counts.items())
