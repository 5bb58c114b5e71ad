"""Rules for taking dues: pieces laid, steps made, prints chosen. Each move also needs its kind of due."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.agenda import Task
from companion.engine.gains import Gain
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.sweet_lands import (
    costs,
    dues,
    gaining,
    income,
    industry,
    moves,
    placing,
    prosperity,
    special_tiles,
)
from companion.games.sweet_lands.cards import INDUSTRY
from companion.games.sweet_lands.entry_names import is_card_entry
from companion.games.sweet_lands.gaining import first_due, gains_of, pieces_due
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.phases.common_rules import (
    Check,
    find_lacking,
    not_in_cards,
)
from companion.games.sweet_lands.phases.main_action import skill_finding, skill_of
from companion.games.sweet_lands.phases.piece_rules import PLACES, rabbit_left
from companion.games.sweet_lands.position import Due, Position
from companion.games.sweet_lands.vocabulary import PROPERTIES
from companion.kit.tasks import seat_task

LAID: Mapping[type[Any], tuple[str, ...]] = {
    moves.Terrain: ("terrain",),
    moves.Special: ("special", "terrain"),
    moves.Road: ("road",),
    moves.Property: ("property",),
    moves.Rabbit: ("rabbit",),
}
"""Kinds of dues that allow each type of move, for pieces laid."""

TAKEN: Mapping[type[Any], tuple[str, ...]] = {
    moves.NoRabbit: ("rabbit",),
    moves.Decide: ("choose", "cost", "price"),
    moves.Take: ("basic",),
    moves.Pay: ("pay",),
    moves.NameSpecial: ("which",),
    moves.Step: ("track",),
    moves.Advance: ("prosperity",),
    moves.TakeSkill: ("skill",),
    moves.Automate: ("automate",),
    moves.Ahead: ("ahead",),
    moves.Helper: ("helper",),
    moves.Collect: ("income",),
}
"""Kinds of dues that allow each type of move, for all other moves."""

SKIPPED = (*gaining.LAID, "automate", "skill", "prosperity", "endless", "which")
"""Kinds of dues that a seat may skip. Of prosperity, only the steps that cost a diamond."""


def due_of(position: Position, seat: int) -> Due | None:
    """Find the due that a seat can take now. None if nothing is owed, or a print must be read first."""
    return None if dues.asked_entries(position, seat) else first_due(position.players[seat])


def open_dues(position: Position, seat: int) -> tuple[Due, ...]:
    """List the dues that a seat can take now: the first one, or all pieces of its print."""
    due = due_of(position, seat)
    return () if due is None else pieces_due(position.players[seat]) or (due,)


def _owed_rule(kinds: tuple[str, ...], kind: Any = "impossible") -> Check:
    """Build the rule that one of some kinds must be owed."""

    def check(position: Position, seat: int, _move: object) -> Findings:
        if any(due.kind in kinds for due in open_dues(position, seat)):
            return KEPT
        return (({"what": Word(f"due-{kinds[0]}")}, ()),)

    return Rule("not_owed", "turn", check, kind)


def _no_option(position: Position, seat: int, move: moves.Decide) -> Findings:
    due = first_due(position.players[seat])
    if due is None or due.kind not in ("choose", "cost", "price"):
        return KEPT
    gains = gains_of(position, due) if due.kind == "choose" else None
    options = gains.options if gains else costs.list_options(position, seat, due)
    return BROKEN if options and move.option >= len(options) else KEPT


def _option_short(position: Position, seat: int, move: moves.Decide) -> Findings:
    """Check that a seat can pay the cost that it chooses, if it can pay any."""
    due = first_due(position.players[seat])
    options = costs.list_options(position, seat, due) if due and due.kind in ("cost", "price") else ()
    if move.option >= len(options) or costs.least_short(position.players[seat], options):
        return KEPT
    return find_lacking(position, seat, not_in_cards(options[move.option]))


def _check_barred(position: Position, seat: int, move: moves.Step) -> Findings:
    if move.piece in industry.movable_trains(position, seat):
        return KEPT
    space: int = getattr(position.players[seat], move.piece)
    return (({"piece": Word(f"piece-{move.piece}"), "there": int(space > 0), "space": space + 1}, ()),)


def _colour(position: Position, seat: int, move: moves.Advance) -> Findings:
    due = first_due(position.players[seat])
    if due is None or due.kind != "prosperity" or move.track in prosperity.OF_COLOUR[due.what]:
        return KEPT
    return (({"colour": due.what}, ()),)


def _track_end(position: Position, seat: int, move: moves.Advance) -> Findings:
    return (({"track": move.track}, ()),) if prosperity.spaces_left(position, seat, move.track) == 0 else KEPT


def _last_space(position: Position, seat: int, move: moves.Advance) -> Findings:
    """Check that the seat has a diamond for the last space of a track."""
    last = prosperity.spaces_left(position, seat, move.track) == 1
    return BROKEN if last and not position.players[seat].diamonds else KEPT


def _has_tile(position: Position, seat: int, move: moves.TakeSkill) -> Findings:
    found = skill_of(position.players[seat], move.tile, move.advanced)
    return skill_finding(move) if found else KEPT


def _new_tile(position: Position, _seat: int, move: moves.TakeSkill) -> Findings:
    """Check that a skill tile is read, held or next in number. An advanced tile must lie on the table."""
    if move.tile in skill_numbers(position, move.advanced):
        return KEPT
    return (({"what": "lying" if move.advanced else "skill", "tile": move.tile}, ()),)


def _new_special(position: Position, _seat: int, move: moves.NameSpecial) -> Findings:
    """Check that a special tile is read, or next in number."""
    known = move.tile in special_tiles.numbers(position)
    return KEPT if known else (({"what": "special", "tile": move.tile}, ()),)


def skill_numbers(position: Position, advanced: bool) -> tuple[int, ...]:
    """List the numbers of the skill tiles that are read or held, and the next one.

    Of advanced tiles, list those on the table.
    """
    if advanced:
        return position.advanced
    own = position.printed
    held = {each.tile for player in position.players for each in player.skills if not each.advanced}
    known = [number for number in range(1, 41) if own.knows(f"skill-{number}") or number in held]
    following = next((number for number in range(1, 41) if number not in known), None)
    return (*known, following) if following else tuple(known)


def _check_advanced(position: Position, _seat: int, move: moves.TakeSkill) -> Findings:
    return BROKEN if move.advanced and position.rulings.advanced == "without" else KEPT


def _advanced_cost(position: Position, seat: int, move: moves.TakeSkill) -> Findings:
    return BROKEN if move.advanced and not position.players[seat].diamonds else KEPT


def _no_room(position: Position, seat: int, move: moves.Automate) -> Findings:
    player = position.players[seat]
    if industry.room(player, move.column):
        return KEPT
    built = player.count_properties(move.column)
    there = sum(card.column == move.column for card in player.automated)
    return (({"column": Word(f"piece-{move.column}"), "there": there, "built": built}, ()),)


def _other_industry(position: Position, seat: int, move: moves.Automate) -> Findings:
    due = first_due(position.players[seat])
    named = due is not None and due.kind == "automate" and bool(due.entry)
    where = position.printed.part_word(due.entry, INDUSTRY) if due and named else None
    return (
        (({"industry": Word(f"industry-{where}")}, ()),) if where not in (None, "any", move.column) else KEPT
    )


def _no_diamond(position: Position, seat: int, _move: moves.Automate) -> Findings:
    return KEPT if position.players[seat].diamonds else BROKEN


def _no_helper_place(position: Position, _seat: int, move: moves.Helper) -> Findings:
    most = income.helper_places(position)[-1]
    return (({"place": move.place, "most": most}, ()),) if move.place > most else KEPT


def _helper_taken(position: Position, seat: int, move: moves.Helper) -> Findings:
    """Check that no marker stands on a helper place. The seat's own marker has to move."""
    there = [who for who, player in enumerate(position.players) if player.helper == move.place]
    return tuple(({"place": move.place, "seat": Who(who), "own": int(who == seat)}, ()) for who in there)


