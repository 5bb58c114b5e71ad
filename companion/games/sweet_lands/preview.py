"""Preview of a move: its changes for the seat, told before the move is made."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Who, Word
from companion.games.sweet_lands import areas, industry, move_effects, moves, prosperity, turn, words
from companion.games.sweet_lands.counting import active_draws, city_groups, count
from companion.games.sweet_lands.gaining import short_of
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.move_effects import Outcome
from companion.games.sweet_lands.phases import action, free_action
from companion.games.sweet_lands.position import Due, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import COLUMNS, ELEMENTS, REWARDS, Column

FULL = 5
"""Number of tents, houses or buildings in a full set."""

Found = Iterator[tuple[str, Params]]


def preview(position: Position, seat: int, move: moves.Move) -> tuple[Notice, ...]:
    """List the changes that a possible move would bring to the seat. Empty for an impossible move.

    The move is tried, and its changes are told: the payment, the effects on the map, the gains and the new
    dues. Unread prints are named, and the rest is told without them.
    """
    if not turn.verdict(position, seat, move).possible:
        return ()
    found = move_effects.outcome(position, seat, move, by_hand=True)
    lines = (
        *_preview_payment(found, move),
        *_preview_piece(found, move),
        *_preview_gains(found, move),
        *_preview_unread(found, move),
    )
    return tuple(Notice(id, seat, params) for id, params in lines)


def _preview_payment(outcome: Outcome, move: moves.Move) -> Found:
    price = move_effects.cost(outcome.before, outcome.seat, move)
    if outcome.paid:
        yield "pays", {"paid": words.amounts(outcome.paid)}
    lacking = {kind: due - there for kind, due, there in short_of(outcome.was, price) if kind != "card"}
    if lacking:
        yield "short", {"missing": move_effects.amount_phrases(lacking)}
    if isinstance(move, moves.Property) and (saved := _count_saved(outcome, move)):
        yield "discount", {"count": saved}


def _count_saved(outcome: Outcome, move: moves.Property) -> int:
    """Count the wood that the food track's discounts save."""
    if outcome.before.phase == "place":
        return 0
    hungry = outcome.before.with_player(outcome.seat, food=0)
    full = industry.price(hungry, outcome.seat, move.kind, move.number) or ()
    less = industry.price(outcome.before, outcome.seat, move.kind, move.number) or ()
    return sum(gain.count for gain in full if gain.kind == "wood") - sum(
        gain.count for gain in less if gain.kind == "wood"
    )


def _preview_gains(outcome: Outcome, move: moves.Move) -> Found:
    """Tell the immediate gains that no other line tells, then the new dues."""
    got = outcome.amounts_gained()
    for kind, number in _told_gains(outcome, move).items():
        got[kind] = got.get(kind, 0) - number
    got = {kind: number for kind, number in got.items() if number > 0}
    if got:
        yield "gets", {"got": move_effects.amount_phrases(got)}
    follows = outcome.follows()
    if follows and not isinstance(move, moves.Skip | moves.Done):
        yield "follows", {"what": move_effects.due_phrases(follows)}


def _told_gains(outcome: Outcome, move: moves.Move) -> dict[str, int]:
    match move:
        case moves.Terrain() | moves.Special() | moves.Road():
            return {"card": _draws(outcome)}
        case moves.Pass():
            return {"city": _groups(outcome.before, outcome.seat), "industry": _marks(outcome)}
        case moves.Step(piece=piece):
            return {"wagon" if piece == "wagon" else "train": 1}
    return {}


def _preview_unread(outcome: Outcome, move: moves.Move) -> Found:
    """Tell the unread prints that the move depends on."""
    names = list(outcome.unread)
    own = outcome.before.printed
    if isinstance(move, moves.Property) and outcome.before.phase != "place":
        names.insert(0, industry.price_entry(outcome.was, move.kind, move.number))
    if isinstance(move, moves.Free):
        names += free_action.condition_entries(outcome.before, outcome.seat, move)
    if isinstance(move, moves.Area):
        names += areas.entries(outcome.before, move)[1:]
    missing = [name for name in dict.fromkeys(names) if name and not own.knows(name)]
    if missing:
        yield "unread", {"count": len(missing), "what": words.name_entries(outcome.before, missing)}


# What the move itself does ----------------------------------------------------------------------------------


def _preview_piece(outcome: Outcome, move: moves.Move) -> Found:
    match move:
        case moves.Terrain() | moves.Special() | moves.Road():
            yield from _preview_flips(outcome)
        case moves.Property() | moves.Free(number=8):
            yield from _preview_properties(outcome)
        case moves.Step(piece=piece):
            yield "moves", {"piece": Word(f"piece-{piece}"), "space": getattr(outcome.now, piece)}
        case moves.Advance(track=track):
            yield from _preview_advance(outcome, track)
        case moves.Automate(column=column):
            yield from _preview_automate(outcome, column)
        case moves.Pass():
            yield from _preview_pass(outcome)
        case moves.Done() if outcome.before.count > 1:
            yield "next", {"seat": Who(action.following_seat(outcome.before, outcome.seat))}
        case moves.Skip():
            yield "gives_up", {"what": move_effects.due_phrases(outcome.due())}
        case moves.ByHand():
            yield "by_hand", {}


