"""What somebody brought, before anything is written: which table it is, its sum, and what would happen."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.hosting.table_manager import TableManager
from companion.hosting.timeline import AnyTable
from companion.sharing.codec import Carried, totals
from companion.sharing.compare import Ahead, Behind, Parted, Relation, Same, Told, relate
from companion.sharing.errors import CarryError
from views.phone import Phone
from views.widgets.buttons import main_button
from views.widgets.frame import faint, note
from views.widgets.moments import date_and_time
from views.widgets.people import person_tag, together
from views.widgets.sheet import card


@dataclass(frozen=True)
class Found:
    """A table that was brought, beside the one of the same id that is here.

    Attributes:
        carried: what was brought.
        relation: how it relates to the one here; None where there is none.
    """

    carried: Carried
    relation: Relation | None = None

    @property
    def table(self) -> AnyTable:
        """What was brought."""
        return self.carried.table

    @property
    def finished(self) -> bool:
        """Whether what was brought has come to its end."""
        return self.carried.claimed is not None or totals(self.table) is not None

    @property
    def step(self) -> str:
        """What taking it in does: ``new``, ``finished``, ``continued``, ``nothing``, ``behind``, ``both``."""
        match self.relation:
            case None:
                return "finished" if self.finished else "new"
            case Same():
                return "nothing"
            case Ahead():
                return "continued"
            case Behind():
                return "behind"
        return "both"


def found(tables: TableManager, carried: Carried) -> Found:
    """What would happen; reads the one here, so not for the event loop.

    Raises:
        HistoryError: the one here cannot be read.
        CarryError: ``carry-drifted``: neither can this version.
    """
    table = carried.table
    try:
        mine = tables.known(table.header.id)
    except (WireError, Diverged) as error:
        raise CarryError("carry-drifted", game=table.game.id) from error
    if mine is None:
        return Found(carried)
    playing = table.game.secrets and bool(table.game.actors(table.position))
    relation = relate(mine, table, viewer=None if playing else "all")
    return Found(carried, relation)


def found_view(phone: Phone, what: Found) -> list[ft.Control]:
    """The table that was brought, and what would happen to it."""
    shown = [_table(phone, what.table, what.finished)]
    if what.finished:
        shown += _check(phone, what)
    shown.append(_what_happens(phone, what))
    return shown


def take_button(phone: Phone, what: Found, on_take: Callable[[], object]) -> ft.Control:
    """The one button that does it."""
    icon = ft.Icons.ARROW_FORWARD if what.step in ("nothing", "behind") else ft.Icons.DOWNLOAD_DONE
    return main_button(phone, phone.say(f"bring-do-{what.step}"), on_take, icon=icon)


def _table(phone: Phone, table: AnyTable, finished: bool) -> ft.Control:
    setup, agenda = table.header.setup, table.game.agenda(table.position)
    where = phone.about(
        table.game, "headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds}
    )
    if setup.mode == "score":
        where = phone.say("only-score")
    elif finished:
        where = phone.say("bring-finished")
    last = table.entries[-1].at if table.entries else table.header.created
    title = ft.Text(phone.game_name(table.game.id), theme_style=ft.TextThemeStyle.TITLE_LARGE)
    return card(
        ft.Semantics(header=True, content=title),
        together(phone, [(seat.name, seat.colour) for seat in setup.seats]),
        ft.Text(where, weight=ft.FontWeight.W_600),
        faint(phone.say("bring-when", begun=date_and_time(phone, table.header.created), entries=table.seq)),
        faint(phone.say("bring-last", last=date_and_time(phone, last))),
    )


def _check(phone: Phone, what: Found) -> list[ft.Control]:
    """The points by seat, and whether the code says the same."""
    claimed, counted = what.carried.claimed, totals(what.table)
    if counted is None:
        return [note(phone, phone.say("bring-not-finished-here"), None, bad=True)]
    rows: list[ft.Control] = []
    for number, seat in enumerate(what.table.header.setup.seats):
        points = _plain(counted[number])
        words = phone.say("bring-points", points=points)
        differs = claimed is not None and claimed[number] != counted[number]
        if claimed is not None and differs:
            words = phone.say("bring-points-differ", claimed=_plain(claimed[number]), counted=points)
        rows.append(
            ft.Row(
                [
                    ft.Container(person_tag(phone, seat.name, seat.colour), expand=True),
                    ft.Text(
                        words,
                        size=phone.size(16),
                        weight=ft.FontWeight.W_600,
                        color=ft.Colors.ERROR if differs else None,
                        text_align=ft.TextAlign.END,
                    ),
                ],
                spacing=12,
            )
        )
    if claimed is None:
        return [card(*rows)]
    if what.carried.agrees:
        ok = ft.Row(
            [
                ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, color=ft.Colors.PRIMARY, size=phone.size(20)),
                ft.Text(phone.say("bring-agrees"), expand=True),
            ],
            spacing=10,
        )
        return [card(*rows, ok)]
    return [card(*rows), note(phone, phone.say("bring-differs"), None, bad=True)]


def _what_happens(phone: Phone, what: Found) -> ft.Control:
    match what.relation:
        case Ahead(entries) | Behind(entries):
            words = phone.say(f"bring-will-{what.step}", entries=len(entries))
        case Parted():
            return _parting(phone, what, what.relation)
        case _:
            words = phone.say(f"bring-will-{what.step}")
    return ft.Semantics(live_region=True, content=ft.Text(words, theme_style=ft.TextThemeStyle.BODY_LARGE))


def _parting(phone: Phone, what: Found, parted: Parted) -> ft.Control:
    words = phone.say("bring-parted", entry=parted.seq)
    return ft.Column(
        [
            ft.Semantics(live_region=True, content=ft.Text(words, theme_style=ft.TextThemeStyle.BODY_LARGE)),
            card(
                _side(phone, what.table, "bring-here", parted.mine),
                _side(phone, what.table, "bring-there", parted.theirs),
            ),
            ft.Text(phone.say("bring-keep-both")),
        ],
        spacing=10,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _side(phone: Phone, table: AnyTable, where: str, told: Told) -> ft.Control:
    names = tuple(seat.name for seat in table.header.setup.seats)
    line = phone.notice(table.game, told.line.kind, told.line.notice, names)
    if told.action != "do":
        line = phone.say(f"bring-told-{told.action}", what=line)
    return ft.Column(
        [
            ft.Text(
                phone.say(where),
                size=phone.size(13),
                weight=ft.FontWeight.W_600,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
            ft.Text(line),
        ],
        spacing=2,
    )


def _plain(points: int) -> str:
    return str(points).replace("-", "−")
