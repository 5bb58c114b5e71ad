"""A table that was brought, before anything is written: its name, its sum, and the effect of taking it."""

from collections.abc import Callable

import flet as ft

from companion.engine.points import Points, format_points
from companion.history.albums import AlbumContent
from companion.hosting.timeline import AnyTable
from companion.sharing.codec import final_totals
from companion.sharing.compare import Ahead, Behind, EntryLine, Parted
from views.device.phone import Phone
from views.models.carry_found import Found
from views.widgets.buttons import main_button
from views.widgets.dates import date_and_time
from views.widgets.frame import closable_note, faint_text
from views.widgets.seats.people import people_row, person_tag
from views.widgets.sheet import card


def draw_found_table(phone: Phone, found: Found) -> list[ft.Control]:
    """Draw the table found in an import, and the effect of importing it."""
    shown = [
        _draw_table_summary(phone, found.table, found.finished),
        *_draw_additions(phone, found.carried.added),
    ]
    if found.finished:
        shown += _draw_points_check(phone, found)
    shown.append(_draw_import_effect(phone, found))
    return shown


def draw_take_button(phone: Phone, found: Found, on_take: Callable[[], object]) -> ft.Control:
    """Draw the button that takes the table."""
    icon = ft.Icons.ARROW_FORWARD if found.step in ("nothing", "behind") else ft.Icons.DOWNLOAD_DONE
    return main_button(phone, phone.say(f"bring-do-{found.step}"), on_take, icon=icon)


def _draw_table_summary(phone: Phone, table: AnyTable, finished: bool) -> ft.Control:
    setup, agenda = table.header.setup, table.game.agenda(table.position)
    where = phone.about(
        table.game, "headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds}
    )
    if setup.mode == "score":
        where = phone.say("only-score")
    elif finished:
        where = phone.say("bring-finished")
    last = table.entries[-1].at if table.entries else table.header.created
    title = ft.Text(phone.game_name(table.game.id, table.variant), theme_style=ft.TextThemeStyle.TITLE_LARGE)
    return card(
        ft.Semantics(header=True, content=title),
        people_row(phone, [(seat.name, seat.colour) for seat in setup.seats]),
        ft.Text(where, weight=ft.FontWeight.W_600),
        faint_text(
            phone.say("bring-when", begun=date_and_time(phone, table.header.created), entries=table.seq)
        ),
        faint_text(phone.say("bring-last", last=date_and_time(phone, last))),
    )


def _draw_additions(phone: Phone, added: AlbumContent) -> list[ft.Control]:
    """Draw the note and the photos that come with the table."""
    words = [phone.say("album-noted")] if added.note else []
    words += [phone.say("album-photos", count=len(added.photos))] if added.photos else []
    return [faint_text(" · ".join(words))] if words else []


def _draw_points_check(phone: Phone, found: Found) -> list[ft.Control]:
    """Draw the points by seat, compared with those that the code states."""
    claimed, counted = found.carried.claimed, final_totals(found.table)
    if counted is None:
        return [closable_note(phone, phone.say("bring-not-finished-here"), None, bad=True)]
    rows: list[ft.Control] = []
    for number, seat in enumerate(found.table.header.setup.seats):
        points = _format_points(counted[number])
        words = phone.say("bring-points", points=points)
        differs = claimed is not None and claimed[number] != counted[number]
        if claimed is not None and differs:
            words = phone.say("bring-points-differ", claimed=_format_points(claimed[number]), counted=points)
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
    if found.carried.agrees:
        ok = ft.Row(
            [
                ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, color=ft.Colors.PRIMARY, size=phone.size(20)),
                ft.Text(phone.say("bring-agrees"), expand=True),
            ],
            spacing=10,
        )
        return [card(*rows, ok)]
    return [card(*rows), closable_note(phone, phone.say("bring-differs"), None, bad=True)]


def _draw_import_effect(phone: Phone, found: Found) -> ft.Control:
    match found.relation:
        case Ahead(entries) | Behind(entries):
            words = phone.say(f"bring-will-{found.step}", entries=len(entries))
        case Parted():
            return _draw_parting(phone, found, found.relation)
        case _:
            words = phone.say(f"bring-will-{found.step}")
    return ft.Semantics(live_region=True, content=ft.Text(words, theme_style=ft.TextThemeStyle.BODY_LARGE))


def _draw_parting(phone: Phone, found: Found, parted: Parted) -> ft.Control:
    words = phone.say("bring-parted", entry=parted.seq)
    return ft.Column(
        [
            ft.Semantics(live_region=True, content=ft.Text(words, theme_style=ft.TextThemeStyle.BODY_LARGE)),
            card(
                _draw_parted_entry(phone, found.table, "bring-here", parted.mine),
                _draw_parted_entry(phone, found.table, "bring-there", parted.theirs),
            ),
            ft.Text(phone.say("bring-keep-both")),
        ],
        spacing=10,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _draw_parted_entry(phone: Phone, table: AnyTable, place: str, entry: EntryLine) -> ft.Control:
    names = tuple(seat.name for seat in table.header.setup.seats)
    line = phone.notice(table.game, entry.line.kind, entry.line.notice, names)
    if entry.action != "do":
        line = phone.say(f"bring-told-{entry.action}", what=line)
    return ft.Column(
        [
            ft.Text(
                phone.say(place),
                size=phone.size(13),
                weight=ft.FontWeight.W_600,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
            ft.Text(line),
        ],
        spacing=2,
    )


def _format_points(points: Points) -> str:
    return format_points(points)