def _skippable(position: Position, seat: int, _move: moves.Skip) -> Findings:
    due = due_of(position, seat)
    return KEPT if due and due.kind in SKIPPED else BROKEN


def _free_step(position: Position, seat: int, _move: moves.Skip) -> Findings:
    """Check that no free step on a prosperity track is left out. A step that costs a diamond may be."""
    due = due_of(position, seat)
    if due is None or due.kind != "prosperity" or not prosperity.is_free(position, seat, due.what):
        return KEPT
    return BROKEN


def _pays(position: Position, seat: int, move: moves.Pay) -> Findings:
    return find_lacking(position, seat, (Gain(move.what),))


def _check_blank(position: Position, seat: int, move: moves.ByHand) -> Findings:
    """Check that only a citizen card is said to give nothing."""
    asked = dues.asked_entries(position, seat)
    return BROKEN if move.nothing and not (position.rules > 1 and is_card(asked)) else KEPT


def is_card(asked: Sequence[str]) -> bool:
    """Check that the entries asked for are a citizen card."""
    return len(asked) == 1 and is_card_entry(asked[0])


def _nothing_asked(position: Position, seat: int, _move: moves.ByHand) -> Findings:
    return KEPT if dues.asked_entries(position, seat) else BROKEN


OWN: Mapping[type[Any], tuple[Check, ...]] = {
    moves.NoRabbit: (Rule("rabbit_left", "rabbit.none", rabbit_left),),
    moves.Decide: (
        Rule("no_option", "contents.learning", _no_option, "impossible"),
        Rule("short", "property.price", _option_short),
    ),
    moves.Take: (),
    moves.Pay: (Rule("short", "area", _pays, "impossible"),),
    moves.Step: (Rule("barred", "industry.labs", _check_barred, "impossible"),),
    moves.Advance: (
        Rule("colour", "prosperity", _colour, "impossible"),
        Rule("track_end", "prosperity", _track_end, "impossible"),
        Rule("last_space", "prosperity.last", _last_space),
    ),
    moves.TakeSkill: (
        Rule("has_tile", "skill", _has_tile, "impossible"),
        Rule("new_tile", "skill", _new_tile, "impossible"),
        Rule("advanced", "skill.advanced", _check_advanced),
        Rule("no_diamond", "skill.advanced", _advanced_cost),
    ),
    moves.Automate: (
        Rule("no_diamond", "card.automation", _no_diamond),
        Rule("other_industry", "card.automation", _other_industry),
        Rule("no_room", "card.automation", _no_room),
    ),
    moves.Ahead: (),
    moves.NameSpecial: (Rule("new_tile", "terrain.special", _new_special, "impossible"),),
    moves.Helper: (
        Rule("no_helper_place", "pass.helper", _no_helper_place, "impossible"),
        Rule("helper_taken", "pass.helper", _helper_taken, "impossible"),
    ),
    moves.Collect: (),
}

