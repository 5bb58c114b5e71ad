"""The main action of a turn: an area, a citizen card, a skill tile turned over, or a pass."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.games.sweet_lands import areas, cards, costs, dues, lay_pieces, moves, placing
from companion.games.sweet_lands.gaining import add_stock, owe, short_of, sum_costs
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.phases import common_rules
from companion.games.sweet_lands.phases.common_rules import Check
from companion.games.sweet_lands.position import Disc, Due, Player, Position, Skill
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.rabbits import none_left, open_places
from companion.games.sweet_lands.vocabulary import ADVANCED_AREAS, AREAS, BASIC_AREAS

# Areas ------------------------------------------------------------------------------------------------------


def _check_hidden(position: Position, _seat: int, move: moves.Area) -> Findings:
    if areas.is_revealed(position, move.letter):
        return KEPT
    return (({"area": move.letter, "round": position.round}, ()),)


def _no_imitation(position: Position, seat: int, move: moves.Area) -> Findings:
    return _check_hidden(position, seat, move) if move.letter == "L" else KEPT


def _check_turned_up(position: Position, seat: int, move: moves.Area) -> Findings:
    return KEPT if move.letter == "L" else _check_hidden(position, seat, move)


def _check_taken(position: Position, _seat: int, move: moves.Area) -> Findings:
    there = areas.taken_slots(position, move.letter)
    return (({"area": move.letter, "slot": move.slot}, ()),) if move.slot in there else KEPT


def _no_slot(position: Position, _seat: int, move: moves.Area) -> Findings:
    most = areas.slots(position, move.letter)
    if most is None or move.slot <= most:
        return KEPT
    return (({"area": move.letter, "slot": move.slot, "slots": most}, ()),)


def _leftmost(position: Position, _seat: int, move: moves.Area) -> Findings:
    first = areas.leftmost(position, move.letter)
    if first is None or first >= move.slot or move.slot in areas.taken_slots(position, move.letter):
        return KEPT
    return (({"area": move.letter, "slot": move.slot, "leftmost": first}, ()),)


def _no_disc(position: Position, seat: int, move: moves.Area) -> Findings:
    return BROKEN if move.disc and not position.players[seat].discs else KEPT


def _area_cards(position: Position, _seat: int, move: moves.Area) -> int:
    """Count the cards that an area costs before its effect. Those for the slot leave the hand after it."""
    return common_rules.count_cards(areas.costs(position, move))


def _slot_cards(position: Position, seat: int, move: moves.Area) -> Findings:
    """Check that the hand pays the slot after the effect and keeps a card, known draws included.

    The draws may depend on later decisions of the seat, so the table can overrule this.
    """
    there = (
        position.players[seat].hand - _area_cards(position, seat, move) + areas.citizens_drawn(position, move)
    )
    missing = move.slot + common_rules.cards_to_keep(position) - there
    if move.disc or missing <= 0:
        return KEPT
    if position.players[seat].dues or areas.may_draw_more(position, move):
        drawn = cards_drawn_by_area(position, seat, move)
        missing -= max(0, (drawn or 0) - areas.citizens_drawn(position, move))
    if missing <= 0:
        return KEPT
    return (({"cards": move.slot, "missing": missing, "kept": common_rules.cards_to_keep(position)}, ()),)


AMPLE = 100
"""More cards than any area takes."""


def cards_drawn_by_area(position: Position, seat: int, move: moves.Area) -> int | None:
    """Count the cards that an area draws, not reduced by the cards paid for its slot.

    None if that depends on a decision.
    """
    rich = position.with_player(seat, hand=position.players[seat].hand + AMPLE)
    after = dues.settle(use(rich, seat, move), seat).players[seat]
    slot = 0 if move.disc else move.slot
    taken = slot + _area_cards(position, seat, move)
    return None if after.dues else after.hand - rich.players[seat].hand + taken


def _copies(_position: Position, _seat: int, move: moves.Area) -> Findings:
    return KEPT if bool(move.copied) == (move.letter == "L") else (({"area": move.letter}, ()),)


def _no_rabbit_place(position: Position, seat: int, move: moves.Area) -> Findings:
    """Check that an area that places rabbits has a rabbit and a place for one, or gives points instead."""
    if position.rules < 2 or not {"C", "O"} & {move.letter, move.copied} or none_left(position, seat):
        return KEPT
    there = {
        "place": placing.free(seat_land(position, seat), "rabbit"),
        "rabbit": open_places(position, seat),
    }
    return tuple(({"lacks": what}, ()) for what, found in there.items() if not found)


def _area_cost(position: Position, seat: int, move: moves.Area) -> Findings:
    fixed = common_rules.not_in_cards(areas.costs(position, move))
    chosen = areas.chosen_costs(position, move)
    if not chosen:
        return common_rules.find_lacking(position, seat, fixed)
    ways = [sum_costs((*fixed, *option)) for _, gains in chosen for option in gains.options]
    return common_rules.lacking_findings(costs.least_short(position.players[seat], tuple(ways)))


def _other_kind(position: Position, _seat: int, move: moves.Area) -> Findings:
    """Check that L copies an area of the kind that its slot shows."""
    if not move.copied or areas.copied_kind(position, move.slot) in (areas.BOTH, areas.kind_of(move.copied)):
        return KEPT
    return (({"area": move.copied, "kind": areas.copied_kind(position, move.slot)}, ()),)


def _nowhere(position: Position, seat: int, move: moves.Area) -> Findings:
    """Check that an area that builds properties has a place for one."""
    building = {"E", "P"} & {move.letter, move.copied}
    here = lay_pieces.end_action(position, seat)
    return BROKEN if building and not placing.free(seat_land(here, seat), "tent") else KEPT


AREA: tuple[Check, ...] = (
    common_rules.not_acted("turn"),
    Rule("hidden", "area.copy", _no_imitation, "impossible"),
    Rule("hidden", "area.extra", _check_turned_up, "impossible"),
    Rule("taken", "area.slots", _check_taken, "impossible"),
    Rule("no_slot", "area.slots", _no_slot),
    Rule("leftmost", "area.slots", _leftmost),
    Rule("copies", "area.copy", _copies, "impossible"),
    Rule("other_kind", "area.copy", _other_kind),
    Rule("no_disc", "area.disc", _no_disc, "impossible"),
    *common_rules.hand_rules("area.slots", _area_cards),
    Rule("slot_cards", "area.slots", _slot_cards),
    Rule("short", "area", _area_cost),
    Rule("nowhere_to_build", "property.where", _nowhere),
    Rule("no_rabbit_place", "rabbit", _no_rabbit_place),
)
"""The rules of an area, in the order of the rulebook."""


def use(position: Position, seat: int, move: moves.Area) -> Position:
    """Put a disc on an area, charge its costs, and owe its gains and the cards for the slot."""
    position = lay_pieces.end_action(position, seat)
    position = replace(position, discs=(*position.discs, Disc(move.letter, move.slot, seat)))
    discarded = () if move.disc else (Due("discard", move.slot),)
    position = add_stock(position, seat, "discs", -1) if move.disc else position
    position = position.with_player(seat, acted=True)
    effect = f"area-{move.copied or move.letter}"
    due = Due("print", 1, move.letter, "", 1) if move.letter.startswith("X") else Due("print", 1, effect)
    chosen = tuple(Due("cost", 1, entry) for entry, _ in areas.chosen_costs(position, move))
    owed = owe(position, seat, (*chosen, due, *discarded))
    return costs.charge(owed, seat, areas.costs(position, move))


def likely_areas(position: Position, seat: int) -> Iterator[moves.Area]:
    """Yield the affordable areas in use, each with its leftmost free slot. No others are legal."""
    player, own = position.players[seat], position.printed
    pays, slots = (
        (False, True) if player.discs else (False,),
        areas.leftmost_slots(own, position.count, position.discs),
    )
    for area in areas.areas_in_use(position):
        slot = slots[area]
        if slot is None:
            continue
        copied = (*BASIC_AREAS, *ADVANCED_AREAS) if area == "L" else ("",)
        for other in copied:
            if not short_of(player, areas.cost_of_both(own, area, other)):
                yield from (moves.Area(area, slot, disc, other) for disc in pays)


def every_area(position: Position) -> Iterator[moves.Area]:
    """Yield every area with every slot, paid with cards or with a disc."""
    for area in AREAS:
        copied = (*BASIC_AREAS, *ADVANCED_AREAS) if area == "L" else ("",)
        for slot in areas.SLOTS:
            for other in copied:
                yield moves.Area(area, slot, copied=other)
                yield moves.Area(area, slot, disc=True, copied=other)


# Citizen cards ----------------------------------------------------------------------------------------------


def _check_unread(position: Position, _seat: int, move: moves.Play) -> Findings:
    known = not move.card or position.printed.knows(f"card-{move.card}")
    if move.passing and (move.card or position.rules < 2):
        return (({"card": move.card}, ()),)
    return KEPT if known and (move.card or move.mark) else (({"card": move.card}, ()),)


def _no_option(position: Position, _seat: int, move: moves.Play) -> Findings:
    found = position.printed.part_gains(f"card-{move.card}", cards.COST)
    most = len(found.options) if found else 1
    return KEPT if move.option < most and not (move.card and move.mark) else BROKEN


def _card_cards(position: Position, seat: int, move: moves.Play) -> int:
    return cards.discard_count(position, seat, move.card, move.option)


def _card_cost(position: Position, seat: int, move: moves.Play) -> Findings:
    cost = cards.cost(position, seat, move.card, move.option)
    return common_rules.find_lacking(position, seat, common_rules.not_in_cards(cost))


PLAY: tuple[Check, ...] = (
    common_rules.not_acted("turn"),
    Rule("unread", "card", _check_unread, "impossible"),
    Rule("no_option", "card.instant", _no_option, "impossible"),
    *common_rules.hand_rules("card.instant", _card_cards),
    Rule("short", "card.instant", _card_cost),
)
"""The rules of playing a card, in the order of the rulebook."""


def play(position: Position, seat: int, move: moves.Play) -> Position:
    """Charge a card and count its mark. Owe its effect and its automation, or keep it for the pass."""
    position = lay_pieces.end_action(position, seat)
    cost = cards.cost(position, seat, move.card, move.option)
    return costs.charge(_take_effect(add_stock(position, seat, "hand", -1), seat, move), seat, cost)


def _take_effect(position: Position, seat: int, move: moves.Play) -> Position:
    """Count a card's mark, and owe its effect and its automation, or keep it for the pass."""
    marks = list(position.players[seat].marks)
    marks[cards.mark_of(position, move.card, move.mark) - 1] += 1
    position = position.with_player(seat, marks=tuple(marks), acted=True)
    if not move.card:
        return _keep_by_hand(position, seat, passing=move.passing)
    entry = f"card-{move.card}"
    if cards.works_at_pass(position, move.card):
        return position.with_player(seat, passing=(*position.players[seat].passing, move.card))
    return owe(position, seat, (Due("print", 1, entry, "", cards.GIVES), Due("automate", 1, entry)))


