"""Numbers of a seat that can be corrected, each with its name and its picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.engine.corrections import CorrectionKind, Keys
from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.prosperity import counts
from companion.games.sweet_lands.vocabulary import COLOURS, COLUMNS, ELEMENTS, MARKS, ON_MAP, RESOURCES, Stock
from views.boards.sweet_lands.goods import ICONS, stock_name
from views.boards.sweet_lands.speech import say, tell
from views.boards.sweet_lands.state import Screen
from views.device.phone import Phone
from views.widgets.table.correcting import ask_number


@dataclass(frozen=True)
class Figure:
    """One number of a seat.

    Attributes:
        kind: the declaration of the correction that sets it.
        keys: the owner or the number of the thing, by the correction's fields.
        icon: the picture of the thing counted.
        name: the thing counted, in words.
        value: the number; None where only the cardboard says.
        limits: the least and the most it can be set to.
    """

    kind: CorrectionKind[Position]
    keys: Keys
    icon: str
    name: str
    value: int | None
    limits: tuple[int, int]

    def change(self, step: int) -> Any | None:
        """Return the correction that changes the number by `step`, or None outside the limits."""
        least, most = self.limits
        wanted = (least if self.value is None else self.value) + step
        return self.kind.make(wanted, **self.keys) if least <= wanted <= most else None


def figure_of(position: Position, message: type[Any], icon: str, name: str, **keys: Any) -> Figure:
    """Build a number as its correction declares it.

    Args:
        position: the table.
        message: the type of the correction.
        icon: the picture of the thing counted.
        name: the thing counted, in words.
        keys: whose or which, by the correction's fields.
    """
    kind = CORRECTIONS.kind_of(message)
    return Figure(kind, keys, icon, name, kind.current_value(position, **keys), kind.limits(position, keys))


def ask(screen: Screen, seat: int, figure: Figure) -> None:
    """Open the sheet on which a number is corrected."""
    title = say(screen.phone, "of-seat", name=screen.names[seat], what=figure.name)
    ask_number(screen, figure.kind, title=title, **figure.keys)


def ask_stock(screen: Screen, seat: int, kind: Stock) -> None:
    """Open the sheet on which a seat's amount of a stock is corrected."""
    ask(screen, seat, stock(screen.phone, screen.position, seat, kind))


# Every number of a seat -----------------------------------------------------------------------------------


def stock(phone: Phone, position: Position, seat: int, stock: Stock) -> Figure:
    """Return the number of a good, of points, or of the space of a marker."""
    name = stock_name(phone, stock)
    return figure_of(position, corrections.SetStock, ICONS.get(stock, stock), name, seat=seat, what=stock)


def income(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the spaces of the markers on the income tracks."""
    one = partial(figure_of, position, corrections.SetSpace)
    return tuple(
        one(what, say(phone, "income", what=stock_name(phone, what)), seat=seat, resource=what)
        for what in RESOURCES
    )


def track_name(phone: Phone, position: Position, track: int) -> str:
    """Name a prosperity track by its colour and place, and by its element once that has been read."""
    element = counts(position, track)
    words = say(phone, "track", track=track)
    return say(phone, "counts", track=words, what=tell(phone, f"element-{element}")) if element else words


def track_colour(track: int) -> str:
    """Return the colour of a prosperity track."""
    return COLOURS[(track - 1) // 2]


def tracks(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the spaces of the markers on the prosperity tracks."""
    one = partial(figure_of, position, corrections.SetTrack)
    return tuple(
        one(track_colour(track), track_name(phone, position, track), seat=seat, track=track)
        for track in TRACKS
    )


def multipliers(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the multipliers under the prosperity markers, by element.

    A multiplier that is neither set nor read is None. One less than 0 leaves it to the box again.
    """
    one = partial(figure_of, position, corrections.SetMultiplier)
    return tuple(
        one(_icon_of(what), say(phone, "times", what=_element(phone, what)), seat=seat, element=what)
        for what in ELEMENTS
    )


def _element(phone: Phone, kind: str) -> str:
    return tell(phone, f"element-{kind}")


def _icon_of(element: str) -> str:
    return {"rabbits": "rabbit", "roads": "road", "properties": "property"}.get(element, element)


def marks(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the numbers of cards played, by dessert mark."""
    one = partial(figure_of, position, corrections.SetMark)
    return tuple(one(what, _element(phone, what), seat=seat, mark=mark) for mark, what in enumerate(MARKS, 1))


def automated_figures(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the numbers of cards below each industry."""
    one = partial(figure_of, position, corrections.SetAutomated)
    return tuple(
        one(column, say(phone, "automated", what=_element(phone, f"{column}s")), seat=seat, column=column)
        for column in COLUMNS
    )


def places(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the milestones claimed, and the place on the helper tiles."""
    claimed, place = _element(phone, "milestones"), say(phone, "helper-place")
    return (
        figure_of(position, corrections.SetMilestones, "milestone", claimed, seat=seat),
        figure_of(position, corrections.SetHelper, "helper", place, seat=seat),
    )


COUNTED: Mapping[str, str] = {
    "terrain": "terrain",
    "roads": "road",
    "rabbits": "rabbit",
    **ON_MAP,
    "ports": "port",
    "cities": "city",
}
"""Elements counted on a map that is not painted, each with its picture."""


def on_map(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """List the amounts of all things on a map that is only counted."""
    one = partial(figure_of, position, corrections.SetCount)
    return tuple(one(icon, _element(phone, what), seat=seat, what=what) for what, icon in COUNTED.items())
