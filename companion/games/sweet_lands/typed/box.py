"""The box of a typed table: maps hex by hex, ports, final tiles, and any other entry by its name."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.box import BoxError, split_name
from companion.engine.form_texts import Ground, add_hex, format_hex_map
from companion.engine.notation import Unreadable
from companion.engine.owners_box import own_entries
from companion.games.sweet_lands import printed
from companion.games.sweet_lands.entries import FARTHEST, MAP, family_of
from companion.games.sweet_lands.position import CAPITAL, SIDES, Side
from companion.games.sweet_lands.printed import Own
from companion.games.sweet_lands.typed.places import split_hex
from companion.games.sweet_lands.typed.tables import BoxTable, FinalTable
from companion.games.sweet_lands.vocabulary import COUNTED, FLAGS, GROUNDS
from companion.geometry.hexes import Axial, parse_hex
from companion.kit.spelling import FOUND

MIDDLE: Axial = (0, 0)


def own_of(table: BoxTable) -> Own:
    """Read the owner's entries from the box of a file.

    Raises:
        Unreadable: there is no such entry, or its text is not of its form.
    """
    said = dict(table.entries)
    for name in said:
        if family_of(name) is None:
            raise Unreadable("entry", f"$.box.entries.{name}", found=name[:FOUND])
    if table.map is not None:
        said["map-A"] = _map(table.map, "$.box.map")
    for side, hexes in table.maps.items():
        said[f"map-{side}"] = _map(hexes, f"$.box.maps.{side}")
    if table.port_points is not None:
        said["ports"] = ";".join(map(str, table.port_points))
    for number, tile in enumerate(table.final_tiles, 1):
        if (text := _final(tile, f"$.box.final_tiles[{number - 1}]")) is not None:
            said[f"final-{number}"] = text
    for name, text in said.items():
        _check(name, text, _json_path_of_entry(name, table))
    return own_entries(said)


def _json_path_of_entry(name: str, table: BoxTable) -> str:
    """Return the JSON path of the field that states an entry."""
    if name == "map-A" and table.map is not None:
        return "$.box.map"
    kind, side = split_name(name)
    if kind == "map" and side in table.maps:
        return f"$.box.maps.{side}"
    return f"$.box.entries.{name}"


def _check(name: str, text: str, field: str) -> None:
    try:
        printed.check(name, text)
    except BoxError as error:
        params: dict[str, int | str] = {"most": FARTHEST, **error.params}
        raise Unreadable("text", field, name=name, found=text[:FOUND], why=error.id, **params) from error


def _map(hexes: Sequence[str], field: str) -> str:
    """Read the text of a map from its listed hexes. The capital is in the middle, listed or not."""
    found: dict[Axial, Ground] = {}
    for number, text in enumerate(hexes):
        at, words = split_hex(text, f"{field}[{number}]")
        try:
            add_hex(MAP, " ".join((at, *words)), found)
        except BoxError as error:
            raise _unreadable(error, at, words, f"{field}[{number}]", parse_hex(at) in found) from error
    middle = {} if MIDDLE in found else {MIDDLE: Ground(MAP.centre)}
    return format_hex_map({**middle, **found})


def _unreadable(error: BoxError, cell: str, words: Sequence[str], field: str, twice: bool) -> Unreadable:
    """Build the error of a hex: listed twice, too far out, or of no known ground."""
    if error.id == "ground":
        grounds = (MAP.centre,) if cell == CAPITAL else GROUNDS
        return Unreadable("ground", field, found=" ".join(words)[:FOUND], names=grounds, more=FLAGS)
    return (
        Unreadable("hex_twice", field, at=cell) if twice else Unreadable("far", field, at=cell, most=FARTHEST)
    )


def _final(tile: FinalTable, field: str) -> str | None:
    """Read the text of a final tile, or None if a part is missing."""
    if tile.element is None:
        return None
    element = tile.element.strip().lower()
    if element not in COUNTED:
        raise Unreadable("element", f"{field}.element", found=tile.element[:FOUND], names=COUNTED)
    return None if tile.dummy is None else f"{element};{tile.dummy}"


def sides_of(own: Own) -> tuple[Side, ...]:
    """List the maps that are known as a whole."""
    names = dict(own)
    return tuple(side for side in SIDES if f"map-{side}" in names)


def default_side(own: Own, seat: int) -> Side:
    """Choose the default map of a seat: A, or of known maps B the one of the seat's number."""
    known = sides_of(own)
    if "A" in known or not known:
        return "A"
    return known[seat] if seat < len(known) else known[0]


def write_box(own: Own) -> Mapping[str, Any]:
    """Write the box as it is typed: map A hex by hex, every other entry by its name."""
    entries, said = dict(own), dict[str, Any]()
    hexes = entries.get("map-A", "").split(";")
    if "map-A" in entries and _reads(hexes, entries["map-A"]):
        del entries["map-A"]
        said["map"] = hexes
    return {**said, "entries": entries} if entries else said


def _reads(hexes: Sequence[str], text: str) -> bool:
    try:
        return _map(hexes, "") == text
    except Unreadable:
        return False
