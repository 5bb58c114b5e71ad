"""What every rule of Sweet Lands gives to its sentence: examples of the params, by rule."""

from collections.abc import Mapping

from companion.engine.words import NO_PARAMS, Params, Phrase, Who, Word
from companion.games.sweet_lands import placing, turn

BEN = Who(1)
PLAIN: tuple[Params, ...] = (NO_PARAMS,)

WHOSE: Mapping[str, tuple[Params, ...]] = {
    "phase": ({"phase": Word("phase-income")},),
    "turn": ({"seat": BEN},),
    "owed_first": ({"due": Word("due-road")},),
    "not_owed": ({"what": Word("due-terrain")},),
    "collected": ({"phase": Word("phase-income")},),
    "board_taken": ({"seat": BEN, "board": 3},),
    "other_side": ({"side": "A"}, {"side": "B3"}),
    "map_taken": ({"seat": BEN, "side": "B2"},),
    "tiles_first": tuple({"what": Word(f"tile-{what}")} for what in ("milestone", "final", "advanced")),
    "revealed": tuple({"what": what, "tile": 4} for what in ("milestone", "final", "advanced")),
    "enough_tiles": (
        {"what": "milestone", "most": 5},
        {"what": "final", "most": 2},
        {"what": "advanced", "most": 3},
        {"what": "advanced", "most": 0},
    ),
    "new_tile": tuple(
        {"what": what, "tile": 9} for what in ("milestone", "final", "special", "skill", "advanced", "lying")
    ),
    "no_helper_place": ({"place": 9, "most": 8}, {"place": 2, "most": 1}),
    "helper_taken": ({"place": 3, "seat": BEN, "own": 0}, {"place": 3, "seat": BEN, "own": 1}),
}

PAYING: Mapping[str, tuple[Params, ...]] = {
    "short": (
        {"what": Word("gain-wheat"), "kind": "wheat", "due": 6, "there": 4, "missing": 2},
        {"what": Word("gain-iron"), "kind": "iron", "due": 3, "there": 0, "missing": 3},
        {"what": Word("gain-diamond"), "kind": "diamond", "due": 1, "there": 0, "missing": 1},
        {"what": Word("gain-diamond"), "kind": "diamond", "due": 2, "there": 1, "missing": 1},
        {"what": Word("gain-card"), "kind": "card", "due": 2, "there": 1, "missing": 1},
    ),
    "cards": ({"due": 1, "there": 0}, {"due": 3, "there": 2}),
    "hand_empty": ({"round": 2, "cards": 1, "slot": 0}, {"round": 2, "cards": 1, "slot": 2}),
    "slot_cards": (
        {"cards": 1, "missing": 1, "kept": 1},
        {"cards": 3, "missing": 2, "kept": 1},
        {"cards": 3, "missing": 2, "kept": 0},
    ),
    "named": tuple({"number": number} for number in range(1, 9)),
    "unmet": (
        {"what": Word("element-rabbits"), "due": 3, "there": 1},
        {"what": Word("element-wonder"), "due": 1, "there": 0},
    ),
    "unread_condition": ({"what": Phrase("printed-milestone", (("number", 3),))},),
    "no_milestone": ({"tile": 4, "claimed": 1}, {"tile": 4, "claimed": 3}),
}

ACTING: Mapping[str, tuple[Params, ...]] = {
    "hidden": tuple({"area": area, "round": 1} for area in ("L", "X1", "X2", "X3", "X4")),
    "taken": ({"area": "B", "slot": 1},),
    "other_kind": ({"area": "M", "kind": "basic"}, {"area": "A", "kind": "advanced"}),
    "no_rabbit_place": ({"lacks": "place"}, {"lacks": "rabbit"}),
    "no_slot": ({"area": "B", "slot": 3, "slots": 1}, {"area": "B", "slot": 3, "slots": 2}),
    "leftmost": ({"area": "B", "slot": 3, "leftmost": 2},),
    "copies": ({"area": "L"}, {"area": "B"}),
    "unread": ({"card": 0}, {"card": 17}),
    **dict.fromkeys(
        ("no_skill", "down", "no_flip", "has_tile"),
        ({"what": "skill", "tile": 3}, {"what": "advanced", "tile": 3}),
    ),
    "other_industry": ({"industry": Word("industry-tent")}, {"industry": Word("industry-none")}),
    "no_room": tuple(
        {"column": Word("piece-house"), "there": 1 + built // 2, "built": built} for built in range(5)
    ),
}

LAYING: Mapping[str, tuple[Params, ...]] = {
    "not_special": ({"ground": Word("ground-wheat")}, {"ground": Word("ground-draw")}),
    "built": ({"there": Word("piece-tent")}, {"there": Word("piece-tower")}),
    "which_coffee": tuple({"why": why, "number": 2} for why in ("which", "stands", "numbered")),
    "none_left": ({"what": Word("piece-lab"), "most": 4},),
    "no_place": ({"place": 9, "most": 8},),
    "place_taken": ({"place": 3},),
    "place_ahead": ({"place": 3, "column": 6, "food": 4},),
    "rabbit_left": ({"places": 1}, {"places": 4}),
    "barred": (
        {"piece": Word("piece-wagon"), "there": 1, "space": 5},
        {"piece": Word("piece-locomotive"), "there": 0, "space": 1},
    ),
    "colour": tuple({"colour": colour} for colour in ("orange", "green", "grey")),
    "track_end": tuple({"track": track} for track in range(1, 7)),
}

COMPLETE = (
    "acted", "not_acted", "nothing_to_skip", "free_step", "nothing_asked", "no_option", "no_disc",
    "no_card", "no_diamond", "nowhere_to_build", "advanced", "off_map", "capital", "covered", "apart",
    "special_ground", "no_ground",
    "road_there", "no_road_beside", "no_tile", "face_down", "just_flipped", "tower_free", "tower_stands",
    "no_property", "rabbit_there", "last_space", "gold_basic",
)  # fmt: skip
"""The rules whose sentences need nothing."""

PARAMS: Mapping[str, tuple[Params, ...]] = {
    **WHOSE, **PAYING, **ACTING, **LAYING, **dict.fromkeys(COMPLETE, PLAIN),
}  # fmt: skip
"""By rule, the params of one sentence for each way in which it can be broken."""


def rules() -> frozenset[str]:
    """Return the id of every rule in the code."""
    of_stages = {rule.id for stage in turn.STAGES.values() for each in stage.rules.values() for rule in each}
    of_places = {rule.id for each in placing.RULES.values() for rule in each}
    return frozenset({"phase", *of_stages, *of_places})
