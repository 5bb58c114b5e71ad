"""Controls of a score pad: the number pad, the places, the question of victory, and the end."""

from functools import partial

import flet as ft

from companion.games.score_pad.moves import Finish, SetWon, Tell
from views.boards.score_pad.counted import Counted, count_pad, is_place
from views.boards.score_pad.number_pad import draw_final_count_button, number_pad
from views.boards.score_pad.state import EMPTY, Screen, enter_number, have
from views.boards.score_pad.words import ui_text
from views.kit.actions import primary_button, square_button
from views.kit.amounts import numeral_button
from views.kit.layout import centred_line, row, sentence_lines


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the question for the place of a seat, if places are entered."""
    counted = count_pad(screen)
    if counted.cell is None or not is_place(screen.position, counted.cell):
        return None
    return sentence_lines(
        screen.phone, [ui_text(screen.phone, "which-place", name=screen.names[screen.seat])]
    )


def acts(screen: Screen, width: float) -> ft.Control | None:
    """Draw the number pad for the number in hand, else the way back to it and the end of the game."""
    counted = count_pad(screen)
    if screen.position.sheet.how == "together" and counted.cell is None:
        return _draw_shared_result(screen)
    if counted.cell is None:
        return _draw_actions_without_number(screen)
    if is_place(screen.position, counted.cell):
        return _draw_place_buttons(screen, counted)
    return number_pad(screen, counted, counted.cell)


def _draw_actions_without_number(screen: Screen) -> ft.Control | None:
    """Draw the button back to the number pad and the one that ends the game."""
    phone, position = screen.phone, screen.position
    if position.over or screen.painting:
        return None
    if not position.open_cells(screen.seat):
        return _draw_finish_button(screen)
    back = primary_button(
        phone, ui_text(phone, "pad-back"), partial(have, screen, EMPTY), mark=ft.Icons.DIALPAD
    )
    if position.sheet.has_final_count:
        return row(draw_final_count_button(screen), back)
    words, legal = ui_text(phone, "finish"), screen.judge(Finish()).legal
    return row(
        square_button(phone, ft.Icons.FLAG, words, partial(screen.acts.play, Finish()), dim=not legal), back
    )


def _draw_finish_button(screen: Screen) -> ft.Control:
    legal, words = screen.judge(Finish()).legal, ui_text(screen.phone, "finish")
    play = partial(screen.acts.play, Finish())
    return row(primary_button(screen.phone, words, play, mark=ft.Icons.FLAG, strong=legal, dim=not legal))


def _draw_place_buttons(screen: Screen, counted: Counted) -> ft.Control:
    """Draw the places, from the first to the last. A single tap enters one."""
    phone, position = screen.phone, screen.position
    chosen = position.rows[screen.seat].number_at(0)
    taken = {row.number_at(0) for row in position.rows}
    tiles = [
        numeral_button(
            phone,
            place,
            ui_text(phone, "place-of", name=screen.names[screen.seat], place=place),
            partial(enter_number, screen, place),
            chosen=place == chosen,
            dim=place in taken,
        )
        for place in range(1, len(position.rows) + 1)
    ]
    return centred_line(*tiles)


def _draw_shared_result(screen: Screen) -> ft.Control | None:
    """Draw the buttons "won" and "lost". A first tap sets the result of every seat, later ones correct it."""
    phone, position = screen.phone, screen.position

    def set_result(won: bool) -> None:
        if position.over or screen.painting:
            screen.acts.correct(SetWon(won))
        else:
            screen.acts.play(Tell(won))

    return row(
        primary_button(
            phone,
            ui_text(phone, "lost"),
            partial(set_result, False),
            mark=ft.Icons.SENTIMENT_DISSATISFIED,
            strong=position.won is False,
        ),
        primary_button(
            phone,
            ui_text(phone, "won"),
            partial(set_result, True),
            mark=ft.Icons.EMOJI_EVENTS,
            strong=position.won is not False,
        ),
    )
