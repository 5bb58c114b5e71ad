"""One seat of a position file: its holdings, and the pieces on its map."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from companion.engine.notation import Unreadable
from companion.games.sweet_lands import tracked_prints
from companion.games.sweet_lands.position import Booked, Due, Player, Position
from companion.games.sweet_lands.typed import box, due_texts, holdings, pieces, tables
from companion.games.sweet_lands.typed.tables import Hexes, Text, Texts
from companion.games.sweet_lands.vocabulary import CHARACTERS, ELEMENTS, MARKS, RESOURCES
from companion.kit.spelling import FOUND
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext

_TRACKS = ("1", "2", "3", "4", "5", "6")


def _read_map(table: Any, context: ReadContext) -> Mapping[str, Any]:
    """Read the pieces on a map, and the automated cards that the properties there make room for."""
    where, own = context.field, context.reading["own"]
    if table.on_map is not None and (table.map is not UNSET or table.roads):
        raise Unreadable("counted_and_drawn", f"{where}.on_map")
    side = table.side or box.default_side(own, context.seat)
    spots = pieces.read_spots(table.map or (), own, side, f"{where}.map")
    built = holdings.built_of(spots, table.on_map)
    return {
        "spots": spots,
        "roads": pieces.read_roads(table.roads, own, side, f"{where}.roads"),
        "automated": holdings.read_automated(table.automated, built, f"{where}.automated"),
    }


def _write_map(player: Player, context: WriteContext) -> Mapping[str, Any]:
    return {
        "automated": holdings.write_automated(player) or None,
        "map": list(pieces.spot_texts(context.position.own, player)) or None,
        "roads": player.roads or None,
    }


MAP = SplitFields(
    ("spots", "roads", "automated"),
    {"map": (Hexes | UnsetType, UNSET), "roads": (Texts, ()), "automated": (tables.AutomatedCards, 0)},
    _read_map,
    _write_map,
)


def _by_name(type: Any, names: Sequence[str]) -> Form:
    """Build the form of numbers in an order, or by their names. Numbers of 0 are left out."""

    def write(numbers: Sequence[int]) -> Mapping[str, int]:
        return {name: count for name, count in zip(names, numbers, strict=True) if count}

    return Form(type, lambda said, _: holdings.by_name(said, names), write)


def _text(reader: Callable[[str, str], Any], write: Callable[[Any], str]) -> Form:
    """Build the form of a short text."""
    return Form(Text, lambda said, here: reader(said, here.field), write)


def _character(text: str, context: ReadContext) -> str:
    name = text.strip().lower()
    if name and name not in CHARACTERS:
        raise Unreadable("character", context.field, found=text[:FOUND])
    return name


def _multipliers(counts: Mapping[Any, int], _here: ReadContext) -> tuple[int | None, ...]:
    return tuple(counts.get(element) for element in ELEMENTS)


def _write_multipliers(values: Sequence[int | None]) -> Mapping[str, int]:
    return {name: one for name, one in zip(ELEMENTS, values, strict=True) if one is not None}


def _skills(value: Any, context: ReadContext) -> Any:
    return holdings.read_skills(value, context.reading["own"], context.field)


def _check_waived(texts: Sequence[str], context: ReadContext) -> Sequence[str]:
    for number, name in enumerate(texts):
        due_texts.read_entry(name, context.at_index(number).field)
    return texts


def _check_tracked(texts: Sequence[str], context: ReadContext) -> Sequence[str]:
    """Check that each text is the mark of a section of the box, or the name of an entry."""
    for number, name in enumerate(texts):
        if name not in tracked_prints.MARKS:
            due_texts.read_entry(name, context.at_index(number).field)
    return texts


FORMS: Mapping[Any, Form] = {
    Due: _text(due_texts.read_due, due_texts.due_text),
    Booked: _text(due_texts.read_booked, due_texts.write_booked),
    (Player, "character"): Form(Text, _character),
    (Player, "counted"): Form(file_name="on_map"),
    (Player, "spaces"): _by_name(tables.Spaces, RESOURCES),
    (Player, "prosperity"): _by_name(tables.Tracks, _TRACKS),
    (Player, "marks"): _by_name(tables.Marks, MARKS),
    (Player, "multipliers"): Form(tables.Multipliers, _multipliers, _write_multipliers),
    (Player, "skills"): Form(tables.SkillTiles, _skills, holdings.skill_texts),
    (Player, "milestones"): Form(
        tables.Milestones, lambda said, _: holdings.read_milestones(said), holdings.write_milestones
    ),
    (Player, "helper"): Form(Annotated[int, msgspec.Meta(ge=0, le=16)]),
    (Position, "tracked"): Form(Annotated[tuple[Text, ...], msgspec.Meta(max_length=60)], _check_tracked),
    (Player, "waived"): Form(Annotated[tuple[Text, ...], msgspec.Meta(max_length=200)], _check_waived),
}
