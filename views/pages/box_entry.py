"""Page of an entry of the owner's box, drawn or composed as the cardboard shows it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.engine.box import BoxEntry
from views.boards import board_of
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.memo import use_retained
from views.flet_adapter.observables import drop_silently
from views.models.sketch import Sketch
from views.pages.box_door import AnyGame, BoxScreen, box_route, closed_page, cupboard_of, open_box, try_change
from views.widgets.box_editor.drawing import source_badge, title_of
from views.widgets.box_editor.sketch_controls import sketch_controls, unfit, verdict
from views.widgets.buttons import main_button, text_button
from views.widgets.frame import faint, frame_page, note


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
    """Draw the page on which the owner redraws a box entry as it is printed.

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
        return closed_page(phone, route, refused or phone.say("box-nothing"))
    field, there = played.box.field_of(entry), box.entry(entry)
    drawn = Sketch.of(entry, field.form, there.value)
    sketch = screen.sketch or drawn

    def change(act: Callable[[Sketch], Sketch]) -> None:
        screen.sketch = act(screen.sketch or drawn)

    def keep(key: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        return retained.keep((there.value, key), make)

    trouble: list[ft.Control] = []
    if screen.trouble:
        trouble.append(note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    about = faint(phone.say(f"box-source-{there.source}-about"))
    return frame_page(
        phone,
        route,
        title_of(phone, played, field),
        [
            *trouble,
            ft.Row([source_badge(phone, there.source)]),
            about,
            *sketch_controls(phone, played, sketch, change, keep, board_of(game).printed),
            verdict(phone, played, sketch),
        ],
        back=box_route(game),
        footer=_footer(phone, screen, played, sketch, there),
    )


def _footer(phone: Phone, screen: EntryScreen, game: AnyGame, sketch: Sketch, there: BoxEntry) -> ft.Control:
    page, name = ft.context.page, sketch.name
    same = sketch.said == there.value

    async def leave(act: Callable[[], None]) -> None:
        if await try_change(phone, screen, act):
            drop_silently(phone.screens, box_route(game.id, name))
            page.navigate(box_route(game.id))

    async def keep() -> None:
        if why := unfit(phone, game, sketch):
            phone.tell(why)
        else:
            await leave(lambda: cupboard_of(phone).put(game, name, sketch.said))

    async def reset() -> None:
        await leave(lambda: cupboard_of(phone).reset(game, (name,)))

    words = "box-yes" if same and there.source not in ("owner", "unknown") else "box-save"
    ships = game.box.printed.entry(name).source != "unknown"
    buttons: list[ft.Control] = [main_button(phone, phone.say(words), keep, icon=ft.Icons.CHECK)]
    if there.source == "owner":
        buttons.append(
            ft.Row(
                [
                    text_button(
                        phone,
                        phone.say("box-reset" if ships else "box-forget"),
                        reset,
                        icon=ft.Icons.RESTART_ALT,
                    )
                ],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    return ft.Column(buttons, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
