"""Home: open tables, a new table, and the way to all other pages. Guests see their own tables."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.engine.faults import attempt
from companion.engine.setup import Mode
from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.games import GAMES
from companion.hosting.open_home import current_millis
from companion.hosting.samples import games_with_sample, sample_table
from companion.hosting.session import TableSession
from companion.hosting.timeline import AnyTable
from companion.lessons.lesson import games_with_lesson
from companion.lessons.trial_tables import discard_stale_trials
from views.device.phone import Phone
from views.device.preferences import host_preferences
from views.device.route_state import use_route_state
from views.device.sampling import open_sample
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop
from views.flet_adapter.observables import set_silently, set_together
from views.flet_adapter.worker_threads import change
from views.kit.dialog import Dialog
from views.models.backup_reminder import count_games_to_save
from views.pages.home.shelf import describe_sample, draw_game_shelf, draw_game_ways_sheet
from views.pages.home.tables import draw_open_tables, draw_table_menu, list_tables
from views.pages.home.ways import draw_way_icons, draw_way_rows
from views.pages.home.welcome import draw_welcome
from views.pages.join import join_route
from views.play.lesson import start_lesson
from views.play.setup_draft import prepare_setup
from views.widgets.buttons import main_button
from views.widgets.carry.backup import save_backup
from views.widgets.frame import READING, SPREAD, closable_note, frame_page, page_part, two_columns
from views.widgets.joining.code_field import code_field
from views.widgets.sheet import icon_button

ROUTE = "/"

LOOKED_BACK = 100
"""Number of finished games checked for a backup."""


@ft.observable
@dataclass
class HomeScreen:
    """State of a phone's home page.

    Attributes:
        menu: id of the table whose menu is open.
        deleting: whether the deletion of that table awaits confirmation.
        filing: whether filing that table awaits confirmation, because a question is open.
        taken: id of the game that was taken down from the shelf.
        read: number of the house's reports that were dismissed here.
        later: whether the backup was put off.
        trouble: last fault, as a sentence.
        samples: samples that were read, by the game's id.
        code: code of a table as typed so far.
        tables: open tables, as read when the page was last looked at.
    """

    menu: str | None = None
    deleting: bool = False
    filing: bool = False
    taken: str | None = None
    read: int = 0
    later: bool = False
    trouble: str = ""
    samples: Mapping[str, AnyTable] = field(default_factory=dict)
    code: str = ""
    tables: tuple[TableSession, ...] = ()


@ft.component
def HomePage(phone: Phone, clock: Callable[[], int] = current_millis) -> ft.View:
    """Show the first page.

    Args:
        phone: the phone that shows it.
        clock: returns milliseconds since 1970.
    """
    screen = use_route_state(phone, ROUTE, HomeScreen)
    page = ft.context.page
    on_top = page.route == ROUTE  # it lies under every other page, too, where nobody sees it

    def listen_for_tables(heard: Callable[[], None]) -> Stop:
        return phone.house.tables.events.listen(lambda _: heard()) if on_top else lambda: None

    use_subscription(listen_for_tables, on_top)
    hosting = phone.hosting
    if on_top:
        set_silently(screen, tables=list_tables(phone))
    tables = screen.tables
    taken = screen.taken if hosting and on_top else None
    looked_at = (taken,) if taken in games_with_sample() else ()
    ft.use_effect(partial(_read_samples, screen, looked_at), [looked_at])
    ft.use_effect(partial(_discard_trials, phone), [on_top and hosting])

    def choose_game(game_id: str) -> None:
        if hosting:
            screen.taken = game_id
        else:
            page.navigate(f"/rules/{game_id}")

    shown: list[ft.Control] = []
    if tables:
        open_menu = partial(_open_table_menu, screen) if hosting else None
        shown.append(draw_open_tables(phone, tables, clock(), open_menu))
    elif hosting:
        shown += draw_welcome(phone)
    ways = [] if hosting else [_draw_joining(phone, screen)]
    slim = phone.lying or bool(tables)
    title = phone.say("games" if hosting else "rules")
    games = draw_game_shelf(phone, title, tuple(GAMES), choose_game, slim=slim)
    settings = icon_button(
        ft.Icons.SETTINGS_OUTLINED, phone.say("settings"), lambda: page.navigate("/settings")
    )
    return frame_page(
        phone,
        ROUTE,
        phone.say("title"),
        _arrange_parts(phone, _draw_notes(phone, screen, hosting, clock()), shown, games, ways),
        back=None,
        actions=[*(draw_way_icons(phone) if phone.lying else []), settings],
        over=_draw_game_sheet(phone, screen, taken) if taken else _draw_menu_sheet(phone, screen),
        widest=SPREAD if phone.roomy else READING,
    )


def _arrange_parts(
    phone: Phone, notes: list[ft.Control], shown: list[ft.Control], games: ft.Control, ways: list[ft.Control]
) -> list[ft.Control]:
    if phone.lying:  # the ways are icons at the edge
        return [*notes, two_columns([*ways, *shown], [games])]
    rows = draw_way_rows(phone)
    if not phone.roomy:
        return [*notes, *ways, *shown, games, rows]
    if not shown:
        return [*notes, two_columns([*ways, games], [rows], shares=(3, 2))]
    return [*notes, two_columns(shown, [*ways, games, rows], shares=(3, 2))]


async def _read_samples(screen: HomeScreen, games: Sequence[str]) -> None:
    """Read samples, showing each once it is read. An unreadable sample reports its fault when opened."""
    for game_id in games:
        if game_id not in screen.samples:
            with contextlib.suppress(OSError, WireError, Diverged):
                found = await asyncio.to_thread(sample_table, game_id)
                screen.samples = {**screen.samples, game_id: found}


async def _discard_trials(phone: Phone) -> None:
    """Delete the samples and lessons that nobody goes on with. A guest's phone leaves them alone."""
    if phone.hosting and ft.context.page.route == ROUTE:
        await asyncio.to_thread(discard_stale_trials, phone.house)


