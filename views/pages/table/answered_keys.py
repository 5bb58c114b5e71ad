"""Keys of a keyboard at a table, besides those that move a cursor.

The page hears every key wherever the focus is, also while a person types into a field. So keys do nothing
where a field may be: on a sheet, and on the page of the rules.
"""

from functools import partial

import flet as ft

from companion.engine.faults import attempt
from views.boards import board_of
from views.device.keyboard import Action
from views.flet_adapter.focusing import focus_listener
from views.models.sheets import KeySheet
from views.play.screen import Screen
from views.widgets.table.question import undo_question

ASKS, TO_BOARD, AWAY = "?", "B", "Escape"
"""Keys that ask for the rules, that move the focus to the board, and that put down what is in hand."""


def use_table_keys(screen: Screen) -> None:
    """Hook: let the keys of the phone's keyboard act at a table while its page is drawn."""
    keyboard, route = screen.phone.keyboard, f"/t/{screen.client.id}"
    keyboard.pages[route] = partial(answer_key, screen)
    ft.use_effect(lambda: None, [route], lambda: keyboard.pages.pop(route, None))


def answer_key(screen: Screen, event: ft.KeyboardEvent) -> Action | None:
    """Find the action of a key at a table, or return None."""
    keyboard = screen.phone.keyboard
    asked_before, keyboard.asking = keyboard.asking, False
    if undo_question(screen) or screen.sheet or screen.curtained:
        return None  # what lies over the page has the focus, and closes by itself
    if event.key == ASKS and asked_before:
        return partial(setattr, screen, "sheet", KeySheet())
    if event.key == AWAY:
        return partial(put_away, screen)
    if screen.tab != "board" and not (screen.phone.wide and screen.tab != "rules"):
        return None
    if event.ctrl or event.meta:
        return _find_undo(screen, event)
    return None if event.alt else _find_plain_action(screen, event.key)


def _find_undo(screen: Screen, event: ft.KeyboardEvent) -> Action | None:
    match event.key, event.shift:
        case "Z", False:
            return screen.undoing.undo
        case ("Z", True) | ("Y", False):
            return screen.undoing.redo
    return None


def _find_plain_action(screen: Screen, key: str) -> Action | None:
    """Find the action of a key without Ctrl: those of the game come first."""
    keyboard = screen.phone.keyboard
    found = attempt(screen.client.id, lambda: board_of(screen.game.id).keys(screen, key), None)
    if found or (found := keyboard.choices.get(key.removeprefix("Numpad ").lower())):
        return found
    if key == TO_BOARD:
        return partial(focus_listener, ft.context.page)
    if key == ASKS:
        keyboard.asking = True
        return keyboard.ask or screen.rules.open_question_box
    return None


def put_away(screen: Screen) -> None:
    """Go back to the board, or else put down the things in hand there."""
    if screen.tab != "board":
        screen.show("board")
    elif screen.puts_down:
        screen.let_go()
