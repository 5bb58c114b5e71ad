"""Cards of open tables on the home page: the last one large with its board, further ones small."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.engine.faults import attempt
from companion.hosting.session import TableSession
from companion.lessons.trial_tables import find_trial
from views.device.phone import LARGE, Phone
from views.device.theme import RADIUS, TOUCH
from views.kit.game_board import Snapshot
from views.kit.tap import Described, handler
from views.pages.fitted_board import copy_painter, draw_fitted_board
from views.widgets.fault import fault_line
from views.widgets.frame import faint_text
from views.widgets.seats.people import mark_of, people_row
from views.widgets.sheet import icon_button

BOARD, WIDE_BOARD = 136, 200
"""Width and height of the board on a large card, in pixels; the other on a wide screen."""

SMALL = 208
"""Width of a small card at the usual size of text, in pixels."""

MOST_MARKS = 7
"""Greatest number of people whose shapes stand on a small card."""


@dataclass(frozen=True, slots=True)
class TableCard:
    """Open table as its card shows it.

    Attributes:
        session: the table.
        when: moment of the last change, in words.
        on_menu: opens the menu; None for people with no rights in it.
    """

    session: TableSession
    when: str
    on_menu: Callable[[], None] | None


def headline(phone: Phone, session: TableSession) -> str | None:
    """Return the headline of a table, or None if its game raises an exception instead."""
    return attempt(session.id, lambda: _game_headline(phone, session), None)


def _game_headline(phone: Phone, session: TableSession) -> str:
    client = phone.client(session)
    if client.view.setup.mode == "score":
        return phone.say("only-score")
    agenda = client.view.agenda()
    return phone.about(
        client.view.game,
        "headline",
        agenda.phase,
        {"round": agenda.round, "rounds": agenda.rounds},
        client.view.names,
    )


def draw_large_card(phone: Phone, card: TableCard) -> ft.Control:
    """Draw the card of a table with its board, its state, the turn and its people. A tap resumes it."""
    where = headline(phone, card.session)
    actors = _list_actors(phone, card.session)
    size, turn = phone.size(15), _say_turn(phone, card.session, actors)
    stands = ft.Text(where, size=size) if where else fault_line(phone, phone.say("stumbled-card"))
    words = [
        _hide_from_reader(stands),
        *[_hide_from_reader(ft.Text(line, size=size)) for line in turn],
        _hide_from_reader(people_row(phone, _list_people(card.session))),
        faint_text(card.when),
    ]
    title = _draw_title(phone, card, _draw_trial_mark(phone, card.session))
    told = ft.Column([title, *words], spacing=6, tight=True)
    if phone.scale >= LARGE or not where:
        inside: ft.Control = told
    else:
        board = _draw_board(phone, card.session, actors)
        inside = ft.Row([board, ft.Container(told, expand=True)], spacing=14)
    told_to_reader = " · ".join([where, *turn]) if where else None
    return _draw_face(
        phone, card, inside, told_to_reader, ft.Padding.only(left=14, top=6, right=4, bottom=12)
    )


def draw_small_card(phone: Phone, card: TableCard) -> ft.Control:
    """Draw the card of a further table: its game, its state and its people as shapes. A tap resumes it."""
    where = headline(phone, card.session)
    state = where or phone.say("stumbled-card")
    people = _list_people(card.session)[:MOST_MARKS]
    marks = ft.Row([mark_of(phone, colour, 14) for _, colour in people], spacing=4, tight=True)
    when = ft.Container(faint_text(card.when, lines=1), expand=True)
    last = ft.Row([marks, *_draw_trial_mark(phone, card.session), when], spacing=8)
    line = ft.Text(
        state,
        size=phone.size(14),
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        color=None if where else ft.Colors.ERROR,
    )
    told = ft.Column(
        [_draw_title(phone, card, ()), _hide_from_reader(line), _hide_from_reader(last)],
        spacing=2,
        tight=True,
    )
    face = _draw_face(phone, card, told, where, ft.Padding.only(left=12, right=2, bottom=10))
    return ft.Container(face, width=phone.size(SMALL))


def _draw_title(phone: Phone, card: TableCard, behind: Sequence[ft.Control]) -> ft.Control:
    """Draw the name of the game, some controls behind it, and room for the button to the menu."""
    session = card.session
    name = phone.game_name(session.game.id, session.table.variant)
    title = ft.Text(
        name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS
    )
    parts = [_hide_from_reader(title), *behind]
    named = ft.Row(parts, spacing=8, run_spacing=2, wrap=True, expand=True)
    menu = ft.Container(width=TOUCH, height=TOUCH)  # it lies over the face, which is a button itself
    return ft.Row([named, *([menu] if card.on_menu else [])], spacing=0)


def _draw_trial_mark(phone: Phone, session: TableSession) -> list[ft.Control]:
    """Draw the word that marks a sample or a lesson, or nothing for a real table."""
    trial = find_trial(session.id)
    if trial is None:
        return []
    words = ft.Text(
        phone.say(f"trial-{trial}"),
        size=phone.size(12),
        weight=ft.FontWeight.W_600,
        color=ft.Colors.ON_TERTIARY_CONTAINER,
    )
    return [
        ft.Container(
            words,
            padding=ft.Padding.symmetric(horizontal=8, vertical=2),
            border_radius=10,
            bgcolor=ft.Colors.TERTIARY_CONTAINER,
        )
    ]


def _draw_face(
    phone: Phone, card: TableCard, inside: ft.Control, where: str | None, padding: ft.Padding
) -> ft.Control:
    """Draw the ground of a card, which resumes the table on a tap, and the button to its menu over it."""
    page, session = ft.context.page, card.session
    name = phone.game_name(session.game.id, session.table.variant)
    label = phone.say(
        "go-on-with",
        game=name,
        seats=[person for person, _ in _list_people(session)],
    )
    face = Described(
        label=label if where else f"{label}. {phone.say('stumbled-card')}",
        hint=where,
        button=True,
        content=ft.Container(
            inside,
            padding=padding,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            ink=True,
            on_click=handler(lambda: page.navigate(f"/t/{session.id}")),
        ),
    )
    layers: list[ft.Control] = [face]
    if card.on_menu:
        menu = icon_button(ft.Icons.MORE_VERT, phone.say("table-menu", game=name), card.on_menu)
        layers.append(ft.Container(menu, right=padding.right, top=padding.top))
    return ft.Stack(layers, key=session.id, fit=ft.StackFit.PASS_THROUGH, clip_behavior=ft.ClipBehavior.NONE)


def _draw_board(phone: Phone, session: TableSession, actors: Sequence[int]) -> ft.Control:
    """Draw the board of the seat whose turn it is, as far as this phone may see the table."""
    view = phone.client(session).view
    seat = actors[0] if actors else 0
    seats = session.table.header.setup.seats
    side = WIDE_BOARD if phone.roomy and not phone.lying else BOARD
    painter = copy_painter(phone)
    snapshot = Snapshot(painter, view.game, view.position(), seat, (), side, seats, scored=view.over)
    return ft.Container(
        _hide_from_reader(draw_fitted_board(snapshot, (side, side), session.id)),
        border_radius=RADIUS - 6,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        ignore_interactions=True,
    )


def _list_actors(phone: Phone, session: TableSession) -> tuple[int, ...]:
    """List the seats that a played table waits for, or nothing if its game raises an exception."""
    if session.table.header.setup.mode == "score":
        return ()
    return attempt(session.id, lambda: tuple(phone.client(session).view.actors()), ())


def _say_turn(phone: Phone, session: TableSession, actors: Sequence[int]) -> list[str]:
    """Say whose turn it is at a table of several people, or nothing."""
    names = session.names
    if not actors or len(names) == 1:
        return []
    if len(actors) == len(names):
        return [phone.say("turn-of-all")]
    if len(actors) == 1:
        return [phone.say("display-turn", name=names[actors[0]])]
    return [phone.say("waits-for", names=[names[seat] for seat in actors])]


def _list_people(session: TableSession) -> list[tuple[str, str]]:
    """List the names and colours of a table's people."""
    return [(seat.name, seat.colour) for seat in session.table.header.setup.seats]


def _hide_from_reader(control: ft.Control) -> ft.Control:
    """Hide a control from a screen reader, as the card's label says it already."""
    return ft.Semantics(exclude_semantics=True, content=control)
