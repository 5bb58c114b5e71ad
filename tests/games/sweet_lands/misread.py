"""Scenarios of a misread print of every kind, with the moves made since."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.moves import (
    Advance,
    Ahead,
    Area,
    Collect,
    Done,
    Flip,
    Free,
    Helper,
    Pass,
    Play,
    Property,
    Rabbit,
    Road,
    Special,
    Take,
    Terrain,
)
from companion.games.sweet_lands.position import Automated, Disc, Due, Player, Position, Skill, Spot
from tests.games.sweet_lands.known import BOX, flipped, table

OWN_PASS: tuple[Any, ...] = (Pass(), Ahead(0), Helper(5), Done())
OTHER_PASS: tuple[Any, ...] = ((1, Pass()), (1, Ahead(0)), (1, Helper(3)), (1, Done()))
ROUND_END: tuple[Any, ...] = (*OWN_PASS, *OTHER_PASS, Collect())
QUIET = {
    **{"2b-pass": "none", "2b-income": "none", "helper-3": "none", "helper-5": "none"},
    **{"X3": "none;none", "X4": "none;none"},
}
"""Prints of a pass and of the start of round 3 that give nothing."""

UNDRAWN = {
    **{name: text for name, text in BOX.items() if name != "map-A"},
    **{"A:1,0": "wheat", "A:0,1": "wheat", "A:1,-1": "forest", "A:1,0!": "none"},
}
"""The invented box with hexes that were read one by one."""

RICH: Mapping[str, Any] = {"gold": 20, "wheat": 20, "wood": 20, "iron": 20, "diamonds": 3, "hand": 9}


@dataclass(frozen=True)
class Misread:
    """A print that was read wrongly, and the moves made since.

    Attributes:
        entry: the print.
        wrong, right: the text it was read with, and the printed one.
        moves: the moves made since, with their seats; of seat 0 where no seat is named.
        own: the first seat's holdings besides plenty of everything.
        box: further prints.
        dues: the first seat's dues in the beginning.
        at: the rest of the table.
        third: true for a table of three.
    """

    entry: str
    wrong: str
    right: str
    moves: tuple[Any, ...]
    own: Mapping[str, Any] = field(default_factory=dict)
    box: Mapping[str, str] = field(default_factory=dict)
    dues: tuple[Due, ...] = ()
    at: Mapping[str, Any] = field(default_factory=dict)
    third: bool = False

    def begin(self, text: str) -> Table[Position, Any, Any]:
        """Begin the table with a text of the print."""
        box = {**BOX, **QUIET, **self.box, self.entry: text}
        others = [Player(character="2b", helper=2, hand=5)]
        others += [Player(character="3b", helper=3, hand=5)] if self.third else []
        own = {**RICH, "helper": 1, **self.own}
        position = table(
            *others, box={name: each for name, each in box.items() if each}, dues=self.dues, at=self.at, **own
        )
        setup = Setup(make_seats(*("Ann", "Ben", "Cleo")[: 1 + len(others)]), {})
        return Table.set_up(GAME, "t", setup, 0, position)

    def play(self, text: str) -> Table[Position, Any, Any]:
        """Play the moves with a text of the print."""
        found = self.begin(text)
        for move in self.moves:
            seat, made = move if isinstance(move, tuple) else (0, move)
            found = found.play(seat, made, at=0)
        return found


TENT = flipped("1,0", property="tent", number=1)
BUILD = (Due("property"),)
STEP = (Due("wagon"),)
LAID = (Spot("1,0"),)

MISREAD = {
    "price of a row": Misread(
        "row-1", "wood", "3 wood", (Property("tent", "1,0"),), {"spots": flipped("1,0")}, dues=BUILD
    ),
    "price of a lab": Misread(
        "lab-1", "iron", "2 iron", (Property("lab", "1,0"),), {"spots": flipped("1,0")}, dues=BUILD
    ),
    "price of a coffee shop": Misread(
        "coffee-1",
        "2 gold;1",
        "5 gold;1",
        (Property("coffee", "1,0", 1),),
        {"spots": flipped("1,0")},
        dues=BUILD,
    ),
    "colour of a coffee shop": Misread(
        "coffee-1",
        "gold;1",
        "gold;2",
        (Property("coffee", "1,0", 1),),
        {"spots": flipped("1,0")},
        {"1a-auto-2": "iron"},
        BUILD,
    ),
    "wood discount": Misread(
        "discount-1",
        "1",
        "2",
        (Property("tent", "1,0"),),
        {"spots": flipped("1,0"), "food": 7},
        {"row-1": "5 wood"},
        BUILD,
    ),
    "cost of area D": Misread("cost-D", "6 wood", "4 wood", (Area("D", 1),)),
    "cost of an extra tile": Misread("X1", "2 gold;wheat", "3 iron;wheat", (Area("X1", 1),)),
    "effect of an extra tile": Misread("X1", "gold;wheat", "gold;3 wood", (Area("X1", 1),)),
    "cost of a card": Misread(
        "card-8",
        "instant;none;none;none;m1;house;none;",
        "instant;2 gold;none;none;m1;house;none;",
        (Play(8),),
    ),
    "cards that a card costs": Misread(
        "card-8",
        "instant;none;none;none;m1;house;none;",
        "instant;2 card;none;none;m1;house;none;",
        (Play(8),),
    ),
    "discount of a card": Misread(
        "card-7",
        "instant;3 gold;none;2 wheat;m2;tent;iron;",
        "instant;3 gold;2 gold;2 wheat;m2;tent;iron;",
        (Play(7),),
    ),
    "dessert mark": Misread(
        "card-8", "instant;none;none;none;m1;house;none;", "instant;none;none;none;m4;house;none;", (Play(8),)
    ),
    "effect of a card": Misread(
        "card-8",
        "instant;none;none;none;m1;house;none;",
        "instant;none;none;2 iron;m1;house;none;",
        (Play(8),),
    ),
    "time of a card": Misread(
        "card-8",
        "instant;none;none;victory;m1;none;none;",
        "passing;none;none;victory;m1;none;none;",
        (Play(8),),
    ),
    "automated ability": Misread(
        "card-7",
        "instant;gold;none;none;m2;tent;iron;",
        "instant;gold;none;none;m2;tent;2 wood;",
        (Area("X1", 1),),
        {"automated": (Automated("tent", 7),)},
        {"X1": "none;reward1"},
    ),
    "printed ability of an industry": Misread(
        "1a-auto-1", "2 gold", "3 iron", (Area("X1", 1),), {}, {"X1": "none;reward1"}
    ),
    "score marker of a space": Misread(
        "space-2", "none;none;1;no", "none;none;5;no", (Area("F", 1), Done(), *OTHER_PASS, *OWN_PASS)
    ),
    "wagon's gain on a space": Misread("space-2", "gold;none;0;no", "2 wood;none;0;no", (Area("F", 1),)),
    "laboratory that bars the way": Misread("space-2", "none;none;0;yes", "none;none;0;no", (Area("F", 1),)),
    "length of the industry track": Misread(
        "industry",
        "3",
        "6",
        (Area("F", 1),),
        {"wagon": 3},
        {"space-4": "gold;none;0;no", "space-5": "none;none;0;no"},
    ),
    "length of the food track": Misread("food", "11", "12", (Area("B", 1),), {"food": 11}),
    "gain of a food space": Misread("food-1", "gold", "3 iron", (Area("B", 1),)),
    "steps on the food track": Misread("food-1", "none", "food", (Area("B", 1),)),
    "wonder on the food track": Misread("food-1", "none", "wonder", (Area("B", 1),)),
    "rabbit's gain": Misread(
        "rabbit-1",
        "2;card",
        "2;3 gold",
        (Rabbit("1,0", 1),),
        {"spots": TENT, "food": 8},
        dues=(Due("rabbit"),),
    ),
    "reward of a hex": Misread("A:1,0!", "none", "2 gold", (Terrain("1,0"),), dues=(Due("terrain"),)),
    "reward of a tile": Misread(
        "tile-wheat", "2 wheat", "wood", (Road("0,0|1,0"),), {"spots": LAID}, dues=(Due("road"),)
    ),
    "reward of a special tile": Misread(
        "special-3",
        "3 gold",
        "2 iron",
        (Special("-1,1", 3), Road("0,0|-1,1")),
        dues=(Due("special"), Due("road")),
    ),
    "ground of a hex": Misread(
        "A:1,0",
        "wheat",
        "forest",
        (Terrain("1,0"), Road("0,0|1,0")),
        {},
        {**UNDRAWN, "map-A": ""},
        (Due("terrain"), Due("road")),
    ),
    "extra-draw area": Misread(
        "A:1,-1",
        "forest",
        "draw",
        (Terrain("1,0"), Road("0,0|1,-1")),
        {},
        {**UNDRAWN, "map-A": ""},
        (Due("terrain"), Due("road")),
    ),
    "print under a tent": Misread(
        "tent-1", "gold", "2 diamond", (Property("tent", "1,0"),), {"spots": flipped("1,0")}, dues=BUILD
    ),
    "bonus of a character": Misread(
        "1a-tent-2",
        "diamond",
        "2 iron",
        (Property("tent", "1,-1"),),
        {"spots": (*flipped("1,-1"), *TENT)},
        dues=BUILD,
    ),
    "gain of a prosperity space": Misread(
        "track-1-1", "none;1", "2 gold;1", (Area("X1", 1), Advance(1)), {}, {"X1": "none;any"}
    ),
    "length of a prosperity track": Misread(
        "track-1",
        "4;roads",
        "2;roads",
        (Area("X1", 1), Advance(1)),
        {"prosperity": (1, 0, 0, 0, 0, 0)},
        {"X1": "none;any"},
    ),
    "reward of a track's end": Misread(
        "track-1-last",
        "5 gold",
        "4 iron",
        (Area("X1", 1), Advance(1)),
        {"prosperity": (3, 0, 0, 0, 0, 0)},
        {"X1": "none;any"},
    ),
    "flip ability": Misread("skill-1", "gold;none;", "2 wood;none;", (Flip(1),), {"skills": (Skill(1),)}),
    "passing ability of a tile": Misread(
        "skill-1", "none;none;", "none;4 victory;", OWN_PASS, {"skills": (Skill(1),)}
    ),
    "passing ability of a character": Misread("1a-pass", "none", "2 victory", OWN_PASS),
    "helper tile": Misread("helper-5", "gold", "3 iron", ROUND_END),
    "income ability of a character": Misread("1a-income", "none", "diamond", ROUND_END),
    "gain of the clock tower": Misread(
        "1a-tower!",
        "3 gold",
        "2 wood",
        (Free(8, at="1,0"),),
        {"spots": flipped("1,0"), "wonder": True},
        {"1a-tower": "wonder"},
    ),
    "first goods of a character": Misread(
        "1a-start", "gold", "3 wood", (Take("wheat"),), dues=(Due("basic"), Due("print", 1, "1a-start"))
    ),
    "first spaces of the income markers": Misread(
        "1a-spaces",
        "3;0;0;0",
        "0;3;0;0",
        (Take("wheat"), *ROUND_END),
        dues=(Due("basic"), Due("spaces", 1, "1a-spaces")),
    ),
    "flip ability of an advanced tile": Misread(
        "advanced-1",
        "gold;none;",
        "2 wood;none;",
        (Flip(1, advanced=True),),
        {"skills": (Skill(1, advanced=True),)},
    ),
    "ground on a whole map": Misread(
        "map-A",
        BOX["map-A"].replace("1,0 wheat;", "1,0 forest;", 1),
        BOX["map-A"],
        (Terrain("1,0"), Road("0,0|1,0")),
        dues=(Due("terrain"), Due("road")),
    ),
    "income space": Misread("income-gold-3", "3", "5", ROUND_END, {"spaces": (3, 0, 0, 0)}),
}
"""A misreading of every kind, by what was misread."""

DISCS = (Disc("A", 1, 1),)
FORBIDDEN: dict[str, tuple[Misread, str]] = {
    "slots of an area": (Misread("slots-A", "2", "1", (Area("A", 2),), at={"discs": DISCS}), "no_slot"),
    "side of the imitation board": (
        Misread(
            "imitation-3",
            "both;none;none",
            "advanced;none;none",
            (Area("L", 1, copied="F"),),
            third=True,
        ),
        "other_kind",
    ),
    "number of helper places": (
        Misread("helpers-2", "9", "4", (Helper(5),), dues=(Due("helper"),)),
        "no_helper_place",
    ),
    "number of labs": (
        Misread("labs", "2", "0", (Property("lab", "1,0"),), {"spots": flipped("1,0")}, dues=BUILD),
        "none_left",
    ),
    "number of coffee shops": (
        Misread("coffees", "2", "0", (Property("coffee", "1,0", 1),), {"spots": flipped("1,0")}, dues=BUILD),
        "none_left",
    ),
    "number of rabbits": (
        Misread("rabbits", "3", "1", (Rabbit("1,0", 2),), {"spots": TENT, "food": 8}, dues=(Due("rabbit"),)),
        "no_place",
    ),
    "condition of a milestone": (
        Misread("milestone-1", "1 wonder", "9 terrain", (Free(4, tile=1),), {"wonder": True}),
        "unmet",
    ),
    "condition of the clock tower": (
        Misread(
            "1a-tower",
            "wonder",
            "wonder+9 terrain",
            (Free(8, at="1,0"),),
            {"spots": flipped("1,0"), "wonder": True},
        ),
        "unmet",
    ),
}
"""Misreadings that decide only about the last move, with the rule that it breaks by the right text."""
