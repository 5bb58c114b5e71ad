"""What follows by itself, for the witness: whatever is owed and needs nobody's decision; rounds that end."""

from typing import Any

from msgspec.structs import replace

from companion.games.sweet_lands.position import Due, Player, Position
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands import oracle_places as places
from tests.games.sweet_lands import oracle_rounds as rounds
from tests.games.sweet_lands import oracle_turn as turn
from tests.games.sweet_lands.oracle_gains import COLUMNS, REWARDS, Scene, named, printed, reward_owed
from tests.games.sweet_lands.oracle_legal import advances, asked, chooser, lacks, options, side_by_side, steps


def followed(scene: Scene) -> Position:
    """Return the position when somebody is asked, or the game is over."""
    while True:
        before = scene.table
        for seat in range(len(before.players)):
            while _one(scene, seat):
                pass
            if not scene.player(seat).dues:
                spots = tuple(replace(spot, fresh=False) for spot in scene.player(seat).spots)
                scene.put(seat, spots=spots)
        _phases(scene)
        if scene.table == before:
            return before


def _one(scene: Scene, seat: int) -> bool:
    """Tell if the first thing that is owed has been resolved, in part or whole, without a decision."""
    player = scene.player(seat)
    if not player.dues or asked(scene.table, player, player.dues[0]):
        return False
    due = player.dues[0]
    match due.kind:
        case "print":
            scene.used(seat)
            printed(scene, seat, due.entry, due.part)
        case "choose":
            return len(options(scene.table, due)) < 2 and bool(scene.used(seat))
        case "terrain" | "special" | "road":
            return not places.pieces(scene.table, player, due.kind) and bool(scene.used(seat))
        case "property":
            return not places.building_sites(player) and bool(scene.used(seat))
        case "rabbit":
            return _rabbit(scene, seat)
        case "track" | "wagon":
            return _roll(scene, seat, due)
        case "prosperity":
            return not advances(scene.table, player, due.what) and bool(scene.used(seat))
        case "automate":
            return not _automatable(scene.table, seat, due) and bool(scene.used(seat))
        case "income" if due.what == "rest":
            rounds.tracks_collected(scene, seat)
        case "basic" | "skill" | "income" | "helper" | "ahead" | "endless" | "pay" | "which":
            return False
        case _:
            _plain(scene, seat, due)
    return True


def _plain(scene: Scene, seat: int, due: Due) -> None:
    player = scene.player(seat)
    match due.kind:
        case "food":
            _food(scene, seat)
        case "reward":
            _reward(scene, seat, due)
        case "coffee":
            scene.used(seat)
            number = box.part(scene.table, due.entry, 1)
            reward_owed(scene, seat, [Due("reward", 1, due.entry, f"reward{number}")] if number else [])
        case "tile":
            scene.used(seat)
            side, _, at = due.entry.partition(":")
            ground = box.ground(scene.table, side, at)
            spot = player.spot(at)
            if due.what != "asked" and _nameless(scene, seat, due):
                scene.first(seat, Due("which", 1, due.entry), Due("tile", 1, due.entry, "asked"))
            elif spot is not None and spot.special:
                scene.first(seat, Due("print", 1, f"special-{spot.special}"))
            elif ground and ground[0] in places.TERRAINS:
                scene.first(seat, Due("print", 1, f"tile-{ground[0]}"))
        case "spaces":
            scene.used(seat)
            spaces = box.value(scene.table, due.entry)
            scene.put(seat, spaces=tuple(spaces) if spaces else player.spaces)
        case "city":
            scene.used(seat)
            scene.add(seat, "city_points", maps.cities(scene.table, player))
        case "marks":
            scene.used(seat)
            scene.add(seat, "industry_points", _marks(scene.table, player.wagon, player.locomotive))
        case "price":
            scene.used(seat)
            kind, _, number = due.entry.partition("-")
            column = "tent" if kind == "row" else kind
            scene.pay(seat, places.price(scene.table, scene.player(seat), column, int(number))[0])
        case "discard":
            scene.used(seat)
            scene.add(seat, "hand", -due.count)
        case "ground":
            scene.used(seat)
            opened = due.what == "unread" and due.entry.split(":")[1] in maps.active(scene.table, player)
            scene.add(seat, "hand", int(opened))
            if _nameless(scene, seat, due):
                scene.first(seat, Due("which", 1, due.entry))
        case _:
            assert due.kind in ("end", "turned")
            scene.used(seat)


def _nameless(scene: Scene, seat: int, due: Due) -> bool:
    """Tell if a tile lies on a hex of special terrain, and nobody has said which one."""
    side, _, at = due.entry.partition(":")
    ground, spot = box.ground(scene.table, side, at), scene.player(seat).spot(at)
    return ground is not None and ground[0] == "special" and spot is not None and not spot.special


