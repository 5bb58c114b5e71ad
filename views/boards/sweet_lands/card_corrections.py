"""Corrections of a seat's tracks and cards."""

from functools import partial

import flet as ft

from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.position import SIDES, Player, Side, Skill
from companion.games.sweet_lands.vocabulary import CHARACTERS
from views.boards.sweet_lands import asking, numbered_corrections
from views.boards.sweet_lands.goods import TRACKS
from views.boards.sweet_lands.speech import describe_character, say, tell
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.steppers import add_chip, stepper_card, with_title
from views.boards.sweet_lands.stock_corrections import total_line
from views.kit.layout import join_words
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.choices import chip, chips, value_chips
from views.widgets.table.correcting import ask_tile


def body(screen: Screen, width: float) -> ft.Control:
    """Draw prosperity with its multipliers, cards by kind, tiles, the character and the map."""
    phone, seat = screen.phone, screen.seat
    position = screen.position
    parts: list[ft.Control] = [total_line(screen)] if screen.only_scored else []
    times = asking.multipliers(phone, position, seat)
    spaces = asking.tracks(phone, position, seat)
    parts.append(stepper_card(screen, seat, "multipliers", times, width))
    parts.append(stepper_card(screen, seat, "spaces", spaces, width))
    parts.append(stepper_card(screen, seat, "marks", asking.marks(phone, position, seat), width))
    if screen.only_scored:
        markers = tuple(asking.stock(phone, position, seat, what) for what in TRACKS[:1])
        parts.append(stepper_card(screen, seat, "markers", markers, width))
    else:
        figures = (*asking.automated_figures(phone, position, seat), *asking.places(phone, position, seat))
        parts.append(stepper_card(screen, seat, "cards", figures, width))
        parts += numbered_corrections.held_cards(screen)
    parts += [with_title(screen, "skills", _skills(screen)), with_title(screen, "flags", _flags(screen))]
    if not screen.only_scored:
        parts.append(with_title(screen, "character", _characters(screen)))
    parts.append(with_title(screen, "side", _sides(screen)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# Skill tiles ----------------------------------------------------------------------------------------------


def _skills(screen: Screen) -> ft.Control:
    """Draw the seat's skill tiles, and the buttons to add one.

    A tap turns a tile face down, the next removes it.
    """
    phone = screen.phone
    player: Player = screen.position.players[screen.seat]
    shown = [_skill(screen, each) for each in player.skills]
    for advanced in (False, True):
        words = say(phone, "add-advanced" if advanced else "add-skill")
        shown.append(add_chip(screen, words, partial(_ask_skill, screen, advanced)))
    return chips(*shown)


def _skill(screen: Screen, skill: Skill) -> ft.Control:
    phone = screen.phone
    name = tell(phone, f"printed-{'advanced' if skill.advanced else 'skill'}", number=skill.tile)
    words = join_words(phone, [name, say(phone, "face-down") if skill.down else ""])

    def turn() -> None:
        screen.acts.correct(
            corrections.SetSkill(screen.seat, skill.tile, skill.advanced, "gone" if skill.down else "down")
        )

    return chip(phone, words, turn, chosen=not skill.down, icon=gain_icon("skill", 20))


def _ask_skill(screen: Screen, advanced: bool) -> None:
    """Ask for the tile, beginning with the first it has not."""
    seat = screen.seat
    has = {each.tile for each in screen.position.players[seat].skills if each.advanced == advanced}
    title = say(screen.phone, "which-advanced" if advanced else "which-skill")

    def make(tile: int) -> corrections.SetSkill:
        return corrections.SetSkill(seat, tile, advanced, "up")

    ask_tile(screen, CORRECTIONS.kind_of(corrections.SetSkill), "tile", title, make, there=has)


# The rest -------------------------------------------------------------------------------------------------


def _flags(screen: Screen) -> ft.Control:
    """Draw the wonder, and the flag for the character's ability used in this round."""
    phone, player = screen.phone, screen.position.players[screen.seat]
    flags = [("wonder", player.wonder, tell(phone, "element-wonder"))]
    if not screen.only_scored:
        flags.append(("ability_used", player.ability_used, say(phone, "ability-used")))

    def turn(kind: str, on: bool) -> None:
        screen.acts.correct(corrections.SetFlag(screen.seat, kind, not on))  # type: ignore[arg-type]

    return chips(
        *(
            chip(phone, words, partial(turn, what, on), chosen=on, role="checkbox")
            for what, on, words in flags
        )
    )


def _characters(screen: Screen) -> ft.Control:
    """Draw the fourteen characters by board and side. A tap on the chosen one clears it."""
    phone, seat = screen.phone, screen.seat
    player: Player = screen.position.players[seat]

    def choose(character: str) -> None:
        wanted = "" if character == player.character else character
        screen.acts.correct(corrections.SetCharacter(seat, wanted, player.side))

    name = partial(describe_character, phone, screen.position)
    return value_chips(phone, CHARACTERS, (player.character,), choose, name)


def _sides(screen: Screen) -> ft.Control:
    """Draw the choice of the seat's map."""
    phone, seat = screen.phone, screen.seat
    player: Player = screen.position.players[seat]

    def choose(side: Side) -> None:
        if side != player.side:
            screen.acts.correct(corrections.SetCharacter(seat, player.character, side))

    return value_chips(
        phone, SIDES, (player.side,), choose, label=lambda side: tell(phone, "printed-map", map=side)
    )
