"""Setting up a table: who sits where, who starts, what comes out of the box, how rules are read."""

import asyncio
import logging
import random
import secrets
from dataclasses import replace
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.wire import WireError, encode
from companion.games import GAMES
from companion.history.errors import HistoryError, NameRefused
from views.boards import BOARDS
from views.drafting import SetupScreen, names_of, screen_for, setup_route, twice
from views.phone import Phone
from views.widgets.buttons import main_button
from views.widgets.choices import chip, chips, segments
from views.widgets.frame import faint, framed, note, part
from views.widgets.kept import use_kept
from views.widgets.people import mark_of
from views.widgets.readings import readings
from views.widgets.seating import seating
from views.widgets.sheet import card

log = logging.getLogger(__name__)


@ft.component
def SetupPage(phone: Phone, game: str, chance: random.Random | None = None) -> ft.View:
    """The page on which a table is set up.

    Args:
        phone: whose screen.
        game: the game's id.
        chance: draws the start player; by default the system's own.
    """
    if game not in GAMES:
        return framed(
            phone, setup_route(game), phone.say("title"), [note(phone, phone.say("no-such-game"), None)]
        )
    screen = use_kept(phone, setup_route(game), lambda: screen_for(phone, game))
    played = GAMES[game]
    draft = screen.draft
    playing = draft.mode == "play"
    modes = segments(
        phone,
        [("play", phone.say("mode-play")), ("score", phone.say("mode-score"))],
        draft.mode,
        lambda mode: _set(screen, mode=mode),
    )
    about = faint(phone.say("mode-play-about" if playing else "mode-score-about"))
    body: list[ft.Control] = [
        ft.Column([modes, about], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        part(
            phone,
            phone.say("who-plays"),
            seating(phone, screen, played.seats),
            about=phone.say("clockwise") if len(draft.places) > 1 else "",
        ),
    ]
    if playing and len(draft.places) > 1:
        body.append(_starter(phone, screen, played, chance or secrets.SystemRandom()))
    if playing:
        notes = card(BOARDS[game].setup_notes(phone, len(draft.places)))
        body.append(part(phone, phone.say("out-of-the-box"), notes))
    body.append(readings(phone, screen, played))

    async def begin() -> None:
        await _begin(phone, screen, played)

    footer: list[ft.Control] = (
        [note(phone, screen.trouble, lambda: _quiet(screen), bad=True)] if screen.trouble else []
    )
    footer.append(
        main_button(phone, phone.say("begin" if playing else "begin-score"), begin, icon=ft.Icons.PLAY_ARROW)
    )
    return framed(
        phone,
        setup_route(game),
        phone.game_name(game),
        body,
        footer=ft.Column(footer, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    )


def nameless(phone: Phone, seats: int) -> tuple[str, ...]:
    """What seats without a name are called."""
    return tuple(phone.say("player", number=number) for number in range(1, seats + 1))


def _set(screen: SetupScreen, **changes: Any) -> None:
    screen.draft = replace(screen.draft, **changes)
    screen.trouble = ""


def _quiet(screen: SetupScreen) -> None:
    screen.trouble = ""


def _starter(
    phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any], chance: random.Random
) -> ft.Control:
    draft = screen.draft
    default = nameless(phone, len(draft.places))
    options = [
        chip(
            phone,
            place.name.strip() or default[seat],
            lambda seat=seat: _set(screen, start=seat),  # type: ignore[misc]
            chosen=seat == draft.start,
            icon=mark_of(phone, place.colour),
        )
        for seat, place in enumerate(draft.places)
    ]
    options.append(
        chip(
            phone,
            phone.say("anybody"),
            lambda: _set(screen, start=int(chance.random() * len(draft.places))),
            icon=ft.Icon(ft.Icons.CASINO_OUTLINED, size=phone.size(20), color=ft.Colors.PRIMARY),
        )
    )
    texts, hint = phone.texts[phone.locale], f"{game.id}-setup-start"
    about = texts.say(hint) if texts.has(hint) else ""
    return part(phone, phone.say("who-starts"), chips(*options), about=about)


async def _begin(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any]) -> None:
    page = ft.context.page
    draft = screen.draft
    try:
        names = names_of(draft, nameless(phone, len(draft.places)))
    except NameRefused as error:
        screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)
        return
    again = twice(names)
    if again is not None:
        screen.trouble = phone.say("same-name", name=names[again])
        return
    setup = draft.setup(names)
    typed: list[tuple[str, str]] = [
        (names[seat], place.colour) for seat, place in enumerate(draft.places) if place.name.strip()
    ]
    try:
        live = await asyncio.to_thread(phone.house.host.begin, game.id, setup)
    except HistoryError as error:
        screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)
        return
    except WireError as error:
        screen.trouble = phone.say("setup-refused", why=str(error))
        return
    await asyncio.to_thread(_remember, phone, game.id, encode(setup), typed)
    dict.pop(phone.screens, setup_route(game.id), None)
    page.navigate(f"/t/{live.id}")


def _remember(phone: Phone, game_id: str, setup: bytes, people: list[tuple[str, str]]) -> None:
    """Keep who played and how, for next time. The table has begun: nothing here may stop it."""
    try:
        if people:
            phone.house.people.remember(people)
        phone.house.preferences.remember_setup(game_id, setup)
    except HistoryError as error:
        log.warning("not remembered: %s", error)
