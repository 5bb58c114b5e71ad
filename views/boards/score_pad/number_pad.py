"""The number pad, made for thumbs: figures, signs, steps, and a live result."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.engine.points import Points
from companion.engine.setup import Colour
from companion.games.score_pad.moves import Finish
from views.boards.score_pad.counted import Counted, entry_bounds, is_place
from views.boards.score_pad.state import Hand, Screen, cell_in_hand, enter_number, have, next_cell, typed_at
from views.boards.score_pad.table import take_number_in_hand
from views.boards.score_pad.typed import BRACKETS, PRETTY, Typed
from views.boards.score_pad.words import format_number, formula_error_words, line_name, ui_text
from views.device.phone import LARGE, Phone
from views.device.theme import APART, BUTTON, CENTER, GAP, RADIUS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.actions import Act, primary_button, square_button
from views.kit.layout import around, column, grow, row, small_text, upright
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_mark

BACK, NEGATE, STEPS = "back", "negate", {"step5": 5, "step10": 10}
"""Keys that write no sign: the last one taken off, the sign turned, and numbers added."""

ROWS = (
    (*"789", BACK, NEGATE),
    (*"456", "*", "/"),
    (*"123", "+", "-"),
    (".", "0", BRACKETS, *STEPS),
)
"""Keys as they stand on a pad; beside the nought the decimal mark and the parentheses."""

LOW_ROWS = ((*"789", "*", "/", BACK, NEGATE), (*"456", "+", "-", *STEPS), (*"123", "0", ".", BRACKETS))
"""Keys of a pad on a phone that lies on its side, and in a low window."""

LOW_KEY = 30.0
"""Least height of a key, in pixels, so that all rows are in sight."""

FIGURE = 0.6
"""Part of a key's height that its sign takes at most."""

ROOMY_KEY = 40.0
"""Height of a key from which a second line fits, in pixels."""

HELD = 10
"""Factor of a step that is held."""

Change = Callable[[Callable[[Typed], Typed]], None]


def number_pad(screen: Screen, counted: Counted, cell: int) -> ft.Control:
    """Draw the display, the keys, and the button that enters the number."""
    phone, limits = screen.phone, entry_bounds(counted.position, cell)

    def change_typed(press: Callable[[Typed], Typed]) -> None:
        now = cell_in_hand(screen)
        if now is not None:
            have(screen, Hand(now, press(typed_at(screen, now))))

    lying = screen.panes.beside and not screen.panes.desk
    rows: Sequence[Sequence[str]] = ROWS
    slim = lying or _key_height(screen, len(ROWS), slim=False) < ROOMY_KEY
    if lying or _key_height(screen, len(ROWS), slim=slim) <= LOW_KEY:
        rows = LOW_ROWS
    height = _key_height(screen, len(rows), slim=slim)
    pad = screen.again(
        "keys", (limits, phone.keyed), lambda: draw_keys(phone, change_typed, limits, rows, height)
    )
    if slim:
        display = ft.Container(_draw_display(screen, counted, cell), expand=True)
        roomy = not lying and phone.scale < LARGE
        away = _close_button(screen) if roomy else None
        buttons = (away, draw_finish_button(screen), _draw_small_enter_button(screen, counted))
        top = ft.Row([display, *filter(None, buttons)])
        return column(top, pad, spacing=2)
    return column(
        _draw_display(screen, counted, cell),
        pad,
        row(_close_button(screen), draw_finish_button(screen), _draw_enter_button(screen, counted, cell)),
        spacing=TIGHT,
    )


