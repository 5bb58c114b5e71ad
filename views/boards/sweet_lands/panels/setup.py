"""Setting up: a side of a character board and a map, then the drawn tiles."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal

import flet as ft

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.phases import setup
from companion.games.sweet_lands.position import SIDES, Position, Side
from companion.games.sweet_lands.printed import Printed
from companion.games.sweet_lands.vocabulary import CHARACTERS
from companion.games.sweet_lands.words import character_name as typed_name
from views.boards.sweet_lands import parts, play_move, state
from views.boards.sweet_lands.panels import free
from views.boards.sweet_lands.parts import MOST_LINES
from views.boards.sweet_lands.speech import character_name, name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.choice_panel import Choice, Offer
from views.kit.layout import join_words
from views.kit.tile_pages import draw_pages
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.choices import chip, chips

ACROSS, FEW = 3, 2
HEIGHT, LOW = 66.0, 48.0
"""Height of the tile of a character, in pixels, and in a tight dock."""

Revealed = Literal["final", "milestone", "advanced"]


# Characters -------------------------------------------------------------------------------------------------


def ask_choose(screen: Screen) -> Choice:
    """Ask for a character, and a map where each seat has its own. The one tapped is in hand."""
    held = state.hand_of(screen).move
    tools = partial(_characters, screen)
    if not isinstance(held, moves.Choose):
        return Choice(tools=tools, awaited=ui(screen.phone, "choose-character"))
    known = layout.column(*_draw_known(screen, held.character))
    return Choice(tools=tools, has=known, moves=[_take(screen, held)])


def _characters(screen: Screen, width: float) -> ft.Control:
    """Draw the sides that have been read, a new board, and the maps."""
    phone, own = screen.phone, screen.position.printed
    shown = [_character(screen, each) for each in CHARACTERS if _is_read(own, each)]
    shown += [_other_side(screen, each) for each in _half_read(own)]
    if new := new_board(screen):
        shown.append(_unread_board(screen, new, ui(phone, "new-board"), ft.Icons.ADD))
    maps, height = _maps(screen), tile_height(screen)
    room = parts.room_below(screen, parts.button_height(screen), *([TOUCH] if maps else []))
    lines = max(1, int((room + layout.BETWEEN) // (height + layout.BETWEEN)))
    across = FEW if len(shown) <= FEW * lines else ACROSS
    return layout.column(draw_pages(screen, "characters", shown, across, lines, height), maps)


def tile_height(screen: Screen) -> float:
    """Measure the tile of a character, in pixels: lower in a tight dock."""
    return layout.grow(screen.phone, LOW if screen.panes.tight else HEIGHT)


def _is_read(own: Printed, character: str) -> bool:
    """Check that a side can be told from others: by its first goods, by words, or by its first spaces."""
    return any(own.knows(f"{character}-{what}") for what in ("start", "ability", "spaces"))


def _half_read(own: Printed) -> list[str]:
    """List the unread sides of boards of which the other side has been read."""
    return [each for each in CHARACTERS if not _is_read(own, each) and _is_read(own, opposite(each))]


def opposite(character: str) -> str:
    """Return the other side of a character board."""
    return character[0] + ("b" if character[1] == "a" else "a")


def new_board(screen: Screen) -> str:
    """Return the first side of a board that is unread and untaken, or an empty text without one."""
    own, taken = screen.position.printed, {each.character[:1] for each in screen.position.players}
    free = (each for each in CHARACTERS if each[0] not in taken)
    return next((each for each in free if not _is_read(own, each) and not _is_read(own, opposite(each))), "")


def _other_side(screen: Screen, character: str) -> ft.Control:
    """Draw the unread side of a board by the name of the side that has been read."""
    name = character_name(screen.phone, screen.position, opposite(character))
    words = ui(screen.phone, "other-side", character=name)
    return _unread_board(screen, character, words, ft.Icons.FLIP)


def _unread_board(screen: Screen, character: str, words: str, icon: ft.IconData) -> ft.Control:
    """Draw a side that has not been read. A tap takes it."""
    phone, move = screen.phone, moves.Choose(character, side_in_hand(screen))
    text = ft.Text(
        words,
        size=phone.size(13),
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    face = layout.upright(ft.Icon(icon, size=layout.grow(phone, 20)), text, spacing=2)
    return actions.tile(
        words,
        face,
        partial(play_move.do, screen, move),
        dim=not screen.judge(move).legal,
        height=tile_height(screen),
        expand=True,
    )


def side_in_hand(screen: Screen) -> Side:
    """Return the map that is taken with a character: the one tapped, or the first that is free."""
    position = screen.position
    if position.rulings.maps == "a":
        return "A"
    wanted = state.hand_of(screen).side
    free_sides = (side for side in SIDES[1:] if side not in _taken_boards(position))
    return wanted if wanted is not None else next(free_sides)


def _taken_boards(position: Position) -> set[str]:
    return {player.side for player in position.players if player.character}


def _tap_character(screen: Screen, character: str) -> None:
    play_move.take_or_do(screen, moves.Choose(character, side_in_hand(screen)))


def _character(screen: Screen, character: str) -> ft.Control:
    phone, own = screen.phone, screen.position.printed
    move = moves.Choose(character, side_in_hand(screen))
    held = state.hand_of(screen).move
    start = own.gains(f"{character}-start")
    name = character_name(phone, screen.position, character)
    words = ui(phone, "character-known", character=name, start=parts.say_gains(phone, start))
    short = ui(phone, "character-short", board=character[0], side=character[1])
    typed = typed_name(screen.position, character)
    face: list[ft.Control] = [] if start is None else [parts.picture(phone, start, 16)]
    face.append(layout.small_text(phone, name if typed else short, 13, strong=bool(typed)))
    return actions.tile(
        words,
        layout.upright(*face, spacing=2),
        partial(_tap_character, screen, character),
        chosen=isinstance(held, moves.Choose) and held.character == character,
        dim=not screen.judge(move).legal,
        height=tile_height(screen),
        expand=True,
    )


def _draw_known(screen: Screen, character: str) -> tuple[ft.Control, ...]:
    """Draw the known facts of a character: its income, its ability, and the condition of its clock tower."""
    phone, own = screen.phone, screen.position.printed
    lines: list[ft.Control] = []
    gains = own.gains(f"{character}-income")
    if gains is not None:
        lines.append(_line(screen, ui(phone, "known-income"), parts.picture(phone, gains, 18)))
    needs = own.gains(f"{character}-tower")
    if needs is not None:
        lines.append(_line(screen, ui(phone, "known-tower"), free.needs_picture(phone, needs)))
    ability = own.value(f"{character}-ability")
    if isinstance(ability, str) and ability:
        found = layout.sentence_lines(phone, [ability], quiet=True, most=MOST_LINES)
        lines += [found] if found else []
    return tuple(lines)


def _line(screen: Screen, title: str, picture: ft.Control) -> ft.Control:
    return ft.Row([layout.small_text(screen.phone, title, 13), picture], spacing=8)


def _maps(screen: Screen) -> ft.Control | None:
    """Draw the B sides, where every seat plays on its own."""
    if screen.position.rulings.maps == "a":
        return None
    phone, now = screen.phone, side_in_hand(screen)
    taken = _taken_boards(screen.position)

    def side(name: Side) -> ft.Control:
        act = partial(_tap_side, screen, name)
        return chip(phone, ui(phone, "map", side=name), act, chosen=name == now)

    return chips(*(side(name) for name in SIDES[1:] if name not in taken))


def _tap_side(screen: Screen, name: Side) -> None:
    held = state.hand_of(screen).move
    move = moves.Choose(held.character, name) if isinstance(held, moves.Choose) else None
    state.take(screen, side=name, move=move)


def _take(screen: Screen, move: moves.Choose) -> Offer:
    phone = screen.phone
    character = character_name(phone, screen.position, move.character)
    one_map = screen.position.rulings.maps == "a"
    title = ui(phone, "take-character" if one_map else "take-both", character=character, side=move.side)
    return Offer(title, partial(play_move.do, screen, move))


# Tiles that were drawn --------------------------------------------------------------------------------------


def ask_reveal(screen: Screen) -> Choice:
    """Ask for one of the tiles of the kind to reveal next: those that have been read, and another one."""
    position = screen.position
    what: Revealed = next(
        (each for each in setup.REVEALED if each == setup.next_to_reveal(position)), "final"
    )
    there = setup.tiles_on_table(position, what)
    numbers = [each for each in setup.tile_numbers(position, what) if each not in there]
    known = [number for number in numbers if position.printed.knows(f"{what}-{number}")]
    unread = [number for number in numbers if number not in known]
    new = [_offer_unread(screen, what, number) for number in unread[:1] if known]
    rest = Offer(
        ui(screen.phone, "lay-rest", count=_count_missing(position)),
        partial(_lay_rest, screen),
        mark=ft.Icons.DONE_ALL,
        strong=not known,
    )
    return Choice(
        told=() if known else (ui(screen.phone, "read-later"),),
        moves=[*(_tile(screen, what, number) for number in known), *new],
        abreast=2,
        seen=parts.room_below(screen, parts.button_height(screen)) if known else 0,
        passing=rest,
    )


def _count_missing(position: Position) -> int:
    """Count the tiles that are still to be drawn, of all kinds."""
    return sum(
        max(0, setup.wanted_count(position, what) - len(setup.tiles_on_table(position, what)))
        for what in setup.REVEALED
    )


def _lay_rest(screen: Screen) -> None:
    """Lay out all tiles that are still to be drawn, each of them unread."""
    while what := next(
        (each for each in setup.REVEALED if each == setup.next_to_reveal(screen.position)), None
    ):
        there, own = setup.tiles_on_table(screen.position, what), screen.position.printed
        numbers = [each for each in setup.tile_numbers(screen.position, what) if each not in there]
        unread = next((each for each in numbers if not own.knows(f"{what}-{each}")), 0)
        if not unread or screen.acts.only_looks() or not screen.acts.play(moves.Reveal(what, unread)):
            return


def _reveal(screen: Screen, revealed: Revealed, tile: int) -> None:
    if not screen.acts.only_looks():
        play_move.do(screen, moves.Reveal(revealed, tile))


def _final_face(screen: Screen, tile: int) -> tuple[str, ft.Control]:
    """Describe and draw a final tile: its element, and the dummy's amount of it."""
    phone, own = screen.phone, screen.position.printed
    element, dummy = own.part_word(f"final-{tile}", 0) or "", own.part_number(f"final-{tile}", 1) or 0
    name = name_thing(phone, "element", element)
    words = ui(phone, "final", number=tile, element=name, dummy=dummy)
    face = [
        gain_icon(element, layout.grow(phone, 24), name),
        layout.small_text(phone, name, 14),
        layout.small_text(phone, str(dummy), 15, strong=True),
    ]
    return words, ft.Row(face, spacing=6, tight=True)


