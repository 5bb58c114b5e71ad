"""Card City as the engine sees it: one door to its position, moves, rules, turn and scoring."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from companion.engine.agenda import Agenda
from companion.engine.game import Game, Notice
from companion.engine.price import Price
from companion.engine.rules import judge_cell, judge_move, keeps
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Setup
from companion.engine.survey import Survey, survey_cells
from companion.engine.verdict import LEGAL, Repair, Verdict, Violation
from companion.engine.words import amount
from companion.games.card_city import corrections, repairs, rules, scoring, turn
from companion.games.card_city.city import GRID
from companion.games.card_city.log import described
from companion.games.card_city.moves import (
    Build,
    Buy,
    Choose,
    Collect,
    Correction,
    Develop,
    Move,
    Pass,
    Return,
    Stop,
    Take,
)
from companion.games.card_city.notation import CardCityNotation
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import CARDS, PRINTED, Card, Pile, Position, Readings, Town
from companion.games.card_city.preview import preview
from companion.games.card_city.site import site
from companion.geometry.bits import bits

DIVISIONS: tuple[Move, ...] = (Choose("open"), Choose("other"))
TAKES: tuple[Move, ...] = tuple(Take((one, two)) for i, one in enumerate(CARDS) for two in CARDS[i:])


def _legal(named: Sequence[Move], kept: Sequence[rules.Check], position: Position, seat: int) -> list[Move]:
    return [move for move in named if keeps(kept, position, seat, move)]


def card_of(move: Build | Develop | Buy) -> Card:
    """The card a placement lays."""
    return "I" if isinstance(move, Buy) else move.card


class CardCity(Game[Position, Move, Correction]):
    """The rules of Card City for one to four seats."""

    id = "card_city"
    rules_version = 1
    seats = range(1, 5)
    position_type = Position
    move_type = Move
    correction_type = Correction
    rulings_type = Readings
    pieces = CARDS
    categories = scoring.CATEGORIES
    phase_sections: ClassVar[Mapping[str, str]] = {"scoring": "score"}
    notation = CardCityNotation()

    def start(self, setup: Setup) -> Position:
        """The deck and the supply for so many seats, each with its City Hall and $3 (setup)."""
        count = len(setup.seats)
        readings: Readings = self.readings(setup)
        deck = PRINTED.deck.times(count)
        position = Position(
            round=1,
            phase="divide",
            start=setup.start,
            deck=deck,
            supply=PRINTED.cards.minus(deck),
            towns=(Town(money=PRINTED.start_money),) * count,
            rulings=readings,
        )
        if setup.mode == "score":
            towns = (Town(),) * count
            return replace(
                position,
                round=PRINTED.rounds,
                phase="scoring",
                deck=Pile(),
                supply=PRINTED.cards,
                towns=towns,
            )
        return turn.opened(position)

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        """Every rule the move breaks, in the order of the rulebook."""
        position = turn.brought(position, move)
        if isinstance(move, Build | Develop | Buy):
            violations = tuple(self._placement(position, seat, move))
        else:
            violations = judge_move(rules.WHOLE[type(move)], position, seat, move)
        return Verdict(violations) if violations else LEGAL

    def _placement(self, position: Position, seat: int, move: Build | Develop | Buy) -> Iterator[Violation]:
        judged = rules.PLACING[type(move)]
        here = site(position, seat, card_of(move))
        if move.at in GRID.index:
            yield from judge_cell(judged, GRID, here, 1 << GRID.index[move.at])
            return
        yield Violation("off_canvas", "build.square", "impossible", {"at": move.at})
        general = [rule for rule in judged if rule.same_everywhere and rule.forbids(here) == GRID.full]
        for rule in general:
            yield rule.violation(GRID, here, 0)

    def apply(self, position: Position, seat: int, move: Move) -> Position:
        """The position after the move, finished phases ended."""
        return turn.after(position, seat, move)

    def correct(self, position: Position, correction: Correction) -> Position:
        """The position as the table says it is; a phase this finishes is ended."""
        return turn.settled(corrections.corrected(position, correction))

    def stage(self, position: Position) -> tuple[int, str]:
        """The round and the phase."""
        return position.round, position.phase

    def actors(self, position: Position) -> tuple[int, ...]:
        """The seats that are asked to do something."""
        return turn.actors(position)

    def moves(self, position: Position, seat: int) -> Sequence[Move]:
        """Every legal move of a seat; placements come from the same masks that judge them."""
        match position.phase:
            case "build":
                return self._building(position, seat)
            case "develop":
                found: list[Move] = [
                    Develop(card, GRID.names[cell])
                    for card, cells in rules.growing(position, seat)
                    for cell in bits(cells)
                ]
                optional = not found or position.rulings.develop == "optional"
                return [*found, Stop()] if optional else found
            case "income":
                return [Collect(), *self.moves(turn.brought(position, Pass()), seat)]
            case "buy":
                buys: list[Move] = [Buy(GRID.names[cell]) for cell in bits(rules.buyable(position, seat))]
                return buys if position.towns[seat].done else [*buys, Pass()]
            case "divide":
                if position.lots and seat in position.lots.waiting:
                    return _legal(DIVISIONS, rules.WHOLE[Choose], position, seat)
                return _legal(TAKES, rules.WHOLE[Take], position, seat)
            case _:
                return []

    def _building(self, position: Position, seat: int) -> Sequence[Move]:
        found: list[Move] = []
        hand = rules.hand_of(position.towns[seat])
        for card in hand:
            names = GRID.names
            found += [Build(card, names[cell]) for cell in bits(rules.buildable(position, seat, card))]
        if not found or position.rulings.leisure == "may":
            returns = [Return(card) for card in hand]
            found += _legal(returns, rules.WHOLE[Return], position, seat)
        return found

    def candidates(self, position: Position, seat: int) -> Iterator[Move]:
        """Every move a seat could name."""
        yield from (*DIVISIONS, *TAKES)
        for card in CARDS:
            yield Return(card)
            for at in GRID.names:
                yield Build(card, at)
                yield Develop(card, at)
        yield from (Buy(at) for at in GRID.names)
        yield from (Stop(), Collect(), Pass())

    def survey(self, position: Position, seat: int, piece: str) -> Survey:
        """Every cell for one card: to build, to develop or to buy, as the phase has it."""
        card: Card = {card: card for card in CARDS}[piece]  # type: ignore[index]
        judged = rules.DEVELOP if position.phase == "develop" else rules.BUILD
        if card == "I" and position.phase in ("income", "buy"):
            position, judged = turn.brought(position, Pass()), rules.BUY
        return survey_cells(judged, GRID, site(position, seat, card), seat, piece)

    def placement(self, position: Position, seat: int, piece: str, target: str) -> Move:
        """To build, to develop or to buy, as the phase has it."""
        card: Card = {card: card for card in CARDS}[piece]  # type: ignore[index]
        if card == "I" and position.phase in ("income", "buy"):
            return Buy(target)
        return Develop(card, target) if position.phase == "develop" else Build(card, target)

    def price(self, position: Position, seat: int, piece: str, target: str) -> Price | None:
        """Leisure when it is built, an industry when it is bought; all other cards are free."""
        if piece == "I":
            return Price("buy.price", (amount("money", industry_price(position, seat)),))
        if position.phase == "develop":
            return Price("develop")
        dear = (amount("money", PRINTED.leisure_price),) if piece == "L" else ()
        return Price("build.leisure" if piece in ("L", "P") else "build", dear)

    def cited(self, position: Position, move: Move) -> tuple[str, ...]:
        """The rulebook sections of the rules that judge such a move, in their order."""
        judging = rules.PLACING.get(type(move), ()) or rules.WHOLE.get(type(move), ())
        return tuple(dict.fromkeys(rule.section for rule in judging))

    def repairs(self, position: Position, seat: int, move: Move) -> tuple[Repair, ...]:
        """Single changes after which the move would be legal, each judged again."""
        return tuple(repairs.repairs(self, turn.brought(position, move), seat, move))

    def preview(self, position: Position, seat: int, move: Move) -> tuple[Notice, ...]:
        """What a placement would change: district, points, income, money, room under the limit."""
        return tuple(preview(turn.brought(position, move), seat, move))

    def agenda(self, position: Position) -> Agenda:
        """What the table is waiting for."""
        return turn.agenda(position)

    def scoresheet(self, position: Position) -> Scoresheet:
        """The standings if the game ended now."""
        return scoring.scoresheet(position)

    def warnings(self, position: Position) -> tuple[Notice, ...]:
        """Cards and cities that the box or the rules cannot hold."""
        return tuple(corrections.warnings(position))

    def describe(self, position: Position, seat: int, move: Move) -> Notice:
        """The move as a line of the log."""
        return described(position, seat, move)

    def describe_correction(self, position: Position, correction: Correction) -> Notice:
        """The correction as a line of the log."""
        return corrections.described(correction)
