"""What prints give, for the witness: a table that is changed step by step, and what is owed on it."""

from typing import Any

from msgspec.structs import replace

from companion.engine.gains import Gains, read_gains
from companion.games.sweet_lands.position import Due, Player, Position, Spot
from companion.games.sweet_lands.vocabulary import COUNTED, GAINS
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands.oracle_counts import count
from tests.games.sweet_lands.oracle_legal import side_by_side

AT_ONCE = {
    **box.STOCKS,
    "disc": "discs",
    "victory": "points",
    "city": "city_points",
    "industry": "industry_points",
}
INCOMES = ("gold_income", "wheat_income", "wood_income", "iron_income")
COLOURS = ("orange", "green", "grey", "any")
REWARDS = ("reward1", "reward2", "reward3")
COLUMNS = ("tent", "house", "building")


class Scene:
    """One table while something happens on it.

    Attributes:
        table: what it shows now.
    """

    def __init__(self, position: Position) -> None:
        self.table = position

    def player(self, seat: int) -> Player:
        """Return one seat."""
        return self.table.players[seat]

    def put(self, seat: int, **changes: Any) -> None:
        """Something of a seat's is so now."""
        players = [*self.table.players]
        players[seat] = replace(players[seat], **changes)
        self.table = replace(self.table, players=tuple(players))

    def add(self, seat: int, what: str, number: int) -> None:
        """Add to a seat's stock, never fewer than none and never more than 999."""
        self.put(seat, **{what: max(0, min(999, getattr(self.player(seat), what) + number))})

    def first(self, seat: int, *dues: Due) -> None:
        """Something is owed before everything else."""
        self.put(seat, dues=(*dues, *self.player(seat).dues))

    def last(self, seat: int, *dues: Due) -> None:
        """Something is owed after everything else."""
        self.put(seat, dues=(*self.player(seat).dues, *dues))

    def used(self, seat: int, number: int | None = None) -> Due:
        """Reduce what is owed first. All of it where no number is said."""
        due, *rest = self.player(seat).dues
        left = 0 if number is None else due.count - number
        self.put(seat, dues=(replace(due, count=left), *rest) if left > 0 else tuple(rest))
        return due

    def laid(self, seat: int, *kinds: str) -> None:
        """Mark one owed piece as laid: the first kind of these that may be laid next."""
        dues = [*self.player(seat).dues]
        for kind in kinds:
            for place, due in enumerate(side_by_side(self.player(seat))):
                if due.kind == kind:
                    dues[place : place + 1] = [replace(due, count=due.count - 1)] if due.count > 1 else []
                    self.put(seat, dues=tuple(dues))
                    return

    def pay(self, seat: int, cost: dict[str, int]) -> None:
        """Take the price from a seat."""
        for kind, number in cost.items():
            self.add(seat, box.STOCKS[kind], -number)

    def lay(self, seat: int, spot: Spot) -> None:
        """Something lies on a hex in place of what lay there."""
        others = [one for one in self.player(seat).spots if one.at != spot.at]
        self.put(seat, spots=tuple(sorted([*others, spot], key=lambda one: one.at)))


def shown(position: Position, entry: str, part: int) -> Gains | None:
    """Return what a print gives. What the rules say of an area. None if nobody knows."""
    if entry.startswith("area-"):
        return read_gains(box.AREAS[entry[5:]][1], GAINS, COUNTED)
    found = box.value(position, entry)
    if found is None or isinstance(found, Gains):
        return found
    return found[part]  # type: ignore[no-any-return]


def printed(scene: Scene, seat: int, entry: str, part: int = 0) -> None:
    """Give a print: nothing if its condition is not met. If it offers a choice, that is owed."""
    gains = shown(scene.table, entry, part)
    if gains is None:
        return
    if any(count(scene.table, scene.player(seat), need.kind) < need.count for need in gains.needs):
        return
    if len(gains.options) > 1:
        scene.first(seat, Due("choose", 1, entry, "", part))
    else:
        chosen(scene, seat, gains, 0, entry)