def _keep_by_hand(position: Position, seat: int, *, passing: bool) -> Position:
    """Give a card that is booked by hand a number of its own, under which it is asked for again."""
    if position.rules < 2:
        return owe(position, seat, (Due("automate"),))
    number = cards.new_number(position)
    if passing:
        return position.with_player(seat, passing=(*position.players[seat].passing, number))
    return owe(position, seat, (Due("automate", 1, f"card-{number}" if number else ""),))


def likely_plays(position: Position, seat: int) -> Iterator[moves.Play]:
    """Yield every card if one may leave the hand. Otherwise no play is legal."""
    return (
        every_play(position)
        if position.players[seat].hand > common_rules.cards_to_keep(position)
        else iter(())
    )


def every_play(position: Position) -> Iterator[moves.Play]:
    """Yield every card that has been read, and a card booked by hand for each mark."""
    for card in cards.known_cards(position):
        found = position.printed.part_gains(f"card-{card}", cards.COST)
        yield from (moves.Play(card, option) for option in range(len(found.options) if found else 1))
    at_pass = (False, True) if position.rules > 1 else (False,)
    yield from (moves.Play(0, 0, mark, passing) for passing in at_pass for mark in range(1, 7))


# Skill tiles ------------------------------------------------------------------------------------------------


def skill_of(player: Player, tile: int, advanced: bool) -> Skill | None:
    """Find a player's skill tile, or None."""
    return next((each for each in player.skills if (each.tile, each.advanced) == (tile, advanced)), None)


