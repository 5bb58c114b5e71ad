"""The games as on a shelf, each with its small picture, and the sheet for a game."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.hosting.timeline import AnyTable
from views.device.phone import Phone
from views.device.theme import CENTER, RADIUS
from views.kit.dialog import Dialog
from views.kit.tap import tappable
from views.models.covers import read_cover
from views.widgets.buttons import main_button
from views.widgets.choices import lead_row
from views.widgets.frame import faint_text, page_part
from views.widgets.sheet import MAX_WIDTH, sheet

COLUMNS = 60
MOST = 6
"""Greatest number of games side by side."""

GAP = 12

ROW = 52
"""Width and height of a cover beside its words, in pixels."""


def draw_game_shelf(
    phone: Phone,
    title: str,
    games: Sequence[str],
    choose: Callable[[str], object],
    *,
    slim: bool = False,
) -> ft.Control:
    """Draw every game as a tile, or as a row in a column of the page. A tap chooses the game.

    Args:
        phone: the phone that shows it.
        title: title above the games.
        games: ids of the games.
        choose: called with a game's id.
        slim: True for rows, in a column without the width or height for tiles.
    """
    if slim:
        rows = [_draw_game_row(phone, game_id, partial(choose, game_id)) for game_id in games]
        return page_part(phone, title, *rows)
    across = _tile_columns(len(games))
    tiles = [
        ft.Container(_draw_game_tile(phone, game_id, partial(choose, game_id)), col=across)
        for game_id in games
    ]
    row = ft.ResponsiveRow(list(tiles), columns=COLUMNS, spacing=GAP, run_spacing=GAP)
    return page_part(phone, title, row)


def _tile_columns(games: int) -> dict[str | ft.ResponsiveRowBreakpoint, int | float]:
    """Compute the share of a row for a game: half on a phone, a third on a tablet, less on wide screens."""
    rows = -(-games // MOST) or 1
    return {"xs": COLUMNS // 2, "sm": COLUMNS // 3, "lg": COLUMNS // max(4, -(-games // rows))}


def draw_game_ways_sheet(
    phone: Phone,
    game_id: str,
    ways: Sequence[tuple[str, Callable[[], object]]],
    about: str,
    close: Callable[[], object],
) -> Dialog:
    """Draw the sheet of a game with a button for each way to use it.

    Args:
        phone: the phone that shows it.
        game_id: id of the game.
        ways: actions, ``new-table`` first, each with its name as in `WAYS` and its function.
        about: description of the game's sample.
        close: called when the sheet is closed.
    """
    (_, begin), *rest = ways
    rows: list[ft.Control] = [faint_text(fact) for fact in (" · ".join(phone.game_facts(game_id)),) if fact]
    rows.append(main_button(phone, phone.say("new-table"), begin, icon=ft.Icons.ADD))
    for way, act in rest:
        words = about if way == "see-sample" else phone.say(f"{way}-about")
        rows.append(lead_row(phone, WAYS[way], phone.say(way), act, about=words))
    return sheet(phone, phone.game_name(game_id), rows, close, widest=MAX_WIDTH)


WAYS = {
    "learn": ft.Icons.SCHOOL_OUTLINED,
    "see-sample": ft.Icons.VISIBILITY,
    "only-score": ft.Icons.FUNCTIONS,
    "rules": ft.Icons.MENU_BOOK,
}
"""Icon of each way besides a new table."""


def describe_sample(phone: Phone, table: AnyTable | None) -> str:
    """Describe a sample: its position, its number of people, and a word on invented prints."""
    if table is None:
        return phone.say("see-sample-about")
    agenda, setup = table.game.agenda(table.position), table.header.setup
    numbers = {"round": agenda.round, "rounds": agenda.rounds}
    moment = phone.about(table.game, "headline", agenda.phase, numbers)
    told = " · ".join((moment, phone.say("sample-seats", count=len(setup.seats))))
    return "\n".join((told, phone.say("sample-invented"))) if setup.box else told


def _draw_game_tile(phone: Phone, game_id: str, choose: Callable[[], object]) -> ft.Control:
    """Draw a game with its cover above its name."""
    face = ft.Column(
        [_draw_game_cover(phone, game_id), _draw_game_words(phone, game_id)], spacing=8, tight=True
    )
    return _draw_game_face(phone, game_id, face, choose)


def _draw_game_row(phone: Phone, game_id: str, choose: Callable[[], object]) -> ft.Control:
    """Draw a game with its cover before its name, if width or height is scarce."""
    cover = ft.Container(_draw_game_cover(phone, game_id), width=ROW, height=ROW)
    words = ft.Container(_draw_game_words(phone, game_id), expand=True)
    return _draw_game_face(phone, game_id, ft.Row([cover, words], spacing=GAP), choose)


def _draw_game_face(
    phone: Phone,
    game_id: str,
    face: ft.Control,
    choose: Callable[[], object],
) -> ft.Control:
    return tappable(
        phone.game_name(game_id),
        face,
        choose,
        padding=8,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        ink=True,
    )


def _draw_game_words(phone: Phone, game_id: str) -> ft.Control:
    """Draw the name of a game, its numbers of players and minutes, and its pitch."""
    title = ft.Text(phone.game_name(game_id), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    told = [faint_text(fact) for fact in phone.game_facts(game_id)]
    return ft.Column([title, *told], spacing=2, tight=True)


def _draw_game_cover(phone: Phone, game_id: str) -> ft.Control:
    """Draw the game's cover, or the first letter of its name if the game has no cover."""
    found = read_cover(game_id, "dark" if phone.dark else "light", phone.locale)
    letter = ft.Text(
        phone.game_name(game_id)[:1],
        size=56,
        weight=ft.FontWeight.W_700,
        color=ft.Colors.ON_PRIMARY_CONTAINER,
    )
    return ft.Container(
        ft.Image(src=found, fit=ft.BoxFit.COVER, gapless_playback=True) if found else letter,
        aspect_ratio=1,
        alignment=CENTER,
        bgcolor=None if found else ft.Colors.PRIMARY_CONTAINER,
        border_radius=RADIUS - 6,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
