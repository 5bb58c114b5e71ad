"""Building, developing, buying: take a card, point at a cell, preview the move, lay the card."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.survey import Survey
from companion.games.card_city.moves import Build, Buy, Develop, Pass, Return, Stop
from companion.games.card_city.phases.develop import districts_to_develop
from companion.games.card_city.placing import industry_price
from views.boards.card_city.cards import card_name, ui_text
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.palette import draw_palette
from views.boards.card_city.state import Screen
from views.kit.actions import primary_button, square_button
from views.kit.layout import row, sentence_lines
from views.kit.play_move import move_button, point_or_play


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the city to lay a card into."""
    piece = in_hand(screen)
    return _draw_city(screen, piece, _survey_in_hand(screen, piece), width, height)


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the effects of the card pointed at, or the sentence that the card in hand fits nowhere."""
    piece = in_hand(screen)
    if piece and screen.target:
        notices = screen.game.preview(screen.position, screen.seat, lay_move(screen, piece, screen.target))
        effects = " · ".join(screen.about("preview", each.id, each.params) for each in notices)
        return sentence_lines(screen.phone, [effects])
    if piece and _fits_nowhere(screen, piece):
        words = ui_text(screen.phone, "nowhere", card=card_name(screen.phone, piece))
        return sentence_lines(screen.phone, [words], quiet=True)
    return None


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the cards to lay, or the buttons for the one pointed at."""
    piece = in_hand(screen)
    if piece and screen.target:
        return _draw_laying(screen, piece, screen.target)
    return _draw_cards(screen, piece)


def _fits_nowhere(screen: Screen, piece: str) -> bool:
    """Check that the card in hand has to be built and has no legal square."""
    return screen.position.phase == "build" and not _survey_piece(screen, piece).legal


def _survey_piece(screen: Screen, piece: str) -> Survey:
    return screen.game.survey(screen.position, screen.seat, piece)


def _survey_in_hand(screen: Screen, piece: str | None) -> Survey | None:
    return _survey_piece(screen, piece) if piece else None


def pieces(screen: Screen) -> tuple[str, ...]:
    """List the cards that the seat looked at can take in hand now."""
    position = screen.position
    match position.phase:
        case "build":
            return tuple(position.towns[screen.seat].hand or ())
        case "develop":
            return tuple(card for card, _ in districts_to_develop(position, screen.seat))
        case "buy" if screen.tasks:
            return ("I",)
        case _:
            return ()


def in_hand(screen: Screen) -> str | None:
    """Return the card in hand. By default it is the first with a legal square, else the first."""
    kinds = tuple(dict.fromkeys(pieces(screen)))
    if screen.piece in kinds:
        return screen.piece
    return next((kind for kind in kinds if _survey_piece(screen, kind).legal), kinds[0] if kinds else None)


def lay_move(screen: Screen, piece: str, cell: str) -> Any:
    """Return the move that lays a card at a cell in the current phase."""
    match screen.position.phase:
        case "develop":
            return Develop(piece, cell)  # type: ignore[arg-type]
        case "buy":
            return Buy(cell)
        case _:
            return Build(piece, cell)  # type: ignore[arg-type]


def hold_card(screen: Screen, move: Build | Develop | Buy) -> None:
    """Take a card in hand and hold it over its square."""
    screen.close()
    screen.piece, screen.target = "I" if isinstance(move, Buy) else move.card, move.at


def _draw_city(
    screen: Screen, piece: str | None, survey: Survey | None, width: float, height: float
) -> ft.Control:
    town = screen.position.towns[screen.seat]
    picture = Picture(
        town.city,
        built=town.built,
        piece=piece,
        legal=frozenset(survey.legal) if survey else frozenset(),
        target=screen.target,
        lit=screen.causes,
        asked=screen.asked_cells,
        tap=partial(_handle_tap, screen),
        hold=screen.rules.ask_about,
    )
    return city_board(screen, picture, width, height, key=screen.seat, stage=screen.stage)


def _handle_tap(screen: Screen, cell: str) -> None:
    if screen.acts.only_looks():
        return
    piece = in_hand(screen)
    if piece is None:
        screen.phone.tell(screen.say("nothing-to-lay"))
        return
    point_or_play(screen, lay_move(screen, piece, cell), screen.piece, cell)


def _draw_cards(screen: Screen, piece: str | None) -> ft.Control:
    """Draw the cards that the seat can lay, and the buttons of a seat that lays none."""
    parts: list[ft.Control] = []
    kinds = pieces(screen)
    if kinds:
        prices = _price_notes(screen)
        parts.append(
            screen.again(
                "palette",
                (kinds, piece, tuple((prices or {}).items())),
                lambda: draw_palette(
                    screen.phone,
                    kinds,
                    piece,
                    screen.pick,
                    prices,
                    screen.rules.ask_about,
                    low=screen.panes.tight,
                ),
            )
        )
    if piece and _fits_nowhere(screen, piece):
        parts.append(_draw_returning(screen, piece))
    parts += _draw_ways_out(screen)
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _price_notes(screen: Screen) -> dict[str, str] | None:
    if screen.position.phase == "buy":
        return {"I": f"${industry_price(screen.position, screen.seat)}"}
    return {"L": "$5"} if "L" in pieces(screen) and screen.position.phase == "build" else None


def _draw_laying(screen: Screen, piece: str, cell: str) -> ft.Control:
    """Draw the button that lays a card on a square, and the one that clears the square."""
    phone, move = screen.phone, lay_move(screen, piece, cell)
    verb = "buy-at" if screen.position.phase == "buy" else "lay-at"
    label = ui_text(phone, verb, card=card_name(phone, piece), at=cell)
    away = square_button(
        phone, ft.Icons.CLOSE, screen.say("act-elsewhere"), lambda: setattr(screen, "target", None)
    )
    return row(away, primary_button(phone, label, lambda: screen.acts.play(move)))


def _draw_returning(screen: Screen, piece: str) -> ft.Control:
    """Draw the button that returns a card without a legal square."""
    move = Return(piece)  # type: ignore[arg-type]
    label = ui_text(screen.phone, "return-card", card=card_name(screen.phone, piece))
    return row(move_button(screen, label, move, mark=None))


def _draw_ways_out(screen: Screen) -> Sequence[ft.Control]:
    if not screen.tasks:
        return ()
    position = screen.position
    if position.phase == "buy":
        return (_draw_way_out(screen, ui_text(screen.phone, "buy-nothing"), Pass()),)
    if position.phase == "develop" and position.rulings.develop == "optional":
        return (_draw_way_out(screen, ui_text(screen.phone, "develop-no-more"), Stop()),)
    may_decline = position.phase == "build" and position.rulings.leisure == "may"
    if may_decline and in_hand(screen) == "L":
        label = ui_text(screen.phone, "return-card", card=card_name(screen.phone, "L"))
        return (_draw_way_out(screen, label, Return("L")),)
    return ()


def _draw_way_out(screen: Screen, label: str, move: Any) -> ft.Control:
    """Draw the button of a move that does without, as high as any other."""
    return row(move_button(screen, label, move, mark=None, strong=False))