def skill_entry(skill: Skill | moves.Flip | moves.TakeSkill) -> str:
    """Name the entry of a skill tile."""
    return f"{'advanced' if skill.advanced else 'skill'}-{skill.tile}"


def skill_finding(move: moves.Flip | moves.TakeSkill) -> Findings:
    """Report a skill tile as the cause of a violation."""
    return (({"what": "advanced" if move.advanced else "skill", "tile": move.tile}, ()),)


def _no_skill(position: Position, seat: int, move: moves.Flip) -> Findings:
    return KEPT if skill_of(position.players[seat], move.tile, move.advanced) else skill_finding(move)


def _check_down(position: Position, seat: int, move: moves.Flip) -> Findings:
    found = skill_of(position.players[seat], move.tile, move.advanced)
    return skill_finding(move) if found and found.down else KEPT


def _no_flip(position: Position, _seat: int, move: moves.Flip) -> Findings:
    gives = position.printed.part_gains(skill_entry(move), 0)
    return skill_finding(move) if gives and gives.nothing else KEPT


FLIP: tuple[Check, ...] = (
    common_rules.not_acted("turn"),
    Rule("no_skill", "skill.flip", _no_skill, "impossible"),
    Rule("down", "skill.flip", _check_down),
    Rule("no_flip", "skill.flip", _no_flip),
)
"""The rules of turning a skill tile over, in the order of the rulebook."""


