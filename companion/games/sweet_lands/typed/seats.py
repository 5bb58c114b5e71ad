"""One seat of a position file: what it has, and what lies on its map."""

from collections.abc import Iterable, Iterator

from msgspec.structs import asdict, replace

from companion.engine import toml
from companion.engine.notation import Unreadable
from companion.games.sweet_lands.position import Due, Phase, Player, Position
from companion.games.sweet_lands.printed import Own
from companion.games.sweet_lands.typed import box, holdings, owing, pieces
from companion.games.sweet_lands.typed.places import FOUND
from companion.games.sweet_lands.typed.tables import SeatTable
from companion.games.sweet_lands.vocabulary import CHARACTERS, ELEMENTS, MARKS, RESOURCES

STOCK = (
    "points", "city_points", "industry_points", "gold", "wheat", "wood", "iron", "diamonds", "hand", "discs",
    "food", "wagon", "locomotive", "helper",
)  # fmt: skip
"""The plain numbers of a seat."""

_FLAGS = ("wonder", "acted", "ability_used")
_TRACKS = ("1", "2", "3", "4", "5", "6")
_BARE = Player()


# Reading ----------------------------------------------------------------------------------------------------


def read_player(table: SeatTable, own: Own, seat: int, phase: Phase) -> Player:
    """What a seat is said to have.

    Raises:
        Unreadable: something of it cannot be shown.
    """
    where = f"$.seats[{seat}]"
    if table.on_map is not None and (table.map is not None or table.roads):
        raise Unreadable("counted_and_drawn", f"{where}.on_map")
    side = table.side or box.default_side(own, seat)
    drawn = Player(
        character=_character(table.character, where),
        side=side,
        spots=pieces.read_spots(table.map or (), own, side, f"{where}.map"),
        roads=pieces.read_roads(table.roads, own, side, f"{where}.roads"),
        **{name: getattr(table, name) for name in (*STOCK, *_FLAGS, "passed", "passing", "taken")},
        counted=table.on_map,
    )
    return _with_boards(drawn, table, own, where, _dues(table, phase, where))


def _with_boards(player: Player, table: SeatTable, own: Own, where: str, dues: tuple[Due, ...]) -> Player:
    built = holdings.built_of(player, player.counted)
    waived = tuple(_read_waived(name, f"{where}.waived[{n}]") for n, name in enumerate(table.waived))
    booked = (owing.read_booked(text, f"{where}.booked[{n}]") for n, text in enumerate(table.booked))
    return replace(
        player,
        spaces=holdings.by_name(table.spaces, RESOURCES),
        prosperity=holdings.by_name(table.prosperity, _TRACKS),
        multipliers=tuple(table.multipliers.get(element) for element in ELEMENTS),
        marks=holdings.by_name(table.marks, MARKS),
        automated=holdings.read_automated(table, built, f"{where}.automated"),
        skills=holdings.read_skills(table, own, f"{where}.skills"),
        milestones=holdings.read_milestones(table.milestones),
        dues=dues,
        waived=waived,
        booked=tuple(booked),
    )


def _character(said: str, where: str) -> str:
    name = said.strip().lower()
    if name and name not in CHARACTERS:
        raise Unreadable("character", f"{where}.character", found=said[:FOUND])
    return name


def _read_waived(name: str, where: str) -> str:
    owing.read_entry(name, where)
    return name


def _dues(table: SeatTable, phase: Phase, where: str) -> tuple[Due, ...]:
    """What is owed: as stated; in the income phase the income, where nobody says that it was taken."""
    if table.dues is None:
        return (Due("income"),) if phase == "income" else ()
    return tuple(owing.read_due(text, f"{where}.dues[{number}]") for number, text in enumerate(table.dues))


# Writing ----------------------------------------------------------------------------------------------------


def seat_lines(position: Position, seat: int) -> Iterator[str]:
    """A seat's fields as TOML but for its name; what is as always is left out."""
    player = position.players[seat]
    yield from toml.lines(_fields(position, player, seat))
    for name, names, said in (("spaces", RESOURCES, player.spaces), ("marks", MARKS, player.marks)):
        if any(said):
            yield f"{name} = {_inline((key, value) for key, value in zip(names, said, strict=True) if value)}"
    if any(value is not None for value in player.multipliers):
        yield f"multipliers = {_inline(zip(ELEMENTS, player.multipliers, strict=True))}"
    if player.counted is not None:
        counts = asdict(player.counted).items()
        yield f"on_map = {_inline((key, value) for key, value in counts if value)}"
    yield from _list("map", pieces.spot_texts(position.own, player))
    yield from _list("roads", player.roads)
    yield from _list("booked", map(owing.booked_text, player.booked))


def _fields(position: Position, player: Player, seat: int) -> dict[str, toml.Value]:
    found: dict[str, toml.Value] = {}
    if player.character:
        found["character"] = player.character
    if player.side != box.default_side(position.own, seat):
        found["side"] = player.side
    for name in (*STOCK, *_FLAGS, "prosperity", "passing", "taken", "waived"):
        if getattr(player, name) != getattr(_BARE, name):
            found[name] = getattr(player, name)
    if player.automated:
        found["automated"] = holdings.automated_texts(player)
    if player.skills:
        found["skills"] = holdings.skill_texts(player)
    if player.milestones:
        found["milestones"] = holdings.milestones_said(player)
    if player.dues or position.phase == "income":
        found["dues"] = list(map(owing.due_text, player.dues))
    return found


def _inline(said: Iterable[tuple[str, int | None]]) -> str:
    """A small table; what nobody has said is left out."""
    return "{" + ", ".join(f"{name} = {value}" for name, value in said if value is not None) + "}"


def _list(name: str, texts: Iterable[str]) -> Iterator[str]:
    """A list of texts, six to a line."""
    quoted = list(map(toml.value, texts))
    if quoted:
        rows = (", ".join(quoted[first : first + 6]) for first in range(0, len(quoted), 6))
        yield from (f"{name} = [", *(f"  {row}," for row in rows), "]")
