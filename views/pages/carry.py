"""Carrying a table away: its whole record as codes, a file, a text, a link; no network is needed."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine import faults
from companion.engine.record import Codec, Record
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.albums import Album
from companion.hosting.client import TableClient
from companion.hosting.errors import HostOnly
from companion.hosting.loading import record_from
from companion.hosting.timeline import AnyTable
from companion.sharing.bundle import write_bundle
from companion.sharing.errors import CarryError
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import change, run_beside
from views.kit.piece_groups import group_parts, group_pieces
from views.models.carry_packed import Packed, pack_table
from views.widgets.buttons import main_button
from views.widgets.carry.code import AT_FIRST, PAUSES, code_picture, code_size, draw_code_controls
from views.widgets.carry.other_ways import draw_other_ways, table_file_name
from views.widgets.carry.record_file import save_record
from views.widgets.frame import (
    closable_note,
    column_width,
    content_width,
    faint_text,
    frame_page,
    two_columns,
)

WIDEST = 560
"""The greatest width of a code on the screen, in pixels: a phone before it sees all of it at arm's length."""

AnyRecord = Record[Any, Any, Any]

_LEAST = 240
"""Least width of a code, in pixels, even where it must then be scrolled."""

_AROUND, _AROUND_LYING = 240, 80
"""Height in pixels kept free of the code, which should not have to be scrolled, upright and on the side."""


@ft.observable
@dataclass
class CarryScreen:
    """State of a phone that carries a table away.

    Attributes:
        packed: the packed table, once made.
        stamp: stamp of the table when it was packed.
        trouble: reason why it cannot be packed.
        part: index of the code that is shown.
        playing: whether the codes advance by themselves.
        pause: index in `PAUSES` of the time for each code.
    """

    packed: Packed | None = None
    stamp: Any = None
    trouble: CompanionError | None = None
    part: int = 0
    playing: bool = True
    pause: int = AT_FIRST

    def show_packed_table(self, packed: Packed, stamp: Any) -> None:
        """Show a packed table."""
        part = min(self.part, packed.parts - 1)
        set_together(self, packed=packed, stamp=stamp, trouble=None, part=part)

    def show_code(self, part: int) -> None:
        """Keep one code of the series on the screen."""
        set_together(self, part=part, playing=False)


@dataclass(frozen=True)
class Source:
    """Table that can be carried away.

    Attributes:
        id: id of the table.
        game: id of the game.
        variant: the table's own name for the game; empty where it has none.
        names: names of the people there.
        created: moment of its setup, in milliseconds since 1970.
        secret: whether it holds secrets between people at the table.
        shut: whether this phone may not carry it now.
        stamp: returns the table's stamp; the table is packed anew when that changes.
        read: reads all of it, in a thread; raises a `CompanionError` where this phone may not.
        record: reads the record without judging it again; raises as `read`.
        listen: subscribes to its changes.
        album: whether there is a note or a photo.
    """

    id: str
    game: str
    variant: str
    names: tuple[str, ...]
    created: int
    secret: bool
    shut: bool
    stamp: Callable[[], Any]
    read: Callable[[], AnyTable]
    record: Callable[[], AnyRecord]
    listen: Callable[[Callable[[], None]], Stop]
    album: bool = False


def source_of_open_table(client: TableClient) -> Source:
    """Make the source of an open table with a place for this phone."""
    secret = client.view.game.secrets and not client.view.over and client.view.setup.mode == "play"

    def read_record() -> AnyRecord:
        return client.view.record(openly=True)

    return Source(
        client.id,
        client.view.game.id,
        client.view.variant,
        client.view.names,
        client.view.created,
        secret=secret,
        shut=secret and not client.rights.hosting,
        stamp=lambda: (client.view.seq, client.view.setup),
        read=lambda: Table.replay(client.view.game, read_record()),
        record=read_record,
        listen=lambda heard: client.listen(lambda _: heard()),
    )