def turn_skill(position: Position, seat: int, move: moves.Flip) -> Position:
    """Turn a skill tile face down and owe its flip ability."""
    position = lay_pieces.end_action(position, seat)
    skills = tuple(
        replace(each, down=True) if (each.tile, each.advanced) == (move.tile, move.advanced) else each
        for each in position.players[seat].skills
    )
    position = position.with_player(seat, skills=skills, acted=True)
    return owe(position, seat, (Due("print", 1, skill_entry(move), "", 0),))


def every_flip(position: Position, seat: int) -> Iterator[moves.Flip]:
    """Yield a flip of every skill tile that the seat has, and of one that it lacks."""
    skills = position.players[seat].skills
    yield from (moves.Flip(skill.tile, skill.advanced) for skill in skills)
    yield moves.Flip(99)


# Passing ----------------------------------------------------------------------------------------------------

PASS: tuple[Check, ...] = (common_rules.not_acted("turn"),)
"""The rules of passing: it takes the place of the main action."""


def pass_turn(position: Position, seat: int) -> Position:
    """Mark a seat as passed and owe the steps of passing, one after the other.

    Nobody moves to another helper place in the last round.
    """
    position = cards.number_unnamed(position, seat)
    player = position.players[seat]
    character = [Due("print", 1, f"{player.character}-pass")] if player.character else []
    skills = [Due("print", 1, skill_entry(skill), "", 1) for skill in player.skills]
    played_ = [Due("print", 1, f"card-{card}", "", cards.GIVES) for card in player.passing if card]
    last_round = position.rules > 1 and position.round >= numbers().rounds
    helper = () if last_round else (Due("helper"),)
    steps = (*character, Due("city"), Due("marks"), Due("ahead"), *skills, *played_, *helper)
    position = replace(position, passed=(*position.passed, seat))
    return owe(position.with_player(seat, passed=True, acted=True), seat, steps)
