"""The owner's box: what is printed on the cardboard, who says so, and drawing it as it really looks."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.box import Box, Entry
from companion.engine.game import Game
from companion.games import GAMES
from companion.history.boxes import ENDING, MOST_BYTES
from companion.history.errors import HistoryError
from companion.hosting.cupboard import Cupboard
from views.drafting import setup_route
from views.phone import Phone
from views.receiving import Received, use_file_door
from views.serving.parcels import ParcelError
from views.sketch import Sketch
from views.theme import RADIUS
from views.widgets.buttons import main_button, text_button
from views.widgets.carry_door import door_button
from views.widgets.choices import lead
from views.widgets.drawing import entry_picture, source_badge, title_of
from views.widgets.frame import faint, framed, note, part
from views.widgets.kept import use_kept
from views.widgets.retained import use_retained
from views.widgets.sheet import card
from views.widgets.sketching import sketching, verdict, wrong
from views.widgets.tap import tappable

AnyGame = Game[Any, Any, Any]

PICTURE = 72.0
"""Pixels an entry's picture may be wide and high in the list."""


def box_route(game_id: str, entry: str = "") -> str:
    """The address of a game's box, or of one entry of it."""
    return f"/box/{game_id}/{entry}" if entry else f"/box/{game_id}"


def box_lead(phone: Phone, game_id: str, page: ft.Page) -> ft.Control | None:
    """The way to a game's box; None where there is nothing to read off its cardboard, or for guests."""
    if not phone.hosting or not GAMES[game_id].box.texts:
        return None
    words = phone.say("box-of", game=phone.game_name(game_id))
    go = partial(page.navigate, box_route(game_id))
    return card(
        lead(phone, ft.Icons.CROP_FREE, words, go, about=phone.say("box-lead-about")),
        padding=0,
    )


def cupboard_of(phone: Phone) -> Cupboard:
    """The owner's boxes as this phone may see and change them."""
    return phone.house.cupboard(phone.host_key, local=phone.local)


@ft.observable
@dataclass
class BoxScreen:
    """What one phone does with a box.

    Attributes:
        trouble: what went wrong last, as a sentence.
        turns: how often the box was changed from here.
    """

    trouble: str = ""
    turns: int = 0


@ft.component
def BoxPage(phone: Phone, game: str) -> ft.View:
    """The page of everything that is printed in a game's box.

    Args:
        phone: whose screen.
        game: the game's id.
    """
    screen = use_kept(phone, box_route(game), BoxScreen)
    played, box, refused = _opened(phone, game)
    if played is None or box is None:
        return _closed(phone, box_route(game), refused)
    back = setup_route(game) if setup_route(game) in phone.screens else "/settings"
    trouble: list[ft.Control] = []
    if screen.trouble:
        trouble.append(note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    guesses = sum(box.entries[name].source != "owner" for name in played.box.guesses)
    return framed(
        phone,
        box_route(game),
        phone.say("box-of", game=phone.game_name(game)),
        [
            *trouble,
            ft.Text(phone.say("box-about")),
            faint(phone.say("box-guesses", count=guesses)),
            *_sections(phone, played, box),
            Carrying(phone, screen, game),
        ],
        back=back,
    )


def _opened(phone: Phone, game: str) -> tuple[AnyGame | None, Box | None, str]:
    """A game and its owner's box; or why not."""
    played = GAMES.get(game)
    if played is None:
        return None, None, phone.say("no-such-game")
    if not played.box.texts:
        return None, None, phone.say("box-nothing")
    try:
        return played, cupboard_of(phone).box(played), ""
    except HistoryError as error:
        return None, None, phone.told(error)


def _closed(phone: Phone, route: str, why: str) -> ft.View:
    return framed(phone, route, phone.say("box"), [note(phone, why, None)])


def _sections(phone: Phone, game: AnyGame, box: Box) -> list[ft.Control]:
    sections: dict[str, list[ft.Control]] = {}
    for name in box.texts:
        section = game.box_field(name).section
        sections.setdefault(section, []).append(_row(phone, game, name, box.entries[name]))
    return [
        part(phone, phone.about(game, "section", section), card(*rows, padding=4))
        for section, rows in sections.items()
    ]


def _row(phone: Phone, game: AnyGame, name: str, entry: Entry) -> ft.Control:
    title = title_of(phone, game, game.box_field(name))
    source = phone.say(f"box-source-{entry.source}")
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL), source_badge(phone, entry.source)],
        spacing=4,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
    picture = ft.Container(entry_picture(phone, game, name, entry.value, PICTURE), width=PICTURE + 28)
    return tappable(
        phone.say("box-open", what=title, source=source),
        ft.Row([picture, words, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.OUTLINE)], spacing=12),
        partial(ft.context.page.navigate, box_route(game.id, name)),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        border_radius=RADIUS,
        ink=True,
    )


