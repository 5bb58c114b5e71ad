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


def ones_turn(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Give the turn to this seat, and settle all that the others owe."""
    for other in set(range(position.count)) - {seat}:
        position = position.with_player(other, dues=(), character=CHARACTERS[2 * other])
    return position.with_table(turn=seat), move


def area_there(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Choose an area that lies on the table. Extra actions are turned over by round 3."""
    if move.letter == "L":
        return position, moves.Area("I", move.slot, move.disc)
    return position.with_table(round=3), move


def slot_free(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Change the case so that no disc lies on the slot."""
    discs = tuple(disc for disc in position.discs if (disc.area, disc.slot) != (move.letter, move.slot))
    return position.with_table(discs=discs), move


def three_slots(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Give the area three slots."""
    return printed(position, f"slots-{move.letter}", "3"), move


def leftmost(position: Position, _seat: int, move: moves.Area, violations: Violations) -> Changed:
    """Choose the leftmost free slot."""
    return position, replace(move, slot=number_of(violations[0], "leftmost"))


def copied(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Copy an area with L, and none with any other."""
    return position, replace(move, copied="A" if move.letter == "L" else "")


def any_kind(position: Position, _seat: int, move: moves.Area, _violations: Violations) -> Changed:
    """Change the case so that every slot of L copies both kinds."""
    return printed(position, f"imitation-{position.count}", "both;both;both"), move


def card_asked(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe the effect of a card that nobody has read."""
    return owing(printed(position, "card-399", None), seat, Due("print", 1, "card-399", "", 3)), move


def enough_cards(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Give the seat the number of cards that is due."""
    return position.with_player(seat, hand=number_of(violations[0], "due")), move


def one_more_card(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Change the case so that there is one card more than those that go, now and for the slot."""
    hand = number_of(violations[0], "cards") + number_of(violations[0], "slot") + 1
    return position.with_player(seat, hand=hand), move


def cards_for_slot(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Change the case so that there are so many more cards."""
    hand = position.players[seat].hand + number_of(violations[0], "missing")
    return position.with_player(seat, hand=hand), move


def enough(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Change the case so that there is so much of everything that was missing."""
    missing = {STOCKS[word_of(one, "what")]: number_of(one, "due") for one in violations}
    return position.with_player(seat, **missing), move


def first_option(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that it is the first thing that is offered.

    A card that somebody has read has its mark printed.
    """
    if isinstance(move, moves.Play):
        return position, replace(move, option=0, mark=0 if move.card else move.mark)
    return position, moves.Decide(0)


def with_tile(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that the skill tile is there."""
    skills = (*position.players[seat].skills, Skill(move.tile, move.advanced))
    return position.with_player(seat, skills=skills), move


def tile_up(position: Position, seat: int, move: moves.Flip, _violations: Violations) -> Changed:
    """Change the case so that the skill tile lies face up."""
    skills = tuple(replace(skill, down=False) for skill in position.players[seat].skills)
    return position.with_player(seat, skills=skills), move


def flips(position: Position, _seat: int, move: moves.Flip, _violations: Violations) -> Changed:
    """Change the case so that the skill tile has a flip ability."""
    return printed(position, f"{'advanced' if move.advanced else 'skill'}-{move.tile}", "gold;none;x"), move


def not_there(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that the seat has not that tile."""
    skills = position.players[seat].skills
    kept = tuple(each for each in skills if (each.tile, each.advanced) != (move.tile, move.advanced))
    return position.with_player(seat, skills=kept), move


def read_tile(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that somebody has read that tile. An advanced one lies on the table."""
    if isinstance(move, moves.Reveal):
        texts = {"milestone": "tower", "final": "gold;1", "advanced": "none;none;x"}
        return printed(position, f"{move.what}-{move.tile}", texts[move.what]), move
    if isinstance(move, moves.NameSpecial):
        return printed(position, f"special-{move.tile}", "none"), move
    if move.advanced:
        return position.with_table(advanced=(move.tile,)), move
    return printed(position, f"skill-{move.tile}", "none;none;x"), move


def due(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Change the case so that it is owed."""
    kind: Any = word_of(violations[0], "what")
    what = "any" if kind == "prosperity" else ""
    entry = "area-K" if kind == "choose" else ""
    owed = owing(printed(position, "industry", "20"), seat, Due(kind, 1, entry, what))
    if kind == "income":
        player = owed.with_player(seat, waived=()).players[seat]
        return owed.with_player(seat, waived=tuple(unread(owed, player, player.dues[0]))), move
    return owed.with_player(seat, waived=tuple(f"space-{n}" for n in range(2, 40))), move


def skippable(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Owe something that the seat may do without."""
    return owing(position, seat, Due("road")), move


def unread_print(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that a print is owed that nobody has read."""
    near = owing(printed(position, "helper-16", None), seat, Due("print", 1, "helper-16"))
    return near.with_player(seat, waived=()), move


def owed_income(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that the income is owed."""
    return owing(position, seat, Due("income")), move


def unbarred(position: Position, seat: int, move: moves.Step, violations: Violations) -> Changed:
    """Change the case so that the piece is on the track, and no laboratory bars its way."""
    if not number_of(violations[0], "there"):
        position = position.with_player(seat, **{move.piece: 1})
    space = getattr(position.players[seat], move.piece) + 1
    return printed(position, f"space-{space}", "none;none;0;no"), move


def any_colour(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that a step on any track is owed."""
    return owing(position, seat, Due("prosperity", 1, "", "any")), move


def at_start(position: Position, seat: int, move: moves.Advance, _violations: Violations) -> Changed:
    """Change the case so that the marker stands on the first space of the track."""
    spaces = list(position.players[seat].prosperity)
    spaces[move.track - 1] = 0
    return position.with_player(seat, prosperity=tuple(spaces)), move


def room(position: Position, seat: int, move: moves.Automate, _violations: Violations) -> Changed:
    """Change the case so that no card lies below the column."""
    kept = tuple(card for card in position.players[seat].automated if card.column != move.column)
    return position.with_player(seat, automated=kept), move


def any_industry(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that it is a card that nobody has read."""
    return owing(position, seat, Due("automate")), move


def helper_there(position: Position, _seat: int, move: moves.Helper, _violations: Violations) -> Changed:
    """Change the case so that nobody knows how many helper places there are."""
    return printed(position, f"helpers-{position.count}", None), move


def helper_free(position: Position, _seat: int, move: moves.Helper, _violations: Violations) -> Changed:
    """Change the case so that no marker stands on the place."""
    for other, player in enumerate(position.players):
        if player.helper == move.place:
            position = position.with_player(other, helper=0)
    return position, move


def milestone_there(position: Position, _seat: int, move: moves.Free, _violations: Violations) -> Changed:
    """Change the case so that the milestone lies there."""
    return position.with_table(milestones=(move.tile,)), move


def fulfilled(position: Position, seat: int, move: moves.Free, _violations: Violations) -> Changed:
    """Change the case so that the condition asks for the wonder alone, and the seat has it."""
    who = position.players[seat].character or "1a"
    entry = f"milestone-{move.tile}" if move.number == 4 else f"{who}-tower"
    near = printed(position, entry, "wonder").with_player(seat, wonder=True)
    return near, move


# Setting up -------------------------------------------------------------------------------------------------


def _lying(position: Position, what: str, tiles: tuple[int, ...]) -> Position:
    name = {"milestone": "milestones", "final": "finals", "advanced": "advanced"}[what]
    return position.with_table(**{name: tiles})


def none_lie(position: Position, _seat: int, move: moves.Reveal, _violations: Violations) -> Changed:
    """Remove all tiles of the kind from the table. Advanced ones are played with."""
    near, _ = ruled(advanced="with")(position, 0, move, ())
    return _lying(near, move.what, ()), move


def all_lie(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that all tiles lie there."""
    near = position.with_table(milestones=(1, 2, 3, 4, 5), finals=(1, 2))
    return near.with_table(advanced=tuple(range(1, position.count + 2))), move


def no_board(position: Position, _seat: int, move: Any, violations: Violations) -> Changed:
    """Take the character board from the named seat."""
    for one in violations:
        position = position.with_player(seat_of(one), character="")
    return position, move


def right_side(position: Position, _seat: int, move: moves.Choose, _violations: Violations) -> Changed:
    """Change the case so that it is a side that the table plays with."""
    return position, replace(move, side="B9" if position.rulings.maps == "b" else "A")


def map_free(position: Position, _seat: int, move: moves.Choose, violations: Violations) -> Changed:
    """Give the named seat another map."""
    return position.with_player(seat_of(violations[0]), side="A"), move


PHASES: Mapping[type[Any], str] = {moves.Choose: "setup", moves.Reveal: "setup", moves.Collect: "income"}
"""The phases of moves that are not made in the action phase."""

REMOVERS: Mapping[str, Remover] = {
    "phase": in_phase(PHASES, "action"),
    "turn": ones_turn,
    "owed_first": seat_has(dues=()),
    "acted": seat_has(acted=False),
    "not_acted": seat_has(acted=True),
    "hidden": area_there,
    "taken": slot_free,
    "no_slot": three_slots,
    "leftmost": leftmost,
    "copies": copied,
    "other_kind": any_kind,
    "no_card": card_asked,
    "no_disc": seat_has(discs=1),
    "cards": enough_cards,
    "hand_empty": one_more_card,
    "slot_cards": cards_for_slot,
    "short": enough,
    "unread": instead(moves.Play(0, 0, 1)),
    "no_option": first_option,
    "no_skill": with_tile,
    "down": tile_up,
    "no_flip": flips,
    "has_tile": not_there,
    "new_tile": read_tile,
    "advanced": ruled(advanced="with"),
    "not_owed": due,
    "nothing_to_skip": skippable,
    "free_step": skippable,
    "nothing_asked": unread_print,
    "collected": owed_income,
    "barred": unbarred,
    "colour": any_colour,
    "track_end": at_start,
    "last_space": seat_has(diamonds=1),
    "no_diamond": seat_has(diamonds=1),
    "no_room": room,
    "other_industry": any_industry,
    "helper_taken": helper_free,
    "no_helper_place": helper_there,
    "named": instead(moves.Free(2)),
    "gold_basic": ruled(resources="any"),
    "no_milestone": milestone_there,
    "unmet": fulfilled,
    "revealed": none_lie,
    "enough_tiles": none_lie,
    "tiles_first": all_lie,
    "board_taken": no_board,
    "other_side": right_side,
    "map_taken": map_free,
}
"""By rule id."""