def _open_table_menu(screen: HomeScreen, table_id: str) -> None:
    set_together(screen, menu=table_id, deleting=False, filing=False)


def _draw_menu_sheet(phone: Phone, screen: HomeScreen) -> Dialog | None:
    """Draw the sheet of the table whose menu is open, if it is still there."""
    session = next((each for each in screen.tables if each.id == screen.menu), None)
    if session is None or not phone.hosting:
        return None

    def close_menu() -> None:
        set_together(screen, menu=None, deleting=False, filing=False)

    return draw_table_menu(
        phone,
        session,
        close_menu,
        partial(_finish_table, phone, screen, session),
        partial(_delete_table, phone, screen, session),
        deleting=screen.deleting,
        open_lines=_open_questions(phone, session) if screen.filing else (),
    )


async def _delete_table(phone: Phone, screen: HomeScreen, session: TableSession) -> None:
    if not screen.deleting:
        screen.deleting = True
        return
    await change(screen, menu=None, deleting=False)
    try:
        await asyncio.to_thread(phone.client(session).delete)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)


def _open_questions(phone: Phone, session: TableSession) -> tuple[str, ...]:
    """List the open questions of a table as sentences, or nothing if its game raises an exception."""
    view = phone.client(session).view
    questions = attempt(session.id, lambda: view.game.open_questions(view.position()), ())
    return tuple(
        phone.about(view.game, "open", one.notice.id, one.notice.params, view.names) for one in questions
    )


async def _finish_table(phone: Phone, screen: HomeScreen, session: TableSession) -> None:
    if not screen.filing and _open_questions(phone, session):
        screen.filing = True
        return
    page = ft.context.page
    await change(screen, menu=None, deleting=False, filing=False)
    try:
        await asyncio.to_thread(phone.client(session).finish)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
    else:
        page.navigate(f"/history/{session.id}")


def _draw_joining(phone: Phone, screen: HomeScreen) -> ft.Control:
    """Draw the field for the code of a table, for a guest."""
    page = ft.context.page
    return page_part(
        phone,
        phone.say("join"),
        code_field(
            phone,
            screen.code,
            lambda code: set_silently(screen, code=code),
            lambda: setattr(screen, "trouble", phone.say("code-first")),
            lambda code: page.navigate(join_route(code)),
        ),
        about=phone.say("join-about"),
    )


def _draw_game_sheet(phone: Phone, screen: HomeScreen, game_id: str) -> Dialog:
    """Draw the sheet of the game that was chosen from the shelf."""
    page = ft.context.page

    def close_sheet() -> None:
        screen.taken = None

    def begin_setup(mode: Mode) -> None:
        close_sheet()
        prepare_setup(phone, game_id, mode)
        page.navigate(f"/new/{game_id}")

    async def begin_lesson() -> None:
        close_sheet()
        screen.trouble = await start_lesson(phone, game_id)

    async def see_sample() -> None:
        close_sheet()
        screen.trouble = await open_sample(phone, game_id)

    def open_rules() -> None:
        close_sheet()
        page.navigate(f"/rules/{game_id}")

    ways: list[tuple[str, Callable[[], object]]] = [("new-table", partial(begin_setup, "play"))]
    if game_id in games_with_lesson():
        ways.append(("learn", begin_lesson))
    if game_id in games_with_sample():
        ways.append(("see-sample", see_sample))
    ways += [("only-score", partial(begin_setup, "score")), ("rules", open_rules)]
    return draw_game_ways_sheet(
        phone, game_id, ways, describe_sample(phone, screen.samples.get(game_id)), close_sheet
    )


def _draw_notes(phone: Phone, screen: HomeScreen, here: bool, moment: int) -> list[ft.Control]:
    def dismiss_notes() -> None:
        screen.trouble = ""

    unread = phone.house.tables.reports.unread if here else ()

    def open_news() -> None:
        phone.house.tables.reports.mark_read(unread)
        screen.read += len(unread)

    notes: list[ft.Control] = []
    if screen.trouble:
        notes.append(closable_note(phone, screen.trouble, dismiss_notes, bad=True))
    if unread:
        notes.append(closable_note(phone, "\n".join(map(phone.report_words, unread)), open_news))
    return [*notes, *_draw_backup_reminder(phone, screen, moment)]


def _draw_backup_reminder(phone: Phone, screen: HomeScreen, moment: int) -> list[ft.Control]:
    """Draw the reminder to back up finished games if only this browser keeps them."""
    if not (phone.alone and phone.alone.keeps) or screen.later:
        return []
    house = phone.house
    finished = [each.finished_at for each in house.tables.library.summaries.recent(LOOKED_BACK)]
    games = count_games_to_save(finished, host_preferences(phone).get("saved_at", 0), moment)
    if not games:
        return []

    async def save_to_file() -> None:
        trouble = await save_backup(phone)
        await change(screen, trouble=trouble, later=not trouble)

    button = main_button(phone, phone.say("whole-save"), save_to_file, icon=ft.Icons.SAVE_ALT, second=True)
    return [
        closable_note(phone, phone.say("whole-due", games=games), lambda: setattr(screen, "later", True)),
        button,
    ]
