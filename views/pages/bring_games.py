"""Games that were written down elsewhere: picked as a file, checked, and imported into the history."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

import flet as ft

from companion.bounds import PLAYS
from companion.engine.points import format_points
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.files.play_files import PlayFile, open_plays
from companion.files.plays import PlayedElsewhere
from companion.files.work_progress import Steps, Stopped, WorkProgress, run_through
from companion.hosting.import_plays import (
    ImportedGames,
    NewGames,
    delete_games,
    iterate_imports,
    iterate_new_games,
)
from companion.locale.names import protect_name
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.file_picking import Received, use_file_door
from views.flet_adapter.observables import set_together
from views.flet_adapter.uploads import UploadError
from views.flet_adapter.worker_threads import INLINE, change, run_beside
from views.kit.dialog import Dialog
from views.kit.layout import join_words
from views.pages.game_columns import (
    Reading,
    Reread,
    draw_column_roles,
    draw_number_doubts,
    draw_reading_sheet,
)
from views.widgets.buttons import main_button, text_button
from views.widgets.carry.file_button import door_button
from views.widgets.dates import day_name
from views.widgets.frame import closable_note, faint_text, frame_page, page_part
from views.widgets.sheet import card

ROUTE = "/bring-games"

KINDS = ("json", "csv", "tsv", "txt", "bgsplay", "xlsx", "xls", "ods", "xml")
"""Endings that a picker offers: readable files, and others whose refusal names a readable format."""

SAMPLES = 3
"""Number of games shown as samples of the import."""

TOLD = 0.5
"""Seconds between two updates of the progress."""

TURN, BREATH = 0.05, 0.005
"""Without threads: seconds of work at a time, and then for what else is due, such as a tap on *Stop*."""


@dataclass(frozen=True)
class WorkStage:
    """Snapshot of the progress of some work.

    Attributes:
        part: current part, as `WorkProgress` tells it.
        done: number of steps done.
        total: number of steps in all; 0 while unknown.
    """

    part: str = "reading"
    done: int = 0
    total: int = 0


@ft.observable
@dataclass
class BringGamesScreen:
    """State of a phone's import.

    Attributes:
        file: the file; None before one was read.
        newcomers: games of the file that are not here yet.
        busy: whether a file is being read, or games are being taken in.
        now: progress of that work.
        progress: the work itself, which can be stopped.
        taken: result of the import, once done.
        choosing: reading that is being chosen; None for none.
        trouble: last fault, as a sentence.
        stopped: whether the last work was stopped before anything was changed.
    """

    file: PlayFile | None = None
    newcomers: NewGames | None = None
    busy: bool = False
    now: WorkStage = WorkStage()
    progress: WorkProgress | None = None
    taken: ImportedGames | None = None
    choosing: Reading | None = None
    trouble: str = ""
    stopped: bool = False

    def request_stop(self) -> None:
        """Request that the work stop before its next game."""
        if self.progress is not None:
            self.progress.stop()

    def reset_import(self) -> None:
        """Reset the import to its beginning."""
        set_together(self, file=None, newcomers=None, taken=None, trouble="", stopped=False)


@ft.component
def BringGamesPage(phone: Phone) -> ft.View:
    """Show the page that imports games, for hosts only."""
    screen = use_route_state(phone, ROUTE, BringGamesScreen)
    page = ft.context.page
    if not phone.hosting:
        home = main_button(phone, phone.say("to-the-tables"), lambda: page.navigate("/"), second=True)
        return _build_page(phone, [closable_note(phone, phone.say("bring-games-host-only"), None), home])
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(closable_note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    if screen.stopped:
        body.append(
            closable_note(phone, phone.say("bring-games-stopped"), partial(setattr, screen, "stopped", False))
        )
    if screen.busy:
        body.append(_draw_work_progress(phone, screen))
        return _build_page(phone, body)
    if screen.taken is not None:
        return _build_page(phone, [*body, *_draw_import_result(phone, screen, screen.taken)])
    if screen.file is None or screen.newcomers is None:
        body.append(ft.Text(phone.say("bring-games-about"), size=phone.size(15)))
        return _build_page(phone, [*body, UploadButton(phone, screen)])
    body += _draw_file_contents(phone, screen, screen.file, screen.newcomers)
    another = text_button(phone, phone.say("bring-games-another"), screen.reset_import, icon=ft.Icons.CLOSE)
    close = partial(setattr, screen, "choosing", None)
    over = draw_reading_sheet(
        phone, screen.file, screen.choosing, partial(_reread_file, phone, screen), close
    )
    return _build_page(phone, [*body, another], _draw_import_button(phone, screen, screen.newcomers), over)


@ft.component
def UploadButton(phone: Phone, screen: BringGamesScreen) -> ft.Control:
    """Draw the button that uploads a file of games."""

    async def read_uploaded_file(file: Received) -> None:
        await _run_work(phone, screen, partial(_read_games, phone, screen, file))

    def show_upload_error(error: UploadError) -> None:
        screen.trouble = phone.trouble_words(error)

    door = use_file_door(read_uploaded_file, show_upload_error, kinds=KINDS, limit=PLAYS)
    return door_button(phone, phone.say("bring-games-pick"), door, icon=ft.Icons.FOLDER_OPEN)


def _build_page(
    phone: Phone,
    body: Sequence[ft.Control],
    footer: ft.Control | None = None,
    over: Dialog | None = None,
) -> ft.View:
    title = phone.say("bring-games")
    return frame_page(phone, ROUTE, title, body, back="/history", footer=footer, over=over)


def _draw_work_progress(phone: Phone, screen: BringGamesScreen) -> ft.Control:
    """Draw the progress of the running work, with a button that stops it."""
    now = screen.now
    line = ft.ProgressBar(value=now.done / now.total if now.total else None, bar_height=8, border_radius=4)
    told = phone.say("bring-games-of", done=now.done, total=now.total) if now.total else ""
    return card(
        ft.Semantics(live_region=True, content=ft.Text(phone.say("bring-games-step", step=now.part))),
        ft.Semantics(exclude_semantics=True, content=line),
        faint_text(told),
        ft.Row([text_button(phone, phone.say("bring-games-stop"), screen.request_stop, icon=ft.Icons.CLOSE)]),
    )


def _draw_file_contents(
    phone: Phone, screen: BringGamesScreen, file: PlayFile, newcomers: NewGames
) -> list[ft.Control]:
    """Draw the contents of the file, its new games, and for a spreadsheet the roles of its columns."""
    texts = phone.texts[phone.locale]
    plays = file.found.plays
    lines: list[ft.Control] = [ft.Text(file.name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)]
    if plays:
        people = {seat.name for play in plays for seat in play.result.seats}
        games = {play.result.game for play in plays}
        days = sorted(date.fromisoformat(play.day) for play in plays)
        about = phone.say("bring-games-found", count=len(plays), games=len(games), people=len(people))
        lines += [ft.Text(about), faint_text(f"{day_name(phone, days[0])} – {day_name(phone, days[-1])}")]
    else:
        lines.append(ft.Text(phone.say("bring-games-none")))
    if newcomers.known:
        lines.append(faint_text(texts.say("plays-known", count=newcomers.known)))
    for why, numbers in file.found.numbers_left_out().items():
        listed = tuple(map(str, numbers))
        lines.append(faint_text(texts.say("plays-left-out", count=len(numbers), why=why, numbers=listed)))
    shown: list[ft.Control] = [card(*lines)]
    choose = partial(setattr, screen, "choosing")
    asked = draw_number_doubts(phone, file, choose)
    shown += [asked] if asked else []
    if file.columns is not None:
        shown.append(draw_column_roles(phone, file, file.columns, choose))
    samples = [play for _, play in newcomers.new[:SAMPLES]]
    if samples:
        title = phone.say("bring-games-samples")
        shown.append(page_part(phone, title, *(_draw_sample_game(phone, play) for play in samples)))
    return shown


def _draw_sample_game(phone: Phone, play: PlayedElsewhere) -> ft.Control:
    """Draw a game of the file as it would be imported."""
    result = play.result
    places = [seat.place for seat in result.seats]
    people = []
    for seat, won, place in zip(result.seats, result.winners, places, strict=True):
        name = protect_name(seat.name)
        told = name if seat.points is None else f"{name} {format_points(seat.points)}"
        people.append((place or (1 if won else 2), f"★ {told}" if won else told))
    line = " · ".join(told for _, told in sorted(people, key=lambda each: each[0]))
    about = " · ".join(filter(None, (day_name(phone, date.fromisoformat(play.day)), play.place)))
    title = ft.Text(result.game, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return card(ft.Column([title, ft.Text(line, size=phone.size(15)), faint_text(about)], spacing=2))


def _draw_import_button(phone: Phone, screen: BringGamesScreen, newcomers: NewGames) -> ft.Control | None:
    if not newcomers.new:
        return None
    take = partial(_run_work, phone, screen, partial(_import_games, phone, screen, newcomers))
    words = phone.say("bring-games-take", count=len(newcomers.new))
    return main_button(phone, words, take, icon=ft.Icons.DOWNLOAD_DONE)


def _draw_import_result(phone: Phone, screen: BringGamesScreen, imported: ImportedGames) -> list[ft.Control]:
    page = ft.context.page
    told = phone.texts[phone.locale].say("plays-taken", count=len(imported.tables))

    def open_history() -> None:
        screen.reset_import()
        page.navigate("/history")

    shown: list[ft.Control] = [closable_note(phone, told, None)]
    if imported.left:
        shown.append(
            closable_note(phone, phone.texts[phone.locale].say("plays-stopped", count=imported.left), None)
        )
        rest = partial(
            _run_work,
            phone,
            screen,
            partial(_import_games, phone, screen, _remaining_games(screen, imported)),
        )
        words = phone.say("bring-games-rest", count=imported.left)
        shown.append(main_button(phone, words, rest, icon=ft.Icons.DOWNLOAD_DONE))
    words = phone.say("bring-games-look")
    shown.append(main_button(phone, words, open_history, icon=ft.Icons.HISTORY, second=imported.left > 0))
    if imported.tables:
        back = partial(_run_work, phone, screen, partial(_undo_import, phone, screen, imported))
        shown.append(text_button(phone, phone.say("bring-games-back"), back, icon=ft.Icons.UNDO))
    return shown


def _remaining_games(screen: BringGamesScreen, taken: ImportedGames) -> NewGames:
    """Return the games that were not imported."""
    here = set(taken.tables)
    new = screen.newcomers.new if screen.newcomers is not None else ()
    return NewGames(tuple((table, play) for table, play in new if table not in here))


Shown = Callable[[], None]
"""Shows the result of some work; called where screens may be changed."""


Work = Callable[[WorkProgress], Steps[Shown]]
"""Long work in steps; its `WorkProgress` tells it to stop."""


async def _run_work(phone: Phone, screen: BringGamesScreen, work: Work) -> None:
    """Run long work and show its progress and its errors."""
    if screen.busy or not phone.hosting:
        return
    progress = WorkProgress()
    await change(screen, busy=True, trouble="", stopped=False, now=WorkStage(), progress=progress)
    trouble, stopped = "", False
    try:
        doing = _run_in_turns(work(progress)) if INLINE else asyncio.to_thread(run_through, work(progress))
        working = asyncio.ensure_future(doing)
        while not (await asyncio.wait({working}, timeout=TOLD))[0]:
            await change(screen, now=WorkStage(progress.part, progress.done, progress.total))
        await run_beside(working.result())
    except Stopped:
        stopped = True
    except CompanionError as error:
        trouble = phone.trouble_words(error)
    except FileError as error:
        trouble = join_words(
            phone, (error.file, error.sentence.text(phone.texts[phone.locale])), by="and-about"
        )
    finally:
        await change(screen, busy=False, trouble=trouble or screen.trouble, stopped=stopped)


async def _run_in_turns(steps: Steps[Shown]) -> Shown:
    """Run the steps of some work without a thread, letting other tasks run in between."""
    while True:
        end = time.monotonic() + TURN
        try:
            next(steps)
            while time.monotonic() < end:
                next(steps)
        except StopIteration as done:
            shown: Shown = done.value
            return shown
        await asyncio.sleep(BREATH)


async def _reread_file(phone: Phone, screen: BringGamesScreen, reread: Reread) -> None:
    """Read the file again with another reading of its columns."""
    screen.choosing = None
    await _run_work(
        phone,
        screen,
        lambda progress: _match_games_with_history(phone, screen, partial(reread, progress), progress),
    )


def _read_games(
    phone: Phone, screen: BringGamesScreen, file: Received, progress: WorkProgress
) -> Steps[Shown]:
    read = partial(open_plays, file.data, file.name, phone.locale, progress)
    return _match_games_with_history(phone, screen, read, progress)


def _match_games_with_history(
    phone: Phone, screen: BringGamesScreen, read: Callable[[], PlayFile], progress: WorkProgress
) -> Steps[Shown]:
    file = read()
    yield
    newcomers = yield from iterate_new_games(phone.house, file.found.plays, phone.texts.values(), progress)
    return partial(set_together, screen, file=file, newcomers=newcomers)


def _import_games(
    phone: Phone, screen: BringGamesScreen, newcomers: NewGames, progress: WorkProgress
) -> Steps[Shown]:
    taken = yield from iterate_imports(phone.house, newcomers, phone.texts[phone.locale], progress)

    def show_result() -> None:
        before = screen.taken.tables if screen.taken is not None else ()
        trouble = phone.trouble_words(taken.trouble) if taken.trouble is not None else screen.trouble
        set_together(screen, taken=replace(taken, tables=(*before, *taken.tables)), trouble=trouble)

    return show_result


def _undo_import(
    phone: Phone, screen: BringGamesScreen, taken: ImportedGames, progress: WorkProgress
) -> Steps[Shown]:
    yield
    delete_games(phone.house, taken.tables)
    return screen.reset_import
