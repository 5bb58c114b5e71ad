"""Numbers of a seat that are set to what the table shows: what each is called, and its correction."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.entries import PROSPERITY
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.prosperity import counts, multiplier
from companion.games.sweet_lands.vocabulary import COLOURS, COLUMNS, ELEMENTS, MARKS, ON_MAP, RESOURCES, Stock
from views.boards.sweet_lands.goods import ICONS, POINTS, TRACKS, amount, stock_name
from views.boards.sweet_lands.speech import say, tell
from views.boards.sweet_lands.state import Screen
from views.device.phone import Phone
from views.kit import steppers

MOST, FEW = 999, 99
"""No number of a table is larger, goods and points, and anything else."""


@dataclass(frozen=True)
class Figure:
    """One number of a seat.

    Attributes:
        key: tells it from the seat's other numbers.
        icon: the picture of what is counted.
        name: what is counted, in words.
        value: how much of it there is; None where only the cardboard says.
        make: makes the correction from a number.
        least, most: it can be.
        steps: by how much the sheet on which it is set can change it with one tap.
    """

    key: str
    icon: str
    name: str
    value: int | None
    make: Callable[[int], Any]
    least: int = 0
    most: int = FEW
    steps: tuple[int, ...] = (1,)

    def change(self, by: int) -> Any | None:
        """The correction that makes it larger or smaller; None where that cannot be."""
        wanted = (self.least if self.value is None else self.value) + by
        return self.make(wanted) if self.least <= wanted <= self.most else None


def ask(screen: Screen, seat: int, figure: Figure) -> None:
    """Open the sheet on which a number is set to what the table shows."""
    title = say(screen.phone, "of-seat", name=screen.names[seat], what=figure.name)
    least, most = figure.least, figure.most
    steppers.ask(screen, title, figure.value or 0, figure.make, steps=figure.steps, least=least, most=most)


def ask_stock(screen: Screen, seat: int, what: Stock) -> None:
    """Open the sheet on which it is set how much a seat has of something."""
    ask(screen, seat, stock(screen.phone, screen.position, seat, what))


# Every number of a seat -----------------------------------------------------------------------------------


def stock(phone: Phone, position: Position, seat: int, what: Stock) -> Figure:
    """Goods, points, or the space of a marker."""
    small, points = what in TRACKS or what in ("diamonds", "discs"), what in POINTS
    return Figure(
        what,
        ICONS.get(what, what),
        stock_name(phone, what),
        amount(position, seat, what),
        lambda count: corrections.SetStock(seat, what, count),
        most=FEW if what in TRACKS else MOST,
        steps=(1,) if small else (1, 10) if points else (1, 5),
    )


def income(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """The spaces of the markers on the income tracks."""
    return tuple(
        Figure(
            f"{resource}-income",
            resource,
            say(phone, "income", what=stock_name(phone, resource)),
            position.players[seat].spaces[number],
            lambda space, resource=resource: corrections.SetSpace(seat, resource, space),  # type: ignore[misc]
            most=30,
        )
        for number, resource in enumerate(RESOURCES)
    )


def track_name(phone: Phone, position: Position, track: int) -> str:
    """A prosperity track by its colour and place, and what it counts where somebody has read that."""
    element = counts(position, track)
    words = say(phone, "track", track=track)
    return say(phone, "counts", track=words, what=tell(phone, f"element-{element}")) if element else words


def track_colour(track: int) -> str:
    """The colour of a prosperity track."""
    return COLOURS[(track - 1) // 2]


def tracks(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """The spaces of the markers on the prosperity tracks."""
    return tuple(
        Figure(
            f"track-{track}",
            track_colour(track),
            track_name(phone, position, track),
            space,
            lambda space, track=track: corrections.SetTrack(seat, track, space),  # type: ignore[misc]
            most=20,
        )
        for track, space in enumerate(position.players[seat].prosperity, 1)
    )


def multipliers(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """What the prosperity markers stand on, by what is multiplied; None where nobody has said it or read it.

    One less than 0 leaves it to the box again.
    """
    return tuple(
        Figure(
            f"times-{element}",
            _icon_of(element),
            say(phone, "times", what=tell(phone, f"element-{element}")),
            multiplier(position, seat, element),
            lambda value, element=element: corrections.SetMultiplier(seat, element, value),  # type: ignore[misc]
            least=-1,
            most=MOST_TIMES,
        )
        for element in ELEMENTS
    )


MOST_TIMES = PROSPERITY.parts[1][1].most  # type: ignore[union-attr]
"""No space of a prosperity track multiplies by more."""


def _icon_of(element: str) -> str:
    return {"rabbits": "rabbit", "roads": "road", "properties": "property"}.get(element, element)


def marks(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """How many cards with each dessert mark were played."""
    return tuple(
        Figure(
            mark,
            mark,
            tell(phone, f"element-{mark}"),
            position.players[seat].marks[number],
            lambda count, mark=number + 1: corrections.SetMark(seat, mark, count),  # type: ignore[misc]
        )
        for number, mark in enumerate(MARKS)
    )


def automated_figures(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """How many cards lie below each industry."""
    cards = position.players[seat].automated
    return tuple(
        Figure(
            f"automated-{column}",
            column,
            say(phone, "automated", what=tell(phone, f"element-{column}s")),
            sum(card.column == column for card in cards),
            lambda count, column=column: corrections.SetAutomated(seat, column, count),  # type: ignore[misc]
            most=9,
        )
        for column in COLUMNS
    )


def places(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """The milestones claimed, and the place on the helper tiles."""
    player = position.players[seat]
    return (
        Figure(
            "milestones",
            "milestone",
            tell(phone, "element-milestones"),
            len(player.milestones),
            lambda count: corrections.SetMilestones(seat, count),
            most=5,
        ),
        Figure(
            "helper",
            "helper",
            say(phone, "helper-place"),
            player.helper,
            lambda place: corrections.SetHelper(seat, place),
            most=16,
        ),
    )


COUNTED: Mapping[str, str] = {
    "terrain": "terrain",
    "roads": "road",
    "rabbits": "rabbit",
    **ON_MAP,
    "ports": "port",
}
"""What is counted of a map that nobody has drawn, each with its picture."""


def on_map(phone: Phone, position: Position, seat: int) -> tuple[Figure, ...]:
    """How much of everything is on a map that is only counted."""
    counted = position.players[seat].counted
    most = {"tents": 5, "houses": 5, "buildings": 5, "tower": 1, "ports": 4}

    def figure(what: str) -> Figure:
        return Figure(
            f"count-{what}",
            COUNTED[what],
            tell(phone, f"element-{what}"),
            getattr(counted, what, 0),
            lambda count: corrections.SetCount(seat, what, count),  # type: ignore[arg-type]
            most=most.get(what, FEW),
        )

    return tuple(map(figure, COUNTED))