def _rabbit(scene: Scene, seat: int) -> bool:
    """Return no rabbit left: six points.

    None that the food marker has reached, or no property for one: nothing.
    """
    player = scene.player(seat)
    if not places.rabbits_left(scene.table, player):
        scene.used(seat, 1)
        scene.add(seat, "points", 6)
        return True
    sites: list[Any] = [spot for spot in player.spots if spot.property and not spot.rabbit]
    if any(due.kind == "property" for due in side_by_side(player)):
        sites += places.building_sites(player)
    if sites and places.reachable(scene.table, player) != []:
        return False
    scene.used(seat)
    return True


def _roll(scene: Scene, seat: int, due: Due) -> bool:
    """Make the step if only one of the two can move. If none can, the steps are lost."""
    pieces = [move.piece for move in steps(scene.table, scene.player(seat))]  # type: ignore[union-attr]
    if due.kind == "wagon":
        pieces = [piece for piece in pieces if piece == "wagon"]
    if len(pieces) > 1:
        return False
    if pieces:
        rounds.rolled(scene, seat, pieces[0])
    else:
        scene.used(seat)
    return True


def _automatable(position: Position, seat: int, due: Due) -> bool:
    player = position.players[seat]
    card = int(due.entry.partition("-")[2] or 0)
    return bool(turn.automate_columns(position, player, card))


def _food(scene: Scene, seat: int) -> None:
    """Advance on the food track and give what is printed there. Beyond its end, two wheat."""
    player, last = scene.player(seat), box.value(scene.table, "food")
    scene.used(seat, 1)
    if last is not None and player.food >= last:
        scene.add(seat, "wheat", 2)
        return
    scene.put(seat, food=min(99, player.food + 1))
    if player.food < 40:
        scene.first(seat, Due("print", 1, f"food-{player.food + 1}"))


def _reward(scene: Scene, seat: int, due: Due) -> None:
    """Give the printed ability of the column, then its automated cards, the uppermost first."""
    scene.used(seat, 1)
    column = COLUMNS[REWARDS.index(due.what)]
    named(scene, seat)
    player = scene.player(seat)
    cards = [one.card for one in player.automated if one.column == column]
    scene.first(
        seat,
        *([Due("print", 1, f"{player.character}-auto-{due.what[-1]}")] if player.character else []),
        *(Due("print", 1, f"card-{card}", "", 6) for card in cards),
        Due("end", part=due.part),
    )


def _marks(position: Position, *spaces: int) -> int:
    """Return the score markers that wagon and locomotive have passed, each for itself."""
    found = 0
    for reached in spaces:
        for space in range(2, reached + 1):
            found += box.part(position, f"space-{space}", 2) or 0
    return found


# Phases -----------------------------------------------------------------------------------------------------


def _phases(scene: Scene) -> None:
    table = scene.table
    busy = any(player.dues for player in table.players)
    match table.phase:
        case "setup" if not busy and not lacks(table) and chooser(table) is None:
            _helpers(scene)
        case "income" if not busy:
            scene.table = replace(table, phase="action")
        case "action" if not table.players[table.turn].dues and _is_through(table.players[table.turn]):
            if len(table.passed) < len(table.players):
                scene.put(table.turn, acted=False, waived=())
                scene.table = replace(scene.table, turn=turn.next_seat(scene.table, table.turn))
            else:
                _round_over(scene)


def _is_through(player: Player) -> bool:
    """Tell if a seat has passed and has ended that turn."""
    return player.passed and not player.acted


def _helpers(scene: Scene) -> None:
    """Choose the helper places against the order of turns. Then the first income is owed."""
    count = len(scene.table.players)
    for number in range(1, count + 1):
        seat = (scene.table.start - number) % count
        if not scene.player(seat).helper:
            scene.last(seat, Due("helper"))
            return
    scene.table = replace(scene.table, phase="income", turn=scene.table.start)
    _incomes(scene)


def _incomes(scene: Scene) -> None:
    """The start seat turns up the extra actions of rounds 2 and 3. Then everybody is owed an income."""
    for number in {2: (1, 2), 3: (3, 4)}.get(scene.table.round, ()):
        scene.last(scene.table.start, Due("turned", 1, f"X{number}"))
    for seat in range(len(scene.table.players)):
        scene.last(seat, Due("income"))


def _round_over(scene: Scene) -> None:
    """Clean up: one card, no discs, skill tiles face up. The first who passed begins. None in round 5."""
    table = scene.table
    if table.round == 5:
        scene.table = replace(table, phase="scoring")
        return
    for seat, player in enumerate(table.players):
        skills = tuple(replace(skill, down=False) for skill in player.skills)
        kept = min(1, player.hand)
        fresh = {"acted": False, "passed": False, "waived": (), "ability_used": False}
        scene.put(seat, hand=kept, discs=0, skills=skills, **fresh)
    first = table.passed[0]
    order = table.passed if table.rulings.order == "passing" else ()
    cleared = replace(scene.table, discs=(), passed=(), order=order, start=first, turn=first)
    scene.table = replace(cleared, round=table.round + 1, phase="income")
    _incomes(scene)
