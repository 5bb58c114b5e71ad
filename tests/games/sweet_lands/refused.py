"""Moves of Sweet Lands that break its rules, at least one for each, for the conformance suite."""

from collections.abc import Sequence

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Automated, Disc, Due, Position, Skill, Spot
from tests.conformance.parts import Refused
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import acting, begun, boxed, changed, owing, printed, spotted

FULL = acting(begun(2, full_box())).with_player(0, gold=9, wheat=9, wood=9, iron=9, diamonds=2)
BARE = boxed(FULL, {"A:1,0": "special", "A:0,1": "draw", "A:-1,0": "wheat"})
NEW = begun(2, full_box()).with_table(milestones=(1, 2, 3, 4, 5), finals=(1, 2))
WONDER = FULL.with_player(0, wonder=True)
HOUSE = changed(FULL, 0, "0,0", property="house", number=1)
LONE = acting(begun(1, full_box()), milestones=(1, 2, 3, 4, 5))
TILED = spotted(FULL, 0, Spot("1,0"))
TENTS = spotted(FULL, 0, *(Spot(f"{q},0", "flipped", property="tent", number=q) for q in range(1, 6)))
IMITATING = printed(acting(begun(3, full_box())).with_player(0, gold=9), "imitation-3", "advanced;basic;none")
CHOOSING = owing(printed(FULL, "row-1", "wheat/diamond"), 0, Due("price", 1, "row-1")).with_player(
    0, diamonds=0
)


def owed(position: Position, kind: str, what: str = "", entry: str = "") -> Position:
    """Return the same table, when the first seat is owed one thing."""
    return owing(position, 0, Due(kind, 1, entry, what))  # type: ignore[arg-type]


