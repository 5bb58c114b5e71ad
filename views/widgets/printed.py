"""Asking, where play first needs it, how something is printed that the rules do not say."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.history.errors import HistoryError
from views.opened import Printing
from views.screen import Screen
from views.sketch import Sketch
from views.widgets.buttons import main_button
from views.widgets.drawing import entry_picture, source_badge, title_of
from views.widgets.sheet import sheet
from views.widgets.sketching import sketching, verdict, wrong

PICTURE = 200.0
"""Pixels a drawing may be wide and high on the sheet."""


def ask_printed(screen: Screen, names: Sequence[str], then: Callable[[], object]) -> bool:
    """Ask about entries of the box that are only guesses, before something is done that depends on them.

    Where nobody has to be asked, or this phone has put the question off or may not answer it, the thing is
    done at once. Otherwise a sheet opens; after the last answer, which is remembered in the owner's box, it
    closes and the thing is done.

    Args:
        screen: of the table.
        names: of the entries, such as `Game.printed_for` gives them.
        then: does what depends on them.

    Returns:
        Whether the sheet was opened.
    """
    open_now = unanswered(screen, names)
    if not open_now:
        then()
        return False
    screen.sheet = Printing(open_now, then)
    return True


def unanswered(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """Those of some entries that are only guesses, and that this phone could be asked about."""
    if screen.place.watching or not screen.place.seats:
        return ()
    try:
        found = screen.place.unasked(names)
    except HistoryError as error:
        screen.phone.tell(screen.phone.told(error))
        return ()
    return tuple(name for name in found if name not in screen.put_off)


def guessed(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """What those of some entries are called that are only assumed."""
    phone, game = screen.phone, screen.game
    try:
        entries = screen.place.printed().entries
    except HistoryError:
        entries = game.box.owned(game.printed_of(screen.position)).entries
    found = [name for name in names if entries[name].source == "assumed"]
    return tuple(title_of(phone, game, game.box_field(name)) for name in found)


def guesses(screen: Screen, names: Sequence[str]) -> str:
    """That an answer rests on entries which are only assumed, as a sentence; empty where none of them is."""
    found = guessed(screen, names)
    return screen.say("box-rests", what=found) if found else ""


def printing_sheet(screen: Screen, asking: Printing) -> ft.Control:
    """The sheet that asks about one entry after the other."""
    phone, game, name = screen.phone, screen.game, asking.names[0]
    entry, field = screen.place.printed().entries[name], game.box_field(name)

    def put_off() -> None:
        screen.put_off = screen.put_off | set(asking.names)
        screen.close()

    def draw() -> None:
        screen.sheet = replace(asking, sketch=Sketch.of(name, field.form, entry.value))

    def change(act: Callable[[Sketch], Sketch]) -> None:
        now = screen.sheet
        if isinstance(now, Printing) and now.sketch and now.sketch.name == name:
            screen.sheet = replace(now, sketch=act(now.sketch))

    title = title_of(phone, game, field)
    if asking.sketch is None:
        body: list[ft.Control] = [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ft.Text(phone.say("box-ask-about")),
            ft.Row([source_badge(phone, entry.source)]),
            ft.Row(
                [entry_picture(phone, game, name, entry.value, PICTURE)],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            main_button(phone, phone.say("box-yes"), partial(_yes, screen, asking), icon=ft.Icons.CHECK),
            main_button(phone, phone.say("box-ask-no"), draw, icon=ft.Icons.EDIT_OUTLINED, second=True),
        ]
        return sheet(phone, phone.say("box-ask"), body, put_off)
    drawn = ft.Column(
        [
            *sketching(phone, game, asking.sketch, change, screen.keep("printing", name)),
            verdict(phone, game, asking.sketch),
        ],
        spacing=10,
        scroll=ft.ScrollMode.AUTO,
        height=phone.height * 0.8 - phone.size(170),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    keep = main_button(phone, phone.say("box-save"), partial(_drawn, screen, asking), icon=ft.Icons.CHECK)
    return sheet(phone, title, [drawn, keep], put_off)


def _yes(screen: Screen, asking: Printing) -> None:
    try:
        screen.place.confirm_printed(asking.names[:1])
    except HistoryError as error:
        screen.phone.tell(screen.phone.told(error))
    else:
        _next(screen, asking)


def _drawn(screen: Screen, asking: Printing) -> None:
    assert asking.sketch is not None
    name, text = asking.sketch.name, asking.sketch.said
    if why := wrong(screen.phone, screen.game, name, text):
        screen.phone.tell(why)
    elif screen.place.printed().texts[name] == text:
        _yes(screen, asking)
    else:
        screen.correct(screen.game.set_printed(name, text))
        if screen.place.printed().texts[name] == text:
            _next(screen, asking)


def _next(screen: Screen, asking: Printing) -> None:
    """Ask about the next entry; after the last one, do what waited for the answers."""
    left = unanswered(screen, asking.names[1:])
    if left:
        screen.sheet = Printing(left, asking.then)
        return
    screen.close()
    screen.phone.tell(screen.say("box-ask-kept"))
    asking.then()