def _advanced_face(screen: Screen, tile: int) -> tuple[str, ft.Control]:
    """Describe and draw an advanced skill tile: its number, and the gain of turning it over."""
    phone = screen.phone
    flip = screen.position.printed.part_gains(f"advanced-{tile}", 0)
    name = ui(phone, "advanced-tile", number=tile)
    face = [parts.badge(phone, tile), parts.picture(phone, flip)]
    return join_words(phone, (name, parts.say_gains(phone, flip))), ft.Row(face, spacing=6, tight=True)


FACES: Mapping[Revealed, Callable[[Screen, int], tuple[str, ft.Control]]] = {
    "milestone": free.milestone_face,
    "final": _final_face,
    "advanced": _advanced_face,
}
"""Functions that describe and draw a tile, by kind."""


def _tile(screen: Screen, revealed: Revealed, number: int) -> Offer:
    words, face = FACES[revealed](screen, number)
    inside = ft.Container(face, padding=ft.Padding.symmetric(horizontal=8))
    return Offer(words, partial(_reveal, screen, revealed, number), face=inside, height=TOUCH + 4)


def _offer_unread(screen: Screen, revealed: Revealed, number: int) -> Offer:
    """Offer an unread tile. It is asked about where play needs it."""
    title, act = ui(screen.phone, f"another-{revealed}"), partial(_reveal, screen, revealed, number)
    return Offer(title, act, mark=ft.Icons.ADD, strong=False)


def phase_of(screen: Screen) -> str:
    """Name the phase, or "reveal" for the part of the setup that reveals tiles."""
    position = screen.position
    if position.phase == "setup" and setup.next_to_reveal(position):
        return "reveal"
    return position.phase
