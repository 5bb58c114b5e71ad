"""A phase in which something is chosen: its question, its picture, and every move with its sentence.

A board tells what there is to choose, as a `Choice`. How that stands on the screen is the same in every game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.device.theme import APART, BUTTON, CENTER, EDGE, GAP, MARGIN, RADIUS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.actions import Act, Mark, primary_button, square_button, tile
from views.kit.layout import (
    BETWEEN,
    column,
    grow,
    heading,
    row,
    sentence_lines,
    small_text,
    with_least_height,
)
from views.kit.panels import Panel, Part
from views.kit.play_move import play_for_all
from views.kit.tile_pages import count_lines, draw_pages
from views.play.screen import Screen

Draw = Callable[[float, float], ft.Control | None]
"""Draws a picture in a width and height in pixels; None where there is nothing to see."""

WIDEST = 420.0
"""Greatest width in pixels of moves that have the page to themselves."""

Tools = Callable[[float], ft.Control | None]
"""Draws the controls to set before a move is made, in a width in pixels."""

NARROWEST = 140.0
"""Least width in pixels of a tile that shares its row on a window of little height."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Move that can be chosen, with its sentence.

    Attributes:
        title: sentence of the move.
        act: makes the move, takes it in hand, or tells why it may not be made.
        sub: gain of the move, in small letters.
        mark: picture before the title.
        picture: picture of the gain, behind the title.
        face: picture that stands on a tile instead of all these.
        label: words of a screen reader, if not the title.
        strong: whether it is likely to be wanted.
        dim: whether it cannot be made now.
        chosen: whether it is in hand.
        hold: called when a finger stays on its tile.
        height: of its tile, in pixels; that of anything to tap by default.
        tone: colour of its tile, such as that of a seat.
    """

    title: str
    act: Act
    sub: str = ""
    mark: Mark | None = ft.Icons.CHECK
    picture: ft.Control | None = None
    face: ft.Control | None = None
    label: str = ""
    strong: bool = True
    dim: bool = False
    chosen: bool = False
    hold: Act | None = None
    height: float | None = None
    tone: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Question of a phase to the seat looked at.

    Attributes:
        heading: question, where the task above the board does not ask it.
        sign: picture of the topic, to the left of the question and the notes; without it these stand in the
            middle.
        picture: what is looked at, or tapped to take it in hand.
        notes: sentences below the picture; with a sign, below the question.
        has: holdings of the seat, to read.
        tools: controls to set before a move is made, such as its kind.
        told: sentences to read, such as the effects of the move in hand.
        most: lines that each of these takes at most; None for as many as it needs.
        moves: moves to choose from.
        abreast: number of moves side by side.
        seen: greatest height in pixels of the tiles, or without tiles of all moves; the others stand on
            further pages. 0 for as many as fit.
        awaited: hint for the tap that must come first, in the place of the button.
        back: square button on the left, which puts down or takes back.
        passing: move that does without, below or to the right of the others.
        more: control shown on request below the moves.
    """

    heading: str = ""
    sign: ft.Control | None = None
    picture: Draw | None = None
    notes: Sequence[str] = ()
    has: ft.Control | None = None
    tools: Tools | None = None
    told: Sequence[str] = ()
    most: int | None = None
    moves: Sequence[Offer] = ()
    abreast: int = 1
    seen: float = 0
    awaited: str = ""
    back: ft.Control | None = None
    passing: Offer | None = None
    more: ft.Control | None = None


Ask = Callable[[Any], Choice]
"""Makes the choice of a screen's seat."""


def choice_panel(ask: Ask, *, facts: Part | None = None, part: float | None = None) -> Panel:
    """Make the panel of a phase with a choice among moves.

    Args:
        ask: makes the choice of a screen's seat.
        facts: draws what the seat has; see `Panel`.
        part: part of the room that the board takes at most; see `Panel`.
    """
    acts, sentences = partial(_draw_choice_acts, ask), partial(_draw_choice_sentences, ask)
    return Panel(partial(_draw_choice_board, ask), acts, facts, sentences, part)


def move_sentence(screen: Screen, move: Any) -> str:
    """Phrase the button of a move: the game's text of kind ``do``, else its log line."""
    notice = screen.game.describe(screen.position, screen.seat, move)
    texts = screen.phone.texts[screen.phone.locale]
    kind = "do" if texts.has_about(screen.game.id, "do", notice.id) else "move"
    return screen.about(kind, notice.id, notice.params)