def chosen(scene: Scene, seat: int, gains: Gains, option: int, entry: str) -> None:
    """Give one thing that a print offers: stocks at once, all else is owed. Industry rewards last."""
    owed: list[Due] = []
    rewards: list[Due] = []
    for gain in gains.options[option]:
        each = count(scene.table, scene.player(seat), gain.per) if gain.per else 1
        number = min(99, gain.count * each)
        if number == 0 or gain.kind == "hand":
            continue
        if gain.kind in AT_ONCE:
            scene.add(seat, AT_ONCE[gain.kind], number)
        elif gain.kind in INCOMES:
            spaces = [*scene.player(seat).spaces]
            spaces[INCOMES.index(gain.kind)] = min(99, spaces[INCOMES.index(gain.kind)] + number)
            scene.put(seat, spaces=tuple(spaces))
        elif gain.kind == "locomotive":
            scene.put(seat, locomotive=scene.player(seat).locomotive or 1)
        elif gain.kind == "wonder":
            skills = number if scene.player(seat).wonder else number - 1
            scene.put(seat, wonder=True)
            owed += [Due("skill", skills, entry)] if skills else []
        elif gain.kind in REWARDS:
            rewards += [Due("reward", 1, entry, gain.kind)] * number
        elif gain.kind in COLOURS:
            owed.append(Due("prosperity", number, entry, gain.kind))
        else:
            owed.append(Due(gain.kind, number, entry))  # type: ignore[arg-type]
    scene.first(seat, *owed)
    reward_owed(scene, seat, rewards, len(owed))


def reward_owed(scene: Scene, seat: int, rewards: list[Due], after: int = 0) -> None:
    """Industry rewards wait until the one that goes on is resolved, behind those that wait already.

    The fourth of a chain has come round to an industry of the chain: it is not given.
    """
    dues = [*scene.player(seat).dues]
    ends = [place for place, due in enumerate(dues) if due.kind == "end"]
    if ends and rewards:
        led = dues[ends[0]].part + 1
        rewards = [replace(each, part=led) for each in rewards]
        if led == 3:
            rewards = [Due("endless", 1, rewards[0].entry, rewards[0].what)]
    place = ends[0] + 1 if ends else after
    while ends and place < len(dues) and dues[place].kind == "reward":
        place += 1
    scene.put(seat, dues=(*dues[:place], *rewards, *dues[place:]))


def named(scene: Scene, seat: int) -> None:
    """Give the lowest numbers that no card has to the seat's unnamed cards, from the top."""
    player = scene.player(seat)
    for place, card in enumerate(player.automated):
        if not card.card:
            automated = [*scene.player(seat).automated]
            automated[place] = replace(card, card=new_card(scene.table))
            scene.put(seat, automated=tuple(automated))


def new_card(table: Position) -> int:
    """Return the lowest number that no card has, read or on the table."""
    taken = set(box.known(table, "card"))
    for player in table.players:
        taken |= {card.card for card in player.automated} | set(player.passing)
        taken |= {int(due.entry[5:]) for due in player.dues if due.kind == "automate" and due.entry}
    return min(set(range(1, 401)) - taken)


def tile_reward(scene: Scene, seat: int, at: str) -> Due:
    """Return what a flipped tile gives. On the capital, what is printed there."""
    player = scene.player(seat)
    if at == "0,0":
        return Due("print", 1, f"{player.side}:0,0!")
    spot = player.spot(at)
    if spot is not None and spot.special:
        return Due("print", 1, f"special-{spot.special}")
    return Due("tile", 1, f"{player.side}:{at}")


def flip(scene: Scene, seat: int) -> None:
    """Turn over every tile that lies face down beside a road. Its reward is owed."""
    player, owed = scene.player(seat), []
    there, lying = maps.roads(player), maps.spots(player)
    for here in maps.hexes(scene.table, player.side):
        spot = lying.get(here)
        if spot and spot.tile == "down" and any(edge in there for edge in maps.sides(here)):
            scene.lay(seat, replace(spot, tile="flipped", fresh=True))
            owed.append(tile_reward(scene, seat, spot.at))
    scene.first(seat, *owed)
