"""Games that were written down elsewhere: picked as a file, looked at, and brought into the history."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

import flet as ft

from companion.bounds import PLAYS
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.files.play_columns import DAY_ORDERS, ROLES, Columns, DayOrder, Role
from companion.files.play_files import PlayFile, open_plays
from companion.files.plays import PlayedElsewhere
from companion.hosting.taking_in import Newcomers, TakenIn, meet, take_back, take_in
from views.aside import aside, change
from views.file_picking import Received, use_file_door
from views.kit.tap import tappable
from views.observables import set_together
from views.phone import Phone
from views.route_state import use_route_state
from views.theme import RADIUS
from views.uploads import UploadError
from views.widgets.buttons import main_button, text_button
from views.widgets.carry_door import door_button
from views.widgets.charts import plain_number
from views.widgets.choices import choice
from views.widgets.frame import faint, frame_page, note, part
from views.widgets.moments import day_name
from views.widgets.sheet import card, sheet

ROUTE = "/bring-games"

KINDS = ("json", "csv", "txt", "bgsplay")
"""What a picker offers."""

SAMPLES = 3
"""So many games are shown as they would come in."""

CHOICE = 48
"""About how high a choice is, in pixels."""

TOLD = 0.5
"""So often is told how many have come in, in seconds."""

_counts: dict[int, int] = {}
"""How many games have come in so far, by the screen they were brought at: written by threads."""


@ft.observable
@dataclass
class BringGamesScreen:
    """What one phone has brought so far.

    Attributes:
        file: the file; None before one was read.
        newcomers: which of its games are not here yet.
        busy: whether something is being read, or taken in.
        count: how many games have come in so far.
        taken: what came in, once it has.
        choosing: the column of which is chosen what it holds; -1 for the order of dates; None for none.
        trouble: what went wrong last, as a sentence.
    """

    file: PlayFile | None = None
    newcomers: Newcomers | None = None
    busy: bool = False
    count: int = 0
    taken: TakenIn | None = None
    choosing: int | None = None
    trouble: str = ""

    def begin_again(self) -> None:
        """Nothing has been brought."""
        set_together(self, file=None, newcomers=None, taken=None, trouble="", count=0)


@ft.component
def BringGamesPage(phone: Phone) -> ft.View:
    """The page on which games come in; only for a host."""
    screen = use_route_state(phone, ROUTE, BringGamesScreen)
    page = ft.context.page
    if not phone.hosting:
        home = main_button(phone, phone.say("to-the-tables"), lambda: page.navigate("/"), second=True)
        return _page(phone, [note(phone, phone.say("bring-games-host-only"), None), home])
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    if screen.busy:
        body.append(_waiting(phone, screen))
        return _page(phone, body)
    if screen.taken is not None:
        return _page(phone, [*body, *_taken(phone, screen, screen.taken)])
    if screen.file is None or screen.newcomers is None:
        body.append(ft.Text(phone.say("bring-games-about"), size=phone.size(15)))
        return _page(phone, [*body, Door(phone, screen)])
    body += _contents(phone, screen, screen.file, screen.newcomers)
    another = text_button(phone, phone.say("bring-games-another"), screen.begin_again, icon=ft.Icons.CLOSE)
    return _page(
        phone, [*body, another], _button(phone, screen, screen.newcomers), _over(phone, screen, screen.file)
    )


@ft.component
def Door(phone: Phone, screen: BringGamesScreen) -> ft.Control:
    """The button that lets a file in."""

    async def took(file: Received) -> None:
        await _work(phone, screen, lambda: _read(phone, screen, file))

    def lost(error: UploadError) -> None:
        screen.trouble = phone.trouble_words(error)

    door = use_file_door(took, lost, kinds=KINDS, limit=PLAYS)
    return door_button(phone, phone.say("bring-games-pick"), door, icon=ft.Icons.FOLDER_OPEN)


def _page(
    phone: Phone,
    body: Sequence[ft.Control],
    footer: ft.Control | None = None,
    over: ft.Control | None = None,
) -> ft.View:
    title = phone.say("bring-games")
    return frame_page(phone, ROUTE, title, body, back="/history", footer=footer, over=over)


def _waiting(phone: Phone, screen: BringGamesScreen) -> ft.Control:
    words = phone.say("bring-games-so-far", count=screen.count) if screen.count else phone.say("reading")
    return ft.Row([ft.ProgressRing(width=20, height=20), faint(words)], spacing=12)


def _contents(
    phone: Phone, screen: BringGamesScreen, file: PlayFile, newcomers: Newcomers
) -> list[ft.Control]:
    """What is in the file, what of it is new, and for a spreadsheet what its columns hold."""
    texts = phone.texts[phone.locale]
    plays = file.found.plays
    lines: list[ft.Control] = [ft.Text(file.name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)]
    if plays:
        people = {seat.name for play in plays for seat in play.result.seats}
        games = {play.result.game for play in plays}
        days = sorted(date.fromisoformat(play.day) for play in plays)
        about = phone.say("bring-games-found", count=len(plays), games=len(games), people=len(people))
        lines += [ft.Text(about), faint(f"{day_name(phone, days[0])} – {day_name(phone, days[-1])}")]
    else:
        lines.append(ft.Text(phone.say("bring-games-none")))
    if newcomers.known:
        lines.append(faint(texts.say("plays-known", count=newcomers.known)))
    for why, numbers in file.found.numbers_left_out().items():
        listed = tuple(map(str, numbers))
        lines.append(faint(texts.say("plays-left-out", count=len(numbers), why=why, numbers=listed)))
    shown: list[ft.Control] = [card(*lines)]
    if file.columns is not None:
        shown.append(_columns(phone, screen, file, file.columns))
    samples = [play for _, play in newcomers.new[:SAMPLES]]
    if samples:
        title = phone.say("bring-games-samples")
        shown.append(part(phone, title, *(_sample(phone, play) for play in samples)))
    return shown


def _columns(phone: Phone, screen: BringGamesScreen, file: PlayFile, columns: Columns) -> ft.Control:
    texts = phone.texts[phone.locale]
    rows = file.spreadsheet.rows if file.spreadsheet else ()
    lines: list[ft.Control] = [
        ft.Semantics(
            live_region=True,
            content=ft.Text(texts.say("plays-lacking", role=role), color=ft.Colors.ERROR),
        )
        for role in columns.lacking
    ]
    for number, (heading, role) in enumerate(zip(columns.headings, columns.roles, strict=True)):
        example = next((row[number] for row in rows if row[number]), "")
        told = texts.say("plays-role", role=role)
        lines.append(_column(phone, heading, example, told, partial(setattr, screen, "choosing", number)))
    if "date" in columns.roles:
        told = phone.say("bring-games-days", days=columns.days)
        lines.append(
            _column(phone, phone.say("bring-games-dates"), "", told, partial(setattr, screen, "choosing", -1))
        )
    return part(
        phone, phone.say("bring-games-columns"), card(*lines), about=phone.say("bring-games-columns-about")
    )


def _column(phone: Phone, heading: str, example: str, told: str, on_tap: Callable[[], object]) -> ft.Control:
    """What a column is called, an example, and what is taken for; a tap chooses something else."""
    ellipsis = ft.TextOverflow.ELLIPSIS
    left: list[ft.Control] = [ft.Text(heading, size=phone.size(15), max_lines=1, overflow=ellipsis)]
    if example:
        left.append(faint(example, lines=1))
    right = ft.Text(told, size=phone.size(15), weight=ft.FontWeight.W_600, text_align=ft.TextAlign.END)
    row = ft.Row(
        [
            ft.Column(left, spacing=0, expand=1),
            ft.Container(right, expand=1),
            ft.Icon(ft.Icons.EXPAND_MORE, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=8,
    )
    return tappable(
        f"{heading}: {told}",
        row,
        on_tap,
        padding=ft.Padding.symmetric(vertical=8),
        border_radius=RADIUS,
        ink=True,
    )


def _sample(phone: Phone, play: PlayedElsewhere) -> ft.Control:
    """A game as it would come in."""
    result = play.result
    places = [seat.place for seat in result.seats]
    people = []
    for seat, won, place in zip(result.seats, result.winners, places, strict=True):
        told = seat.name if seat.points is None else f"{seat.name} {plain_number(seat.points)}"
        people.append((place or (1 if won else 2), f"★ {told}" if won else told))
    line = " · ".join(told for _, told in sorted(people, key=lambda each: each[0]))
    about = " · ".join(filter(None, (day_name(phone, date.fromisoformat(play.day)), play.place)))
    title = ft.Text(result.game, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return card(ft.Column([title, ft.Text(line, size=phone.size(15)), faint(about)], spacing=2))


def _button(phone: Phone, screen: BringGamesScreen, newcomers: Newcomers) -> ft.Control | None:
    if not newcomers.new:
        return None
    take = partial(_work, phone, screen, lambda: _take(phone, screen, newcomers))
    words = phone.say("bring-games-take", count=len(newcomers.new))
    return main_button(phone, words, take, icon=ft.Icons.DOWNLOAD_DONE)


def _taken(phone: Phone, screen: BringGamesScreen, taken: TakenIn) -> list[ft.Control]:
    page = ft.context.page
    told = phone.texts[phone.locale].say("plays-taken", count=len(taken.tables))

    def look() -> None:
        screen.begin_again()
        page.navigate("/history")

    back = partial(_work, phone, screen, lambda: _take_back(phone, screen, taken))
    shown = [
        note(phone, told, None),
        main_button(phone, phone.say("bring-games-look"), look, icon=ft.Icons.HISTORY),
    ]
    if taken.tables:
        shown.append(text_button(phone, phone.say("bring-games-back"), back, icon=ft.Icons.UNDO))
    return shown


def _over(phone: Phone, screen: BringGamesScreen, file: PlayFile) -> ft.Control | None:
    """The choices of what a column holds, or of how dates are written."""
    columns, at = file.columns, screen.choosing
    if columns is None or at is None:
        return None
    close = partial(setattr, screen, "choosing", None)
    if at < 0:
        options = [_day_order(phone, screen, columns, days) for days in DAY_ORDERS]
        return sheet(phone, phone.say("bring-games-dates"), options, close, part=CHOICE)
    options = [_role(phone, screen, columns, at, role) for role in (*ROLES[1:], ROLES[0])]
    return sheet(phone, columns.headings[at], options, close, part=CHOICE)


def _role(phone: Phone, screen: BringGamesScreen, columns: Columns, at: int, role: Role) -> ft.Control:
    told = phone.texts[phone.locale].say("plays-role", role=role)
    chosen = partial(_choose, phone, screen, columns.with_role(at, role))
    return choice(phone, told, columns.roles[at] == role, chosen)


def _day_order(phone: Phone, screen: BringGamesScreen, columns: Columns, days: DayOrder) -> ft.Control:
    told = phone.say("bring-games-days", days=days)
    return choice(
        phone, told, columns.days == days, partial(_choose, phone, screen, replace(columns, days=days))
    )


async def _choose(phone: Phone, screen: BringGamesScreen, columns: Columns) -> None:
    """Read the columns otherwise."""
    screen.choosing = None
    file = screen.file
    if file is not None:
        await _work(phone, screen, lambda: _meet(phone, screen, file.read_as(columns)))


Shown = Callable[[], None]
"""Shows what came of some work; called where screens may be changed."""


async def _work(phone: Phone, screen: BringGamesScreen, work: Callable[[], Shown]) -> None:
    """Do something in a thread, and tell how far it has come; what goes wrong is told."""
    if screen.busy or not phone.hosting:
        return
    await change(screen, busy=True, trouble="", count=0)
    try:
        working = asyncio.ensure_future(asyncio.to_thread(work))
        while not (await asyncio.wait({working}, timeout=TOLD))[0]:
            screen.count = _counts.get(id(screen), 0)
        await aside(working.result())
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
    except FileError as error:
        screen.trouble = f"{error.file}: {error.said.text(phone.texts[phone.locale])}"
    finally:
        _counts.pop(id(screen), None)
        screen.busy = False


def _read(phone: Phone, screen: BringGamesScreen, file: Received) -> Shown:
    return _meet(phone, screen, open_plays(file.data, file.name, phone.locale))


def _meet(phone: Phone, screen: BringGamesScreen, file: PlayFile) -> Shown:
    newcomers = meet(phone.house, file.found.plays, phone.texts.values())

    def show() -> None:
        set_together(screen, file=file, newcomers=newcomers)

    return show


def _take(phone: Phone, screen: BringGamesScreen, newcomers: Newcomers) -> Shown:
    def count(so_far: int) -> None:
        _counts[id(screen)] = so_far

    taken = take_in(phone.house, newcomers, phone.texts[phone.locale], count)

    def show() -> None:
        trouble = phone.trouble_words(taken.trouble) if taken.trouble is not None else screen.trouble
        set_together(screen, taken=taken, trouble=trouble)

    return show


def _take_back(phone: Phone, screen: BringGamesScreen, taken: TakenIn) -> Shown:
    take_back(phone.house, taken.tables)
    return screen.begin_again
