"""Page of an entry of the owner's box, drawn or composed as the cardboard shows it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.engine.box import Box, BoxEntry
from views.boards import board_of
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.memo import use_retained
from views.flet_adapter.observables import drop_silently
from views.models.sketch import Sketch
from views.pages.box_door import (
    AnyGame,
    BoxScreen,
    box_access_of,
    box_route,
    draw_closed_box_page,
    open_box,
    try_box_change,
)
from views.pages.box_lesson import draw_lesson_progress, draw_lesson_ways, go_on, lesson_of, owner_texts
from views.widgets.box_editor.drawing import source_badge, title_of
from views.widgets.box_editor.sketch_controls import draw_verdict, sketch_controls, sketch_fault
from views.widgets.buttons import main_button, text_button
from views.widgets.frame import closable_note, faint_text, frame_page


@ft.observable
@dataclass
class EntryScreen(BoxScreen):
    """State of a phone at an entry.

    Attributes:
        sketch: current sketch; None before the first tap.
    """

    sketch: Sketch | None = None


@ft.component
def EntryPage(phone: Phone, game: str, entry: str) -> ft.View:
    """Draw the page for the owner to redraw a box entry as it is printed.

    Args:
        phone: the phone that shows it.
        game: the game's id.
        entry: the entry's name.
    """
    route = box_route(game, entry)
    screen = use_route_state(phone, route, EntryScreen)
    retained = use_retained()
    retained.turn()
    played, box, refused = open_box(phone, game)
    if played is None or box is None or not played.box.is_readable(entry):
        return draw_closed_box_page(phone, route, refused or phone.say("box-nothing"))
    field, there = played.box.field_of(entry), box.entry(entry)
    drawn = Sketch.of(entry, field.form, there.value)
    sketch = screen.sketch or drawn

    def edit_sketch(act: Callable[[Sketch], Sketch]) -> None:
        screen.sketch = act(screen.sketch or drawn)

    def retain_control(key: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        return retained.keep((there.value, key), make)

    taught = lesson_of(phone, played).taught
    trouble: list[ft.Control] = []
    if screen.trouble:
        trouble.append(
            closable_note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True)
        )
    about = faint_text(phone.say(f"box-source-{there.source}-about"))
    return frame_page(
        phone,
        route,
        title_of(phone, played, field),
        [
            *sketch_controls(phone, played, sketch, edit_sketch, retain_control, board_of(game).printed),
            draw_verdict(phone, played, sketch),
        ],
        back=box_route(game),
        beside=[
            *trouble,
            *([draw_lesson_progress(phone, played, box, entry)] if taught else []),
            ft.Row([source_badge(phone, there.source)]),
            about,
            *([faint_text(phone.say("box-our-number"))] if board_of(game).printed.numbered(entry) else []),
        ],
        footer=_draw_entry_footer(phone, screen, played, sketch, there, box),
    )


def _draw_entry_footer(
    phone: Phone, screen: EntryScreen, game: AnyGame, sketch: Sketch, entry: BoxEntry, box: Box
) -> ft.Control:
    page, name = ft.context.page, sketch.name
    same, taught = sketch.said == entry.value, lesson_of(phone, game).taught

    async def change_and_leave(act: Callable[[], None]) -> None:
        if await try_box_change(phone, screen, act):
            drop_silently(phone.screens, box_route(game.id, name))
            if taught:
                go_on(phone, game, box.with_owner({**owner_texts(box), name: sketch.said}), page)
            else:
                page.navigate(box_route(game.id))

    async def save_sketch() -> None:
        if why := sketch_fault(phone, game, sketch):
            phone.tell(why)
        else:
            await change_and_leave(lambda: box_access_of(phone).put(game, name, sketch.said))

    async def reset_entry() -> None:
        await change_and_leave(lambda: box_access_of(phone).reset(game, (name,)))

    words = (
        "box-next"
        if taught
        else "box-yes"
        if same and entry.source not in ("owner", "unknown")
        else "box-save"
    )
    ships = game.box.printed.entry(name).source != "unknown"
    buttons: list[ft.Control] = [main_button(phone, phone.say(words), save_sketch, icon=ft.Icons.CHECK)]
    if taught:
        buttons.append(draw_lesson_ways(phone, game, box, name))
    elif entry.source == "owner":
        buttons.append(
            ft.Row(
                [
                    text_button(
                        phone,
                        phone.say("box-reset" if ships else "box-forget"),
                        reset_entry,
                        icon=ft.Icons.RESTART_ALT,
                    )
                ],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    return ft.Column(buttons, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
