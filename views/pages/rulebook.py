"""The rulebook of a game: chapters to open, a search that understands three languages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import flet as ft

from companion.games import GAMES
from companion.lessons.lesson import games_with_lesson
from companion.rulebook.answers import ask
from companion.rulebook.book import Rulebook, Section, load
from views.bridge import run_in
from views.phone import Phone
from views.teaching import start_lesson
from views.theme import RADIUS, TOUCH
from views.widgets.found import results
from views.widgets.frame import MARGIN, READING, STRETCH, bar, faint, framed, heading, note
from views.widgets.kept import use_kept
from views.widgets.prose import prose
from views.widgets.sheet import card, icon_button
from views.widgets.tap import tappable

Show = Callable[[str], None]
"""Leads to a section, by its id."""

SPREAD = 1080
"""The width of the page where the contents stand beside the text, in pixels."""


@ft.observable
@dataclass
class RulebookScreen:
    """What one phone reads in one rulebook.

    Attributes:
        query: what is searched for.
        opened: numbers of the chapters that are open.
        cited: the id of the section that lies on top, because something led to it.
    """

    query: str = ""
    opened: list[str] = field(default_factory=list)
    cited: str = ""


def rules_route(game_id: str) -> str:
    """The address of a game's rulebook."""
    return f"/rules/{game_id}"


@ft.component
def RulebookPage(phone: Phone, game: str, section: str = "") -> ft.View:
    """The page on which rules are read.

    Args:
        phone: whose screen.
        game: the game's id.
        section: the id of a section to open; dashes may stand for its dots.
    """
    route = f"{rules_route(game)}/{section}" if section else rules_route(game)
    if game not in GAMES:
        return framed(phone, route, phone.say("rules"), [note(phone, phone.say("no-such-game"), None)])
    book = ft.Container(
        ft.Container(
            RulebookBody(phone, game, section.replace("-", "."), spread=phone.wide),
            width=SPREAD if phone.wide else READING,
            expand=True,
        ),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.symmetric(horizontal=MARGIN),
        expand=True,
    )
    return ft.View(
        route=route,
        padding=0,
        appbar=bar(phone, phone.say("rules-of", game=phone.game_name(game)), "/", _learning(phone, game)),
        controls=[ft.SafeArea(book, expand=True)],
    )


def _learning(phone: Phone, game: str) -> list[ft.Control]:
    """The way from the rules to a guided first round."""

    async def learn() -> None:
        if trouble := await start_lesson(phone, game):
            phone.tell(trouble)

    if not phone.hosting or game not in games_with_lesson():
        return []
    return [icon_button(ft.Icons.SCHOOL_OUTLINED, phone.say("learn-game", game=phone.game_name(game)), learn)]


