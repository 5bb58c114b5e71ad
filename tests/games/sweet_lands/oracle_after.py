"""What a move changes, told from the rules: the witness's effects, and everything that follows by itself."""

from typing import Any

from msgspec.structs import replace

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Automated, Disc, Due, Position, Skill, Spot
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands import oracle_places as places
from tests.games.sweet_lands import oracle_rounds as rounds
from tests.games.sweet_lands import oracle_turn as turn
from tests.games.sweet_lands.oracle_follows import followed
from tests.games.sweet_lands.oracle_gains import Scene, chosen, flip, named, new_card, shown, tile_reward
from tests.games.sweet_lands.oracle_legal import unread


def after(position: Position, seat: int, move: Any) -> Position:
    """Return the position after a legal move."""
    scene = Scene(position)
    if position.phase == "place":
        _placed(scene, seat, move)
        return scene.table
    acted = isinstance(move, moves.Area | moves.Play | moves.Flip | moves.Pass | moves.Free)
    if acted:
        _rested(scene, seat)
    before = maps.draw_areas(scene.table, scene.player(seat))
    unread_before = maps.unread_draws(scene.table, scene.player(seat))
    _done(scene, seat, move)
    more = maps.draw_areas(scene.table, scene.player(seat)) - before
    scene.add(seat, "hand", more)
    if isinstance(move, moves.Terrain | moves.Special | moves.Road):
        _asked_about(scene, seat, move, unread_before)
    return followed(scene)


def _asked_about(scene: Scene, seat: int, move: Any, before: list[str]) -> None:
    """Hexes that may be extra-draw areas since just now are asked about. The tile's own hex first."""
    player = scene.player(seat)
    new = [name for name in maps.unread_draws(scene.table, player) if name not in before]
    own = [] if isinstance(move, moves.Road) else [Due("ground", 1, f"{player.side}:{move.at}")]
    scene.first(seat, *own, *(Due("ground", 1, name, "unread") for name in new))


def _placed(scene: Scene, seat: int, move: Any) -> None:
    """Lay a piece, and turn over tiles beside roads. Nothing is paid or given."""
    player = scene.player(seat)
    spot = player.spot(move.at) or Spot("0,0", "none")
    match move:
        case moves.Property(kind=kind):
            number = 1 + sum(one.property == kind for one in player.spots)
            scene.lay(seat, replace(spot, property=kind, number=number))
        case moves.Rabbit():
            scene.lay(seat, replace(spot, rabbit=True))
        case _:
            scene.put(seat, dues=(Due("terrain"),))
            _lay(scene, seat, move)
    _rested(scene, seat)
    scene.put(seat, dues=())


def _rested(scene: Scene, seat: int) -> None:
    spots = tuple(replace(spot, fresh=False) for spot in scene.player(seat).spots)
    scene.put(seat, spots=spots)


def _done(scene: Scene, seat: int, move: Any) -> None:
    match move:
        case moves.Choose() | moves.Reveal() | moves.Helper():
            _set_up(scene, seat, move)
        case moves.Area():
            _area(scene, seat, move)
        case moves.Play():
            _play(scene, seat, move)
        case moves.Flip():
            _flip(scene, seat, move)
        case moves.Pass():
            _pass(scene, seat)
        case moves.Done():
            scene.put(seat, acted=False, waived=())
            scene.table = replace(scene.table, turn=turn.next_seat(scene.table, seat))
        case moves.Free():
            _free(scene, seat, move)
        case moves.Terrain() | moves.Special() | moves.Road() | moves.Property() | moves.Rabbit():
            _anew(scene, seat)
            _lay(scene, seat, move)
        case _:
            _anew(scene, seat)
            _take(scene, seat, move)


def _set_up(scene: Scene, seat: int, move: Any) -> None:
    match move:
        case moves.Choose(character=who, side=side):
            scene.put(seat, character=who, side=side)
            scene.last(seat, Due("spaces", 1, f"{who}-spaces"), Due("print", 1, f"{who}-start"))
        case moves.Reveal(what=what, tile=tile):
            name = {"milestone": "milestones", "final": "finals", "advanced": "advanced"}[what]
            scene.table = replace(scene.table, **{name: (*getattr(scene.table, name), tile)})
        case moves.Helper(place=place):
            _anew(scene, seat)
            scene.used(seat)
            scene.put(seat, helper=place)


def _area(scene: Scene, seat: int, move: moves.Area) -> None:
    scene.table = replace(scene.table, discs=(*scene.table.discs, Disc(move.letter, move.slot, seat)))
    if move.disc:
        scene.add(seat, "discs", -1)
    for letter in filter(None, (move.letter, move.copied)):
        scene.pay(seat, turn.area_costs(scene.table, letter)[0])
    scene.put(seat, acted=True)
    extra = move.letter[0] == "X"
    entry = move.letter if extra else f"area-{move.copied or move.letter}"
    slot = () if move.disc else (Due("discard", move.slot),)
    scene.first(seat, Due("print", 1, entry, "", int(extra)), *slot)


