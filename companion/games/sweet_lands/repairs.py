"""What single change would make a refused move legal. Every proposal is judged again before it is made.

* ``read``, ``owed_first``: what is owed before is taken; ``next_action``: what was just flipped waits
* ``place``: the same piece elsewhere, nearest first; ``road_first``: a road beside the tile, an action before
* ``other_...``: something else of the same kind; ``slot``, ``disc``, ``cards``, ``give``: another way to pay
* ``free``: a free action before; ``more``: so much more of what is missing, where the mirror is wrong
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.gains import Gain
from companion.engine.verdict import Repair, Violation
from companion.engine.words import Word, amount
from companion.games.sweet_lands import areas, dues, moves, outcome, repairing, turn, words
from companion.games.sweet_lands.gaining import STOCK
from companion.games.sweet_lands.phases import free_action, main_action, owed, setup
from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.vocabulary import ADVANCED_AREAS, BASIC_AREAS, CHARACTERS, COLUMNS

LATER = frozenset({"turn", "phase", "collected", "acted", "tiles_first"})
"""The rules that only waiting cures."""

PAYING = frozenset({"short", "cards", "hand_empty", "slot_cards", "no_diamond", "last_space"})
"""The rules that more of something cures."""

GIVEN_FIRST = (7, 3, 6, 5, 2, 1)
"""The free actions that can come before a move, the cheapest first."""


def repairs(position: Position, seat: int, move: moves.Move) -> tuple[Repair, ...]:
    """Single changes after which a move would be legal; none where it is, or where only waiting helps."""
    violations = turn.verdict(position, seat, move).violations
    against = {violation.rule for violation in violations}
    if not against or against & LATER:
        return ()
    found = [*_first(position, seat, move, against), *_otherwise(position, seat, move, against)]
    had_by_free = isinstance(move, moves.Terrain | moves.Special | moves.Road) and "not_owed" in against
    if (had_by_free or against & PAYING) and not position.players[seat].dues:
        found += _free_first(position, seat, move)
    if against <= PAYING:
        found += _more(position, seat, move, violations)
    return tuple(found)


# Before it --------------------------------------------------------------------------------------------------


def _first(position: Position, seat: int, move: moves.Move, against: set[str]) -> Iterator[Repair]:
    """What has to be taken or read before."""
    if not against & {"owed_first", "not_owed"}:
        return
    owing = position.players[seat].dues
    for number in range(1, len(owing) + 1):
        if turn.legal(position.with_player(seat, dues=owing[number:]), seat, move):
            asked = dues.asked_entries(position, seat)
            if asked:
                yield Repair(
                    "read", {"what": words.entry(position, asked[0]), "entry": asked[0], "count": number}
                )
            else:
                yield Repair("owed_first", {"due": Word(f"due-{owing[0].kind}"), "count": number})
            return


def _free_first(position: Position, seat: int, move: moves.Move) -> Iterator[Repair]:
    """One free action before, each by its cheapest way."""
    if position.phase != "action":
        return
    found: dict[int, moves.Free] = {}
    for free in free_action.every_free(position, seat):
        if free.number not in GIVEN_FIRST or free.number in found or not turn.legal(position, seat, free):
            continue
        if turn.legal(free_action.take_free_action(position, seat, free), seat, move):
            found[free.number] = free
    for number in GIVEN_FIRST:
        if number in found:
            paid = free_action.price(found[number])
            got = _got(found[number])
            yield Repair("free", {"number": number, "paid": words.amounts(paid), "got": words.amounts(got)})


def _got(free: moves.Free) -> tuple[Gain, ...]:
    """What a free action gives."""
    if free.number == 1:
        return (Gain(free.piece),)
    if free.number == 2:
        return (Gain("card"),)
    if free.number == 5:
        return (Gain("gold"),)
    each = (("wheat", free.get.wheat), ("wood", free.get.wood), ("iron", free.get.iron))
    return tuple(Gain(kind, number) for kind, number in each if number)


def _more(
    position: Position, seat: int, move: moves.Move, violations: Sequence[Violation]
) -> Iterator[Repair]:
    """So much more of the one thing that is missing; of cards perhaps one to be left in the hand, too."""
    lacking = dict(map(_missing, violations))
    if len(lacking) != 1:
        return
    ((kind, least),) = lacking.items()
    for missing in (least, least + 1):
        richer = {STOCK[kind]: getattr(position.players[seat], STOCK[kind]) + missing}
        if turn.legal(position.with_player(seat, **richer), seat, move):
            yield Repair("more", {"what": kind, "missing": missing, "amount": amount(kind, missing)})
            return


def _missing(violation: Violation) -> tuple[str, int]:
    """What a rule about paying misses: kind and number."""
    due, there = violation.params.get("due", 0), violation.params.get("there", 0)
    number = due - there if isinstance(due, int) and isinstance(there, int) else 0
    match violation.rule:
        case "short":
            what = violation.params["what"]
            assert isinstance(what, Word)
            return what.id.removeprefix("gain-"), number
        case "cards":
            return "card", number
        case "slot_cards":
            missing = violation.params["missing"]
            assert isinstance(missing, int)
            return "card", missing
        case "hand_empty":
            return "card", 1
    return "diamond", 1


# Something else instead -------------------------------------------------------------------------------------


def _otherwise(position: Position, seat: int, move: moves.Move, against: set[str]) -> Iterator[Repair]:
    match move:
        case (
            moves.Terrain() | moves.Special() | moves.Road() | moves.Property() | moves.Rabbit()
            | moves.Free(number=8)
        ):  # fmt: skip
            yield from repairing.placing_repairs(position, seat, move, against)
        case moves.Area():
            yield from _area(position, seat, move)
        case moves.Free():
            yield from _free(position, seat, move)
        case moves.Choose():
            yield from _choose(position, seat, move)
        case moves.Reveal():
            tiles = setup.tile_numbers(position, move.what)
            yield from _others(position, seat, move, tiles, move.what)
        case moves.Play():
            yield from _play(position, seat, move)
        case moves.Flip():
            held = [(each.tile, each.advanced) for each in position.players[seat].skills]
            yield from _skills(position, seat, [moves.Flip(*each) for each in held])
        case moves.TakeSkill():
            both = [
                moves.TakeSkill(tile, advanced)
                for advanced in (False, True)
                for tile in owed.skill_numbers(position, advanced)
            ]
            yield from _skills(position, seat, both)
        case moves.Automate():
            able = _able(position, seat, [replace(move, column=column) for column in COLUMNS])
            if able:
                yield Repair("other_column", {"columns": tuple(Word(f"piece-{one.column}") for one in able)})
        case moves.Advance():
            able = _able(position, seat, [moves.Advance(track) for track in TRACKS])
            if able:
                named = tuple(words.track(position, one.track) for one in able)
                yield Repair("other_track", {"tracks": named, "numbers": _texts(one.track for one in able)})
        case moves.Step():
            for one in _able(position, seat, [moves.Step("wagon"), moves.Step("locomotive")]):
                yield Repair("other_train", {"piece": Word(f"piece-{one.piece}")})
        case moves.Helper():
            able = _able(position, seat, [moves.Helper(place) for place in range(1, 17)])
            if able:
                places = _texts(one.place for one in able)
                yield Repair("other_helper", {"places": places, "n": len(able)})


def _texts(numbers: Any) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _able(position: Position, seat: int, others: list[Any]) -> list[Any]:
    """Those of some moves that are legal."""
    return [other for other in others if turn.legal(position, seat, other)]


def _others(position: Position, seat: int, move: Any, tiles: Iterable[int], kind: str) -> Iterator[Repair]:
    """Other tiles by their numbers."""
    able = [tile for tile in tiles if turn.legal(position, seat, replace(move, tile=tile))]
    if able:
        named = tuple(words.with_number(kind, tile) for tile in able)
        yield Repair("other_tile", {"tiles": named, "numbers": _texts(able)})


def _skills(position: Position, seat: int, others: list[Any]) -> Iterator[Repair]:
    """Other skill tiles."""
    able = _able(position, seat, others)
    if able:
        tiles = tuple(words.skill(one.tile, one.advanced) for one in able)
        yield Repair("other_tile", {"tiles": tiles, "numbers": _texts(one.tile for one in able)})


def _area(position: Position, seat: int, move: moves.Area) -> Iterator[Repair]:
    """Another slot, another way to pay for it, another area to copy."""
    first = areas.leftmost(position, move.letter)
    if first and first != move.slot and turn.legal(position, seat, replace(move, slot=first)):
        yield Repair("slot", {"slot": first, "area": words.area(move.letter)})
    if not move.disc and turn.legal(position, seat, replace(move, disc=True)):
        yield Repair("disc")
    if move.disc and turn.legal(position, seat, replace(move, disc=False)):
        yield Repair("cards", {"count": move.slot})
    if move.letter == "L":
        able = [
            letter
            for letter in (*BASIC_AREAS, *ADVANCED_AREAS)
            if turn.legal(position, seat, replace(move, copied=letter))
        ]
        if able:
            yield Repair("other_copy", {"areas": tuple(able)})


def _free(position: Position, seat: int, move: moves.Free) -> Iterator[Repair]:
    """Other resources, a disc for a card or the other way round, another milestone."""
    others = [one for one in free_action.every_free(position, seat) if one.number == move.number]
    for other in others:
        alike = (other.get, other.piece, other.disc) == (move.get, move.piece, move.disc)
        if alike and other.give != move.give and turn.legal(position, seat, other):
            yield Repair("give", {"paid": words.amounts(free_action.cost(other))})
            break
    if move.number == 7 and turn.legal(position, seat, replace(move, disc=not move.disc)):
        yield Repair("cards", {"count": 1}) if move.disc else Repair("disc")
    if move.number == 4:
        yield from _others(position, seat, move, position.milestones, "milestone")


def _choose(position: Position, seat: int, move: moves.Choose) -> Iterator[Repair]:
    """Another map, or another character."""
    maps = [f"B{number}" for number in range(1, 10)] if position.rulings.maps == "b" else ["A"]
    sides = [side for side in maps if turn.legal(position, seat, replace(move, side=side))]
    if sides:
        yield Repair("other_map", {"maps": tuple(sides), "n": len(sides)})
    able = [each for each in CHARACTERS if turn.legal(position, seat, replace(move, character=each))]
    if able:
        named = tuple(map(words.character, able))
        yield Repair("other_character", {"characters": named, "n": len(able), "ids": tuple(able)})


def _play(position: Position, seat: int, move: moves.Play) -> Iterator[Repair]:
    """Another of the costs that a card offers."""
    for other in main_action.every_play(position):
        if other.card == move.card and move.card and other != move and turn.legal(position, seat, other):
            price = outcome.cost(position, seat, other)
            yield Repair("other_cost", {"paid": words.amounts(price), "option": other.option})