def _key_height(screen: Screen, rows: int, *, slim: bool) -> float:
    """Choose the height of a key, in pixels, so that all rows are in sight with the button that enters.

    Args:
        screen: the phone's.
        rows: number of rows of keys.
        slim: True if that button stands beside the display.
    """
    phone = screen.phone
    display, button = _display_height(phone), grow(phone, BUTTON)
    below = GAP if screen.panes.tight else APART
    others = below + (max(display, button) if slim else display + button + TIGHT)
    left = screen.panes.acts - others - rows * TIGHT
    return max(LOW_KEY, min(TOUCH, float(left // rows)))


def draw_keys(
    phone: Phone, change: Change, limits: tuple[int, int], rows: Sequence[Sequence[str]], height: float
) -> ft.Control:
    """Draw rows of keys.

    Args:
        phone: the phone that shows it.
        change: called with the edit of a key.
        limits: the smallest and the largest number.
        rows: names of the keys.
        height: of a key, in pixels.
    """
    least, most = limits

    def press_action(key: str) -> Act:
        return partial(change, lambda typed: typed.with_key(key))

    def draw_plain_key(key: str) -> ft.Control:
        label = key if key.isdecimal() else ui_text(phone, f"key-{_NAMES[key]}")
        figure = key.isdecimal()
        return _draw_key(phone, key.translate(PRETTY), label, press_action(key), height, figure=figure)

    def draw_step_key(step: int) -> ft.Control:
        label = ui_text(phone, "key-step", by=step, held=step * HELD)
        held = partial(change, lambda typed: typed.step(step * HELD, least, most))
        return _draw_key(
            phone,
            f"+{step}",
            label,
            partial(change, lambda typed: typed.step(step, least, most)),
            height,
            hold=held,
            below=f"+{step * HELD}",
        )

    def draw_key(key: str) -> ft.Control:
        if key in STEPS:
            return draw_step_key(STEPS[key])
        if key == NEGATE:
            return _draw_key(
                phone, "±", ui_text(phone, "key-negate"), partial(change, Typed.toggle_sign), height
            )
        if key == BACK:
            clear, words = partial(change, lambda _: Typed()), ui_text(phone, "key-back")
            take_off = partial(change, Typed.without_last_key)
            return _draw_key(phone, ft.Icons.BACKSPACE_OUTLINED, words, take_off, height, hold=clear)
        return draw_plain_key(key)

    lines: list[ft.Control] = [ft.Row([*map(draw_key, keys)], spacing=TIGHT) for keys in rows]
    return ft.Column(lines, spacing=TIGHT, tight=True)


_NAMES = {"+": "plus", "-": "minus", "*": "times", "/": "by", ".": "point", BRACKETS: "brackets"}


def _draw_key(
    phone: Phone,
    face: str | ft.IconData,
    label: str,
    act: Act,
    height: float,
    *,
    hold: Act | None = None,
    below: str = "",
    figure: bool = False,
) -> ft.Control:
    """Draw one key. The act of holding it may stand in small figures below."""
    size = min(phone.size(22 if figure else 18), 28, height * FIGURE)
    shown: ft.Control = (
        ft.Text(face, size=size, weight=ft.FontWeight.W_600, no_wrap=True)
        if isinstance(face, str)
        else ft.Icon(face, size=size)
    )
    if below and phone.scale < LARGE and height >= ROOMY_KEY:
        shown = upright(shown, small_text(phone, f"… {below}", 10), spacing=0)
    return tappable(
        label,
        shown,
        act,
        on_hold=hold,
        expand=True,
        height=height,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST if figure else ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=not phone.keyed,  # a keyboard has these keys itself: they need no stops of Tab
    )


def draw_finish_button(screen: Screen) -> ft.Control | None:
    """Draw the button that ends uncounted rounds, or None for other games.

    It stands beside the number pad. A final count is begun by it, and ends by itself.
    """
    position, sheet = screen.position, screen.position.sheet
    if sheet.how != "rounds" or sheet.rounds or screen.painting or position.over:
        return None
    if sheet.has_final_count:
        return draw_final_count_button(screen)
    dim = not screen.judge(Finish()).legal
    return square_button(
        screen.phone,
        ft.Icons.FLAG,
        ui_text(screen.phone, "finish"),
        partial(screen.acts.play, Finish()),
        dim=dim,
    )


def draw_final_count_button(screen: Screen) -> ft.Control | None:
    """Draw the button that takes the first category in hand, or None once categories are counted.

    In the middle of a round, it says why that is too early.
    """
    if screen.position.is_counting_categories:
        return None
    words, dim = ui_text(screen.phone, "final-count"), not screen.position.can_begin_final_count
    act = partial(take_number_in_hand, screen, screen.seat, 0)
    return square_button(screen.phone, ft.Icons.FLAG, words, act, dim=dim)


def _draw_display(screen: Screen, counted: Counted, cell: int) -> ft.Control:
    """Draw the seat and line of the number, the typed text, and the standing that results."""
    phone, position = screen.phone, screen.position
    name, line = screen.brief_names[screen.seat], line_name(phone, position.sheet, cell)
    whose = ui_text(phone, "whose", name=name, line=line)
    told = _describe_effect(screen, counted, position.rows[screen.seat].number_at(cell))
    left = ft.Container(
        draw_once(phone, _draw_display_title, screen.seats[screen.seat].colour, whose, told), expand=True
    )
    text = counted.typed.shown or "…"
    typed = ft.Text(
        text,
        size=around(phone, 26 if len(text) < 8 else 18),
        weight=ft.FontWeight.W_700,
        color=ft.Colors.OUTLINE if counted.typed.stands or not counted.typed.text else ft.Colors.PRIMARY,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    return ft.Container(
        ft.Row([left, ft.Semantics(live_region=True, content=typed)], spacing=TIGHT),
        height=_display_height(phone),
        padding=write_value(ft.Padding.symmetric, horizontal=TIGHT),
    )


def _display_height(phone: Phone) -> float:
    """Measure the display, in pixels."""
    return TOUCH if phone.tiny else max(TOUCH, around(phone, 44))


def _draw_display_title(phone: Phone, colour: Colour, whose: str, text: str) -> ft.Control:
    """Draw the seat and line of the number, and the standing it leads to."""
    more = ft.TextOverflow.ELLIPSIS
    name = ft.Text(
        whose, size=around(phone, 14), weight=ft.FontWeight.W_600, max_lines=1, overflow=more, expand=True
    )
    quiet = ft.Colors.ON_SURFACE_VARIANT
    below = ft.Text(text, size=around(phone, 12), color=quiet, max_lines=1, overflow=more)
    return ft.Column([ft.Row([seat_mark(phone, colour, 14), name], spacing=6), below], spacing=0, tight=True)


def _describe_effect(screen: Screen, counted: Counted, earlier: Points | None) -> str:
    """Describe the number before, and the total and rank that the new one leads to."""
    phone, standing = screen.phone, counted.scores.standings[screen.seat]
    leads = ui_text(phone, "leads-to", total=format_number(standing.total), rank=standing.rank)
    if earlier is None:
        return leads
    return phone.say("and-then", one=ui_text(phone, "was", value=format_number(earlier)), more=leads)


def _draw_enter_button(screen: Screen, counted: Counted, cell: int) -> ft.Control:
    """Draw the button that enters the number and names the next cell. Without a valid number it is dimmed."""
    phone, trouble = screen.phone, counted.trouble
    if trouble:
        return primary_button(
            phone,
            ui_text(phone, "enter"),
            lambda: phone.tell(formula_error_words(phone, trouble)),
            mark=None,
            dim=True,
        )
    value = counted.typed.value(*entry_bounds(counted.position, cell), whole=is_place(counted.position, cell))
    found = next_cell(counted.position, screen.own, screen.seat, cell)
    sub = ""
    if found:
        name = screen.names[found[0]]
        sub = ui_text(phone, "then", name=name, line=line_name(phone, counted.position.sheet, found[1]))
    label = ui_text(phone, "enter-value", value=format_number(value))
    return primary_button(phone, label, partial(enter_number, screen, value), sub=sub)


def _draw_small_enter_button(screen: Screen, counted: Counted) -> ft.Control:
    """Draw the button that enters the number. It shows a tick if large text leaves no room for words."""
    phone, trouble = screen.phone, counted.trouble
    if trouble or counted.cell is None:
        words = ui_text(phone, "enter")
        tell = partial(phone.tell, formula_error_words(phone, trouble) if trouble else words)
        return square_button(phone, ft.Icons.CHECK, words, tell, dim=True)
    whole = is_place(counted.position, counted.cell)
    value = counted.typed.value(*entry_bounds(counted.position, counted.cell), whole=whole)
    words = ui_text(phone, "enter-value", value=format_number(value))
    return square_button(phone, ft.Icons.CHECK, words, partial(enter_number, screen, value), chosen=True)


def _close_button(screen: Screen) -> ft.Control:
    """Draw the button that puts the pad away, so that the whole sheet is seen."""
    words = ui_text(screen.phone, "pad-away")
    return square_button(screen.phone, ft.Icons.KEYBOARD_HIDE, words, partial(have, screen, Hand(away=True)))
