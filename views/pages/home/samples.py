"""The samples to choose from: each game as a card with a small picture of where its sample stands."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.engine.faults import attempt
from companion.hosting.live import AnyTable
from views.boards import board_of
from views.kit.tap import tappable
from views.phone import Phone
from views.theme import CENTER, RADIUS
from views.widgets.frame import SPREAD, faint
from views.widgets.seats import seat_mark
from views.widgets.sheet import sheet

DRAWN = 256
"""Pixels a side at which a picture is drawn, before it is made smaller as a whole."""

EDGE = 20
"""Pixels left free around what is drawn."""

SMALL = 100
"""Pixels a side of a picture that stands beside its words."""

GAP = 12

ACROSS = 5
"""So many cards stand side by side on a wide screen."""

HIGH = 128
"""About so many pixels a card with its picture beside the words is high."""


def samples_sheet(
    phone: Phone,
    games: Sequence[str],
    tables: Mapping[str, AnyTable],
    choose: Callable[[str], object],
    close: Callable[[], object],
) -> ft.Control:
    """Asks which sample to open: one above the other on a phone, side by side on a wide screen.

    Args:
        phone: whose screen.
        games: the ids of the games that have one.
        tables: those that were read by now, by the game's id.
        choose: called with a game's id.
        close: called where none is wanted.
    """
    about = faint(phone.say("see-sample-about"))
    if not phone.wide:
        cards = [
            _drawn(game_id, tables.get(game_id), partial(_beside, phone, game_id, partial(choose, game_id)))
            for game_id in games
        ]
        return sheet(phone, phone.say("see-sample"), [about, *cards], close, part=HIGH)
    room = min(SPREAD, phone.width) - 4 * GAP
    columns = min(len(games), ACROSS)
    width = (room - GAP * (columns - 1)) / columns
    row = ft.Row(
        [
            _drawn(
                game_id, tables.get(game_id), partial(_above, phone, game_id, partial(choose, game_id), width)
            )
            for game_id in games
        ],
        wrap=True,
        spacing=GAP,
        run_spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    high = (width + phone.size(110)) * -(-len(games) // columns)
    return sheet(phone, phone.say("see-sample"), [about, row], close, part=high / 2, widest=SPREAD)


def _drawn(game_id: str, table: AnyTable | None, draw: Callable[[AnyTable | None], ft.Control]) -> ft.Control:
    """A card; without its picture where that cannot be drawn."""
    return attempt(game_id, lambda: draw(table), None) or draw(None)


def _beside(phone: Phone, game_id: str, open_it: Callable[[], object], table: AnyTable | None) -> ft.Control:
    words = ft.Container(_words(phone, game_id, table), expand=True)
    return _card(phone, game_id, table, open_it, ft.Row([_picture(phone, table, SMALL), words], spacing=14))


def _above(
    phone: Phone, game_id: str, open_it: Callable[[], object], width: float, table: AnyTable | None
) -> ft.Control:
    inside = ft.Column(
        [_picture(phone, table, width - 2 * GAP), _words(phone, game_id, table)], spacing=10, tight=True
    )
    return ft.Container(_card(phone, game_id, table, open_it, inside), width=width)


def _card(
    phone: Phone, game_id: str, table: AnyTable | None, open_it: Callable[[], object], inside: ft.Control
) -> ft.Control:
    return tappable(
        " · ".join(filter(None, (phone.game_name(game_id), _moment(phone, table), _players(phone, table)))),
        inside,
        open_it,
        padding=GAP,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )


def _words(phone: Phone, game_id: str, table: AnyTable | None) -> ft.Control:
    """The game, where its sample stands, how many play; and whether its prints are invented."""
    return ft.Column(
        [
            ft.Text(phone.game_name(game_id), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ft.Text(_moment(phone, table), size=phone.size(15)),
            _seats(phone, table),
            *([faint(phone.say("sample-invented"))] if table and table.header.setup.box else []),
        ],
        spacing=4,
        tight=True,
    )


def _seats(phone: Phone, table: AnyTable | None) -> ft.Control:
    """Everybody's mark, and how many there are; an empty line until the sample was read."""
    seats = table.header.setup.seats if table else ()
    marks = [seat_mark(phone, seat.colour, 14) for seat in seats]
    words = faint(_players(phone, table))
    return ft.Row([*marks, words], spacing=6, wrap=True, run_spacing=2)


def _players(phone: Phone, table: AnyTable | None) -> str:
    return phone.say("sample-seats", count=len(table.header.setup.seats)) if table else ""


def _moment(phone: Phone, table: AnyTable | None) -> str:
    """The round and the phase in which a sample stands; empty until it was read."""
    if table is None:
        return ""
    agenda = table.game.agenda(table.position)
    return phone.about(table.game, "headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})


def _picture(phone: Phone, table: AnyTable | None, side: float) -> ft.Control:
    """What lies before a seat that has something to do; an empty square until the sample was read."""
    drawn: list[ft.Control] = []
    if table is not None:
        seat = next(iter(table.game.actors(table.position)), 0)
        seats = table.header.setup.seats
        board = board_of(table.game.id)
        area = board.picture(phone, table.game, table.position, seat, (), DRAWN - 2 * EDGE, seats)
        smaller = ft.Scale(side / DRAWN, alignment=ft.Alignment.TOP_LEFT)
        drawn.append(
            ft.Container(area, left=0, top=0, width=DRAWN, height=DRAWN, alignment=CENTER, scale=smaller)
        )
    return ft.Container(
        ft.Stack(drawn, width=side, height=side),
        width=side,
        height=side,
        border_radius=RADIUS - 4,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
