"""Scores as one grid: a column for each person, the totals on top, a row for each category of points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from views.device.phone import Phone
from views.device.theme import TIGHT, TOUCH
from views.kit.tap import tappable
from views.models.short_names import breaks_anywhere, name_lines
from views.widgets.seats.names import name_text
from views.widgets.seats.people import mark_of

NARROWEST = 76
"""Pixels, in text of the usual size: where the name of a category has fewer, it stands above its numbers."""

DIGIT = 0.6
"""Width of a digit, in parts of its size."""

BETWEEN = 6
"""Pixels between two columns."""

END = ft.CrossAxisAlignment.END
STRETCH = ft.CrossAxisAlignment.STRETCH


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """Person of a grid of scores.

    Attributes:
        name: the person.
        colour: id of the person's colour.
        total: the sum, as text; empty where there is none.
        gain: the gain of the last round in all, as text; empty where it is not asked for.
        place: the rank, as text; empty where it is not told.
        first: whether the person has won.
    """

    name: str
    colour: str
    total: str
    gain: str = ""
    place: str = ""
    first: bool = False


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Category of a grid of scores.

    Attributes:
        category: id of the category.
        name: its name.
        points: everybody's points, as text.
        gains: everybody's gains of the last round, as text; empty where they are not asked for.
        icon: its picture.
        zero: whether nobody has points in it.
    """

    category: str
    name: str
    points: tuple[str, ...]
    gains: tuple[str, ...] = ()
    icon: ft.IconData | None = None
    zero: bool = False


def draw_grid_head(phone: Phone, columns: Sequence[ScoreColumn], width: float) -> ft.Control:
    """Draw the people and their totals, above the categories.

    Args:
        phone: the phone that shows it.
        columns: the people, in the order of their columns.
        width: width of the grid, in pixels.
    """
    each = _column_width(phone, len(columns), width)
    people = [_draw_person(phone, one, each) for one in columns]
    rows = [_draw_line(phone, None, people, width, top=True)]
    if any(one.total for one in columns):
        totals = [_draw_total(phone, one, each) for one in columns]
        rows.append(
            _draw_line(phone, _draw_title(phone, phone.say("total"), None, strong=True), totals, width)
        )
    if any(one.place for one in columns):
        places = [_draw_place(phone, one) for one in columns]
        title = _draw_title(phone, phone.say("place-column"), None, faint=True)
        rows.append(_draw_line(phone, title, places, width))
    return ft.Column(rows, spacing=2, tight=True, horizontal_alignment=STRETCH)


def draw_grid_rows(
    phone: Phone,
    columns: Sequence[ScoreColumn],
    rows: Sequence[ScoreRow],
    width: float,
    *,
    on_cell: Callable[[int, str], object] | None = None,
    on_hold: Callable[[int, str], object] | None = None,
    unfolded: bool = False,
    on_fold: Callable[[], object] | None = None,
) -> ft.Control:
    """Draw the categories. Those of zeros alone are folded into a row of their own.

    Args:
        phone: the phone that shows it.
        columns: the people, in the order of their columns.
        rows: the categories.
        width: width of the grid, in pixels.
        on_cell: called with a person's number and a category on a tap on their points.
        on_hold: called likewise while a finger stays there.
        unfolded: True if rows of zeros are drawn like the others.
        on_fold: called on a tap on the row that stands for those of zeros; None if it cannot be tapped.
    """
    zeros = [row for row in rows if row.zero]
    folds = len(zeros) > 1
    shown = [row for row in rows if not (folds and row.zero)] if not unfolded else list(rows)
    lines = [
        _draw_category(phone, columns, row, width, on_cell, on_hold, first=number == 0)
        for number, row in enumerate(shown)
    ]
    if folds:
        lines.append(_draw_fold(phone, len(zeros), unfolded, on_fold, alone=len(zeros) == len(rows)))
    return ft.Column(lines, spacing=0, tight=True, horizontal_alignment=STRETCH)


def _draw_category(
    phone: Phone,
    columns: Sequence[ScoreColumn],
    row: ScoreRow,
    width: float,
    on_cell: Callable[[int, str], object] | None,
    on_hold: Callable[[int, str], object] | None,
    *,
    first: bool,
) -> ft.Control:
    """Draw the points of a category, each opening into its lines if `on_cell` is given."""
    each = _column_width(phone, len(columns), width)
    cells = [
        _draw_cell(
            phone,
            phone.say("score-cell", name=column.name, category=row.name, points=points),
            _draw_points(phone, points, row.gains[seat] if row.gains else "", each),
            partial(on_cell, seat, row.category) if on_cell else None,
            partial(on_hold, seat, row.category) if on_hold else None,
        )
        for seat, (column, points) in enumerate(zip(columns, row.points, strict=True))
    ]
    return ft.Container(
        _draw_line(phone, _draw_title(phone, row.name, row.icon), cells, width),
        border=None if first else ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        key=row.category,
    )


def _draw_cell(
    phone: Phone,
    label: str,
    face: ft.Control,
    on_tap: Callable[[], object] | None,
    on_hold: Callable[[], object] | None,
) -> ft.Control:
    """Draw somebody's points, as high as a finger, or as high as they are if they cannot be tapped."""
    if on_tap is None:
        return ft.Container(
            face, padding=ft.Padding.symmetric(vertical=10), alignment=ft.Alignment.CENTER_RIGHT
        )
    return tappable(
        label,
        face,
        on_tap,
        on_hold=on_hold,
        height=max(TOUCH, phone.size(40)),
        alignment=ft.Alignment.CENTER_RIGHT,
        border_radius=8,
        ink=True,
    )