@ft.component
def RulebookBody(phone: Phone, game: str, section: str = "", *, spread: bool = False) -> ft.Control:
    """A rulebook in whatever room it is given: the search, and below it the chapters, which scroll.

    Args:
        phone: whose screen.
        game: the game's id.
        section: the id of a section to open at.
        spread: whether there is room for the contents beside the text.
    """
    screen = use_kept(phone, rules_route(game), RulebookScreen)
    book = load(game, phone.locale)
    page = ft.context.page
    found: Any = ft.use_ref(ft.Ref)
    scroller: ft.Ref[ft.Column] = found.current

    async def scroll(**target: Any) -> None:
        if scroller.current is not None:
            await scroller.current.scroll_to(duration=200, **target)

    def show(section_id: str) -> None:
        if _find(book, section_id) is not None:
            screen.query, screen.cited = "", section_id
            run_in(page, partial(scroll, offset=0))

    def turn_to(section_id: str) -> None:
        screen.query = ""
        run_in(page, partial(scroll, scroll_key=section_id))

    def arrive() -> None:
        if section and _find(book, section) is not None:
            screen.query, screen.cited = "", section

    ft.use_effect(arrive, [section])
    answer = ask(game, screen.query.strip(), phone.locale) if screen.query.strip() else None
    cited = _find(book, screen.cited)
    text: list[ft.Control] = []
    if answer is not None:
        text = results(phone, answer, show)
    else:
        if cited is not None:
            text.append(_citation(phone, screen, book, cited, show))
        draw = partial(_chapter_text, phone) if spread else partial(_chapter, phone, screen)
        text += [draw(book, chapter, show) for chapter in _chapters(book)]
    column = ft.Column(
        [ft.Column(text, spacing=28 if spread and answer is None else 10, horizontal_alignment=STRETCH)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        ref=scroller,
        key="results" if answer is not None else "chapters",
    )
    below: ft.Control = column
    if spread:
        contents = ft.Column([_contents(phone, book, turn_to)], scroll=ft.ScrollMode.AUTO, width=300)
        below = ft.Row(
            [contents, column], spacing=40, expand=True, vertical_alignment=ft.CrossAxisAlignment.START
        )
    return ft.Column([_search(phone, screen), below], spacing=12, expand=True)


def _find(book: Rulebook, section_id: str) -> Section | None:
    return next((section for section in book.sections if section.id == section_id), None)


def _citation(
    phone: Phone, screen: RulebookScreen, book: Rulebook, section: Section, show: Show
) -> ft.Control:
    """The section that something led to, on top of everything else."""

    def close() -> None:
        screen.cited = ""

    chapter = next(each for each in _chapters(book) if each.number == section.number.partition(".")[0])
    words: list[ft.Control] = [faint(chapter.heading)] if chapter is not section else []
    words.append(ft.Text(section.heading, theme_style=ft.TextThemeStyle.TITLE_LARGE))
    head = ft.Row(
        [ft.Column(words, spacing=2, expand=True), icon_button(ft.Icons.CLOSE, phone.say("close"), close)],
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    body = ft.Container(prose(phone, section.body, show), padding=ft.Padding.only(right=12))
    return ft.Container(
        ft.Column([head, body], spacing=10, horizontal_alignment=STRETCH),
        padding=ft.Padding.only(left=16, top=12, right=4, bottom=20),
        border_radius=RADIUS,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _place(section: Section) -> Any:
    """What a section is scrolled to by; Flet's own types do not know that it takes a value."""
    key: Any = ft.ScrollKey
    return key(section.id)


def _chapters(book: Rulebook) -> list[Section]:
    return [section for section in book.sections if section.level == 1]


def _parts(book: Rulebook, chapter: Section) -> list[Section]:
    return [section for section in book.sections if section.number.startswith(f"{chapter.number}.")]


def _search(phone: Phone, screen: RulebookScreen) -> ft.Control:
    def typed(event: ft.Event[ft.TextField]) -> None:
        screen.query = event.control.value

    def clear() -> None:
        screen.query = ""

    field_ = ft.TextField(
        label=phone.say("search-rules"),
        value=screen.query,
        on_change=typed,
        prefix_icon=ft.Icons.SEARCH,
        text_size=phone.size(16),
        autocorrect=False,
        expand=True,
        border=ft.OutlineInputBorder(border_radius=RADIUS),
    )
    row: list[ft.Control] = [field_]
    if screen.query:
        row.append(icon_button(ft.Icons.CLOSE, phone.say("clear-search"), clear))
    return ft.Row(row, spacing=4)


def _chapter(
    phone: Phone, screen: RulebookScreen, book: Rulebook, chapter: Section, show: Show
) -> ft.Control:
    opened = chapter.number in screen.opened

    def turn() -> None:
        others = [number for number in screen.opened if number != chapter.number]
        screen.opened = others if opened else [*others, chapter.number]

    head = ft.Container(
        tappable(
            chapter.heading,
            ft.Row(
                [
                    ft.Container(
                        ft.Text(chapter.heading, theme_style=ft.TextThemeStyle.TITLE_MEDIUM), expand=True
                    ),
                    ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, size=phone.size(24)),
                ],
                spacing=12,
            ),
            turn,
            expanded=opened,
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
            border_radius=RADIUS,
            ink=True,
        ),
        key=_place(chapter),
    )
    inside: list[ft.Control] = [head]
    if opened:
        text = [prose(phone, chapter.body, show), *_sections(phone, book, chapter, show)]
        inside.append(
            ft.Container(
                ft.Column(text, spacing=18, horizontal_alignment=STRETCH),
                padding=ft.Padding.only(left=16, right=16, bottom=20),
            )
        )
    return card(*inside, padding=0)


def _sections(phone: Phone, book: Rulebook, chapter: Section, show: Show) -> list[ft.Control]:
    return [
        ft.Column(
            [heading(phone, section.heading, level=3), prose(phone, section.body, show)],
            spacing=8,
            key=_place(section),
            horizontal_alignment=STRETCH,
        )
        for section in _parts(book, chapter)
    ]


def _chapter_text(phone: Phone, book: Rulebook, chapter: Section, show: Show) -> ft.Control:
    return ft.Column(
        [
            ft.Column(
                [
                    ft.Text(chapter.heading, theme_style=ft.TextThemeStyle.HEADLINE_SMALL),
                    prose(phone, chapter.body, show),
                ],
                spacing=10,
                key=_place(chapter),
                horizontal_alignment=STRETCH,
            ),
            *_sections(phone, book, chapter, show),
        ],
        spacing=20,
        horizontal_alignment=STRETCH,
    )


def _contents(phone: Phone, book: Rulebook, show: Show) -> ft.Control:
    lines = [
        tappable(
            chapter.heading,
            ft.Text(chapter.heading, size=phone.size(15)),
            partial(show, chapter.id),
            padding=ft.Padding.symmetric(horizontal=12, vertical=6),
            height=max(TOUCH, phone.size(44)),
            alignment=ft.Alignment.CENTER_LEFT,
            border_radius=RADIUS,
            ink=True,
        )
        for chapter in _chapters(book)
    ]
    return card(ft.Column(list(lines), spacing=0), padding=8)
