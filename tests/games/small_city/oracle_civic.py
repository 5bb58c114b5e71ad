"""What the rules of setup and of phases 1, 6 and 7 allow."""

from collections.abc import Iterator

from companion.games.small_city.moves import Advance, Choose, Found, Keep, Lay, Mourn, Street
from companion.games.small_city.position import Position
from tests.games.small_city.oracle import Cell, Place, beside, cell_of, in_order, text, ways

BASIC = "ABCDEFGH"
ALL = "ABCDEFGHIJKL"


def founding(position: Position, seat: int, move: Found) -> bool:
    """Apply the rule: the City Hall lies inside the building area of a town that has none.

    It covers no tile and no grave that is there already, and the chosen side has all squares that are in use.
    """
    here = Place(position, seat)
    if position.phase != "setup" or any(tile.kind == "CH" for tile in here.tiles):
        return False
    picture = text(position.own, f"board-{move.side}").split("/")
    board = {(x, y): mark for y, row in enumerate(picture) for x, mark in enumerate(row)}
    loose = [one.at for one in here.town.people] + [one.at for one in here.town.cubes]
    if not here.covered | here.graves | {cell_of(at) for at in loose} <= set(board):
        return False
    free = {cell for cell, mark in board.items() if mark == "0"} - here.covered - here.graves
    return any(set(way) <= free for way in ways(position.own, "CH", move.cells))


def keeping(position: Position, seat: int, move: Keep) -> bool:
    """Tell if a seat may keep this promise: one of three, one from each pile, or the kept one alone."""
    if position.phase != "setup" or position.towns[seat].promise:
        return False
    most = 16 if position.rulings.promises == "basic" else 32
    if any(not 1 <= card <= most for card in (*move.drawn, move.kept)):
        return False
    if not move.drawn:
        return True
    worths = sorted(int(text(position.own, f"promise-{card}")) for card in move.drawn)
    return worths == [6, 12, 18] and move.kept in move.drawn


def streets(position: Position) -> set[frozenset[Cell]]:
    """Collect the pairs of free squares of the mayor's town that share an edge."""
    here = Place(position, position.mayor)
    free = {cell for cell, mark in here.board.items() if mark.isdigit()} - here.covered - here.graves
    return {frozenset((one, other)) for one in free for other in beside(one) & free}


def placing_mayor(position: Position, seat: int, move: Street) -> bool:
    """Tell if a seat may put another's mayor between these two free squares."""
    pair: frozenset[Cell] = frozenset(cell_of(at) for at in move.squares)
    return (
        position.phase == "street"
        and seat != position.mayor
        and not position.towns[seat].out
        and pair in streets(position)
    )


def laying(position: Position, seat: int, move: Lay) -> bool:
    """Tell if a seat may lay this card, which is not in the ring yet."""
    pool = BASIC if position.rulings.starred == "out" else ALL
    free = position.phase == "ring" and not position.towns[seat].out
    return free and len(position.ring) < 8 and move.card in pool and move.card not in position.ring


def chooser(position: Position) -> int | None:
    """Find the first seat in order without a card, or None."""
    return next((seat for seat in in_order(position) if position.towns[seat].action is None), None)


def walked(position: Position, seat: int, card: str) -> int:
    """Price a card: a dollar for every free card skipped, the shorter way round."""
    order = in_order(position)
    place = order.index(seat)
    if place == 0:
        return 0
    start = position.ring.index(position.towns[order[place - 1]].action)
    taken = {town.action for town in position.towns}
    prices = []
    for step in (1, -1):
        at, skipped = start + step, 0
        while position.ring[at % 8] != card:
            skipped += position.ring[at % 8] not in taken
            at += step
        prices.append(skipped)
    return min(prices)


def choosing(position: Position, seat: int, move: Choose) -> bool:
    """Tell if a seat may take this free card, which it can pay for."""
    if position.phase != "action" or position.errand or chooser(position) != seat:
        return False
    taken = {town.action for town in position.towns}
    if move.card not in position.ring or move.card in taken:
        return False
    if move.card != "E" and move.gain != "votes":
        return False
    return walked(position, seat, move.card) <= position.towns[seat].money


# Death ----------------------------------------------------------------------------------------------------


def mortal(position: Position, seat: int) -> Iterator[tuple[str, bool]]:
    """Yield the squares of citizens that can die in a town, each with whether a fire station saves it."""
    here = Place(position, seat)
    for one in here.town.people:
        if one.at in here.hall:
            continue
        if one.seat == seat:
            if not here.staffed("CL"):
                yield one.at, False
        else:
            yield one.at, Place(position, one.seat).staffed("FI")


def grave_squares(position: Position, seat: int) -> set[str]:
    """Collect the squares for the next grave: beside an older one where there is room, else any free one."""
    here = Place(position, seat)
    close = {cell for cell in here.empty if beside(cell) & here.graves}
    return {chr(97 + x) + str(y + 1) for x, y in close or here.empty}


def mourning(position: Position, seat: int, move: Mourn) -> bool:
    """Tell if a seat may let this citizen die, with this grave."""
    if position.phase != "death" or not position.towns[seat].dying:
        return False
    saved = dict(mortal(position, seat)).get(move.at)
    if saved is None:
        return False
    squares = grave_squares(position, seat)
    return move.grave is None if saved or not squares else move.grave in squares


# The council ----------------------------------------------------------------------------------------------

EFFECTS = {
    1: [{"", "w"}, {"", "w", "g"}, {"", "g", "b"}, {"", "b"}],
    2: [{""}] * 4,
    3: [{"", "votes", "money"}] * 4,
    4: [{""}] * 4,
}


def council_seat(position: Position) -> int | None:
    """Return the seat whose disc may move, or None."""
    if position.errand and position.errand.what == "council":
        return position.errand.seat
    if position.phase != "council" or position.errand:
        return None
    return next((seat for seat in in_order(position) if not position.towns[seat].done), None)


def advancing(position: Position, seat: int, move: Advance) -> bool:
    """Tell if a seat may move a disc: on by one, or anew at step 1 of a row."""
    if council_seat(position) != seat:
        return False
    town = position.towns[seat]
    steps = {disc.row: disc.step for disc in town.discs}
    if move.leaves:
        if steps.get(move.leaves, 4) == 4 or (move.row in steps and move.row != move.leaves):
            return False
        step = 1
    elif move.row in steps:
        step = steps[move.row] + 1
    elif len(steps) < 2:
        step = 1
    else:
        return False
    if step > 4 or move.take not in EFFECTS[move.row][step - 1]:
        return False
    return step <= (town.money if move.pay == "money" else town.votes)
