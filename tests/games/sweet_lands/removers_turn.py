"""Turns, areas, cards and what is owed: for every rule, how the cause a violation names is taken away."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Due, Position, Skill
from companion.games.sweet_lands.vocabulary import CHARACTERS
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import in_phase, instead, number_of, ruled, seat_has, seat_of, word_of
from tests.games.sweet_lands.oracle_box import STOCKS
from tests.games.sweet_lands.oracle_legal import unread
from tests.games.sweet_lands.tables import owing, printed

Violations = Sequence[Violation]


def give_turn(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Give the turn to this seat, and settle all that the others owe."""
    for other in set(range(position.count)) - {seat}:
        position = position.with_player(other, dues=(), character=CHARACTERS[2 * other])
    return position.with_table(turn=seat), move


def choose_area_there(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Choose an area that lies on the table. Extra actions are turned over by round 3."""
    if move.letter == "L":
        return position, moves.Area("I", move.slot, move.disc)
    return position.with_table(round=3), move


def clear_slot(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Take the disc off the slot."""
    discs = tuple(disc for disc in position.discs if (disc.area, disc.slot) != (move.letter, move.slot))
    return position.with_table(discs=discs), move


def print_three_slots(position: Position, seat: int, move: moves.Area, violations: Violations) -> Changed:
    """Give the area three slots. With three seats or more, the imitation board prints those of L."""
    if move.letter == "L" and position.count > 2:
        return copy_both_kinds(position, seat, move, violations)
    return printed(position, f"slots-{move.letter}", "3"), move


def choose_leftmost(position: Position, _seat: int, move: moves.Area, violations: Violations) -> Changed:
    """Choose the leftmost free slot."""
    return position, replace(move, slot=number_of(violations[0], "leftmost"))


def copy_if_possible(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Copy an area with L, and none with any other."""
    return position, replace(move, copied="A" if move.letter == "L" else "")


def copy_both_kinds(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Print slots of L that copy both kinds of areas."""
    return printed(position, f"imitation-{position.count}", "both;both;both"), move


def owe_unread_card(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe the effect of a card that nobody has read."""
    return owing(printed(position, "card-399", None), seat, Due("print", 1, "card-399", "", 3)), move


def deal_due_cards(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Give the seat the number of cards that is due."""
    return position.with_player(seat, hand=number_of(violations[0], "due")), move


def hold_one_more_card(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Hold one card more than those that go, now and for the slot."""
    hand = number_of(violations[0], "cards") + number_of(violations[0], "slot") + 1
    return position.with_player(seat, hand=hand), move


def add_missing_cards(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Add the missing cards to the hand."""
    hand = position.players[seat].hand + number_of(violations[0], "missing")
    return position.with_player(seat, hand=hand), move


def give_missing(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Give the seat the missing amount of each resource."""
    missing = {STOCKS[word_of(one, "what")]: number_of(one, "due") for one in violations}
    return position.with_player(seat, **missing), move


def choose_first_option(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Choose the first option. A card that was read has its mark printed.

    A card that somebody has read has its mark printed.
    """
    if isinstance(move, moves.Play):
        return position, replace(move, option=0, mark=0 if move.card else move.mark)
    return position, moves.Decide(0)


def give_tile(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Give the seat the skill tile."""
    skills = (*position.players[seat].skills, Skill(move.tile, move.advanced))
    return position.with_player(seat, skills=skills), move


def turn_tiles_up(position: Position, seat: int, move: moves.Flip, _violations: Violations) -> Changed:
    """Turn all skill tiles of the seat face up."""
    skills = tuple(replace(skill, down=False) for skill in position.players[seat].skills)
    return position.with_player(seat, skills=skills), move


def print_flip_ability(position: Position, _seat: int, move: moves.Flip, _violations: Violations) -> Changed:
    """Print a flip ability on the skill tile."""
    return printed(position, f"{'advanced' if move.advanced else 'skill'}-{move.tile}", "gold;none;x"), move


def take_tile(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Take the skill tile from the seat."""
    skills = position.players[seat].skills
    kept = tuple(each for each in skills if (each.tile, each.advanced) != (move.tile, move.advanced))
    return position.with_player(seat, skills=kept), move


def read_named_tile(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Read the print of the named tile, or lay an advanced one on the table."""
    if isinstance(move, moves.Reveal):
        texts = {"milestone": "tower", "final": "gold;1", "advanced": "none;none;x"}
        return printed(position, f"{move.what}-{move.tile}", texts[move.what]), move
    if isinstance(move, moves.NameSpecial):
        return printed(position, f"special-{move.tile}", "none"), move
    if move.advanced:
        return position.with_table(advanced=(move.tile,)), move
    return printed(position, f"skill-{move.tile}", "none;none;x"), move


def owe_named_kind(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Owe the seat the kind of due that the violation names."""
    kind: Any = word_of(violations[0], "what")
    what = "any" if kind == "prosperity" else ""
    entry = "area-K" if kind == "choose" else ""
    owed = owing(printed(position, "industry", "20"), seat, Due(kind, 1, entry, what))
    if kind == "income":
        player = owed.with_player(seat, waived=()).players[seat]
        return owed.with_player(seat, waived=tuple(unread(owed, player, player.dues[0]))), move
    return owed.with_player(seat, waived=tuple(f"space-{n}" for n in range(2, 40))), move


def owe_road(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe something that the seat may do without."""
    return owing(position, seat, Due("road")), move


def owe_unread_print(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe the seat a print that is not read."""
    near = owing(printed(position, "helper-16", None), seat, Due("print", 1, "helper-16"))
    return near.with_player(seat, waived=()), move


def owe_income(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe the seat its income."""
    return owing(position, seat, Due("income")), move


def open_next_space(position: Position, seat: int, move: moves.Step, violations: Violations) -> Changed:
    """Put the piece on the track, and open its next space."""
    if not number_of(violations[0], "there"):
        position = position.with_player(seat, **{move.piece: 1})
    space = getattr(position.players[seat], move.piece) + 1
    return printed(position, f"space-{space}", "none;none;0;no"), move


def owe_any_step(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe the seat a step on any track."""
    return owing(position, seat, Due("prosperity", 1, "", "any")), move


def reset_track(position: Position, seat: int, move: moves.Advance, _violations: Violations) -> Changed:
    """Put the marker on the first space of the track."""
    spaces = list(position.players[seat].prosperity)
    spaces[move.track - 1] = 0
    return position.with_player(seat, prosperity=tuple(spaces)), move


def clear_column(position: Position, seat: int, move: moves.Automate, _violations: Violations) -> Changed:
    """Clear the column."""
    kept = tuple(card for card in position.players[seat].automated if card.column != move.column)
    return position.with_player(seat, automated=kept), move


def owe_any_industry(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe the seat a card for its industry that no print names."""
    return owing(position, seat, Due("automate")), move


def forget_place_count(
    position: Position, _seat: int, move: moves.Helper, _violations: Violations
) -> Changed:
    """Forget the number of helper places."""
    return printed(position, f"helpers-{position.count}", None), move


def free_place(position: Position, _seat: int, move: moves.Helper, _violations: Violations) -> Changed:
    """Take the markers off the place."""
    for other, player in enumerate(position.players):
        if player.helper == move.place:
            position = position.with_player(other, helper=0)
    return position, move


def lay_milestone(position: Position, _seat: int, move: moves.Free, _violations: Violations) -> Changed:
    """Lay the milestone on the table."""
    return position.with_table(milestones=(move.tile,)), move


def meet_condition(position: Position, seat: int, move: moves.Free, _violations: Violations) -> Changed:
    """Print the wonder as the only condition, and give it to the seat."""
    who = position.players[seat].character or "1a"
    entry = f"milestone-{move.tile}" if move.number == 4 else f"{who}-tower"
    near = printed(position, entry, "wonder").with_player(seat, wonder=True)
    return near, move


def read_condition(position: Position, seat: int, move: moves.Free, _violations: Violations) -> Changed:
    """Read the condition, which asks for nothing."""
    who = position.players[seat].character
    return printed(position, f"milestone-{move.tile}" if move.number == 4 else f"{who}-tower", "none"), move


# Setting up -------------------------------------------------------------------------------------------------


def _lay_tiles(position: Position, what: str, tiles: tuple[int, ...]) -> Position:
    name = {"milestone": "milestones", "final": "finals", "advanced": "advanced"}[what]
    return position.with_table(**{name: tiles})


def remove_tiles(position: Position, _seat: int, move: moves.Reveal, _violations: Violations) -> Changed:
    """Remove all tiles of the kind from the table. Advanced ones are played with."""
    near, _ = ruled(advanced="with")(position, 0, move, ())
    return _lay_tiles(near, move.what, ()), move


def lay_all_tiles(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Lay all milestones, final tiles and advanced tiles on the table."""
    near = position.with_table(milestones=(1, 2, 3, 4, 5), finals=(1, 2))
    return near.with_table(advanced=tuple(range(1, position.count + 2))), move


def take_board(position: Position, _seat: int, move: Any, violations: Violations) -> Changed:
    """Take the character board from the named seat."""
    for one in violations:
        position = position.with_player(seat_of(one), character="")
    return position, move


def choose_side_in_play(
    position: Position, _seat: int, move: moves.Choose, _violations: Violations
) -> Changed:
    """Choose a side that the table plays with."""
    return position, replace(move, side="B9" if position.rulings.maps == "b" else "A")


def change_other_map(position: Position, _seat: int, move: moves.Choose, violations: Violations) -> Changed:
    """Give the named seat another map."""
    return position.with_player(seat_of(violations[0]), side="A"), move


PHASES: Mapping[type[Any], str] = {moves.Choose: "setup", moves.Reveal: "setup", moves.Collect: "income"}
"""The phases of moves that are not made in the action phase."""

REMOVERS: Mapping[str, Remover] = {
    "phase": in_phase(PHASES, "action"),
    "turn": give_turn,
    "owed_first": seat_has(dues=()),
    "acted": seat_has(acted=False),
    "not_acted": seat_has(acted=True),
    "hidden": choose_area_there,
    "taken": clear_slot,
    "no_slot": print_three_slots,
    "leftmost": choose_leftmost,
    "copies": copy_if_possible,
    "other_kind": copy_both_kinds,
    "no_card": owe_unread_card,
    "no_disc": seat_has(discs=1),
    "cards": deal_due_cards,
    "hand_empty": hold_one_more_card,
    "slot_cards": add_missing_cards,
    "short": give_missing,
    "unread": instead(moves.Play(0, 0, 1)),
    "no_option": choose_first_option,
    "no_skill": give_tile,
    "down": turn_tiles_up,
    "no_flip": print_flip_ability,
    "has_tile": take_tile,
    "new_tile": read_named_tile,
    "advanced": ruled(advanced="with"),
    "not_owed": owe_named_kind,
    "nothing_to_skip": owe_road,
    "free_step": owe_road,
    "nothing_asked": owe_unread_print,
    "collected": owe_income,
    "barred": open_next_space,
    "colour": owe_any_step,
    "track_end": reset_track,
    "last_space": seat_has(diamonds=1),
    "no_diamond": seat_has(diamonds=1),
    "no_room": clear_column,
    "other_industry": owe_any_industry,
    "helper_taken": free_place,
    "no_helper_place": forget_place_count,
    "named": instead(moves.Free(2)),
    "gold_basic": ruled(resources="any"),
    "no_milestone": lay_milestone,
    "unmet": meet_condition,
    "unread_condition": read_condition,
    "revealed": remove_tiles,
    "enough_tiles": remove_tiles,
    "tiles_first": lay_all_tiles,
    "board_taken": take_board,
    "other_side": choose_side_in_play,
    "map_taken": change_other_map,
}
"""By rule id."""
