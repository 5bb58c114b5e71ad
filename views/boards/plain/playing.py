"""Playing by tapping: take a piece, point at a place, or choose one of the moves there are."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.survey import Survey
from companion.geometry.placements import cells_in
from views.boards.plain.area import AreaMarks, draw_area
from views.boards.plain.middle import draw_owned_faces, draw_rows, list_rows
from views.device.theme import APART
from views.kit.choice_panel import Choice, Draw, Offer, move_sentence, offer
from views.kit.layout import column, lay_in_middle, small_text
from views.kit.marks import cause_glows
from views.kit.play_move import point_or_play, previews, put_down_button
from views.models.choices import FEW, Choices, list_choices, target_after
from views.play.screen import Screen
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips

HANDS = 220
"""Pixels of a long list of choices that are seen below the cells. The rest stands on further pages."""

MUCH = 6
"""From this number of choices on, the cells keep their height."""

LETTERS_ABREAST = 36
"""Number of letters for which there is room side by side."""

MOST_ABREAST = 6
"""Most tiles side by side."""

PICTURES_ABREAST = 3
"""Number of tiles with pictures side by side."""

REFUSED = "refused"
"""In hand while the refused moves are shown."""


def ask(screen: Screen) -> Choice:
    """List the choices of the seat looked at: pieces and places as chips, moves as sentences."""
    found = choices_of_seat(screen)
    piece = in_hand(screen, found)
    picture = _choose_picture(screen)
    if piece and screen.target:
        return _preview_laying(screen, piece, screen.target, picture)
    kinds, moves = _draw_kind_chips(screen, found)
    others = _offer_other_targets(screen, piece)
    several = len(moves) + len(others) > 1 or bool(found.pieces)

    def draw_tools(width: float) -> ft.Control | None:
        rows = [*_draw_pieces(screen, found, piece), *kinds]
        return column(*rows, spacing=10) if rows else None

    much = picture and len(found.pieces) + len(others) + len(found.moves) >= MUCH
    return Choice(
        picture=picture,
        tools=draw_tools,
        moves=[*others, *(offer(screen, move, strong=not several) for move in moves)],
        abreast=_count_abreast(others) if others else _count_buttons_abreast(screen, moves),
        seen=HANDS * screen.phone.scale if much else 0,
        more=_draw_refused_moves(screen, found),
    )


def choices_of_seat(screen: Screen) -> Choices:
    """List the choices that the game offers the seat looked at."""
    return list_choices(screen.game, screen.position, screen.seat, screen.tasks)


def in_hand(screen: Screen, choices: Choices) -> str | None:
    """Return the piece in hand. A single piece is in hand by default."""
    if screen.piece in choices.pieces:
        return screen.piece
    return choices.pieces[0] if len(choices.pieces) == 1 else None


def point_at(screen: Screen, piece: str, target: str) -> None:
    """Hold a piece over a place, and lay it there with the second tap. An illegal place opens the reasons."""
    move = screen.game.placing_move(screen.position, screen.seat, piece, target)
    point_or_play(screen, move, piece, target)


def _survey_piece(screen: Screen, piece: str | None) -> Survey | None:
    return screen.game.survey(screen.position, screen.seat, piece) if piece else None


def _choose_picture(screen: Screen) -> Draw | None:
    """Choose the picture above the moves: the cells of the seat, or else rows of things, if any."""
    if screen.game.area(screen.position, screen.seat):
        return partial(_draw_area, screen)
    return partial(_draw_rows, screen) if list_rows(screen) else None


def _draw_rows(screen: Screen, _width: float, _height: float) -> ft.Control:
    return column(*draw_rows(screen, list_rows(screen), middle=True), spacing=APART)


# The cells ------------------------------------------------------------------------------------------------


def _draw_area(screen: Screen, width: float, height: float) -> ft.Control | None:
    """Draw the cells of the seat, those for the piece in hand marked."""
    area = screen.game.area(screen.position, screen.seat)
    if area is None:
        return None
    marks = AreaMarks(
        screen.name_thing,
        legal_cells(screen),
        screen.target,
        cause_glows(screen.causes, screen.asked_cells),
        partial(tap_cell, screen),
        screen.rules.ask_about,
    )
    return lay_in_middle(draw_area(screen, area, marks, width, height, key=screen.seat))


def legal_cells(screen: Screen) -> frozenset[str]:
    """List the cells that the piece in hand may cover; none without a piece."""
    survey = _survey_piece(screen, in_hand(screen, choices_of_seat(screen)))
    return frozenset(cell for target in survey.legal for cell in cells_in(target)) if survey else frozenset()


def tap_cell(screen: Screen, cell: str) -> None:
    """Hold the piece in hand over a place that covers a cell: the next such place at each tap."""
    if screen.acts.only_looks():
        return
    piece = in_hand(screen, choices_of_seat(screen))
    survey = _survey_piece(screen, piece)
    if piece is None or survey is None:
        screen.phone.tell(screen.say("nothing-to-lay"))
        return
    targets = {name: verdict.legal for name, verdict in survey.targets.items()}
    target = target_after(targets, cell, screen.target)
    if target is not None:
        point_at(screen, piece, target)


# What is chosen -------------------------------------------------------------------------------------------


def _preview_laying(screen: Screen, piece: str, target: str, picture: Any) -> Choice:
    """Preview laying the piece, and offer the move that lays it."""
    move = screen.game.placing_move(screen.position, screen.seat, piece, target)
    back = put_down_button(screen, screen.say("act-elsewhere"), partial(setattr, screen, "target", None))
    return Choice(picture=picture, told=previews(screen, move), moves=[offer(screen, move)], back=back)


def _draw_pieces(screen: Screen, choices: Choices, piece: str | None) -> list[ft.Control]:
    """Draw the pieces to take in hand. A single piece is in hand already."""
    return _draw_thing_chips(screen, choices.pieces, screen.pick, piece) if len(choices.pieces) > 1 else []


def _offer_other_targets(screen: Screen, piece: str | None) -> list[Offer]:
    """Offer the places of a piece that are no cells of the area as tiles, dim where it may not lie."""
    survey, others = _survey_piece(screen, piece), _list_other_targets(screen, piece)
    if piece is None or survey is None:
        return []
    legal = set(survey.legal)
    pictures, owners = _picture_common_things(screen), _name_owners(screen)

    def offer_target(target: str) -> Offer:
        name = screen.name_thing(target)
        brief = target if len(others) > FEW and target.isdigit() else name
        face = pictures.get(target) or small_text(screen.phone, brief, 14)
        point = partial(point_at, screen, piece, target)
        label = " · ".join(filter(None, (name, owners.get(target, ""))))
        chosen = target == screen.target
        return Offer(name, point, face=face, label=label, dim=target not in legal, chosen=chosen)

    return [offer_target(target) for target in others]


def _list_other_targets(screen: Screen, piece: str | None) -> list[str]:
    """List the places of a piece that are no cells of the area."""
    survey, area = _survey_piece(screen, piece), screen.game.area(screen.position, screen.seat)
    cells = area.board.index if area else {}
    targets = survey.targets if survey else ()
    return [name for name in targets if not all(cell in cells for cell in cells_in(name))]


def offered_things(screen: Screen) -> frozenset[str]:
    """List the things that stand among the tiles to choose from, for the piece in hand."""
    return frozenset(_list_other_targets(screen, in_hand(screen, choices_of_seat(screen))))


def _picture_common_things(screen: Screen) -> dict[str, ft.Control]:
    """Draw the things in the middle of the table that have faces, by their ids."""
    drawn = {
        one.thing: draw_owned_faces(screen.phone, row, one, screen.name_thing, screen.seats)
        for row in screen.game.common(screen.position)
        for one in row.things
    }
    return {thing: picture for thing, picture in drawn.items() if picture}


def _name_owners(screen: Screen) -> dict[str, str]:
    """Name the owners of the things in the middle of the table, by the ids of the things."""
    things = (one for row in screen.game.common(screen.position) for one in row.things)
    return {one.thing: screen.names[one.seat] for one in things if one.seat is not None}


def _count_abreast(offered: Sequence[Offer]) -> int:
    """Count the tiles that stand side by side: fewer where their words are long."""
    texts = [one.face.value for one in offered if isinstance(one.face, ft.Text)]
    longest = max((len(str(text)) for text in texts), default=LETTERS_ABREAST // PICTURES_ABREAST)
    return max(1, min(MOST_ABREAST, len(offered), LETTERS_ABREAST // max(1, longest)))


def _count_buttons_abreast(screen: Screen, moves: Sequence[Any]) -> int:
    """Count the buttons that stand side by side in a dock of little height: one unless all are short."""
    longest = max((len(move_sentence(screen, move)) for move in moves), default=LETTERS_ABREAST)
    return max(1, min(2, LETTERS_ABREAST // max(1, longest))) if screen.panes.tight else 1


def _draw_thing_chips(
    screen: Screen, pieces: Iterable[str], tap: Any, chosen: str | None = None
) -> list[ft.Control]:
    """Draw things to tap by their names, in lines, or nothing without any."""
    shown = [
        chip(screen.phone, screen.name_thing(one), partial(tap, one), chosen=one == chosen) for one in pieces
    ]
    return [chips(*shown, middle=True)] if shown else []


def _draw_kind_chips(screen: Screen, choices: Choices) -> tuple[list[ft.Control], Sequence[Any]]:
    """Return the chips for the kinds of moves, and the moves to choose from.

    Up to `FEW` moves, or moves of one kind, need no chips. Else only those of the chosen kind are listed.
    """
    kinds = {kind.__struct_config__.tag: kind for kind in choices.kinds}
    if len(choices.moves) <= FEW or len(kinds) < 2:
        return [], choices.moves
    chosen = str(screen.hand or "")

    def kind_chip(tag: str, kind: type[Any]) -> ft.Control:
        first = next(move for move in choices.moves if type(move) is kind)
        take = partial(setattr, screen, "hand", None if tag == chosen else tag)
        return chip(screen.phone, move_sentence(screen, first), take, chosen=tag == chosen)

    shown = chips(*(kind_chip(tag, kind) for tag, kind in kinds.items()), middle=True)
    return [shown], [move for move in choices.moves if chosen and type(move) is kinds.get(chosen)]


def _draw_refused_moves(screen: Screen, choices: Choices) -> ft.Control | None:
    """Draw the button that unfolds refused moves. A tap on one of them opens its reasons."""
    if not choices.refused:
        return None
    shown = screen.hand == REFUSED
    more = text_button(
        screen.phone,
        screen.say("plain-refused"),
        partial(setattr, screen, "hand", None if shown else REFUSED),
        icon=ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE,
        dim=True,
    )

    def draw_refused_move(move: Any) -> ft.Control:
        return text_button(
            screen.phone, move_sentence(screen, move), partial(screen.acts.ask_why, move), dim=True
        )

    return column(more, *map(draw_refused_move, choices.refused if shown else ()))
