"""Holdings that a file can state in several ways: tracks, automated cards, skill tiles, milestones."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.notation import Unreadable
from companion.games.sweet_lands.position import Automated, Counts, Player, Skill, Spot
from companion.games.sweet_lands.printed import Own, numbers, printed_values
from companion.games.sweet_lands.vocabulary import COLUMNS, Column
from companion.kit.spelling import FOUND

_CARD = re.compile(r"(?P<column>tent|house|building)(?: (?P<card>[0-9]{1,3}))?")
_SKILL = re.compile(r"(?P<advanced>advanced )?(?P<tile>[0-9]{1,2})(?P<down> down)?")


def by_name(value: Sequence[int] | Mapping[Any, int], names: Sequence[str]) -> tuple[int, ...]:
    """Order numbers by their names. Missing names count as 0."""
    return tuple(value.get(name, 0) for name in names) if isinstance(value, Mapping) else tuple(value)


# Automated cards --------------------------------------------------------------------------------------------


def read_automated(value: Any, counts: Sequence[int], field: str) -> tuple[Automated, ...]:
    """Read the cards below the industries, from the top.

    Args:
        value: the number of cards, or the cards.
        counts: the numbers of tents, houses and buildings, which make room for cards.
        field: the field of the file.

    Raises:
        Unreadable: a text names no card.
    """
    if isinstance(value, int):
        return tuple(map(Automated, _columns(value, counts)))
    if isinstance(value, Mapping):
        return tuple(card for column in COLUMNS for card in _cards_below(column, value.get(column, 0)))
    return tuple(_card(text, f"{field}[{number}]") for number, text in enumerate(value))


def _columns(count: int, counts: Sequence[int]) -> list[Column]:
    """Spread cards over the columns in turn, as long as there is room."""
    room = [numbers().automation[min(5, each)] for each in counts]
    found: list[Column] = []
    for row in range(max(room)):
        found += [column for column, most in zip(COLUMNS, room, strict=True) if row < most]
    return [*found, *[COLUMNS[0]] * count][:count]


def _cards_below(column: Column, value: int | Sequence[int]) -> list[Automated]:
    return (
        [Automated(column)] * value if isinstance(value, int) else [Automated(column, card) for card in value]
    )


def _card(text: str, field: str) -> Automated:
    match = _CARD.fullmatch(" ".join(text.lower().split()))
    if match is None or int(match["card"] or 0) > 400:
        raise Unreadable("automated", field, found=text[:FOUND], names=COLUMNS)
    column: Column = match["column"]  # type: ignore[assignment]
    return Automated(column, int(match["card"] or 0))


# Skill tiles ------------------------------------------------------------------------------------------------


def read_skills(value: int | Sequence[int | str], own: Own, field: str) -> tuple[Skill, ...]:
    """Read the skill tiles. Tiles that are only counted get the first unread numbers.

    Raises:
        Unreadable: a text names no tile.
    """
    if isinstance(value, int):
        unread = [tile for tile in range(1, 41) if not printed_values(own).knows(f"skill-{tile}")]
        others = [tile for tile in range(1, 41) if tile not in unread]
        return tuple(map(Skill, (*unread, *others)[:value]))
    return tuple(_skill(each, f"{field}[{number}]") for number, each in enumerate(value))


def _skill(value: int | str, field: str) -> Skill:
    match = _SKILL.fullmatch(" ".join(str(value).lower().split()))
    if match is None or not 1 <= int(match["tile"]) <= 40:
        raise Unreadable("skill", field, found=str(value)[:FOUND])
    return Skill(int(match["tile"]), bool(match["advanced"]), bool(match["down"]))


def read_milestones(value: int | Sequence[int]) -> tuple[int, ...]:
    """Read the milestones by number, with 0 for each that is only counted."""
    return (0,) * value if isinstance(value, int) else tuple(value)


# Writing ----------------------------------------------------------------------------------------------------


def write_automated(player: Player) -> list[str]:
    """Write the automated cards as they are typed."""
    return [f"{one.column} {one.card}" if one.card else one.column for one in player.automated]


def skill_texts(skills: Sequence[Skill]) -> list[int | str]:
    """Write the skill tiles as they are typed, plain tiles as numbers."""
    return [_skill_text(one) if one.advanced or one.down else one.tile for one in skills]


def _skill_text(skill: Skill) -> str:
    return f"{'advanced ' if skill.advanced else ''}{skill.tile}{' down' if skill.down else ''}"


def write_milestones(milestones: Sequence[int]) -> int | Sequence[int]:
    """Write the milestones as a list, or as a number if all are unnamed."""
    return milestones if any(milestones) else len(milestones)


def built_of(spots: Sequence[Spot], counts: Counts | None) -> tuple[int, ...]:
    """Count the tents, houses and buildings of a drawn or a counted map."""
    if counts:
        return counts.tents, counts.houses, counts.buildings
    return tuple(sum(spot.property == kind for spot in spots) for kind in COLUMNS)