def _draw_fold(
    phone: Phone, count: int, unfolded: bool, on_fold: Callable[[], object] | None, *, alone: bool
) -> ft.Control:
    """Draw the row that stands for the categories of zeros."""
    what = "score-zeros-hide" if unfolded else "score-zeros-alone" if alone else "score-zeros"
    words = phone.say(what, count=count)
    colour = ft.Colors.ON_SURFACE_VARIANT
    text = ft.Text(words, size=phone.size(15), color=colour, expand=True)
    if on_fold is None:
        return ft.Container(ft.Row([text]), padding=ft.Padding.symmetric(vertical=10))
    icon = ft.Icon(ft.Icons.EXPAND_LESS if unfolded else ft.Icons.EXPAND_MORE, color=colour)
    return tappable(
        words,
        ft.Row([text, icon]),
        on_fold,
        expanded=unfolded,
        height=max(TOUCH, phone.size(40)),
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


def _draw_line(
    phone: Phone,
    title: ft.Control | None,
    cells: Sequence[ft.Control],
    width: float,
    *,
    top: bool = False,
) -> ft.Control:
    """Draw a row: its title, and the cells beside it or below it."""
    each = _column_width(phone, len(cells), width)
    place = ft.CrossAxisAlignment.START if top else ft.CrossAxisAlignment.CENTER
    numbers = [ft.Container(cell, width=each) for cell in cells]
    if _is_crowded(phone, len(cells), width):
        row: ft.Control = ft.Row(list(numbers), spacing=BETWEEN, vertical_alignment=place)
        above = [ft.Container(title, padding=ft.Padding.only(top=TIGHT))] if title else []
        return ft.Column([*above, row], spacing=0, tight=True)
    beside = ft.Container(title, expand=True)
    return ft.Row([beside, *numbers], spacing=BETWEEN, vertical_alignment=place)


def _draw_title(
    phone: Phone, name: str, icon: ft.IconData | None, *, strong: bool = False, faint: bool = False
) -> ft.Control:
    """Draw the name of a row behind its icon."""
    text = ft.Text(
        name,
        size=phone.size(14 if faint else 15),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_400,
        color=ft.Colors.ON_SURFACE_VARIANT if faint else None,
        expand=True,
    )
    if icon is None:
        return ft.Row([text])
    sign = ft.Icon(icon, size=phone.size(18), color=ft.Colors.ON_SURFACE_VARIANT)
    return ft.Row([sign, text], spacing=BETWEEN)


def _draw_person(phone: Phone, column: ScoreColumn, room: float) -> ft.Control:
    """Draw the person of a column, in two lines at most. A long word is made smaller, not broken."""
    words: list[ft.Control] = [
        name_text(
            line,
            phone.size(14),
            lines=2 if breaks_anywhere(column.name) else 1,
            room=0 if breaks_anywhere(column.name) else room,
            weight=ft.FontWeight.W_600,
            text_align=ft.TextAlign.END,
        )
        for line in name_lines(column.name)
    ]
    return ft.Column([mark_of(phone, column.colour, 16), *words], spacing=0, horizontal_alignment=END)


def _draw_total(phone: Phone, column: ScoreColumn, room: float) -> ft.Control:
    """Draw somebody's sum, and the gain of the last round below it."""
    size = min(phone.size(24), room / (DIGIT * max(len(column.total), 1)))
    total = ft.Text(
        column.total, size=size, weight=ft.FontWeight.W_700, text_align=ft.TextAlign.END, max_lines=1
    )
    return ft.Column([total, *_draw_gain(phone, column.gain, room)], spacing=0, horizontal_alignment=END)


def _draw_place(phone: Phone, column: ScoreColumn) -> ft.Control:
    """Draw somebody's rank, with a cup if they have won."""
    text = ft.Text(
        column.place,
        size=phone.size(14),
        weight=ft.FontWeight.W_700 if column.first else ft.FontWeight.W_400,
        color=None if column.first else ft.Colors.ON_SURFACE_VARIANT,
    )
    cup = (
        [ft.Icon(ft.Icons.EMOJI_EVENTS, size=phone.size(16), color=ft.Colors.TERTIARY)]
        if column.first
        else []
    )
    return ft.Row([*cup, text], spacing=2, alignment=ft.MainAxisAlignment.END)


def _draw_points(phone: Phone, points: str, gain: str, room: float) -> ft.Control:
    """Draw somebody's points of a category, and the gain of the last round below them."""
    size = min(phone.size(16), room / (DIGIT * max(len(points), 1)))
    number = ft.Text(points, size=size, text_align=ft.TextAlign.END, max_lines=1)
    if not gain:
        return number
    return ft.Column(
        [number, *_draw_gain(phone, gain, room)], spacing=0, tight=True, horizontal_alignment=END
    )


def _draw_gain(phone: Phone, gain: str, room: float) -> list[ft.Control]:
    """Draw the gain of the last round, small, or nothing for an empty text."""
    size = min(phone.size(12), room / (DIGIT * max(len(gain), 1)))
    return [ft.Text(gain, size=size, color=ft.Colors.ON_SURFACE_VARIANT, max_lines=1)] if gain else []


def _column_width(phone: Phone, people: int, width: float) -> float:
    """Measure a person's column, in pixels."""
    if _is_crowded(phone, people, width):
        return (width - BETWEEN * (people - 1)) / people
    return (width - BETWEEN * people) * 2 / (3 + 2 * people)


def _is_crowded(phone: Phone, people: int, width: float) -> bool:
    """Tell if too many people leave no room for names of categories beside their numbers."""
    return width * 3 / (3 + 2 * people) < phone.size(NARROWEST)