def source_of_finished_table(phone: Phone, table: str) -> Source | None:
    """Make the source of a finished table, or None if there is none that this phone may see."""
    summary = phone.house.tables.library.summaries.get(table)
    if summary is None or not (
        phone.hosting or phone.house.joining.held_tables({table: phone.keys.get(table, "")})
    ):
        return None
    return Source(
        table,
        summary.game,
        summary.variant,
        tuple(seat.name for seat in summary.seats),
        summary.started_at,
        secret=False,
        shut=False,
        stamp=lambda: summary.entries,
        read=lambda: _read_finished_table(phone, table),
        record=lambda: _read_finished_record(phone, table),
        listen=lambda heard: lambda: None,
        album=phone.house.albums.find_album(table) != Album(),
    )


def draw_carry_view(phone: Phone, client: TableClient) -> list[ft.Control]:
    """Draw an open table's carry code and every way to carry it, for a page of a table."""
    return [TableTransfer(phone, source_of_open_table(client))]


def _read_finished_table(phone: Phone, table: str) -> AnyTable:
    """Read a finished table. A table filed away with secrets is for the host only.

    Raises:
        CompanionError: this phone may not have the table, or it cannot be read.
    """
    found = phone.house.tables.replay_table(table)
    if found.game.secrets and found.game.actors(found.position) and not phone.hosting:
        raise HostOnly
    return found


def _read_finished_record(phone: Phone, table: str) -> AnyRecord:
    """Read the record of a finished table without judging it. Games with secrets are for the host only.

    Raises:
        CompanionError: this phone may not have the record, or it cannot be read.
        WireError: the record is malformed.
    """
    record = record_from(phone.house.tables.library.lines(table))
    if GAMES[record.header.game].secrets and not phone.hosting:
        raise HostOnly
    return record


@ft.component
def CarryPage(phone: Phone, table: str) -> ft.View:
    """Show the page that carries a table away, finished or open.

    Args:
        phone: the phone that shows it.
        table: the table's id.
    """
    source, back = _find_source(phone, table)
    if source is None:
        body: list[ft.Control] = [closable_note(phone, phone.say("no-such-table"), None)]
    else:
        body = [TableTransfer(phone, source)]
    return frame_page(
        phone,
        f"/carry/{table}",
        phone.say("carry"),
        body,
        back=back,
    )


def _find_source(phone: Phone, table: str) -> tuple[Source | None, str]:
    """Find a table by its id, and the page to go back to."""
    finished = source_of_finished_table(phone, table)
    if finished is not None:
        return finished, f"/history/{table}"
    session = phone.house.tables.table(table)
    if session is None or phone.house.tables.library.is_finished(table):
        return None, "/"
    return source_of_open_table(phone.client(session)), f"/t/{table}"