def offer(screen: Screen, move: Any, title: str = "", **looks: Any) -> Offer:
    """Describe a move of the seat looked at as an `Offer`, dim if refused. A tap on a dim offer tells why.

    Args:
        screen: the phone's.
        move: the move.
        title: its sentence, if not that of the game.
        looks: other attributes of the `Offer`.
    """
    act, sub = play_for_all(screen, move)
    dim = not screen.judge(move).legal
    whole: dict[str, Any] = {"act": act, "dim": dim, **looks, **({"act": act, "sub": sub} if sub else {})}
    return Offer(title or move_sentence(screen, move), **whole)


def offer_button(phone: Phone, offered: Offer) -> ft.Control:
    """Draw the button of a move, as wide as its row."""
    return primary_button(
        phone,
        offered.title,
        offered.act,
        sub=offered.sub,
        mark=offered.mark,
        picture=offered.picture,
        strong=offered.strong,
        dim=offered.dim,
        label=offered.label,
    )


def awaited_tap_hint(phone: Phone, text: str) -> ft.Control:
    """Draw a hint for the awaited tap, in the place of a button."""
    return ft.Container(
        with_least_height(
            sentence_lines(phone, [text], quiet=True) or ft.Container(), grow(phone, BUTTON) - 2
        ),
        expand=True,
        alignment=CENTER,
        padding=write_value(ft.Padding.symmetric, horizontal=APART),
        border_radius=RADIUS,
        border=EDGE,
    )