def _preview_flips(outcome: Outcome) -> Found:
    """Tell flipped tiles, newly active extra-draw areas and newly joined ports."""
    down = {spot.at for spot in outcome.was.spots if spot.tile == "flipped"}
    flipped = tuple(spot.at for spot in outcome.now.spots if spot.tile == "flipped" and spot.at not in down)
    if flipped:
        grid = seat_land(outcome.before, outcome.seat).grid
        yield "flips", {"cells": words.name_places(grid, flipped), "count": len(flipped)}
    if outcome.before.phase != "place" and (draws := _draws(outcome)):
        yield "draws", {"count": draws}
    more = count(outcome.after, outcome.seat, "ports") - count(outcome.before, outcome.seat, "ports")
    if more > 0:
        yield "port", {"count": count(outcome.after, outcome.seat, "ports")}


def _draws(outcome: Outcome) -> int:
    """Count the newly active extra-draw areas, each of which draws a card at once."""
    new = active_draws(outcome.after, outcome.seat) & ~active_draws(outcome.before, outcome.seat)
    return new.bit_count()


def _preview_properties(outcome: Outcome) -> Found:
    """Tell cities, room for cards, full sets and trains freed by a laboratory."""
    before, after = (_groups(each, outcome.seat) for each in (outcome.before, outcome.after))
    if before != after:
        yield "cities", {"count": after, "before": before}
    for column in COLUMNS:
        room = _room(outcome, column)
        if room:
            yield "room", {"column": Word(f"piece-{column}"), "count": room}
    for column in COLUMNS:
        if outcome.was.count_properties(column) < FULL <= outcome.now.count_properties(column):
            yield "set", {"set": Word(f"element-{column}s")}
    opened = set(industry.movable_trains(outcome.after, outcome.seat)) - set(
        industry.movable_trains(outcome.before, outcome.seat)
    )
    if opened and outcome.now.count_properties("lab") > outcome.was.count_properties("lab"):
        yield "opens", {"pieces": tuple(Word(f"piece-{piece}") for piece in sorted(opened))}


def _room(outcome: Outcome, column: Column) -> int:
    """Count the cards that fit below a column after a property is built, or 0 without an increase."""
    most = numbers().automation
    was, now = (most[min(FULL, each.count_properties(column))] for each in (outcome.was, outcome.now))
    return now if now > was else 0


def _groups(position: Position, seat: int) -> int:
    return len(city_groups(position, seat))


def _preview_advance(outcome: Outcome, track: int) -> Found:
    """Tell the new space, the new multiplier, and the last reward if this seat is the first there."""
    yield (
        "advances",
        {"track": words.track(outcome.before, track), "space": outcome.now.prosperity[track - 1]},
    )
    element = prosperity.counts(outcome.before, track)
    if element in ELEMENTS:
        times = prosperity.multiplier(outcome.after, outcome.seat, element)
        if times is not None and times != prosperity.multiplier(outcome.before, outcome.seat, element):
            there = count(outcome.after, outcome.seat, element)
            yield "multiplies", {"element": Word(f"element-{element}"), "times": times, "count": there}
    if outcome.before.ends[track - 1] is None and outcome.after.ends[track - 1] == outcome.seat:
        yield "first", {}


def _preview_automate(outcome: Outcome, column: Column) -> Found:
    """Tell the gains of a column's industry reward with the new card below it, as things stand."""
    reward = REWARDS[COLUMNS.index(column)]
    start = outcome.after.with_player(outcome.seat, dues=(Due("reward", 1, "", reward),))
    after, unread = move_effects.settle(start, outcome.seat)
    then = Outcome(outcome.seat, start, after, ())
    gives: tuple[Phrase, ...] = (
        *move_effects.amount_phrases(then.amounts_gained()),
        *move_effects.due_phrases(then.follows()),
    )
    params: Params = {
        "column": Word(f"piece-{column}"),
        "number": COLUMNS.index(column) + 1,
        "gives": gives,
        "count": len(gives),
        "unread": len(unread),
    }
    yield "automates", params


def _preview_pass(outcome: Outcome) -> Found:
    """Tell the gains for cities and score markers, and the losses at the clean-up."""
    if cities := _groups(outcome.before, outcome.seat):
        yield "passes_cities", {"count": cities}
    if marks := _marks(outcome):
        yield "passes_marks", {"count": marks}
    lost = {"card": max(0, outcome.now.hand - 1), "disc": outcome.now.discs}
    if outcome.before.round < numbers().rounds and any(lost.values()):
        yield "loses", {"lost": move_effects.amount_phrases({kind: n for kind, n in lost.items() if n})}


def _marks(outcome: Outcome) -> int:
    return industry.marks_passed(outcome.before, outcome.seat)
