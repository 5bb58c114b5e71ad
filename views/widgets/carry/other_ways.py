"""Other ways to carry a table: a file, a picture, a sheet to print, a text, a link."""

from datetime import datetime
from functools import partial
from typing import Protocol
from urllib.parse import SplitResult, urlsplit

import flet as ft

from companion.hosting.addresses import LOOPBACK_NAMES
from companion.sharing.code import make_link
from companion.sharing.sheet import SheetWords, render_sheet
from views.device.phone import Phone
from views.kit.focus_ring import field_border
from views.models.carry_packed import SAVED_SCALE, Packed
from views.widgets.buttons import main_button, text_button
from views.widgets.carry.code import part_sentence
from views.widgets.dates import date_text
from views.widgets.frame import faint_text


class TableIdentity(Protocol):
    """Identity of a table, for names of files and titles of sheets."""

    @property
    def id(self) -> str:
        """Id of the table."""
        ...

    @property
    def game(self) -> str:
        """Id of the game."""
        ...

    @property
    def variant(self) -> str:
        """Table's own name for the game; empty where it has none."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people who sit there."""
        ...

    @property
    def created(self) -> int:
        """Moment of its setup, in milliseconds since 1970."""
        ...


def draw_other_ways(phone: Phone, table: TableIdentity, packed: Packed, shown: int) -> list[ft.Control]:
    """Draw the ways to carry a table besides scanning it.

    Args:
        phone: the phone that shows it.
        table: identity of the table.
        packed: the packed table.
        shown: index of the code on the screen.
    """
    text = f"{packed.text}\n".encode()
    numbered = f"-{shown + 1}-{packed.parts}" if packed.parts > 1 else ""

    async def save_table() -> None:
        await _save_file(table_file_name(table, "table"), text)

    async def save_picture() -> None:
        await _save_file(table_file_name(table, "png", numbered), packed.symbols[shown].png(SAVED_SCALE))

    async def save_sheet() -> None:
        await _save_file(table_file_name(table, "html"), write_code_sheet(phone, table, packed).encode())

    one = "carry-save-picture" if packed.parts == 1 else "carry-save-this-picture"
    files = ft.Row(
        [
            text_button(phone, phone.say(one), save_picture, icon=ft.Icons.IMAGE_OUTLINED),
            text_button(phone, phone.say("carry-save-sheet"), save_sheet, icon=ft.Icons.PRINT_OUTLINED),
        ],
        wrap=True,
        spacing=8,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return [
        main_button(phone, phone.say("carry-save-table"), save_table, icon=ft.Icons.SAVE_ALT, second=True),
        files,
        copyable_field(phone, "carry-as-text", "carry-as-text-about", packed.text),
        copyable_field(
            phone, "carry-as-link", "carry-as-link-about", make_link(app_address(phone), packed.text)
        ),
    ]


def write_code_sheet(phone: Phone, table: TableIdentity, packed: Packed) -> str:
    """Write the page to print."""
    named = {
        "game": phone.game_name(table.game, table.variant),
        "names": table.names,
        "date": date_text(phone, table.created),
    }
    captions = tuple(
        phone.say("carry-picture") if packed.parts == 1 else part_sentence(phone, packed, number)
        for number in range(packed.parts)
    )
    words = SheetWords(phone.locale, phone.say("carry-sheet-guide", parts=packed.parts), captions)
    return render_sheet(
        phone.say("carry-sheet-title", **named), [each.text for each in packed.symbols], words
    )


def table_file_name(table: TableIdentity, ending: str, more: str = "") -> str:
    """Make the table's file name, distinct for each table and allowed on every disk."""
    day = datetime.fromtimestamp(table.created / 1000).strftime("%Y-%m-%d")
    return f"{table.game.replace('_', '-')}-{day}-{table.id[:4]}{more}.{ending}"


def may_copy(page: ft.Page) -> bool:
    """Check that browsers let this page write to the clipboard: only over https, or on this very machine."""
    address = _address(page)
    return address.scheme == "https" or address.hostname in LOOPBACK_NAMES


def _address(page: ft.Page) -> SplitResult:
    """Parse the page's own address from the address of its line as Flet gives it."""
    address = urlsplit(page.url or "")
    return address._replace(scheme={"ws": "http", "wss": "https"}.get(address.scheme, address.scheme))


def site_of(address: str) -> str:
    """Return the folder of the page at an address, without a final slash. A site may lie in any folder."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rpartition('/')[0]}"


async def _save_file(name: str, data: bytes) -> None:
    await ft.FilePicker().save_file(file_name=name, src_bytes=data)


def app_address(phone: Phone) -> str:
    """Return the address of this app for others, or this browser's own if others cannot."""
    if phone.server_address is not None:
        return phone.server_address.url
    return site_of(_address(ft.context.page).geturl())


def copyable_field(phone: Phone, title: str, about: str, text: str) -> ft.Control:
    """Draw a text to be selected, with a copy button if copying works.

    Args:
        phone: the phone that shows it.
        title: id of its label.
        about: id of a sentence about it.
        text: the text.
    """
    page = ft.context.page
    field = ft.TextField(
        value=text,
        label=phone.say(title),
        read_only=True,
        multiline=True,
        min_lines=1,
        max_lines=3,
        text_size=phone.size(13),
        border=field_border(),
    )
    guide = phone.say(about)
    if not may_copy(page):
        return _put_words_below(field, faint_text(f"{guide} {phone.say('copy-by-hand')}"))
    copy = text_button(phone, phone.say("copy"), partial(_copy_to_clipboard, phone, text), icon=ft.Icons.COPY)
    words = ft.Container(faint_text(guide), expand=True, padding=ft.Padding.only(top=10))
    return _put_words_below(field, ft.Row([words, copy], vertical_alignment=ft.CrossAxisAlignment.START))


def _put_words_below(field: ft.Control, words: ft.Control) -> ft.Control:
    return ft.Column([field, words], spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


async def _copy_to_clipboard(phone: Phone, text: str) -> None:
    try:
        await ft.Clipboard().set(text)
    except Exception:  # what a browser that forbids it makes Flet raise is not told by its name
        phone.tell(phone.say("copy-failed"))
    else:
        phone.tell(phone.say("copied"))
