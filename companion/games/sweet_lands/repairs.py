"""Repairs of a refused move. Every proposal is judged again before it is made.

* ``read``, ``owed_first``: earlier dues are taken; ``next_action``: a tile just flipped waits for an action
* ``place``: the same piece elsewhere, nearest first; ``road_first``: a road beside the tile, an action before
* ``other_...``: something else of the same kind; ``slot``, ``disc``, ``cards``, ``give``: another way to pay
* ``free``: a free action before; ``more``: a correction by the missing amount, if the app shows too little
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Params, Phrase, Word, amount_phrase
from companion.games.sweet_lands import (
    areas,
    dues,
    free_actions,
    move_effects,
    moves,
    placement_repairs,
    turn,
    words,
)
from companion.games.sweet_lands.corrections import SetStock
from companion.games.sweet_lands.gaining import STOCK, short_of
from companion.games.sweet_lands.phases import due_rules, free_action, main_action, setup
from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.vocabulary import ADVANCED_AREAS, BASIC_AREAS, CHARACTERS, COLUMNS

LATER = frozenset({"turn", "phase", "collected", "acted", "tiles_first"})
"""Rules that only waiting cures."""

PAYING = frozenset({"short", "cards", "hand_empty", "slot_cards", "no_diamond", "last_space"})
"""Rules that a larger stock cures."""

IN_CARDS = frozenset({"cards", "hand_empty", "slot_cards"})
"""Rules of `PAYING` that more cards cure."""

KEPT_CARDS = 1
"""Most cards that a hand needs beyond its payment."""

GIVEN_FIRST = (7, 3, 6, 5, 2, 1)
"""Free actions that can come before a move, the cheapest first."""


def repairs(position: Position, seat: int, move: moves.Move) -> tuple[Repair, ...]:
    """List single changes that make a move legal. Empty if the move is legal or only waiting helps."""
    against = {violation.rule for violation in turn.verdict(position, seat, move).violations}
    if not against or against & LATER:
        return ()
    found = [
        *_before_move(position, seat, move, against),
        *_read_condition(position, seat, move, against),
        *_other_ways(position, seat, move, against),
    ]
    had_by_free = isinstance(move, moves.Terrain | moves.Special | moves.Road) and "not_owed" in against
    if (had_by_free or against & PAYING) and not position.players[seat].dues:
        found += _free_first(position, seat, move)
    if against <= PAYING:
        found += _more_resources(position, seat, move, against)
    return tuple(found)


# Before it --------------------------------------------------------------------------------------------------


def _before_move(position: Position, seat: int, move: moves.Move, against: set[str]) -> Iterator[Repair]:
    """Propose to read or to take what is owed before the move."""
    if not against & {"owed_first", "not_owed"}:
        return
    owing = position.players[seat].dues
    for number in range(1, len(owing) + 1):
        if turn.legal(position.with_player(seat, dues=owing[number:]), seat, move):
            asked = dues.asked_entries(position, seat)
            if asked:
                yield _propose_reading(position, seat, move, asked[0], number)
            else:
                yield Repair("owed_first", {"due": Word(f"due-{owing[0].kind}"), "count": number})
            return


def _read_condition(position: Position, seat: int, move: moves.Move, against: set[str]) -> Iterator[Repair]:
    """Propose to read the condition of a free action that nobody has read."""
    if against != {free_action.UNREAD_CONDITION} or not isinstance(move, moves.Free):
        return
    for entry in free_action.condition_entries(position, seat, move):
        yield Repair("read", {"what": words.entry(position, entry), "count": 1}, entries=(entry,))


def _propose_reading(position: Position, seat: int, move: moves.Move, entry: str, count: int) -> Repair:
    """Propose to read an entry, or to book its gains by hand."""
    params: Params = {"what": words.entry(position, entry), "count": count}
    booked = moves.ByHand()
    legal = turn.legal(position, seat, booked)
    if legal and turn.legal(turn.after(position, seat, booked), seat, move):
        return Repair("read", params, moves=(booked,), then=move, entries=(entry,))
    return Repair("read", params, entries=(entry,))


def _free_first(position: Position, seat: int, move: moves.Move) -> Iterator[Repair]:
    """Propose one free action before the move, each by its cheapest way."""
    if position.phase != "action":
        return
    found: dict[int, moves.Free] = {}
    for free in _sort_sparing(position, seat, free_action.legal_free(position, seat)):
        if free.number not in GIVEN_FIRST or free.number in found or not turn.legal(position, seat, free):
            continue
        if turn.legal(turn.after(position, seat, free), seat, move):
            found[free.number] = free
    for number in GIVEN_FIRST:
        if number in found:
            paid = free_action.price(found[number])
            got = free_actions.gains(found[number])
            params: Params = {"number": number, "paid": words.amounts(paid), "got": words.amounts(got)}
            label = Phrase("way-free", (("number", number),))
            yield Repair("free", params, moves=(found[number],), then=move, labels=(label,))


def _sort_sparing(position: Position, seat: int, actions: Iterable[moves.Free]) -> list[moves.Free]:
    """Sort free actions so that the first ones spare the scarcest resource."""
    return sorted(actions, key=partial(free_action.spare_order, position.players[seat]))


def _more_resources(position: Position, seat: int, move: moves.Move, against: set[str]) -> Iterator[Repair]:
    """Propose a correction that adds the missing amount, if only one kind is missing."""
    price = move_effects.cost(position, seat, move)
    lacking = [
        (kind, due - there)
        for kind, due, there in short_of(position.players[seat], price)
        if kind != "card" and kind in STOCK
    ]
    if against & IN_CARDS:
        most = sum(gain.count for gain in price if gain.kind == "card") + KEPT_CARDS
        lacking += [("card", most)]
    if len(lacking) != 1:
        return
    ((kind, most),) = lacking
    field = STOCK[kind]
    there = getattr(position.players[seat], field)
    for missing in range(1, most + 1) if kind == "card" else (most,):
        if turn.legal(position.with_player(seat, **{field: there + missing}), seat, move):
            params: Params = {"what": kind, "missing": missing, "amount": amount_phrase(kind, missing)}
            correction = SetStock(seat, field, there + missing)
            yield Repair("more", params, correction=correction)
            return


# Something else instead -------------------------------------------------------------------------------------


def _other_ways(position: Position, seat: int, move: moves.Move, against: set[str]) -> Iterator[Repair]:
    match move:
        case (
            moves.Terrain() | moves.Special() | moves.Road() | moves.Property() | moves.Rabbit()
            | moves.Free(number=8)
        ):  # fmt: skip
            yield from placement_repairs.placing_repairs(position, seat, move, against)
        case moves.Area():
            yield from _area(position, seat, move)
        case moves.Free():
            yield from _other_payments(position, seat, move)
        case moves.Choose():
            yield from _choose(position, seat, move)
        case moves.Reveal():
            tiles = setup.tile_numbers(position, move.what)
            yield from _other_tiles(position, seat, move, tiles, move.what)
        case moves.Play():
            yield from _play(position, seat, move)
        case moves.Flip():
            held = [(each.tile, each.advanced) for each in position.players[seat].skills]
            yield from _skills(position, seat, [moves.Flip(*each) for each in held])
        case moves.TakeSkill():
            both = [
                moves.TakeSkill(tile, advanced)
                for advanced in (False, True)
                for tile in due_rules.skill_numbers(position, advanced)
            ]
            yield from _skills(position, seat, both)
        case moves.Automate():
            able = _legal_moves(position, seat, [replace(move, column=column) for column in COLUMNS])
            if able:
                columns = tuple(Word(f"piece-{one.column}") for one in able)
                yield Repair("other_column", moves=able, labels=columns)
        case moves.Advance():
            able = _legal_moves(position, seat, [moves.Advance(track) for track in TRACKS])
            if able:
                named = tuple(words.track(position, one.track) for one in able)
                yield Repair("other_track", moves=able, labels=named)
        case moves.Step():
            for one in _legal_moves(position, seat, [moves.Step("wagon"), moves.Step("locomotive")]):
                yield Repair("other_train", moves=(one,), labels=(Word(f"piece-{one.piece}"),))
        case moves.Helper():
            able = _legal_moves(position, seat, [moves.Helper(place) for place in range(1, 17)])
            if able:
                labels = tuple(words.numbered_place(one.place) for one in able)
                yield Repair("other_helper", moves=able, labels=labels)


def _legal_moves(position: Position, seat: int, moves: Iterable[Any]) -> tuple[Any, ...]:
    """Keep the legal moves."""
    return tuple(other for other in moves if turn.legal(position, seat, other))


def _other_tiles(
    position: Position, seat: int, move: Any, tiles: Iterable[int], kind: str
) -> Iterator[Repair]:
    """Propose other tiles by their numbers."""
    able = _legal_moves(position, seat, (replace(move, tile=tile) for tile in tiles))
    if able:
        named = tuple(words.with_number(kind, one.tile) for one in able)
        yield Repair("other_tile", moves=able, labels=named)


def _skills(position: Position, seat: int, moves: list[Any]) -> Iterator[Repair]:
    """Propose other skill tiles."""
    able = _legal_moves(position, seat, moves)
    if able:
        tiles = tuple(words.skill(one.tile, one.advanced) for one in able)
        yield Repair("other_tile", moves=able, labels=tiles)


def _area(position: Position, seat: int, move: moves.Area) -> Iterator[Repair]:
    """Propose another slot, another way to pay, or another area to copy."""
    first = areas.leftmost(position, move.letter)
    if first and first != move.slot:
        for other in _legal_moves(position, seat, (replace(move, slot=first),)):
            params: Params = {"slot": first, "area": words.area(move.letter)}
            label = Phrase("way-slot", (("slot", first),))
            yield Repair("slot", params, moves=(other,), labels=(label,))
    yield from _paid_otherwise(position, seat, move, move.slot)
    if move.letter == "L":
        copies = (replace(move, copied=letter) for letter in (*BASIC_AREAS, *ADVANCED_AREAS))
        able = _legal_moves(position, seat, copies)
        if able:
            areas_named = tuple(words.area(one.copied) for one in able)
            yield Repair("other_copy", moves=able, labels=areas_named)


def _paid_otherwise(
    position: Position, seat: int, move: moves.Area | moves.Free, cards: int
) -> Iterator[Repair]:
    """Propose a disc in place of cards, or cards in place of a disc."""
    for other in _legal_moves(position, seat, (replace(move, disc=not move.disc),)):
        if other.disc:
            yield Repair("disc", moves=(other,), labels=(Word("way-disc"),))
        else:
            yield Repair("cards", {"count": cards}, moves=(other,), labels=(Word("way-cards"),))


def _other_payments(position: Position, seat: int, move: moves.Free) -> Iterator[Repair]:
    """Propose other resources, the other of disc and card, or another milestone."""
    numbered = (one for one in free_action.every_free(position, seat) if one.number == move.number)
    others = _sort_sparing(position, seat, numbered)
    for other in others:
        alike = (other.get, other.piece, other.disc) == (move.get, move.piece, move.disc)
        if alike and other.give != move.give and turn.legal(position, seat, other):
            paid = words.amounts(free_actions.cost(other))
            yield Repair("give", {"paid": paid}, moves=(other,), labels=(_label_payment(paid),))
            break
    if free_actions.action_of(move).takes_disc:
        yield from _paid_otherwise(position, seat, move, 1)
    if free_actions.action_of(move).names == "tile":
        yield from _other_tiles(position, seat, move, position.milestones, "milestone")


def _choose(position: Position, seat: int, move: moves.Choose) -> Iterator[Repair]:
    """Propose another map or another character."""
    maps = [f"B{number}" for number in range(1, 10)] if position.rulings.maps == "b" else ["A"]
    able = _legal_moves(position, seat, (replace(move, side=side) for side in maps))
    if able:
        sides = tuple(one.side for one in able)
        labels = tuple(Phrase("way-map", (("side", side),)) for side in sides)
        yield Repair("other_map", moves=able, labels=labels)
    able = _legal_moves(position, seat, (replace(move, character=each) for each in CHARACTERS))
    if able:
        ids = tuple(one.character for one in able)
        named = tuple(words.character(position, each) for each in ids)
        yield Repair("other_character", moves=able, labels=named)


def _play(position: Position, seat: int, move: moves.Play) -> Iterator[Repair]:
    """Propose the same card played for another of its costs."""
    for other in main_action.every_play(position):
        if other.card == move.card and move.card and other != move and turn.legal(position, seat, other):
            paid = words.amounts(move_effects.cost(position, seat, other))
            yield Repair("other_cost", {"paid": paid}, moves=(other,), labels=(_label_payment(paid),))


def _label_payment(paid: tuple[Phrase, ...]) -> Phrase:
    """Label a payment by its amounts."""
    return Phrase("way-paid", (("paid", paid),))
