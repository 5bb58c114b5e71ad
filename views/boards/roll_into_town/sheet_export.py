"""Export of a sheet: as a picture, or as a page to print."""

import asyncio
from collections.abc import Sequence
from datetime import datetime

import flet as ft

from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import HALL
from companion.games.roll_into_town.printed import RESOURCES, numbers
from views.boards.roll_into_town.kept_picture import map_png
from views.boards.roll_into_town.look import GAME_ID, game_text, resource_name, sheet_text
from views.boards.roll_into_town.mini import map_svg
from views.boards.roll_into_town.pencil import buildings, signs
from views.boards.roll_into_town.pencil.tokens import draw_square
from views.boards.roll_into_town.printing import Fact, Paper, render_page
from views.boards.roll_into_town.sheet import USES
from views.boards.roll_into_town.state import Screen
from views.widgets.buttons import text_button
from views.widgets.dates import date_text
from views.widgets.table.scores import category_name


def keep_row(screen: Screen, seat: int) -> ft.Control:
    """Draw the buttons that save a seat's sheet: as a picture, and as a page to print."""
    phone = screen.phone

    async def save_picture() -> None:
        total = screen.client.view.scoresheet(screen.eyes).standings[seat].total
        data = await asyncio.to_thread(map_png, screen.position, seat, total)
        await _save_file(sheet_file_name(screen, seat, "png"), data)

    async def save_page() -> None:
        await _save_file(sheet_file_name(screen, seat, "html"), render_sheets(screen, (seat,)).encode())

    return ft.Row(
        [
            text_button(phone, sheet_text(phone, "save-picture"), save_picture, icon=ft.Icons.IMAGE_OUTLINED),
            text_button(phone, sheet_text(phone, "save-paper"), save_page, icon=ft.Icons.PRINT_OUTLINED),
        ],
        wrap=True,
        spacing=4,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def print_all(screen: Screen) -> ft.Control:
    """Draw the button that saves all sheets as one page to print."""

    async def save_pages() -> None:
        whole = render_sheets(screen, range(screen.position.count))
        await _save_file(sheet_file_name(screen, None, "html"), whole.encode())

    phone = screen.phone
    return text_button(phone, sheet_text(phone, "save-papers"), save_pages, icon=ft.Icons.PRINT_OUTLINED)


def sheet_file_name(screen: Screen, seat: int | None, suffix: str) -> str:
    """Make the sheet's file name, distinct for each table and seat and allowed on every disk."""
    day = datetime.fromtimestamp(screen.client.view.created / 1000).strftime("%Y-%m-%d")
    whose = "" if seat is None else f"-{seat + 1}"
    return f"{GAME_ID.replace('_', '-')}-{day}-{screen.client.id[:4]}{whose}.{suffix}"


def render_sheets(screen: Screen, seats: Sequence[int]) -> str:
    """Render the page with the sheets of some seats."""
    phone = screen.phone
    names = tuple(screen.names[seat] for seat in seats)
    title = phone.say(
        "carry-sheet-title",
        game=phone.game_name(GAME_ID),
        names=names,
        date=date_text(phone, screen.client.view.created),
    )
    return render_page(phone.locale, title, [_make_paper(screen, seat) for seat in seats])


def _make_paper(screen: Screen, seat: int) -> Paper:
    phone = screen.phone
    position = screen.position
    scoresheet = screen.client.view.scoresheet(screen.eyes)
    standing = scoresheet.standings[seat]
    points = [(category_name(phone, GAME_ID, name), standing.points(name)) for name in scoresheet.categories]
    about = "paper-final" if scoresheet.final else "paper-now"
    day = date_text(phone, screen.client.view.created)
    rounds = numbers().rounds
    named = {"game": phone.game_name(GAME_ID), "names": tuple(screen.names)}
    return Paper(
        screen.names[seat],
        sheet_text(phone, about, **named, date=day, round=position.round, rounds=rounds),
        map_svg(position.printed.grid, position.sheet(seat).cells, named=True),
        sheet_text(phone, "map-of", name=screen.names[seat]),
        _collect_facts(screen, seat),
        (*points, (phone.say("total"), standing.total)),
        _solo_title(screen) if scoresheet.final else "",
    )


def _solo_title(screen: Screen) -> str:
    """Return the title earned in a game played alone, or an empty text for several players."""
    said_ = screen.game.remarks(screen.position)
    return screen.about("remark", said_[0].id, said_[0].params) if said_ else ""


def _collect_facts(screen: Screen, seat: int) -> tuple[Fact, ...]:
    phone, position = screen.phone, screen.position
    sheet = position.sheet(seat)
    goods = [
        Fact(signs.GOODS[resource], resource_name(phone, resource), str(getattr(sheet, resource)))
        for resource in RESOURCES
    ]
    drawn = {"town_hall": draw_square(HALL), "fountain": buildings.FOUNTAIN}
    names = {"town_hall": "token-hall", "fountain": "building-fountain"}
    uses = [
        Fact(
            drawn[what],
            game_text(phone, names[what]),
            f"{getattr(sheet, f'{what}_uses')}/{getattr(numbers(), what)}",
        )
        for what in USES
        if what == "town_hall" or sheet.fountain_uses or seat_land(position, seat).cells_of("fountain")
    ]
    return (*goods, *uses)


async def _save_file(name: str, data: bytes) -> None:
    await ft.FilePicker().save_file(file_name=name, src_bytes=data)
