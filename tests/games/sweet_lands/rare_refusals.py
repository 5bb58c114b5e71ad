"""Moves that hardly anybody makes, each at an invented table where a rule stands against it."""

from typing import Any

from companion.engine.setup import Setup, seated
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.moves import Basics
from companion.games.sweet_lands.position import Automated, Due, Position, Skill, Spot
from tests.games.sweet_lands.invented_games import GAME, NAMES

BOX = {
    "industry": "9",
    "space-2": "none;none;0;yes",
    "slots-A": "1",
    "rabbits": "2",
    "rabbit-1": "9;none",
    "rabbit-2": "0;none",
    "track-1": "2;terrain",
    "A:1,0": "wheat",
    "A:0,1": "draw",
    "A:-1,0": "special",
    "coffees": "3",
    "card-1": "instant;none;none;none;m1;tent;none;cake",
}
"""An invented box."""


def table(**player: Any) -> Position:
    """Three seats in the action phase, Ann's turn; what Ann has."""
    start = GAME.start(Setup(seated(*NAMES[:3]), box=BOX))
    return start.replaced(phase="action").with_player(0, **player)


def owing(kind: Any, what: str = "", entry: str = "", **player: Any) -> Position:
    """The same, with something owed to Ann."""
    return table(dues=(Due(kind, 1, entry, what),), **player)


COFFEE = Spot("0,0", "none", property="coffee", number=2)
TENTS = tuple(Spot(f"{q},0", "flipped", property="tent", number=q) for q in range(1, 6))
HOME = Spot("0,0", "none", property="tent", number=1, rabbit=True)
ANY: Any = "any"

RARE: tuple[tuple[str, Position, moves.Move], ...] = (
    ("turn", table().replaced(turn=1), moves.Pass()),
    ("collected", table().replaced(phase="income"), moves.Collect()),
    ("other_side", table().replaced(phase="setup"), moves.Choose("1a", "B1")),
    ("new_tile", table().replaced(phase="setup"), moves.Reveal("final", 9)),
    ("tiles_first", table().replaced(phase="setup"), moves.Choose("1a", "A")),
    ("new_tile", owing("skill", diamonds=1), moves.TakeSkill(9, advanced=True)),
    ("enough_tiles", table().replaced(phase="setup"), moves.Reveal("advanced", 1)),
    ("new_tile", owing("skill"), moves.TakeSkill(9)),
    ("advanced", owing("skill", diamonds=1), moves.TakeSkill(1, advanced=True)),
    ("no_diamond", owing("automate"), moves.Automate("house")),
    ("no_road_beside", owing("road"), moves.Road("2,0|3,0")),
    ("colour", owing("prosperity", "orange"), moves.Advance(5)),
    ("no_room", owing("automate", diamonds=1, automated=(Automated("tent"),)), moves.Automate("tent")),
    ("has_tile", owing("skill", skills=(Skill(3),)), moves.TakeSkill(3)),
    ("no_slot", table(), moves.Area("A", 2)),
    ("copies", table(), moves.Area("B", 1, copied="A")),
    ("copies", table(), moves.Area("L", 1)),
    ("unread", table(), moves.Play(0)),
    ("unread", table(), moves.Play(17)),
    ("no_option", table(), moves.Play(1, 3)),
    ("other_industry", owing("automate", "", "card-1", diamonds=1), moves.Automate("house")),
    ("named", table(), moves.Free(1)),
    ("gold_basic", table(gold=9), moves.Free(5, give=Basics(gold=1))),
    ("tower_stands", table(spots=(Spot("0,0", "none", property="tower"),)), moves.Free(8, at="1,0")),
    ("off_map", owing("terrain"), moves.Terrain("9,9")),
    ("no_ground", owing("terrain"), moves.Terrain("0,1")),
    ("special_ground", owing("terrain"), moves.Terrain("-1,0")),
    ("tower_free", owing("property"), moves.Property("tower", "0,0")),
    ("no_property", owing("rabbit", spots=(HOME,)), moves.Rabbit("1,0", 2)),
    ("not_special", owing("special"), moves.Special("1,0")),
    ("which_coffee", owing("property"), moves.Property("coffee", "0,0")),
    ("which_coffee", owing("property"), moves.Property("tent", "0,0", 2)),
    ("which_coffee", owing("property", spots=(COFFEE,)), moves.Property("coffee", "1,0", 2)),
    ("none_left", owing("property", spots=TENTS), moves.Property("tent", "0,0")),
    ("none_left", owing("property"), moves.Property("coffee", "0,0", 8)),
    ("rabbit_there", owing("rabbit", spots=(HOME,)), moves.Rabbit("0,0", 2)),
    ("no_place", owing("rabbit", spots=(HOME,)), moves.Rabbit("0,0", 8)),
    ("place_taken", owing("rabbit", spots=(HOME,), taken=(2,)), moves.Rabbit("0,0", 2)),
    ("place_ahead", owing("rabbit", spots=(HOME,)), moves.Rabbit("0,0", 1)),
    ("rabbit_left", owing("rabbit", spots=(HOME,)), moves.NoRabbit()),
    ("barred", owing("track"), moves.Step("wagon")),
    ("barred", owing("track"), moves.Step("locomotive")),
    ("last_space", owing("prosperity", ANY, prosperity=(1, 0, 0, 0, 0, 0)), moves.Advance(1)),
    ("free_step", owing("prosperity", ANY), moves.Skip()),
    ("track_end", owing("prosperity", ANY, prosperity=(2, 0, 0, 0, 0, 0)), moves.Advance(1)),
    ("helper_taken", owing("helper", helper=3), moves.Helper(3)),
    ("helper_taken", owing("helper").with_player(1, helper=3), moves.Helper(3)),
)
"""A rule, a table, and the move that Ann makes there against it."""
