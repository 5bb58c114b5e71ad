"""The coach of a lesson's table: its words are read in the dock, its buttons are pinned above the actions."""

import asyncio
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.errors import CompanionError
from companion.rulebook.book import load
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import APART, RADIUS, TIGHT, TOUCH
from views.kit.layout import around
from views.kit.tap import handler, tappable
from views.play.lesson import LessonScreen
from views.play.screen import Screen
from views.widgets.buttons import Action
from views.widgets.sheet import icon_button

MARGIN = 12
INSIDE = 12

SAID, WHY = 15, 13
"""Size of the letters of the instruction and of the reason, in pixels."""


@dataclass(frozen=True)
class Speech:
    """Words of the coach.

    Attributes:
        text: instruction, or an event.
        buttons: label and action of each button.
        number: number of the step; 0 for none.
        why: sentence of the rulebook.
        section: id of its section.
    """

    text: str
    buttons: tuple[tuple[str, Action], ...]
    number: int = 0
    why: str = ""
    section: str = ""


def is_coached(screen: Screen) -> bool:
    """Check that the coach speaks at this table: in a lesson, until it is sent away."""
    return isinstance(screen, LessonScreen) and screen.guided


def draw_coach_words(screen: Screen) -> list[ft.Control]:
    """Draw the words of the coach, or nothing at other tables and once it was sent away."""
    if not isinstance(screen, LessonScreen) or not screen.guided:
        return []
    speech = _speech_of_lesson(screen)
    parts: list[ft.Control] = [_draw_coach_heading(screen, speech)]
    if speech.why:
        parts.append(_draw_coach_text(screen, screen.say("lesson-quote", sentence=speech.why), WHY))
    words = ft.Column(parts, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return [_draw_coach_card(words, bottom=APART)]


def draw_coach_buttons(screen: Screen) -> list[ft.Control]:
    """Draw the link to the rule and the buttons of the coach, always whole."""
    if not isinstance(screen, LessonScreen) or not screen.guided:
        return []
    speech, phone = _speech_of_lesson(screen), screen.phone
    buttons = ft.Row(
        [_draw_coach_button(phone, words, act) for words, act in speech.buttons],
        spacing=4,
        run_spacing=0,
        wrap=True,
        alignment=ft.MainAxisAlignment.END,
    )
    rule = [_draw_rule_link(screen, speech)] if speech.why else []
    line = ft.Row([*rule, ft.Container(buttons, expand=True)], spacing=4)
    return [_draw_coach_card(line, bottom=0)]


def coach_height(phone: Phone) -> float:
    """Measure the line of the coach's buttons, in pixels."""
    return max(TOUCH, around(phone, 44)) + 2 * TIGHT


def _draw_coach_button(phone: Phone, words: str, act: Action) -> ft.Control:
    """Draw a button of the coach. On a low screen its words grow less, so that the instruction has room."""
    text = ft.Text(words, size=around(phone, 15), weight=ft.FontWeight.W_600, color=ft.Colors.PRIMARY)
    style = ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=APART))
    return ft.TextButton(text, height=max(TOUCH, around(phone, 44)), style=style, on_click=handler(act))


def shows_instruction(screen: Screen) -> bool:
    """Tell if the coach gives the instruction, so that it is not repeated elsewhere."""
    return isinstance(screen, LessonScreen) and screen.guided and screen.progress.step is not None


def coach_step_number(screen: Screen) -> int | None:
    """Return the number of the coach's step, 0 for a speech without a step, or None without a coach."""
    if not isinstance(screen, LessonScreen) or not screen.guided:
        return None
    step = screen.progress.step
    return step.number if step else 0