def _draw_choice_board(ask: Ask, screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the question, its picture and the notes. With neither the moves have the page."""
    choice, phone = ask(screen), screen.phone
    drawn = choice.picture(width, height) if choice.picture else None
    if not _has_picture(choice):
        drawn = _draw_moves_alone(screen, choice, width)
    if choice.sign:
        return column(_draw_beside_sign(phone, choice, choice.sign), drawn, spacing=MARGIN)
    if drawn and not choice.heading and not any(choice.notes):
        return drawn
    asked = heading(phone, choice.heading) if choice.heading else None
    return column(asked, drawn, sentence_lines(phone, choice.notes, quiet=True), spacing=MARGIN)


def _draw_beside_sign(phone: Phone, choice: Choice, sign: ft.Control) -> ft.Control:
    """Draw the sign of a question, and beside it the question and the notes."""
    said = [
        ft.Text(note, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
        for note in choice.notes
        if note
    ]
    words = column(heading(phone, choice.heading, middle=False), *said, spacing=TIGHT)
    inside = ft.Row([sign, ft.Container(words, expand=True)], spacing=APART)
    return ft.Container(inside, padding=ft.Padding.symmetric(horizontal=TIGHT, vertical=APART))


def _draw_moves_alone(screen: Screen, choice: Choice, width: float) -> ft.Control | None:
    """Draw the moves in the middle of the page."""
    wide = min(WIDEST, width)
    moves = _draw_moves(screen, choice, wide)
    return moves and ft.Row([ft.Container(moves, width=wide)], alignment=ft.MainAxisAlignment.CENTER)


def _draw_choice_acts(ask: Ask, screen: Screen, width: float) -> ft.Control | None:
    choice = ask(screen)
    return _draw_moves(screen, choice, width) if _has_picture(choice) else None


def _draw_choice_sentences(ask: Ask, screen: Screen, width: float) -> ft.Control | None:
    """Draw the effects of the move in hand, and the seat's holdings."""
    choice = ask(screen)
    parts = (sentence_lines(screen.phone, choice.told, quiet=True, most=choice.most), choice.has)
    return column(*parts) if any(parts) else None


def _has_picture(choice: Choice) -> bool:
    """Tell if there is something to look at besides the moves."""
    return bool(choice.picture or choice.sign)


def _draw_moves(screen: Screen, choice: Choice, width: float) -> ft.Control | None:
    """Draw the controls to set, then the moves, and last the passing move."""
    tiles, buttons = _split_off_tiles(screen, replace(choice, passing=_passing_offer(choice)))
    parts = [
        choice.tools and choice.tools(width),
        _draw_tile_rows(screen, buttons, tiles, width) if tiles else None,
        *_draw_button_rows(screen, buttons),
        choice.more,
    ]
    if not any(parts):
        return None
    return column(*parts)


def _passing_offer(choice: Choice) -> Offer | None:
    """Return the passing move, marked strong only if no other move is possible."""
    if choice.passing is None:
        return None
    stuck = not choice.awaited and all(each.dim for each in choice.moves)
    mark = None if choice.passing.mark == ft.Icons.CHECK and not stuck else choice.passing.mark
    return replace(choice.passing, strong=stuck, mark=mark)


def _split_off_tiles(screen: Screen, choice: Choice) -> tuple[list[Offer], Choice]:
    """Separate the moves that are drawn as tiles from the rest of the choice."""
    tiles = [each for each in choice.moves if each.face]
    rest = replace(choice, moves=[each for each in choice.moves if not each.face])
    if not (screen.panes.tight and tiles):
        return tiles, rest
    if choice.passing and not (rest.moves or choice.seen):
        words = small_text(screen.phone, choice.passing.title, 14)
        tiles.append(replace(choice.passing, face=words, height=tiles[0].height))
        rest = replace(rest, passing=None)
    return tiles, rest


def _draw_tile_rows(screen: Screen, choice: Choice, shown: Sequence[Offer], width: float) -> ft.Control:
    """Draw tiles side by side, on pages if they are too many for the dock."""
    height = max(TOUCH, *(each.height or 0 for each in shown))
    rows = bool(choice.moves or choice.passing or choice.back or choice.awaited)
    lines = count_lines(screen, height, rows=rows)
    if choice.seen:
        lines = min(lines, int(choice.seen // (height + BETWEEN)))
    most = max(choice.abreast, int(width // NARROWEST))
    least = most if screen.panes.tight else choice.abreast
    across = min(max(least, min(most, -(-len(shown) // max(1, lines)))), len(shown))
    return draw_pages(screen, "moves", [_draw_offer_tile(each) for each in shown], across, lines, height)


def _draw_offer_tile(offered: Offer) -> ft.Control:
    assert offered.face
    return tile(
        offered.label or offered.title,
        offered.face,
        offered.act,
        chosen=offered.chosen,
        dim=offered.dim,
        height=offered.height,
        hold=offered.hold,
        tone=offered.tone,
        expand=True,
    )


def _draw_button_rows(screen: Screen, choice: Choice) -> list[ft.Control]:
    """Draw the rows of buttons, with the button that puts down on the left of the last row.

    The move that does without stands below the others; if height is dear, or beside a hint, to their
    right.
    """
    phone = screen.phone
    shown = [offer_button(phone, each) for each in choice.moves]
    if choice.awaited and not shown:
        shown.append(awaited_tap_hint(phone, choice.awaited))
    parts = [shown[at : at + choice.abreast] for at in range(0, len(shown), choice.abreast)]
    if choice.passing:
        without = offer_button(phone, choice.passing)
        if parts and (screen.panes.tight or choice.awaited):
            parts[-1].append(without)
        else:
            parts.append([without])
    if choice.back and not parts:
        return [row(choice.back)]
    parts, turn = _select_page(screen, choice, parts)
    lowest = (choice.back, turn)
    return [row(*(lowest if each is parts[-1] else ()), *each) for each in parts]


def _select_page(
    screen: Screen, choice: Choice, rows: list[list[ft.Control]]
) -> tuple[list[list[ft.Control]], ft.Control | None]:
    """Select the rows of buttons that fit into the dock, and draw the button that turns to the next ones."""
    phone, room = screen.phone, screen.panes.acts if _has_picture(choice) else screen.panes.height
    room = min(room - APART, choice.seen or room)
    fitting = max(1, int((room + GAP) // (grow(phone, BUTTON) + GAP)))
    if len(rows) <= fitting:
        return rows, None
    pages = -(-len(rows) // fitting)
    page = screen.pages.get("moves", 0) % pages

    def turn() -> None:
        screen.pages = {**screen.pages, "moves": (page + 1) % pages}

    label = phone.say("tiles-next", page=page + 1, pages=pages)
    button = square_button(phone, ft.Icons.KEYBOARD_ARROW_RIGHT, label, turn)
    return rows[page * fitting : (page + 1) * fitting], button