RULES: Mapping[type[Any], tuple[Check, ...]] = {
    **{kind: (_owed_rule(LAID[kind], "breaks"), *rules) for kind, rules in PLACES.items()},
    **{kind: (_owed_rule(TAKEN[kind]), *rules) for kind, rules in OWN.items()},
    moves.Skip: (
        Rule("nothing_to_skip", "turn", _skippable, "impossible"),
        Rule("free_step", "prosperity.last", _free_step),
    ),
    moves.ByHand: (
        Rule("nothing_asked", "contents.learning", _nothing_asked, "impossible"),
        Rule("no_card", "contents.learning", _check_blank, "impossible"),
    ),
}
"""All rules of a move that takes a due, by type of move."""


def tasks(position: Position, seat: int) -> tuple[Task, ...]:
    """List a seat's tasks while something is owed: read a print, or take its open dues."""
    asked = dues.asked_entries(position, seat)
    if asked:
        return (seat_task("read", seat, entry=asked[0]),)
    return tuple(_task(position, seat, due) for due in open_dues(position, seat))


_WAITING = frozenset(kind for kinds in (*LAID.values(), *TAKEN.values()) for kind in kinds)
"""Kinds of dues that a seat takes by a move. All others settle themselves with the next move."""


def _task(position: Position, seat: int, due: Due) -> Task:
    if due.kind == "income":
        return _income_task(position, seat)
    if due.kind not in _WAITING:
        return seat_task("settle", seat, what=Word(f"due-{due.kind}"))
    where = placing.free(seat_land(position, seat), due.kind) if due.kind in placing.RULES else ()
    pieces = PROPERTIES[:5] if due.kind == "property" else (due.kind,) if due.kind in placing.RULES else ()
    return seat_task(f"due_{due.kind}", seat, pieces, where, count=due.count, what=due.what)


def _income_task(position: Position, seat: int) -> Task:
    """Make the task that asks a seat to take its income, with its amounts."""
    found = income.income(position, seat)
    gold, wheat, wood, iron = found.tracks
    return seat_task("due_income", seat, gold=gold, wheat=wheat, wood=wood, iron=iron, cards=found.cards)
