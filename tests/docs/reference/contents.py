"""Contents of the reference: its chapters, and in each the classes, functions and names that it tells of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

NOTHING: Sequence[str] = ()


@dataclass(frozen=True)
class Chapter:
    """Chapter of the reference.

    Attributes:
        title: its heading.
        about: its first sentence.
        names: the public names it tells of, by their module, in the order of the page.
    """

    title: str
    about: str
    names: Sequence[tuple[str, Sequence[str]]]


CHAPTERS = (
    Chapter(
        "The game",
        "The value that an entry point in the group `companion.games` names, and the types it is made of.",
        (
            ("companion.engine.game", ("Game",)),
            ("companion.engine.message", ("TableMessage", "MoveMessage", "CorrectionMessage", "Impossible")),
            ("companion.engine.setup", ("Setup", "Seat")),
            ("companion.engine.rulings", ("Rulings", "Ruling")),
            ("companion.engine.box", ("BoxEntry", "read_box")),
        ),
    ),
    Chapter(
        "Phases and rules",
        "`make_stage` makes a phase, which is a `Stage`. `make_phases` makes their order, a `Phases`.",
        (
            ("companion.kit.phase_parts", ("MoveKind", "make_stage", "make_phases")),
            ("companion.kit.piece_parts", ("make_targets", "make_repairs", "propose_others")),
            ("companion.engine.stage", ("Stage", "Confirmation")),
            ("companion.engine.phases", ("Phases",)),
            ("companion.engine.rules", ("Rule", "AreaRule", "rules_for_moves")),
            ("companion.engine.survey", ("survey_cells",)),
            ("companion.kit.turns", ("turn_rule",)),
            ("companion.kit.tasks", ("seat_task", "single_actor", "later_than", "task_per_actor")),
            ("companion.kit.seat_changes", ("with_seat",)),
            ("companion.kit.tuples", ("as_tuple",)),
            ("companion.engine.agenda", ("Task",)),
            ("companion.engine.procedure", ("Handling",)),
        ),
    ),
    Chapter(
        "Verdicts, repairs and notices",
        "What a game answers about a move and about a position.",
        (
            ("companion.engine.verdict", ("Repair", "Violation", "Verdict")),
            ("companion.engine.notice", ("Notice", "OpenQuestion")),
            ("companion.kit.blank_seats", ("ask_blank_seats",)),
            ("companion.engine.price", ("Price",)),
            ("companion.engine.table_facts", ("TableFact",)),
        ),
    ),
    Chapter(
        "Words of sentences",
        "Params of a sentence that are no numbers and no plain texts.",
        (
            ("companion.engine.words", ("Word", "Who", "Phrase", "amount_phrase")),
            ("companion.engine.lines", ("line_of", "seat_line")),
        ),
    ),
    Chapter(
        "Scoring",
        "`rank_seats` makes the answer of `Game.scoresheet`.",
        (
            (
                "companion.engine.scoresheet",
                ("rank_seats", "ScoreLine", "Tiebreak", "Scoresheet", "Standing"),
            ),
            ("companion.engine.hand_counts", ("HandCount",)),
        ),
    ),
    Chapter(
        "Areas and pieces",
        "What lies on the table, and how it looks on the plain board.",
        (
            ("companion.engine.area", ("Area", "ThingLook", "CommonRow", "CommonThing")),
            ("companion.kit.laying", ("Laying", "list_ways")),
            ("companion.geometry.square", ("Grid",)),
            ("companion.geometry.floating", ("Frame",)),
            ("companion.geometry.placements", ("placement_name", "cells_in")),
        ),
    ),
    Chapter(
        "Corrections",
        "What the pencil sets, and what a table that is only scored is painted by.",
        (
            ("companion.engine.corrections", ("Corrections", "CorrectionKind")),
            ("companion.kit.declared_corrections", ("paint_things", "paint_pieces", "count_things")),
        ),
    ),
    Chapter(
        "Typed files and drawings",
        "How a position is written in TOML. A seat's table begins with its name.",
        (
            ("companion.kit.typed_notation", ("TypedNotation", "Reading", "phase_reader")),
            ("companion.kit.typed_form", ("TypedForms", "StructForm")),
            (
                "companion.kit.typed_fields",
                ("Form", "SplitFields", "ReadContext", "WriteContext", "own_box_form"),
            ),
            ("companion.kit.drawn_field", ("drawn_around_middle",)),
            ("companion.kit.drawing", ("lines_of", "rows_of", "place_around", "draw_around", "align_tokens")),
            ("companion.kit.spelling", ("Spelling", "normalize_name")),
            ("companion.engine.notation", ("Unreadable",)),
        ),
    ),
    Chapter(
        "Secrets and prints",
        "For games in which seats hide something, or whose cardboard says what no rule does.",
        (
            ("companion.engine.redaction", ("Redaction", "Secret")),
            ("companion.engine.owners_box", ("OwnersBox",)),
            ("companion.engine.refolding", ("Refolding",)),
        ),
    ),
    Chapter(
        "A board",
        "The value that an entry point in the group `companion.boards` names, under the game's id.",
        (
            ("views.kit.game_board", ("Board", "Snapshot", "Middle")),
            ("views.kit.panels", ("Panel", "Panels")),
            ("views.kit.choice_panel", ("choice_panel", "Choice", "Offer", "offer", "move_sentence")),
        ),
    ),
    Chapter(
        "Parts for conformance",
        "A game's own tests hand out a `Parts`. The fields from `removers` to `refused` are for silver, "
        "those from `points` on for gold. See [Witnesses](adding-a-game.md#witnesses).",
        (
            ("tests.conformance.parts", ("Parts", "Refused", "fitting")),
            ("tests.conformance.ties", ("Tie", "Ties")),
            (
                "tests.conformance.removers",
                (
                    *("said", "instead", "table_has", "ruled", "seat_has", "others_have", "seat_has_more"),
                    *("in_phase", "cleared", "laying_removers", "carried_out"),
                ),
            ),
        ),
    ),
    Chapter(
        "Names of types",
        "Names that stand in the columns above.",
        (
            ("companion.engine.rules", ("Finding", "Findings", "KEPT", "BROKEN", "Place")),
            ("companion.engine.verdict", ("Kind",)),
            ("companion.engine.words", ("Params", "Label")),
            ("companion.engine.points", ("Points",)),
            ("companion.engine.setup", ("Mode", "AT_SEAT")),
            ("companion.engine.area", ("Ghost",)),
            ("companion.engine.corrections", ("Keys", "Control")),
            ("companion.geometry.bits", ("Mask",)),
            ("companion.kit.typed_notation", ("DefaultReaders", "SeatDefaultReaders")),
            ("companion.kit.laying", ("DOMINO",)),
            ("views.kit.panels", ("Body", "Part")),
            ("views.kit.choice_panel", ("Ask", "Draw", "Tools")),
            ("tests.conformance.parts", ("Remover", "Changed")),
        ),
    ),
)

MEMBERS: Mapping[str, Sequence[str]] = {
    "Game": (
        "verdict",
        "apply",
        "moves",
        "survey",
        "agenda",
        "candidates",
        "placing_move",
        "start",
        "correct",
    ),
    "Laying": (
        "targets",
        "candidates",
        "rules",
        "touch_rule",
        "face_rule",
        "repairs",
        "squares",
        "covers",
        "grid",
    ),
    "Grid": (
        *(
            "mask",
            "names_of",
            "index",
            "full",
            "orthogonal",
            "diagonal",
            "halo",
            "toward",
            "region",
            "regions",
        ),
        *("rectangle", "span", "distance"),
    ),
    "Frame": ("canvas", "middle", "span", "fits", "reach"),
    "Phases": ("is_legal", "apply", "moves"),
    "TypedNotation": ("settle", "name_on_board"),
}
"""Methods and properties that are told, by their class."""

SPELT_OUT = frozenset({"make_stage", "make_phases", "rank_seats", "drawn_around_middle"})
"""Functions with a table of their parameters; others have a line in a table of functions."""

IN_A_LINE = frozenset(
    {
        *("TableMessage", "MoveMessage", "CorrectionMessage", "Impossible", "Rulings", "Ruling", "Seat"),
        *("BoxEntry", "Word", "Who", "Phrase", "Standing", "Verdict", "OpenQuestion", "Price", "TableFact"),
        *("Reading", "TypedForms", "StructForm", "Unreadable", "ReadContext", "WriteContext", "Spelling"),
        *(
            "Secret",
            "Middle",
            "Refused",
            "Tie",
            "Ties",
            "Corrections",
            "HandCount",
            "Confirmation",
            "Setup",
            "Violation",
        ),
        *("Snapshot", "Offer", "Task", "Scoresheet", "Handling", "Refolding"),
    }
)
"""Small classes, with a line in a table: it tells all their fields."""
