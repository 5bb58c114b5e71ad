"""Whom the witness waits for, and what each may do: what is owed first, then setup, income and turns."""

from collections.abc import Iterator

from companion.games.sweet_lands.entries import field_of
from companion.games.sweet_lands.moves import (
    Advance,
    Ahead,
    Automate,
    ByHand,
    Choose,
    Collect,
    Decide,
    Done,
    Helper,
    Move,
    NameSpecial,
    NoRabbit,
    Pass,
    Reveal,
    Skip,
    Step,
    Take,
    TakeSkill,
)
from companion.games.sweet_lands.position import Due, Player, Position
from companion.games.sweet_lands.vocabulary import CHARACTERS
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands import oracle_places as places
from tests.games.sweet_lands import oracle_turn as turn
from tests.games.sweet_lands.oracle_counts import standing

COLOURS = {"orange": (1, 2), "green": (3, 4), "grey": (5, 6), "any": (1, 2, 3, 4, 5, 6)}
LAID = ("terrain", "special", "road", "property", "rabbit")


def lacks(position: Position) -> list[str]:
    """Return the kinds of tiles of which more are to be drawn: two final tiles, five milestones, advanced
    ones.
    """
    wanted = {"final": 2, "milestone": 5, "advanced": 0}
    if position.rulings.advanced == "with":
        wanted["advanced"] = len(position.players) + 1
    return [what for what, most in wanted.items() if len(lying(position, what)) < most]


def lying(position: Position, what: str) -> tuple[int, ...]:
    """Return the tiles of a kind that lie on the table."""
    if what == "final":
        return position.finals
    return position.milestones if what == "milestone" else position.advanced


def chooser(position: Position) -> int | None:
    """Tell who chooses a character now, when all tiles are drawn: the start seat last, the one before it
    first.
    """
    count = len(position.players)
    for steps in range(1, count + 1):
        seat = (position.start - steps) % count
        if not position.players[seat].character:
            return None if lacks(position) else seat
    return None


def waits(position: Position) -> set[int]:
    """Return every seat that is asked for something."""
    owed = {seat for seat, player in enumerate(position.players) if player.dues}
    everybody = set(range(len(position.players)))
    match position.phase:
        case "setup":
            seat = chooser(position)
            if seat is None:
                return owed or (everybody if revealed(position) else set())
            return owed or {seat}
        case "income":
            return owed
        case "action":
            return owed or {position.turn}
        case "place":
            return everybody
    return set()


def revealed(position: Position) -> set[Move]:
    """Return the tiles that may have been drawn next: any that is known, or a new one."""
    found: set[Move] = set()
    for what in lacks(position):
        there = set(lying(position, what))
        known = set(box.known(position, what)) | there
        new = set(range(1, 41)) - known
        found |= {Reveal(what, tile) for tile in known - there | ({min(new)} if new else set())}  # type: ignore[arg-type]
    return found


def _chosen(position: Position) -> set[Move]:
    """Either side of a board that nobody has. Side A, or a side B that is nobody's map."""
    boards = {player.character[:1] for player in position.players if player.character}
    maps = {player.side for player in position.players if player.character}
    sides = ["A"] if position.rulings.maps == "a" else [f"B{n}" for n in range(1, 10) if f"B{n}" not in maps]
    return {
        Choose(who, side)  # type: ignore[arg-type]
        for who in CHARACTERS
        if who[0] not in boards
        for side in sides
    }


def _helpers(position: Position) -> set[Move]:
    """Return any place where no marker stands."""
    taken = {player.helper for player in position.players}
    most = box.value(position, f"helpers-{len(position.players)}") or 16
    return {Helper(place) for place in range(1, most + 1) if place not in taken}


def barred(position: Position, player: Player, space: int) -> bool:
    """Tell if a laboratory that is not built bars the way to a space of the industry track."""
    if box.part(position, f"space-{space}", 3) != "yes":
        return False
    bars = [number for number in range(1, space + 1) if box.part(position, f"space-{number}", 3) == "yes"]
    return len(bars) > standing(player, "lab")