@ft.component
def TableTransfer(phone: Phone, source: Source) -> ft.Control:
    """Draw a table as a code, with every way to carry it.

    Args:
        phone: the phone that shows it.
        source: the table.
    """
    page = ft.context.page
    screen = use_route_state(phone, f"carry/{source.id}", CarryScreen)
    use_subscription(source.listen, source.id)
    stamp = source.stamp()
    parts = screen.packed.parts if screen.packed else 1

    async def pack_and_show() -> None:
        if not source.shut:
            await _pack_table(screen, source)

    async def follow_changes() -> None:
        # A code that is being filmed part by part stays what it is until somebody asks for the new one.
        if screen.stamp != stamp and parts == 1:
            await pack_and_show()

    async def show_codes_in_turn() -> None:
        while parts > 1 and screen.playing:
            await asyncio.sleep(PAUSES[screen.pause])
            if page.session.connection is None:
                return
            screen.part = (screen.part + 1) % parts

    ft.use_effect(follow_changes, [source.id, stamp, source.shut], _clean_up_nothing)
    ft.use_effect(show_codes_in_turn, [parts, screen.playing, screen.pause], _clean_up_nothing)
    shown: list[ft.Control] = [ft.Text(phone.say("carry-about"), size=phone.size(15))]
    code: list[ft.Control] = []
    if source.shut:
        shown = [closable_note(phone, phone.say("carry-kept"), None)]
    elif screen.trouble is not None:
        shown.append(closable_note(phone, phone.trouble_words(screen.trouble), None, bad=True))
        save = partial(_save_raw_record, source)
        shown.append(main_button(phone, phone.say("save-record"), save, icon=ft.Icons.SAVE_ALT, second=True))
    elif screen.packed is None:
        shown.append(faint_text(phone.say("reading")))
    else:
        code = _draw_carry_code(phone, source, screen, screen.packed)
        if screen.stamp != stamp and parts > 1:
            shown.append(closable_note(phone, phone.say("carry-older"), None))
            shown.append(main_button(phone, phone.say("carry-renew"), pack_and_show, icon=ft.Icons.REFRESH))
    ways = draw_other_ways(phone, source, screen.packed, screen.part) if screen.packed and code else []
    if source.album:
        save, icon = partial(_save_bundle, phone, source), ft.Icons.PHOTO_LIBRARY_OUTLINED
        ways.append(main_button(phone, phone.say("carry-save-album"), save, icon=icon, second=True))
    if code and phone.lying:
        return group_pieces(phone, two_columns(code, [*shown, *ways]))
    grouped = group_parts(phone, [*shown, *code, *ways])
    return ft.Column(grouped, spacing=14, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


async def _pack_table(screen: CarryScreen, source: Source) -> None:
    stamp = source.stamp()
    try:
        made = await asyncio.to_thread(lambda: pack_table(source.read()))
    except CompanionError as error:
        await change(screen, trouble=error, stamp=stamp)
    except Exception as error:  # whatever its game raises while it is judged again
        if not isinstance(error, WireError | Diverged):
            faults.log_fault(source.id, error)
        await change(screen, trouble=CarryError("carry-unfit"), stamp=stamp)
    else:
        await run_beside(partial(screen.show_packed_table, made, stamp))


async def _save_raw_record(source: Source) -> None:
    """Save the record file as it is stored, if the table cannot be packed."""
    await save_record(await asyncio.to_thread(source.record))


async def _save_bundle(phone: Phone, source: Source) -> None:
    """Save the record of a finished table with its note and its photos."""
    try:
        record = await asyncio.to_thread(source.record)
        added = await asyncio.to_thread(phone.house.albums.content, source.id)
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
        return
    data = write_bundle(Codec(GAMES[record.header.game]).encode_record(record), added)
    await ft.FilePicker().save_file(file_name=table_file_name(source, "zip"), src_bytes=data)


def _draw_carry_code(phone: Phone, source: Source, screen: CarryScreen, packed: Packed) -> list[ft.Control]:
    part = min(screen.part, packed.parts - 1)
    around = _AROUND_LYING if phone.lying else _AROUND
    width = column_width(phone) if phone.lying else content_width(phone)
    room = min(width, WIDEST, max(phone.height - around, _LEAST))
    shown: list[ft.Control] = []
    if source.secret:
        shown.append(closable_note(phone, phone.say("carry-secrets"), None))
    shown.append(code_picture(phone, packed, part, room))
    if packed.parts > 1:
        shown.append(
            draw_code_controls(
                phone,
                packed,
                part,
                playing=screen.playing,
                pause=screen.pause,
                on_part=screen.show_code,
                on_play=partial(setattr, screen, "playing"),
                on_pause=partial(setattr, screen, "pause"),
            )
        )
        shown.append(faint_text(phone.say("carry-parts-about")))
    shown.append(code_size(phone, packed))
    return shown


def _clean_up_nothing() -> None:
    """Do nothing as a clean-up: Flet cancels a running effect only if the effect has a clean-up."""