CASES: list[tuple[str, Position, moves.Move]] = [
    ("advanced", owed(FULL, "skill"), moves.TakeSkill(3, advanced=True)),
    ("barred", owed(FULL.with_player(0, wagon=3, locomotive=1), "track"), moves.Step("wagon")),
    ("barred", owed(FULL, "track"), moves.Step("locomotive")),
    ("board_taken", NEW.with_player(0, character="3a"), moves.Choose("3b", "A")),
    ("colour", owed(FULL, "prosperity", "green"), moves.Advance(1)),
    ("copies", FULL, moves.Area("A", 1, copied="B")),
    ("other_kind", IMITATING, moves.Area("L", 1, copied="B")),
    ("other_kind", printed(IMITATING, "imitation-3", "basic;none;none"), moves.Area("L", 1, copied="Q")),
    ("no_rabbit_place", FULL, moves.Area("C", 1)),
    (
        "no_rabbit_place",
        printed(HOUSE, "rabbit-1", "9;none").with_player(0, taken=(2, 3)),
        moves.Area("O", 1),
    ),
    ("no_card", owed(FULL, "print", entry="final-30"), moves.ByHand(nothing=True)),
    ("short", CHOOSING, moves.Decide(1)),
    ("gold_basic", FULL, moves.Free(6, give=moves.Basics(gold=3), get=moves.Basics(wood=1))),
    ("has_tile", owed(FULL.with_player(0, skills=(Skill(2),)), "skill"), moves.TakeSkill(2)),
    (
        "just_flipped",
        owed(spotted(FULL, 0, Spot("1,0", "flipped", fresh=True)), "property"),
        moves.Property("tent", "1,0"),
    ),
    (
        "last_space",
        owed(FULL.with_player(0, prosperity=(0, 3, 0, 0, 0, 0), diamonds=0), "prosperity", "any"),
        moves.Advance(2),
    ),
    ("named", FULL, moves.Free(3)),
    ("new_tile", owed(FULL, "skill"), moves.TakeSkill(33)),
    ("new_tile", owed(FULL, "which", entry="A:1,0"), moves.NameSpecial(20)),
    ("new_tile", begun(2, full_box()), moves.Reveal("final", 33)),
    ("no_diamond", owed(FULL.with_player(0, diamonds=0), "automate"), moves.Automate("tent")),
    ("no_ground", owed(BARE, "terrain"), moves.Terrain("0,1")),
    ("no_option", owed(FULL, "choose", entry="area-K"), moves.Decide(7)),
    ("no_option", FULL, moves.Play(1, 5)),
    ("no_place", owed(HOUSE, "rabbit"), moves.Rabbit("0,0", 9)),
    ("no_property", owed(FULL, "rabbit"), moves.Rabbit("0,0", 1)),
    (
        "no_room",
        owed(FULL.with_player(0, automated=(Automated("tent"),)), "automate"),
        moves.Automate("tent"),
    ),
    ("none_left", owed(TENTS, "property"), moves.Property("tent", "0,0")),
    ("none_left", owed(FULL, "property"), moves.Property("coffee", "0,0", 7)),
    ("not_special", owed(BARE, "terrain"), moves.Special("-1,0")),
    ("off_map", owed(FULL, "terrain"), moves.Terrain("6,0")),
    ("off_map", owed(FULL, "road"), moves.Road("5,0|6,0")),
    ("off_map", owed(FULL, "property"), moves.Property("tent", "6,0")),
    ("off_map", owed(FULL, "rabbit"), moves.Rabbit("6,0", 1)),
    ("other_industry", owed(FULL, "automate", entry="card-1"), moves.Automate("house")),
    ("other_side", NEW, moves.Choose("3b", "B2")),
    ("place_ahead", owed(HOUSE, "rabbit"), moves.Rabbit("0,0", 4)),
    ("place_taken", owed(HOUSE.with_player(0, taken=(1,), food=9), "rabbit"), moves.Rabbit("0,0", 1)),
    ("rabbit_left", owed(HOUSE, "rabbit"), moves.NoRabbit()),
    ("rabbit_there", owed(changed(HOUSE, 0, "0,0", rabbit=True), "rabbit"), moves.Rabbit("0,0", 1)),
    ("special_ground", owed(BARE, "terrain"), moves.Terrain("1,0")),
    ("tower_free", owed(FULL, "property"), moves.Property("tower", "0,0")),
    (
        "track_end",
        owed(FULL.with_player(0, prosperity=(0, 4, 0, 0, 0, 0)), "prosperity", "any"),
        moves.Advance(2),
    ),
    ("unread", FULL, moves.Play(99)),
    ("which_coffee", owed(FULL, "property"), moves.Property("coffee", "0,0")),
    ("which_coffee", owed(FULL, "property"), moves.Property("lab", "0,0", 2)),
    (
        "which_coffee",
        owed(spotted(FULL, 0, Spot("1,0", "flipped", property="coffee", number=2)), "property"),
        moves.Property("coffee", "0,0", 2),
    ),
    ("cards", owed(printed(FULL, "row-1", "9 card"), "property"), moves.Property("tent", "0,0")),
    (
        "map_taken",
        begun(2, full_box(), maps="b").with_player(0, character="1a", side="B2"),
        moves.Choose("2a", "B2"),
    ),
    ("no_helper_place", owed(printed(FULL, "helpers-2", "8"), "helper"), moves.Helper(9)),
    ("helper_taken", owed(FULL, "helper"), moves.Helper(2)),
    ("nothing_to_skip", owed(FULL, "basic"), moves.Skip()),
    ("free_step", owed(FULL, "prosperity", "any"), moves.Skip()),
    ("capital", owed(FULL, "terrain"), moves.Terrain("0,0")),
    ("apart", owed(FULL, "terrain"), moves.Terrain("2,0")),
    ("no_slot", printed(FULL, "slots-A", "1"), moves.Area("A", 2)),
    ("slot_cards", FULL.with_player(0, hand=0), moves.Area("A", 1)),
    ("slot_cards", FULL.with_player(0, hand=0, discs=1), moves.Area("I", 1)),
    ("owed_first", owed(FULL, "basic"), moves.Pass()),
    ("owed_first", owed(BARE, "print", entry="final-30"), moves.Pass()),
    ("copies", acting(begun(3, full_box())).with_player(0, gold=9), moves.Area("L", 1)),
    ("face_down", owed(spotted(FULL, 0, Spot("1,0")), "property"), moves.Property("tent", "1,0")),
    (
        "hand_empty",
        owed(printed(FULL, "row-1", "card").with_player(0, hand=2), "property").with_player(
            0, dues=(Due("property", 1, "area-E"), Due("discard"))
        ),
        moves.Property("tent", "0,0"),
    ),
    ("tiles_first", begun(1, full_box()), moves.Choose("1a", "A")),
    (
        "map_taken",
        begun(2, full_box(), maps="b").with_player(0, character="1a", side="B1"),
        moves.Choose("2a", "B1"),
    ),
    ("no_road_beside", owed(FULL, "road"), moves.Road("2,0|3,0")),
    ("acted", FULL.with_player(0, acted=True), moves.Area("A", 1)),
    ("built", owed(HOUSE, "property"), moves.Property("tent", "0,0")),
    ("collected", FULL.with_table(phase="income"), moves.Collect()),
    ("covered", owed(TILED, "terrain"), moves.Terrain("1,0")),
    ("down", FULL.with_player(0, skills=(Skill(2, down=True),)), moves.Flip(2)),
    (
        "enough_tiles",
        begun(2, full_box()).with_table(milestones=(1, 2, 3, 4, 5)),
        moves.Reveal("milestone", 6),
    ),
    ("hidden", FULL, moves.Area("X4", 1)),
    ("leftmost", FULL, moves.Area("A", 2)),
    ("no_disc", FULL.with_player(0, discs=0), moves.Area("A", 1, disc=True)),
    ("no_flip", printed(FULL.with_player(0, skills=(Skill(2),)), "skill-2", "none;none;none"), moves.Flip(2)),
    ("no_milestone", LONE, moves.Free(4, tile=9)),
    ("no_skill", FULL, moves.Flip(2)),
    ("no_tile", owed(FULL, "property"), moves.Property("tent", "2,0")),
    ("not_acted", FULL, moves.Done()),
    ("not_owed", FULL, moves.Terrain("1,0")),
    ("nothing_asked", FULL, moves.ByHand()),
    ("nowhere_to_build", HOUSE, moves.Area("E", 1)),
    ("phase", begun(2, full_box()), moves.Pass()),
    ("revealed", begun(2, full_box()).with_table(milestones=(1,)), moves.Reveal("milestone", 1)),
    ("road_there", owed(FULL.with_player(0, roads=("0,0|1,0",)), "road"), moves.Road("0,0|1,0")),
    (
        "short",
        FULL.with_player(0, iron=0),
        moves.Free(6, give=moves.Basics(iron=3), get=moves.Basics(wood=1)),
    ),
    ("taken", FULL.with_table(discs=(Disc("A", 1, 1),)), moves.Area("A", 1)),
    ("tower_stands", changed(FULL, 0, "0,0", property="tower"), moves.Free(8, at="1,0")),
    ("turn", FULL.with_table(turn=1), moves.Area("A", 1)),
    ("unmet", FULL, moves.Free(8, at="0,0")),
    ("unread_condition", printed(WONDER, "1a-tower", None), moves.Free(8, at="0,0")),
    ("unread_condition", printed(LONE, "milestone-1", None), moves.Free(4, tile=1)),
]
"""The rule that stands against each, and the table it is made at."""


def refused() -> Sequence[Refused]:
    """Return each of them as the seat makes it that is asked: whoever is not the first chooses a board."""
    return tuple(
        Refused(rule, position, int(isinstance(move, moves.Choose) and position.count > 1), move)
        for rule, position, move in CASES
    )
