"""Walk through everything that can be read off the cardboard, for an owner who teaches the app the box."""

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.engine.box import Box
from views.device.phone import Phone
from views.device.route_state import route_state
from views.pages.box_door import AnyGame, BoxScreen, box_route
from views.widgets.buttons import abreast_buttons, text_button
from views.widgets.choices import lead_row
from views.widgets.frame import faint_text
from views.widgets.sheet import card


def owner_texts(box: Box) -> Mapping[str, str]:
    """Return the texts that the owner has entered, by name."""
    every = {name: box.entry(name) for name in box.texts}
    return {name: str(entry.value) for name, entry in every.items() if entry.source == "owner"}


def unread_entries(game: AnyGame, box: Box, screen: BoxScreen) -> tuple[str, ...]:
    """List the entries that are still to be read, without those that were left out."""
    return tuple(
        name
        for name in game.box.unread_entries(owner_texts(box))
        if name not in screen.left_out and _section_mark(game, name) not in screen.left_out
    )


def _section_mark(game: AnyGame, name: str) -> str:
    return f"/{game.box.field_of(name).section}"


def lesson_of(phone: Phone, game: AnyGame) -> BoxScreen:
    """Return the state of the walk through a game's box."""
    return route_state(phone, box_route(game.id), BoxScreen)


def draw_lesson_link(phone: Phone, game: AnyGame, box: Box, screen: BoxScreen) -> list[ft.Control]:
    """Draw the row that begins the walk, or nothing where everything has been read."""
    left = game.box.unread_entries(owner_texts(box))
    if not left:
        return []
    page = ft.context.page

    def begin() -> None:
        screen.taught, screen.left_out = True, frozenset()
        page.navigate(box_route(game.id, left[0]))

    row = lead_row(phone, ft.Icons.SCHOOL, phone.say("box-teach"), begin, about=phone.say("box-teach-about"))
    return [card(row, padding=0)]


def go_on(phone: Phone, game: AnyGame, box: Box, page: ft.Page) -> None:
    """Turn to the next entry of the walk, or back to the box after the last one."""
    screen = lesson_of(phone, game)
    left = unread_entries(game, box, screen)
    screen.taught = bool(left)
    page.navigate(box_route(game.id, *left[:1]))


def draw_lesson_progress(phone: Phone, game: AnyGame, box: Box, name: str) -> ft.Control:
    """Write how many entries of the section are left, as far as the app knows of them."""
    section = game.box.field_of(name).section
    here = [each for each in unread_entries(game, box, lesson_of(phone, game)) if _is_in(game, each, section)]
    title = phone.about(game, "section", section)
    return faint_text(phone.say("box-teach-left", section=title, count=len(here)))


def _is_in(game: AnyGame, name: str, section: str) -> bool:
    return game.box.field_of(name).section == section


def draw_lesson_ways(phone: Phone, game: AnyGame, box: Box, name: str) -> ft.Control:
    """Draw the buttons that leave out an entry or its section, and that end the walk."""
    page, screen = ft.context.page, lesson_of(phone, game)
    section = phone.about(game, "section", game.box.field_of(name).section)

    def leave_out(mark: str) -> None:
        screen.left_out = screen.left_out | {mark}
        go_on(phone, game, box, page)

    def stop() -> None:
        screen.taught = False
        page.navigate(box_route(game.id))

    ways: list[tuple[str, ft.IconData, Callable[[], object]]] = [
        (phone.say("box-skip"), ft.Icons.SKIP_NEXT, partial(leave_out, name)),
        (
            phone.say("box-skip-section", section=section),
            ft.Icons.FAST_FORWARD,
            partial(leave_out, _section_mark(game, name)),
        ),
        (phone.say("box-teach-stop"), ft.Icons.STOP_CIRCLE_OUTLINED, stop),
    ]
    return abreast_buttons(*(text_button(phone, words, act, icon=icon) for words, icon, act in ways))
