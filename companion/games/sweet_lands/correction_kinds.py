"""Declaration of every correction in Sweet Lands. None has consequences, except where a print was awaited."""

from msgspec.structs import replace

from companion.engine.corrections import PLAYED, CorrectionKind, Corrections, Keys
from companion.engine.message import Impossible
from companion.engine.owners_box import Reread, with_entry
from companion.engine.wire import FIRST_LATER
from companion.games.sweet_lands import correction_log as log
from companion.games.sweet_lands import corrections as said
from companion.games.sweet_lands import printed
from companion.games.sweet_lands.entries import LAST_INCOME, LAST_PROSPERITY, MOST_TIMES
from companion.games.sweet_lands.map_corrections import check_on_map, clear_spot, set_road, set_spot
from companion.games.sweet_lands.misread_prints import rebook
from companion.games.sweet_lands.position import Automated, Counts, Disc, Player, Position, Skill
from companion.games.sweet_lands.prosperity import multiplier
from companion.games.sweet_lands.tracked_prints import set_tracked
from companion.games.sweet_lands.vocabulary import ELEMENTS


def _each_once(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Check that no numbered tile occurs twice, and return the tiles. Unnamed tiles, 0, may repeat.

    Raises:
        Impossible: one of them is named twice.
    """
    named = [tile for tile in tiles if tile]
    if len(set(named)) < len(named):
        raise Impossible("a tile twice")
    return tiles


# The middle of the table --------------------------------------------------------------------------------


def _set_tiles(position: Position, correction: said.SetTiles) -> Position:
    tiles = _each_once(correction.tiles)
    if correction.what == "milestone":
        return replace(position, milestones=tiles)
    if correction.what == "advanced":
        return replace(position, advanced=tiles)
    if len(tiles) > 4:
        raise Impossible(f"{len(tiles)} final tiles")
    return replace(position, finals=tiles)


def _lying_tiles(position: Position, kind: str) -> tuple[int, ...]:
    lying = {"milestone": position.milestones, "final": position.finals, "advanced": position.advanced}
    return lying[kind]


def _set_disc(position: Position, correction: said.SetDisc) -> Position:
    area, slot, owner = correction.area, correction.slot, correction.seat
    others = tuple(disc for disc in position.discs if (disc.area, disc.slot) != (area, slot))
    return replace(position, discs=(*others, *(() if owner is None else (Disc(area, slot, owner),))))


def _set_turn(position: Position, correction: said.SetTurn) -> Position:
    """Set round, phase and turn, and clear every due, main action and pass."""
    players = tuple(replace(each, dues=(), acted=False, passed=False, waived=()) for each in position.players)
    return replace(
        position,
        players=players,
        round=correction.round,
        phase=correction.phase,
        turn=correction.turn,
        start=correction.start,
        passed=(),
        order=(),
        discs=(),
    )


def _set_printed(position: Position, correction: said.SetPrinted | Reread) -> Position:
    """Set the text of a box entry, and rebook the sums that depend on it.

    A table folds its record again for a reread entry. Without a record, its sums are rebooked alike.

    Raises:
        Impossible: there is no such entry, its text is not of its form, or something lies on a hex that the
            map would not have any more.
    """
    own = with_entry(position.own, correction.name, correction.text, printed.check)
    changed = replace(position, own=own)
    for seat in range(changed.count):
        check_on_map(changed, seat)
    return rebook(position, changed, correction.name)


# What a seat has ----------------------------------------------------------------------------------------


def _stock_bounds(_position: Position, keys: Keys) -> tuple[int, int]:
    return 0, 99 if keys["what"] in ("food", "wagon", "locomotive") else 999


def _stock_steps(keys: Keys) -> tuple[int, ...]:
    match keys["what"]:
        case "food" | "wagon" | "locomotive" | "diamonds" | "discs":
            return (1,)
        case "points" | "city_points" | "industry_points":
            return (1, 10)
    return (1, 5)


_TILE_STEPS = (1, 5)
"""Steps by which one tap changes the number of a tile."""

_PIECES = {"tents": 5, "houses": 5, "buildings": 5, "tower": 1, "ports": 4, "cities": 9}
"""Upper bounds of elements that a map has few of."""


def _count_offers(_position: Position, keys: Keys) -> tuple[int, int]:
    return 0, _PIECES.get(keys["what"], 99)


def _cards_below(position: Position, keys: Keys) -> int:
    return sum(card.column == keys["column"] for card in position.players[keys["seat"]].automated)


def _set_multiplier(position: Position, correction: said.SetMultiplier) -> Position:
    value = None if correction.value < 0 else correction.value
    place = ELEMENTS.index(correction.element)
    multipliers: tuple[int | None, ...] = position.players[correction.seat].multipliers
    multipliers = (*multipliers[:place], value, *multipliers[place + 1 :])
    return position.with_player(correction.seat, multipliers=multipliers)


def _set_milestones(position: Position, correction: said.SetMilestones) -> Position:
    kept = position.players[correction.seat].milestones[: correction.count]
    milestones = (*kept, *(0,) * (correction.count - len(kept)))
    return position.with_player(correction.seat, milestones=milestones)


def _set_own_milestones(position: Position, correction: said.SetOwnMilestones) -> Position:
    return position.with_player(correction.seat, milestones=_each_once(correction.tiles))


def _set_character(position: Position, correction: said.SetCharacter) -> Position:
    changed = position.with_player(correction.seat, character=correction.character, side=correction.side)
    check_on_map(changed, correction.seat)
    return changed


def _set_rabbit_place(position: Position, correction: said.SetRabbitPlace) -> Position:
    taken, place = position.players[correction.seat].taken, correction.place
    places = {*taken, place} if correction.taken else {*taken} - {place}
    return position.with_player(correction.seat, taken=tuple(sorted(places)))


def _set_count(position: Position, correction: said.SetCount) -> Position:
    player = position.players[correction.seat]
    if player.spots or player.roads:
        raise Impossible("a map that is drawn is not counted")
    counted = replace(player.counted or Counts(), **{correction.what: correction.count})
    return position.with_player(correction.seat, counted=counted)


def _set_skill(position: Position, correction: said.SetSkill) -> Position:
    skills = _skills(position.players[correction.seat], correction)
    return position.with_player(correction.seat, skills=skills)


def _set_automated(position: Position, correction: said.SetAutomated | said.SetAutomatedCards) -> Position:
    automated = _automated_cards(position.players[correction.seat], correction)
    return position.with_player(correction.seat, automated=automated)


def _skills(player: Player, correction: said.SetSkill) -> tuple[Skill, ...]:
    named = (correction.tile, correction.advanced)
    others = tuple(each for each in player.skills if (each.tile, each.advanced) != named)
    if correction.state == "gone":
        return others
    return (*others, Skill(*named, down=correction.state == "down"))


def _automated_cards(
    player: Player, correction: said.SetAutomated | said.SetAutomatedCards
) -> tuple[Automated, ...]:
    """Replace the cards of a column by name or by count.

    By count, the first ones stay and new ones are unnamed.
    """
    column = correction.column
    others = [card for card in player.automated if card.column != column]
    if isinstance(correction, said.SetAutomatedCards):
        return (*others, *(Automated(column, card) for card in correction.cards))
    here = [card for card in player.automated if card.column == column][: correction.count]
    return (*others, *here, *[Automated(column)] * (correction.count - len(here)))


# All of them --------------------------------------------------------------------------------------------

_OF_A_SEAT: tuple[CorrectionKind[Position], ...] = (
    CorrectionKind(
        message=said.SetStock,
        control="figure",
        at="players[seat][what]",
        bounds=_stock_bounds,
        steps=_stock_steps,
        line=log.stock_line,
        lines=("stock", "stands_food", "stands_wagon", "stands_locomotive"),
    ),
    CorrectionKind(
        message=said.SetSpace,
        control="figure",
        at="players[seat].spaces[resource]",
        offers=lambda *_: (0, LAST_INCOME),
        modes=PLAYED,
        line=log.space_line,
    ),
    CorrectionKind(
        message=said.SetTrack,
        control="figure",
        at="players[seat].prosperity[track]",
        offers=lambda *_: (0, LAST_PROSPERITY),
        line=log.track_line,
    ),
    CorrectionKind(
        message=said.SetMultiplier,
        control="figure",
        at="players[seat].multipliers[element]",
        read=lambda position, keys: multiplier(position, keys["seat"], keys["element"]),
        offers=lambda *_: (-1, MOST_TIMES),
        apply=_set_multiplier,
        line=log.multiplier_line,
        lines=("multiplier", "multiplier_box"),
    ),
    CorrectionKind(
        message=said.SetMark, control="figure", at="players[seat].marks[mark]", line=log.mark_line
    ),
    CorrectionKind(
        message=said.SetFlag,
        control="apart",
        at="players[seat][what]",
        line=log.flag_line,
        lines=("wonder", "wonder_not", "ability_used", "ability_used_not"),
    ),
    CorrectionKind(message=said.SetCharacter, control="apart", apply=_set_character, line=log.character_line),
    CorrectionKind(
        message=said.SetHelper,
        control="figure",
        at="players[seat].helper",
        modes=PLAYED,
        line=log.helper_line,
        lines=("helper", "helper_none"),
    ),
    CorrectionKind(
        message=said.SetCount,
        control="figure",
        read=lambda position, keys: getattr(position.players[keys["seat"]].counted, keys["what"], 0),
        apply=_set_count,
        offers=_count_offers,
        modes=("score",),
        line=log.count_line,
    ),
    CorrectionKind(
        message=said.SetSkill,
        control="apart",
        apply=_set_skill,
        steps=_TILE_STEPS,
        line=log.skill_line,
        lines=("skill_up", "skill_down", "skill_gone"),
    ),
    CorrectionKind(
        message=said.SetAutomated,
        control="figure",
        read=_cards_below,
        apply=_set_automated,
        modes=PLAYED,
        line=log.automated_line,
    ),
    CorrectionKind(
        message=said.SetAutomatedCards, apply=_set_automated, modes=PLAYED, line=log.automated_cards_line
    ),
    CorrectionKind(
        message=said.SetPassingCards, at="players[seat].passing", modes=PLAYED, line=log.passing_cards_line
    ),
    CorrectionKind(
        message=said.SetRabbitPlace,
        control="apart",
        apply=_set_rabbit_place,
        modes=PLAYED,
        line=log.rabbit_place_line,
        lines=("rabbit_place", "rabbit_place_not"),
    ),
    CorrectionKind(
        message=said.SetMilestones,
        control="figure",
        read=lambda position, keys: len(position.players[keys["seat"]].milestones),
        apply=_set_milestones,
        modes=PLAYED,
        line=log.milestones_line,
    ),
    CorrectionKind(
        message=said.SetOwnMilestones,
        at="players[seat].milestones",
        apply=_set_own_milestones,
        steps=_TILE_STEPS,
        modes=PLAYED,
        line=log.own_milestones_line,
    ),
    CorrectionKind(message=said.SetSpot, apply=set_spot, control="brush", line=log.spot_line),
    CorrectionKind(message=said.ClearSpot, apply=clear_spot, control="brush", line=log.clear_line),
    CorrectionKind(
        message=said.SetRoad,
        apply=set_road,
        control="brush",
        line=log.road_line,
        lines=("road", "road_none"),
    ),
)

_OF_THE_TABLE: tuple[CorrectionKind[Position], ...] = (
    CorrectionKind(message=said.SetTurn, apply=_set_turn, control="apart", modes=PLAYED, line=log.turn_line),
    CorrectionKind(
        message=said.SetTiles,
        read=lambda position, keys: _lying_tiles(position, keys["what"]),
        apply=_set_tiles,
        steps=_TILE_STEPS,
        line=log.tiles_line,
        lines=("tiles_milestone", "tiles_final", "tiles_advanced"),
    ),
    CorrectionKind(message=said.SetClaimed, control="figure", at="claimed", modes=PLAYED),
    CorrectionKind(
        message=said.SetDisc,
        control="apart",
        apply=_set_disc,
        modes=PLAYED,
        line=log.disc_line,
        lines=("disc", "disc_none"),
    ),
    CorrectionKind(
        message=said.SetEnd,
        control="apart",
        at="ends[track]",
        modes=PLAYED,
        line=log.end_line,
        lines=("end", "end_none"),
    ),
    CorrectionKind(message=said.SetPrinted, apply=_set_printed, control="apart", line=log.printed_line),
    CorrectionKind(
        message=Reread,
        apply=_set_printed,
        control="apart",
        modes=PLAYED,
        line=log.reread_line,
        lines=("reread", "owed"),
        later=FIRST_LATER,
    ),
    CorrectionKind(
        message=said.SetTracked,
        apply=set_tracked,
        control="apart",
        modes=PLAYED,
        line=log.tracked_line,
        lines=("tracked", "tracked_not"),
        later=6,
    ),
)

CORRECTIONS: Corrections[Position] = Corrections(
    (*_OF_A_SEAT, *_OF_THE_TABLE), seats=lambda position: position.count
)