# Taking it along ------------------------------------------------------------------------------------------


@ft.component
def Carrying(phone: Phone, screen: BoxScreen, game: str) -> ft.Control:
    """Saving what was said of a box, reading what somebody else saved, and beginning anew."""
    played = GAMES[game]
    retained = use_retained()
    retained.turn()

    async def took(file: Received) -> None:
        def take() -> None:
            count = len(cupboard_of(phone).take_in(played, file.data))
            phone.tell(phone.say("box-imported", count=count))

        await _done(phone, screen, take)

    def lost(error: ParcelError) -> None:
        screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)

    async def export() -> None:
        try:
            data = await asyncio.to_thread(cupboard_of(phone).export, played)
        except HistoryError as error:
            screen.trouble = phone.told(error)
            return
        await ft.FilePicker().save_file(file_name=f"{game}.{ENDING}", src_bytes=data)

    async def reset() -> None:
        await _done(phone, screen, lambda: cupboard_of(phone).reset(played))

    door = use_file_door(took, lost, limit=MOST_BYTES)
    read = retained.keep(
        (phone.locale, phone.scale),
        lambda: door_button(phone, phone.say("box-import"), door, icon=ft.Icons.FOLDER_OPEN, second=True),
    )
    return part(
        phone,
        phone.say("box-carry"),
        main_button(phone, phone.say("box-export"), export, icon=ft.Icons.SAVE_ALT, second=True),
        read,
        ft.Row([text_button(phone, phone.say("box-reset-all"), reset, icon=ft.Icons.RESTART_ALT)]),
        about=phone.say("box-carry-about"),
    )


async def _done(phone: Phone, screen: BoxScreen, act: Callable[[], None]) -> bool:
    """Whether the box could be changed; why not is shown."""
    try:
        await asyncio.to_thread(act)
    except HistoryError as error:
        screen.trouble = phone.told(error)
        return False
    screen.trouble = ""
    screen.turns += 1
    return True


# One entry ------------------------------------------------------------------------------------------------


@ft.observable
@dataclass
class EntryScreen(BoxScreen):
    """What one phone draws of one entry.

    Attributes:
        sketch: what is drawn so far; None before the first tap.
    """

    sketch: Sketch | None = None


@ft.component
def EntryPage(phone: Phone, game: str, entry: str) -> ft.View:
    """The page on which one entry is drawn as it is printed.

    Args:
        phone: whose screen.
        game: the game's id.
        entry: the entry's name.
    """
    route = box_route(game, entry)
    screen = use_kept(phone, route, EntryScreen)
    retained = use_retained()
    retained.turn()
    played, box, refused = _opened(phone, game)
    if played is None or box is None or entry not in box.texts:
        return _closed(phone, route, refused or phone.say("box-nothing"))
    field, there = played.box_field(entry), box.entries[entry]
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
    return framed(
        phone,
        route,
        title_of(phone, played, field),
        [
            *trouble,
            ft.Row([source_badge(phone, there.source)]),
            about,
            *sketching(phone, played, sketch, change, keep),
            verdict(phone, played, sketch),
        ],
        back=box_route(game),
        footer=_footer(phone, screen, played, sketch, there),
    )


def _footer(phone: Phone, screen: EntryScreen, game: AnyGame, sketch: Sketch, there: Entry) -> ft.Control:
    page, name = ft.context.page, sketch.name
    same = sketch.said == there.value

    async def leave(act: Callable[[], None]) -> None:
        if await _done(phone, screen, act):
            dict.pop(phone.screens, box_route(game.id, name), None)
            page.navigate(box_route(game.id))

    async def keep() -> None:
        if why := wrong(phone, game, name, sketch.said):
            phone.tell(why)
        else:
            await leave(lambda: cupboard_of(phone).put(game, name, sketch.said))

    async def reset() -> None:
        await leave(lambda: cupboard_of(phone).reset(game, (name,)))

    words = "box-yes" if same and there.source != "owner" else "box-save"
    buttons: list[ft.Control] = [main_button(phone, phone.say(words), keep, icon=ft.Icons.CHECK)]
    if there.source == "owner":
        buttons.append(
            ft.Row(
                [text_button(phone, phone.say("box-reset"), reset, icon=ft.Icons.RESTART_ALT)],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    return ft.Column(buttons, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