def steps(position: Position, player: Player) -> set[Move]:
    """Tell which of wagon and locomotive can take a step: past the end it is a point."""
    length = box.value(position, "industry") or 60
    found: set[Move] = set()
    if player.wagon >= length or not barred(position, player, player.wagon + 1):
        found.add(Step("wagon"))
    if player.locomotive and (
        player.locomotive >= length or not barred(position, player, player.locomotive + 1)
    ):
        found.add(Step("locomotive"))
    return found


def advances(position: Position, player: Player, colour: str) -> set[Move]:
    """Return the tracks of a colour on which there is a space left. The last one costs a diamond."""
    found: set[Move] = set()
    for track in COLOURS[colour]:
        length = box.part(position, f"track-{track}", 0)
        space = player.prosperity[track - 1]
        if length is None or space < length - 1 or (space == length - 1 and player.diamonds):
            found.add(Advance(track))
    return found


def takes_free_step(position: Position, player: Player, colour: str) -> bool:
    """Tell if there is a space on a track of the colour that is not the last one, or nobody knows."""
    for track in COLOURS[colour]:
        length = box.part(position, f"track-{track}", 0)
        if length is None or player.prosperity[track - 1] < length - 1:
            return True
    return False


def skills(position: Position, player: Player) -> Iterator[Move]:
    """Yield any skill tile that the seat has not. Advanced ones for a diamond, where they are played with."""
    for advanced in (False, True):
        if advanced and (position.rulings.advanced == "without" or not player.diamonds):
            continue
        own = {skill.tile for skill in player.skills if skill.advanced == advanced}
        if advanced:
            yield from (TakeSkill(tile, advanced=True) for tile in set(position.advanced) - own)
            continue
        held = {each.tile for who in position.players for each in who.skills if not each.advanced}
        known = held | set(box.known(position, "skill"))
        new = set(range(1, 41)) - known
        numbers = known | ({min(new)} if new else set())
        yield from (TakeSkill(tile) for tile in numbers - own)


def side_by_side(player: Player) -> list[Due]:
    """Return the pieces that one print gives side by side, if such are owed first: any of them may
    be laid.
    """
    found: list[Due] = []
    for due in player.dues:
        alike = not found or (due.entry, due.part) == (found[0].entry, found[0].part)
        if due.kind not in LAID or not alike or (found and not due.entry):
            break
        found.append(due)
    return found


def owed(position: Position, player: Player, due: Due) -> set[Move]:
    """Return what answers the first thing that a seat is owed, where its print is known."""
    found: set[Move]
    match due.kind:
        case "choose":
            return {Decide(option) for option in range(len(options(position, due)))}
        case "which":
            known = set(box.known(position, "special"))
            lying = {spot.special for each in position.players for spot in each.spots}
            new = sorted(set(range(1, 21)) - known - lying)[:1]
            return {Skip(), *map(NameSpecial, known | set(new))}
        case "endless":
            return {Skip()}
        case "basic":
            return {Take("wheat"), Take("wood"), Take("iron")}
        case "track":
            return steps(position, player)
        case "prosperity":
            found = advances(position, player, due.what)
            return found | ({Skip()} if not takes_free_step(position, player, due.what) else set())
        case "skill":
            return {Skip(), *skills(position, player)}
        case "automate":
            card = int(due.entry.rpartition("-")[2] or 0) if due.entry else 0
            return {Skip(), *(Automate(c) for c in turn.automate_columns(position, player, card))}  # type: ignore[arg-type]
        case "income":
            return {Collect()}
        case "helper":
            return _helpers(position)
        case "ahead":
            return {Ahead(points) for points in range(10)}
    assert due.kind in LAID, due
    laid: set[Move] = {Skip()}
    for each in side_by_side(player):
        laid |= places.pieces(position, player, each.kind)
        if each.kind == "rabbit" and places.may_be_none(position, player):
            laid.add(NoRabbit())
    return laid