def _play(scene: Scene, seat: int, move: moves.Play) -> None:
    entry = f"card-{move.card}"
    scene.pay(seat, turn.card_cost(scene.table, scene.player(seat), move.card, move.option))
    marks = [*scene.player(seat).marks]
    marks[(int(box.part(scene.table, entry, 4)[1]) if move.card else move.mark) - 1] += 1
    scene.put(seat, marks=tuple(marks), acted=True)
    if not move.card and move.passing:
        scene.put(seat, passing=(*scene.player(seat).passing, new_card(scene.table)))
    elif not move.card:
        scene.first(seat, Due("automate", 1, f"card-{new_card(scene.table)}"))
    elif box.part(scene.table, entry, 0) == "passing":
        scene.put(seat, passing=(*scene.player(seat).passing, move.card))
    else:
        scene.first(seat, Due("print", 1, entry, "", 3), Due("automate", 1, entry))


def _flip(scene: Scene, seat: int, move: moves.Flip) -> None:
    skills = tuple(
        replace(one, down=True) if (one.tile, one.advanced) == (move.tile, move.advanced) else one
        for one in scene.player(seat).skills
    )
    scene.put(seat, skills=skills, acted=True)
    scene.first(seat, Due("print", 1, f"{'advanced' if move.advanced else 'skill'}-{move.tile}"))


def _pass(scene: Scene, seat: int) -> None:
    """Apply the seven steps, in the order of the rules."""
    named(scene, seat)
    player = scene.player(seat)
    scene.table = replace(scene.table, passed=(*scene.table.passed, seat))
    scene.put(seat, passed=True, acted=True)
    skills = [f"{'advanced' if one.advanced else 'skill'}-{one.tile}" for one in player.skills]
    scene.first(
        seat,
        *([Due("print", 1, f"{player.character}-pass")] if player.character else []),
        Due("city"),
        Due("marks"),
        Due("ahead"),
        *(Due("print", 1, entry, "", 1) for entry in skills),
        *(Due("print", 1, f"card-{card}", "", 3) for card in player.passing),
        *([Due("helper")] if scene.table.round < 5 else []),
    )


def _free(scene: Scene, seat: int, move: moves.Free) -> None:
    for kind in ("wheat", "wood", "iron", "gold"):
        scene.add(seat, kind, getattr(move.get, kind) - getattr(move.give, kind))
    if move.number == 1 or (move.number == 7 and not move.disc):
        scene.add(seat, "hand", -1)
    match move.number:
        case 1:
            scene.first(seat, Due("road" if move.piece == "road" else "terrain"))
        case 2:
            scene.add(seat, "gold", -15)
            scene.add(seat, "hand", 1)
        case 3:
            scene.add(seat, "gold", -4)
        case 4:
            _claim(scene, seat, move.tile)
        case 5:
            scene.add(seat, "gold", 1)
        case 7 if move.disc:
            scene.add(seat, "discs", -1)
        case 8:
            spot = scene.player(seat).spot(move.at) or Spot(move.at, "none")
            scene.lay(seat, replace(spot, property="tower", number=1))
            own = Due("print", 1, f"{scene.player(seat).character}-tower!")
            scene.first(seat, tile_reward(scene, seat, move.at), own)


def _claim(scene: Scene, seat: int, tile: int) -> None:
    """With the third milestone of the game the others are gone."""
    scene.put(seat, milestones=(*scene.player(seat).milestones, tile))
    claimed = scene.table.claimed + 1
    left = tuple(one for one in scene.table.milestones if one != tile) if claimed < 3 else ()
    scene.table = replace(scene.table, claimed=claimed, milestones=left)


def _lay(scene: Scene, seat: int, move: Any) -> None:
    side = scene.player(seat).side
    match move:
        case moves.Terrain(at=at) | moves.Special(at=at):
            kinds = ("special", "terrain") if isinstance(move, moves.Special) else ("terrain", "special")
            scene.laid(seat, *kinds)
            scene.lay(seat, Spot(at, special=getattr(move, "tile", 0)))
            flip(scene, seat)
            scene.first(seat, Due("print", 1, f"{side}:{at}!"))
        case moves.Road(at=at):
            scene.laid(seat, "road")
            there = {*scene.player(seat).roads, maps.edge_name(maps.edge_of(at))}
            scene.put(seat, roads=tuple(sorted(there)))
            flip(scene, seat)
        case moves.Property():
            _build(scene, seat, move)
        case moves.Rabbit(at=at, place=place):
            scene.laid(seat, "rabbit")
            spot = scene.player(seat).spot(at)
            assert spot is not None
            scene.lay(seat, replace(spot, rabbit=True))
            if place:
                scene.put(seat, taken=tuple(sorted({*scene.player(seat).taken, place})))
                scene.first(seat, Due("print", 1, f"rabbit-{place}", "", 1))


