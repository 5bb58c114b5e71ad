"""One seat's map as it is drawn: its print, its tiles and properties, and roads in the seat's colour."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from companion.engine.setup import COLOURS, Colour
from companion.games.sweet_lands.land import Land, seat_land
from companion.games.sweet_lands.position import CAPITAL, Position, Spot
from companion.games.sweet_lands.printed import EVERYWHERE, Ground
from companion.games.sweet_lands.words import name_hex
from companion.geometry.hexes import HexGrid, parse_hex
from companion.geometry.naming import is_edge, sides, spoken_names
from views.boards.sweet_lands import glyphs
from views.boards.sweet_lands.speech import say, tell
from views.boards.sweet_lands.tones import INK, tone_of
from views.device.phone import Phone
from views.kit.hex_board import HexPicture
from views.kit.hex_looks import HexLook, Piece, Sign, word
from views.kit.hexes import edges_of
from views.kit.layout import join_words
from views.kit.marks import Glow
from views.widgets.box_editor.ground_icons import LOOKS
from views.widgets.seats.seat_marks import colour_of

REACH = 2
"""Steps around all known or laid hexes that are shown of a map without a print."""


def hex_picture(
    phone: Phone,
    position: Position,
    seat: int,
    *,
    glows: Mapping[str, Glow] | None = None,
    ghosts: Mapping[str, HexLook | str] | None = None,
    faint: bool = False,
    colour: Colour | None = None,
) -> HexPicture:
    """Build the picture of a seat's map.

    Args:
        phone: the phone that shows it.
        position: the table.
        seat: the seat of the map.
        glows: hexes and edges that are pointed out.
        ghosts: pieces that are not agreed yet.
        faint: True if all other hexes fade.
        colour: the seat's, for its roads; by default that of its number.
    """
    land = seat_land(position, seat)
    grid = shown_grid(position, seat)
    spots = {spot.at: spot for spot in land.spots}
    names = spoken_names(land.grid)
    looks = {at: hex_look(phone, land.grounds.get(at), spots.get(at), names.get(at, "")) for at in grid.names}
    roads = dict.fromkeys(land.laid, road_colour(phone, seat, colour))
    drawn = position.printed.is_drawn(land.side)
    return HexPicture(grid, looks, roads, glows or {}, ghosts or {}, faint, rim=drawn)


def road_colour(phone: Phone, seat: int, colour: Colour | None = None) -> str:
    """Choose the colour of a seat's roads."""
    return colour_of(colour or COLOURS[seat], phone.dark)


def things_at(land: Land, cell: str) -> tuple[str, ...]:
    """Name the pieces on a hex or an edge of a map."""
    if is_edge(cell):
        return ("road",) if cell in land.laid else ()
    spot = next((spot for spot in land.spots if spot.at == cell), None)
    if spot is None:
        return ()
    tile = "" if spot.tile == "none" else "special" if spot.special else "terrain"
    return tuple(filter(None, (spot.property, "rabbit" if spot.rabbit else "", tile)))


# The hexes that are shown ---------------------------------------------------------------------------------


def shown_grid(position: Position, seat: int) -> HexGrid:
    """Return the hexes of a seat's map.

    On a map without a print, they surround the known and the laid ones.
    """
    land = seat_land(position, seat)
    if position.printed.is_drawn(land.side):
        return _grid_with(land.grid, frozenset(spot.at for spot in land.spots))
    known = {at for at, ground in land.grounds.items() if ground is not None}
    laid = {spot.at for spot in land.spots} | {side for edge in land.laid for side in sides(edge)}
    off = {at for at in known if (land.grounds[at] or ("",))[0] == "off"} - laid
    return _grid_around(frozenset((known | laid | {CAPITAL}) - off), frozenset(off))