def options(position: Position, due: Due) -> tuple[object, ...]:
    """Return what a print offers."""
    if due.entry.startswith("area-"):
        return (1, 2)
    shown = box.value(position, due.entry)
    if isinstance(shown, tuple):
        shown = shown[due.part]
    return tuple(shown.options)


def legal_moves(position: Position, seat: int) -> set[Move]:
    """Return every legal move of a seat."""
    player = position.players[seat]
    if position.phase == "scoring":
        return set()
    if seat not in waits(position):
        return set()
    extra = revealed(position) if position.phase == "setup" else set()
    if player.dues:
        due = player.dues[0]
        if asked(position, player, due):
            names = unread(position, player, due)
            card = len(names) == 1 and names[0].startswith("card-")
            return {ByHand(), *extra, *({ByHand(nothing=True)} if card else ())}
        return owed(position, player, due) | extra
    if position.phase == "setup":
        return extra | (_chosen(position) if chooser(position) == seat else set())
    if position.phase == "place":
        return places.anything(position, player)
    if position.phase != "action":
        return set()
    found = set(turn.free_moves(position, player))
    if player.acted:
        return {*found, Done()}
    return {
        *found,
        *turn.area_moves(position, player),
        *turn.card_moves(position, player),
        *turn.flip_moves(position, player),
        Pass(),
    }


def asked(position: Position, player: Player, due: Due) -> bool:
    """Tell if what is owed waits for a print that nobody has read, and nobody books by hand in this turn."""
    return bool(unread(position, player, due))


def unread(position: Position, player: Player, due: Due) -> list[str]:
    """Return the prints that it waits for."""
    names = [name for name in _rests_on(position, player, due) if box.value(position, name) is None]
    left_alone = (*player.waived, *player.blank)
    return [name for name in names if name not in left_alone and not tracked(position, name)]


def tracked(position: Position, name: str) -> bool:
    """Tell if the table tracks a print itself, or all of its section."""
    return any(mark in (name, f"/{field_of(name).section}") for mark in position.tracked)


def _rests_on(position: Position, player: Player, due: Due) -> list[str]:
    """Return the prints that have to be read before what is owed can go on."""
    match due.kind:
        case "print" | "choose" | "spaces" | "coffee" | "turned":
            return [] if due.entry.startswith("area-") else [due.entry]
        case "price":
            reached = [number for number, space in ((1, 7), (2, 11)) if player.food >= space]
            return [due.entry, *(f"discount-{number}" for number in reached)]
        case "ground" | "tile":
            return [] if box.is_drawn(position, player.side) else [due.entry]
        case "food":
            return ["food"] if player.food >= 11 else []
        case "track" | "wagon":
            return _spaces_ahead(position, player, due.kind)
        case "income" if due.what == "rest":
            return [*incomes(player), *maps.unread_draws(position, player)]
        case "income":
            own = [f"helper-{player.helper}"] if player.helper else []
            character = [f"{player.character}-income"] if player.character else []
            return [*own, *character, *incomes(player), *maps.unread_draws(position, player)]
    return []


def _spaces_ahead(position: Position, player: Player, kind: str) -> list[str]:
    """Return the industry track's length. Then the next space of whatever could move."""
    length = box.value(position, "industry")
    if length is None and "industry" not in player.waived and not tracked(position, "industry"):
        return ["industry"]
    there = [player.wagon, *([player.locomotive] if player.locomotive and kind == "track" else [])]
    return [f"space-{space + 1}" for space in there if length is None or space < length]


def incomes(player: Player) -> list[str]:
    """Return the spaces of the income tracks on which a seat's markers stand."""
    return [
        f"income-{resource}-{min(30, space)}"
        for resource, space in zip(("gold", "wheat", "wood", "iron"), player.spaces, strict=True)
    ]
