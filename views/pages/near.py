"""Phones that join a table without a server. They scan an invitation, and this phone scans their answer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.bounds import PHOTO
from companion.errors import CompanionError
from companion.hosting.client import TableClient
from views.device.phone import Phone, find_no_codes
from views.device.presence import use_client
from views.device.route_state import use_route_state
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.file_picking import PHOTOS, Received, use_file_door
from views.flet_adapter.memo import use_retained
from views.flet_adapter.observables import set_silently
from views.flet_adapter.page_script import ask_page
from views.kit.focus_ring import field_border
from views.pages.join import join_route
from views.pages.share import ShareScreen, draw_seats, near_route, share_route
from views.transport.peers import Invitation, PeerError, Peers
from views.widgets.buttons import main_button, text_button
from views.widgets.carry.file_button import text_door
from views.widgets.carry.other_ways import app_address, copyable_field
from views.widgets.frame import closable_note, faint_text, frame_page, page_part, two_columns
from views.widgets.joining.qr import qr_code

LARGEST = 420.0
"""The greatest width of the code, in pixels."""

LONGEST = 20_000
"""Characters of a pasted text."""

TRIES = ("near-try-wifi", "near-try-hotspot", "near-try-camera", "near-try-again")
"""Hints for two phones that do not find each other."""


@ft.observable
@dataclass
class NearScreen:
    """State of the hosting phone while others join.

    Attributes:
        seats: state of the list of seats.
        trouble: last fault here, as a sentence.
        typed: text pasted so far.
    """

    seats: ShareScreen = field(default_factory=ShareScreen)
    trouble: str = ""
    typed: str = ""


@ft.component
def NearPage(phone: Phone, table: str) -> ft.View:
    """Show the page that invites other phones to a table, for an app that lives in a browser alone.

    Args:
        phone: the phone that shows it.
        table: id of the table.
    """
    route = near_route(table)
    session = phone.house.tables.table(table)
    client = use_client(phone, session, table)
    screen = use_route_state(phone, route, NearScreen)
    peers = phone.alone.peers if phone.alone else None
    use_subscription(lambda heard: peers.listen(heard) if peers else lambda: None, id(peers))
    if client is None or peers is None:
        words = phone.say("no-such-table" if client is None else "alone-company")
        return frame_page(phone, "/", phone.say("near"), [closable_note(phone, words, None)])
    body: list[ft.Control] = [*_draw_connection_error(phone, screen, peers)]
    if peers.invitation is None:
        body += _draw_before_invitation(phone, client, peers)
    elif peers.invitation.stage == "shown":
        body += _draw_scan_steps(phone, screen, peers, peers.invitation)
    else:
        words = "near-making" if peers.invitation.stage == "making" else "near-joining"
        body += [_draw_busy_row(phone, phone.say(words)), _draw_withdraw_button(phone, peers)]
    if peers.invitation is None:
        body += [draw_seats(phone, client, screen.seats), _draw_table_button(phone, table)]
    return frame_page(phone, route, phone.say("near"), body, back=share_route(table))


def _draw_connection_error(phone: Phone, screen: NearScreen, peers: Peers) -> list[ft.Control]:
    words = screen.trouble or (phone.trouble_words(peers.trouble) if peers.trouble else "")
    return [closable_note(phone, words, None, bad=True)] if words else []


def _draw_before_invitation(phone: Phone, client: TableClient, peers: Peers) -> list[ft.Control]:
    """Draw the page before an invitation: an explanation, the phones here, and the button that invites."""

    def invite_phone() -> None:
        peers.invite(join_route(client.code))

    lines = [phone.say("near-about"), phone.say("near-stay")]
    here = phone.say("near-here", count=peers.here) if peers.here else phone.say("near-nobody")
    button = main_button(
        phone,
        phone.say("near-invite-next" if peers.here else "near-invite"),
        invite_phone,
        icon=ft.Icons.QR_CODE_2,
    )
    apart = [_draw_connecting_progress(phone)] if peers.trouble and peers.trouble.id == "peer-apart" else []
    return [
        *apart,
        closable_note(phone, phone.say("near-experimental"), None),
        *(ft.Text(line, size=phone.size(15)) for line in lines),
        ft.Semantics(live_region=True, content=ft.Text(here, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)),
        button,
    ]


def _draw_scan_steps(phone: Phone, screen: NearScreen, peers: Peers, invited: Invitation) -> list[ft.Control]:
    """Draw the two scans: the code for the other phone, and the ways to read its answer."""
    text = invitation_link(phone, invited)
    side = min(phone.width - 32, phone.height * (0.7 if phone.lying else 0.5), LARGEST)
    code = ft.Row(
        [qr_code(text, side, phone.say("near-code"), level="L")], alignment=ft.MainAxisAlignment.CENTER
    )
    first = page_part(phone, phone.say("near-first"), code, about=phone.say("near-first-about"))
    then = [
        page_part(phone, phone.say("near-second"), AnswerReader(phone, screen, peers)),
        _draw_connecting_progress(phone),
        copyable_field(phone, "near-link", "near-link-about", text),
        _draw_withdraw_button(phone, peers),
    ]
    return [two_columns([first], then)] if phone.lying else [first, *then]


def invitation_link(phone: Phone, invited: Invitation) -> str:
    """Return the address that the other phone opens."""
    return f"{app_address(phone)}/g/#{invited.code}"


@ft.component
def AnswerReader(phone: Phone, screen: NearScreen, peers: Peers) -> ft.Control:
    """Draw the ways to read the code of the other phone: the camera, a picture, its text."""
    retained = use_retained()
    retained.turn()
    find = phone.alone.codes if phone.alone else find_no_codes
    reads = find is not find_no_codes

    async def scan_answer() -> None:
        screen.trouble = ""
        await ask_page(
            "companion.seek",
            hint=phone.say("near-hint"),
            close=phone.say("close"),
            unseen=phone.say("near-unseen"),
            language=phone.locale,
        )

    async def read_picture(file: Received) -> None:
        try:
            found = await find(file.data)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
            return
        screen.trouble = ""
        peers.accept_answer(max(found, key=len))

    def show_error(error: CompanionError) -> None:
        screen.trouble = phone.trouble_words(error)

    def accept_answer() -> None:
        screen.trouble = "" if screen.typed.strip() else phone.trouble_words(PeerError("nothing"))
        if screen.typed.strip():
            peers.accept_answer(screen.typed)

    door = use_file_door(read_picture, show_error, kinds=PHOTOS, limit=PHOTO)
    shown: list[ft.Control] = []
    if reads:
        shown.append(
            main_button(phone, phone.say("near-scan"), scan_answer, icon=ft.Icons.PHOTO_CAMERA_OUTLINED)
        )
    shown.append(ft.Text(phone.say("near-second-about"), size=phone.size(15)))
    if reads:
        shown.append(text_door(phone, phone.say("near-picture"), door, icon=ft.Icons.IMAGE_OUTLINED))
    key = (phone.locale, phone.scale, phone.dark)
    shown += [
        retained.keep(key, lambda: _draw_answer_field(phone, screen)),
        text_button(phone, phone.say("near-take"), accept_answer, icon=ft.Icons.CONTENT_PASTE_GO),
    ]
    return ft.Column(shown, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_answer_field(phone: Phone, screen: NearScreen) -> ft.Control:
    def store_text(event: ft.Event[ft.TextField]) -> None:
        # Nothing else on the page shows the text, so it is not drawn again.
        set_silently(screen, typed=str(event.control.value or "")[:LONGEST])

    return ft.TextField(
        label=phone.say("near-paste"),
        value=screen.typed,
        multiline=True,
        min_lines=1,
        max_lines=3,
        autocorrect=False,
        enable_suggestions=False,
        text_size=phone.size(15),
        border=field_border(),
        on_change=store_text,
    )


def _draw_connecting_progress(phone: Phone) -> ft.Control:
    texts = phone.texts[phone.locale]
    lines: list[ft.Control] = [faint_text(f"• {texts.say(f'link-{each}')}") for each in TRIES]
    return page_part(phone, texts.say("link-near-try"), ft.Column(lines, spacing=6))


def _draw_busy_row(phone: Phone, words: str) -> ft.Control:
    told = ft.Semantics(live_region=True, content=ft.Text(words, size=phone.size(16)))
    return ft.Row([ft.ProgressRing(width=20, height=20), told], spacing=12)


def _draw_withdraw_button(phone: Phone, peers: Peers) -> ft.Control:
    return ft.Row(
        [text_button(phone, phone.say("near-withdraw"), peers.withdraw)],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _draw_table_button(phone: Phone, table: str) -> ft.Control:
    go: Callable[[], object] = partial(ft.context.page.navigate, f"/t/{table}")
    return main_button(phone, phone.say("near-to-table"), go, second=True)