def shown_among(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """Select the cells that are hexes or edges of a seat's map as it is shown, or none of a counted map."""
    if position.players[seat].counted is not None:
        return ()
    grid = shown_grid(position, seat)
    edges = frozenset(edges_of(grid, rim=position.printed.is_drawn(seat_land(position, seat).side)))
    return tuple(cell for cell in cells if cell in grid.index or cell in edges)


@lru_cache(maxsize=64)
def _grid_with(grid: HexGrid, names: frozenset[str]) -> HexGrid:
    """Add the hexes with pieces beyond the map to its grid."""
    beyond = frozenset(map(parse_hex, names)) - grid.hexes
    return HexGrid(grid.hexes | beyond) if beyond else grid


@lru_cache(maxsize=64)
def _grid_around(names: frozenset[str], off: frozenset[str]) -> HexGrid:
    mask = EVERYWHERE.mask_at([at for at in map(parse_hex, names) if at in EVERYWHERE.hexes])
    near = frozenset(EVERYWHERE.coordinates(EVERYWHERE.disc(mask, REACH)))
    return HexGrid((near | frozenset(map(parse_hex, names))) - frozenset(map(parse_hex, off)))


# One hex --------------------------------------------------------------------------------------------------


def hex_look(phone: Phone, ground: Ground | None, spot: Spot | None, name: str = "") -> HexLook:
    """Choose the look of a hex.

    Args:
        phone: the phone that shows it.
        ground: its print; None while it is unknown.
        spot: the tile and pieces on it.
        name: its name for people.
    """
    kind = ground[0] if ground else "unknown"
    tone, tiled = tone_of(kind), spot is not None and spot.tile != "none"
    laid = "special" if tiled and spot is not None and spot.special > 0 else kind
    shapes: list[Piece | Sign] = []
    if spot and tiled:
        shapes.append(Piece(glyphs.tile, (laid, spot.tile == "flipped")))
    shapes += _printed_marks(phone, laid, ground or (), spot)
    if spot:
        shapes += _standing_marks(spot)
    ink = INK if tiled else tone.ink(dark=phone.dark)
    return HexLook(tone.ground(dark=phone.dark), tuple(shapes), _badge(spot), label=name, ink=ink)


def _printed_marks(phone: Phone, kind: str, ground: Ground, spot: Spot | None) -> list[Piece | Sign]:
    """List the marks of a hex: its ground, smaller beside a property, a port, and an extra draw."""
    down = spot is not None and spot.tile == "down"
    tiled = spot is not None and spot.tile != "none"
    crowded = spot is not None and spot.property is not None
    found: list[Piece | Sign] = []
    if kind == "capital":
        place = (
            Piece(glyphs.capital, (), -0.46, 0.34, 0.44)
            if crowded
            else Piece(glyphs.capital, (), 0, 0.2, 0.86)
        )
        found.append(place)
    elif kind == "draw":
        found.append(Piece(glyphs.draw_area, (), 0, -0.06 if down else 0.08, 0.66))
    else:
        ink = tone_of(kind).edge if tiled else tone_of(kind).ink(dark=phone.dark)
        found.append(_mark(kind, ink, crowded=crowded, down=down))
    if "port" in ground[1:]:
        found.append(Piece(glyphs.anchor, (), -0.56, -0.3, 0.42))
    if "draw" in ground[1:]:
        found.append(Piece(glyphs.draw_area, (), 0.56, -0.3, 0.36))
    return found


def _mark(kind: str, ink: str, *, crowded: bool, down: bool) -> Piece | Sign:
    place = (-0.46, 0.34, 0.4) if crowded else (0.0, -0.06, 0.72) if down else (0.0, 0.08, 0.72)
    look = LOOKS.get(kind)
    letter = "×" if kind == "off" else "?"
    return Sign(look.icon, ink, *place) if look else Piece(word, (letter, ink), *place[:2], 1.2)


def _standing_marks(spot: Spot) -> list[Piece | Sign]:
    """List the marks of the property, of the rabbit, and of a hex where building has to wait."""
    found: list[Piece | Sign] = []
    if spot.property:
        found.append(Piece(glyphs.PIECES[spot.property], (), -0.06 if spot.rabbit else 0.0, 0.0, 0.84))
    if spot.rabbit:
        found.append(Piece(glyphs.rabbit, (), 0.42, 0.3, 0.52))
    if spot.fresh:
        found.append(Piece(glyphs.waits, (), 0.52, -0.26, 0.3))
    return found


def _badge(spot: Spot | None) -> str:
    """Return the number of the special tile or of the coffee shop on a hex, or an empty text without one."""
    if spot is None or spot.rabbit:
        return ""
    if spot.property == "coffee" and spot.number:
        return str(spot.number)
    return str(spot.special) if spot.special and not spot.property else ""


# In words -------------------------------------------------------------------------------------------------


def hex_name(position: Position, seat: int, cell: str) -> str:
    """Name a hex of a seat's map for people, or by its own id beyond the map."""
    return name_hex(seat_land(position, seat).grid, cell)


def hex_label(phone: Phone, position: Position, seat: int, cell: str) -> str:
    """Describe a hex for a screen reader: "C4, forest, flipped tile, tent, rabbit"."""
    land = seat_land(position, seat)
    spot = next((each for each in land.spots if each.at == cell), None)
    ground = land.grounds.get(cell)
    words = [
        hex_name(position, seat, cell),
        *(tell(phone, f"ground-{each}") for each in ground or ("unknown",)),
    ]
    if spot:
        words += _laid_words(phone, land, spot)
    return join_words(phone, words)


def _laid_words(phone: Phone, land: Land, spot: Spot) -> list[str]:
    special = spot.special or (land.grounds.get(spot.at) or ("",))[0] == "special"
    tile = "" if spot.tile == "none" else f"{'special' if special else 'tile'}-{spot.tile}"
    words = [say(phone, tile, number=spot.special) if tile else ""]
    if spot.property:
        words.append(tell(phone, f"piece-{spot.property}"))
    if spot.rabbit:
        words.append(tell(phone, "piece-rabbit"))
    if spot.fresh:
        words.append(say(phone, "fresh"))
    return words


def edge_label(phone: Phone, position: Position, seat: int, cell: str) -> str:
    """Describe an edge for a screen reader, with the road on it."""
    land = seat_land(position, seat)
    names = [hex_name(position, seat, side) for side in sides(cell) if side in land.grid.index]
    words = say(
        phone,
        "edge" if len(names) == 2 else "rim",
        one=names[0] if names else cell,
        other=names[-1] if names else cell,
    )
    return join_words(phone, [words, tell(phone, "piece-road") if cell in land.laid else ""])