def _speech_of_lesson(screen: LessonScreen) -> Speech:
    now, say = screen.progress, screen.say
    if now.astray:
        back, alone = (say("lesson-back"), screen.undo_to_lesson), (say("lesson-alone"), screen.leave_coach)
        return Speech(say("lesson-astray"), (back, alone))
    if now.following is None:
        play_on = (say("lesson-play-on"), screen.leave_coach)
        return Speech(
            screen.about("lesson", "over"),
            (play_on, (say("lesson-put-away"), partial(_delete_lesson_table, screen))),
        )
    step = now.following.step
    if step is None:
        name = screen.names[now.following.seat]
        return Speech(say("lesson-others", name=name), ((say("lesson-go-on"), screen.play_other_seats),))
    shows = board_of(screen.game.id).point(screen, now.following.move)
    buttons: list[tuple[str, Action]] = [(say("lesson-do"), screen.play_step)]
    if shows:
        buttons.insert(0, (say("lesson-show"), partial(_show_on_board, screen, shows)))
    return Speech(
        screen.about("lesson", step.name),
        tuple(buttons),
        step.number,
        screen.about("lesson", f"{step.name}-why"),
        step.section,
    )


def _show_on_board(screen: LessonScreen, point: Action) -> None:
    """Take the pieces of the step in hand, with the board in sight."""
    following = screen.progress.following
    assert following is not None
    screen.show("board")
    screen.turn(following.seat)
    point()


async def _delete_lesson_table(screen: LessonScreen) -> None:
    page = ft.context.page
    try:
        await asyncio.to_thread(screen.client.delete)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
    else:
        page.navigate("/")


# Drawing --------------------------------------------------------------------------------------------------


def _draw_coach_card(content: ft.Control, *, bottom: float) -> ft.Control:
    """Draw the card of the coach around some content."""
    return ft.Container(
        ft.Container(
            content,
            padding=ft.Padding.only(left=INSIDE, right=INSIDE - 6, top=2, bottom=bottom),
            bgcolor=ft.Colors.TERTIARY_CONTAINER,
            border_radius=RADIUS,
        ),
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=TIGHT),
    )


def _draw_coach_heading(screen: LessonScreen, speech: Speech) -> ft.Control:
    """Draw the progress, the instruction, and the cross that sends the coach away."""
    count = len(screen.lesson.steps)
    parts: list[ft.Control] = []
    if speech.number:
        said = screen.say("lesson-step", number=speech.number, count=count)
        mark = _draw_coach_text(screen, f"{speech.number}/{count}", SAID, strong=True)
        parts.append(ft.Semantics(label=said, exclude_semantics=True, content=mark))
    words = _draw_coach_text(screen, speech.text, SAID, strong=True)
    parts.append(ft.Semantics(live_region=True, content=words, expand=True))
    parts.append(icon_button(ft.Icons.CLOSE, screen.say("lesson-leave"), screen.leave_coach))
    return ft.Row(parts, spacing=10)


def _draw_rule_link(screen: LessonScreen, speech: Speech) -> ft.Control:
    """Draw the link to the section of the sentence."""
    section = load(screen.game.id, screen.phone.locale).section(speech.section)
    sign = ft.Icon(ft.Icons.MENU_BOOK, size=around(screen.phone, 18), color=ft.Colors.ON_TERTIARY_CONTAINER)
    return tappable(
        screen.say("lesson-why", sentence=speech.why, section=section.heading),
        ft.Row([sign, _draw_coach_text(screen, section.number, WHY, strong=True)], spacing=6, tight=True),
        partial(screen.rules.open_section, speech.section),
        height=max(TOUCH, around(screen.phone, 44)),
        padding=ft.Padding.only(right=10),
        border_radius=RADIUS - 6,
        ink=True,
    )


def _draw_coach_text(screen: LessonScreen, words: str, size: float, *, strong: bool = False) -> ft.Text:
    weight = ft.FontWeight.W_600 if strong else ft.FontWeight.W_400
    return ft.Text(
        words, size=around(screen.phone, size), weight=weight, color=ft.Colors.ON_TERTIARY_CONTAINER
    )