BEHIND = ("discard", "automate", "city", "marks", "ahead", "helper", "income")
"""What comes when everything is laid that an action, or a step of passing, lets a seat lay."""


def _build(scene: Scene, seat: int, move: moves.Property) -> None:
    """Paid, built, the tile's reward at once. The property's own one when all of the action are built."""
    player = scene.player(seat)
    (number,) = [move.number] if move.number else places.next_numbers(scene.table, player, move.kind)
    price = places.price_print(move.kind, number)
    later = [] if box.value(scene.table, price) is not None else [Due("price", 1, price)]
    scene.pay(seat, places.price(scene.table, player, move.kind, number)[0])
    spot = player.spot(move.at) or Spot(move.at, "none")
    scene.lay(seat, replace(spot, property=move.kind, number=number))
    scene.laid(seat, "property")
    own: tuple[Due, ...] = ()
    if move.kind in places.COLUMNS and number not in (2, 3):
        own = (Due("print", 1, f"{move.kind}-{number}", "later"),)
    elif move.kind in places.COLUMNS and player.character:
        own = (Due("print", 1, f"{player.character}-{move.kind}-{number}", "later"),)
    elif move.kind == "coffee":
        own = (Due("coffee", 1, f"coffee-{number}", "later"),)
    dues = [*scene.player(seat).dues]
    place = 0
    while place < len(dues) and dues[place].kind not in BEHIND:
        place += 1
    scene.put(seat, dues=(*dues[:place], *own, *dues[place:]))
    scene.first(seat, *later, tile_reward(scene, seat, move.at))


def _anew(scene: Scene, seat: int) -> None:
    """What a seat decides may lead on otherwise: rewards count anew which led to them."""
    owed = [replace(due, part=0) if due.kind in ("reward", "end") else due for due in scene.player(seat).dues]
    scene.put(seat, dues=tuple(owed))


def _take(scene: Scene, seat: int, move: Any) -> None:
    player = scene.player(seat)
    match move:
        case moves.NoRabbit():
            scene.laid(seat, "rabbit")
            scene.add(seat, "points", 6)
        case moves.Decide(option=option):
            due = scene.used(seat)
            gains = shown(scene.table, due.entry, due.part)
            assert gains is not None
            chosen(scene, seat, gains, option, due.entry)
        case moves.NameSpecial(tile=tile):
            spot = player.spot(scene.used(seat).entry.partition(":")[2])
            assert spot is not None
            scene.lay(seat, replace(spot, special=tile))
        case moves.Take(what=what):
            scene.used(seat, 1)
            scene.add(seat, what, 1)
        case moves.Step(piece=piece):
            rounds.rolled(scene, seat, piece)
        case moves.Advance(track=track):
            _advance(scene, seat, track)
        case moves.TakeSkill(tile=tile, advanced=dear):
            scene.used(seat, 1)
            scene.put(seat, skills=(*player.skills, Skill(tile, dear)))
            if dear:
                scene.add(seat, "diamonds", -1)
                left = tuple(one for one in scene.table.advanced if one != tile)
                scene.table = replace(scene.table, advanced=left)
        case moves.Automate(column=column):
            due = scene.used(seat)
            scene.add(seat, "diamonds", -1)
            card = int(due.entry.partition("-")[2] or 0)
            scene.put(seat, automated=(*player.automated, Automated(column, card)))
        case moves.Ahead(points=points):
            scene.used(seat)
            scene.add(seat, "points", points)
        case moves.Collect():
            rounds.collected(scene, seat)
        case moves.ByHand(nothing=True):
            scene.put(seat, blank=(*player.blank, *unread(scene.table, player, player.dues[0])))
        case moves.ByHand():
            scene.put(seat, waived=(*player.waived, *unread(scene.table, player, player.dues[0])))
        case _:
            assert isinstance(move, moves.Skip)
            scene.used(seat)


def _advance(scene: Scene, seat: int, track: int) -> None:
    """Advance one space. The last costs a diamond, and whoever is there first gets what lies at the end."""
    scene.used(seat, 1)
    spaces = [*scene.player(seat).prosperity]
    spaces[track - 1] += 1
    space = spaces[track - 1]
    scene.put(seat, prosperity=tuple(spaces))
    owed = [Due("print", 1, f"track-{track}-{space}")] if space <= 20 else []
    if space == box.part(scene.table, f"track-{track}", 0):
        scene.add(seat, "diamonds", -1)
        ends = [*scene.table.ends]
        if ends[track - 1] is None:
            ends[track - 1] = seat
            owed.append(Due("print", 1, f"track-{track}-last"))
        scene.table = replace(scene.table, ends=tuple(ends))
    scene.first(seat, *owed)
