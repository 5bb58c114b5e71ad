"""Owed choices: a picture for each option, taken with one tap."""

from collections.abc import Iterable, Sequence
from functools import partial

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import costs, dues, income, industry, moves, special_tiles
from companion.games.sweet_lands.gaining import gains_of
from companion.games.sweet_lands.phases.due_rules import skill_numbers
from companion.games.sweet_lands.vocabulary import BASICS, COLUMNS
from views.boards.sweet_lands import parts, play_move
from views.boards.sweet_lands.panels.skills import skill_name
from views.boards.sweet_lands.speech import name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.kit import layout
from views.kit.amounts import number_text
from views.kit.choice_panel import Choice, Offer, offer
from views.kit.layout import upright
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.seats.seat_marks import seat_mark

LARGE = 64.0
"""Height of a large choice, in pixels."""


def _offer(screen: Screen, words: str, face: ft.Control, move: moves.Move, more: Sequence[str] = ()) -> Offer:
    """Offer one thing that can be taken: one tap takes it."""
    act = partial(play_move.do, screen, move, more)
    return offer(screen, move, words, face=face, act=act, height=layout.grow(screen.phone, LARGE))


def skip(screen: Screen) -> Offer:
    """Offer to skip the rest of the optional steps."""
    move = moves.Skip()
    act = partial(play_move.do, screen, move)
    return offer(screen, move, ui(screen.phone, "thats-all"), act=act, mark=None, strong=False, dim=False)


def ask_choose(screen: Screen) -> Choice:
    """Ask for one thing or another of a print."""
    position = screen.position
    gains = gains_of(position, position.players[screen.seat].dues[0])
    options = gains.options if gains else ()

    def option(number: int) -> Offer:
        offered = Gains((options[number],))
        words = ui(screen.phone, "choose", what=parts.say_gains(screen.phone, offered))
        return _offer(screen, words, parts.picture(screen.phone, offered, 26), moves.Decide(number))

    return Choice(moves=[option(number) for number in range(len(options))], abreast=2)


def ask_cost(screen: Screen) -> Choice:
    """Ask for one of the costs that a print offers."""
    position = screen.position
    options = costs.list_options(position, screen.seat, position.players[screen.seat].dues[0])

    def option(number: int) -> Offer:
        cost = Gains((options[number],))
        words = ui(screen.phone, "pay", cost=parts.say_gains(screen.phone, cost))
        return _offer(screen, words, parts.picture(screen.phone, cost, 26), moves.Decide(number))

    return Choice(moves=[option(number) for number in range(len(options))], abreast=2)


def ask_basic(screen: Screen) -> Choice:
    """Ask for a basic resource."""
    return Choice(moves=[_basic(screen, "choose", moves.Take(what)) for what in BASICS], abreast=3)


def ask_pay(screen: Screen) -> Choice:
    """Ask for a basic resource to pay with."""
    return Choice(moves=[_basic(screen, "give", moves.Pay(what)) for what in BASICS], abreast=3)


def _basic(screen: Screen, sentence: str, move: moves.Take | moves.Pay) -> Offer:
    name = name_thing(screen.phone, "gain", move.what)
    face = _with_name(screen, gain_icon(move.what, layout.grow(screen.phone, 30)), name)
    return _offer(screen, ui(screen.phone, sentence, what=name), face, move)


def ask_which(screen: Screen) -> Choice:
    """Ask which special tile lies on a hex that was read after the tile was laid."""
    position, phone = screen.position, screen.phone

    def tile(number: int) -> Offer:
        gains = position.printed.gains(f"special-{number}")
        if gains is None:
            words = ui(phone, "another-special")
            face: ft.Control = layout.small_text(phone, words, 14)
        else:
            words = ui(phone, "special", number=number, what=parts.say_gains(phone, gains))
            face = parts.picture(phone, gains)
        return _offer(screen, words, face, moves.NameSpecial(number))

    shown = [tile(number) for number in special_tiles.numbers(position)]
    return Choice(moves=shown, abreast=3, passing=skip(screen))


def ask_endless(screen: Screen) -> Choice:
    """Tell that rewards lead back to themselves. The button goes on without them."""
    act = partial(play_move.do, screen, moves.Skip())
    return Choice(moves=[offer(screen, moves.Skip(), ui(screen.phone, "go-on"), act=act)])


def _with_name(screen: Screen, picture: ft.Control, name: str) -> ft.Control:
    return upright(picture, layout.small_text(screen.phone, name, 13), spacing=2)


def ask_track(screen: Screen) -> Choice:
    """Ask for a step of the wagon or of the locomotive, with its spaces and its gain."""
    position = screen.position
    phone, player = screen.phone, position.players[screen.seat]

    def step(move: moves.Step, part: int) -> Offer:
        space: int = getattr(player, move.piece)
        name = name_thing(phone, "gain", move.piece)
        end = industry.at_end(position, space)
        gives = (
            Gains(((Gain("victory"),),)) if end else position.printed.part_gains(f"space-{space + 1}", part)
        )
        words = ui(
            phone, "step", piece=name, space=space, following=space + 1, what=parts.say_gains(phone, gives)
        )
        face = ft.Row(
            [
                gain_icon(move.piece, layout.grow(phone, 30)),
                layout.small_text(phone, str(space), 15, strong=True),
                parts.arrow(phone),
                *([] if end else [layout.small_text(phone, str(space + 1), 15, strong=True)]),
                parts.picture(phone, gives),
            ],
            spacing=6,
            tight=True,
        )
        return _offer(screen, words, face, move)

    return Choice(moves=[step(moves.Step("wagon"), 0), step(moves.Step("locomotive"), 1)], abreast=2)


def ask_automate(screen: Screen) -> Choice:
    """Ask for a column below which the card just played goes for a diamond. Skipping is offered as well."""
    position = screen.position
    phone, player = screen.phone, position.players[screen.seat]
    due = player.dues[0]
    fitting = dues.columns(position, screen.seat, due)

    def below(move: moves.Automate) -> Offer:
        name = name_thing(phone, "piece", move.column)
        room = industry.room(player, move.column)
        words = ui(phone, "automate", column=name, room=room)
        face = _with_name(
            screen, gain_icon(move.column, layout.grow(phone, 28)), ui(phone, "room", room=room)
        )
        return _offer(screen, words, face, move)

    columns: Iterable[moves.Automate] = (moves.Automate(column) for column in COLUMNS)
    return Choice(
        tools=partial(_price, screen) if fitting else None,
        moves=[below(move) for move in columns],
        abreast=3,
        passing=skip(screen),
    )


def _price(screen: Screen, width: float) -> ft.Control:
    """Draw the price of automating a card."""
    words = layout.small_text(screen.phone, ui(screen.phone, "automate-price"), 13)
    diamond = gain_icon("diamond", layout.grow(screen.phone, 18))
    return ft.Row([words, diamond], spacing=6, alignment=ft.MainAxisAlignment.CENTER)


def ask_ahead(screen: Screen) -> Choice:
    """Ask for the points that the place on the helper tiles gives now."""

    def points(number: int) -> Offer:
        words, move = ui(screen.phone, "points", count=number), moves.Ahead(number)
        act = partial(play_move.do, screen, move)
        return offer(screen, move, words, face=number_text(screen.phone, number, 20), act=act, dim=False)

    return Choice(moves=[points(number) for number in range(10)], abreast=5)


def ask_helper(screen: Screen) -> Choice:
    """Ask for one of the places of the helper tiles, each with its known gain and the seats on it."""
    position = screen.position
    phone = screen.phone

    def place(number: int) -> Offer:
        gives = position.printed.gains(f"helper-{number}")
        there = [seat for seat, player in enumerate(position.players) if player.helper == number]
        said = ui(phone, "helper", place=number, what=parts.say_gains(phone, gives))
        words = layout.join_words(phone, (said, *(screen.names[seat] for seat in there)))
        marks = [seat_mark(phone, screen.seats[seat].colour, 15) for seat in there]
        face = [parts.badge(phone, number), *(marks or [parts.picture(phone, gives, 15)])]
        inside = ft.Row(face, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        move = moves.Helper(number)
        return offer(screen, move, words, face=inside, act=partial(play_move.do, screen, move))

    return Choice(moves=[place(number) for number in income.helper_places(position)], abreast=4)


def ask_skill(screen: Screen) -> Choice:
    """Ask for one of the skill tiles that can be taken: those that have been read, and another one."""
    position = screen.position
    kinds = (False, True) if position.rulings.advanced == "with" else (False,)
    shown: list[Offer] = []
    for advanced in kinds:
        for number in skill_numbers(position, advanced):
            move = moves.TakeSkill(number, advanced)
            if not any(one.rule == "has_tile" for one in screen.judge(move).violations):
                shown.append(_skill(screen, move))
    seen = parts.room_below(screen, parts.button_height(screen))
    return Choice(moves=shown, seen=seen, passing=skip(screen))


def _skill(screen: Screen, move: moves.TakeSkill) -> Offer:
    phone, own = screen.phone, screen.position.printed
    entry = f"{'advanced' if move.advanced else 'skill'}-{move.tile}"
    name = skill_name(phone, move)
    flip, passing = (own.part_gains(entry, part) for part in (0, 1))
    if not own.knows(entry):
        words = ui(phone, "another-advanced" if move.advanced else "another-skill")
        plus = ft.Icon(ft.Icons.ADD, size=20)
        face: ft.Control = ft.Row([plus, layout.small_text(phone, words, 14)], spacing=6)
    else:
        words = ui(
            phone,
            "take-skill",
            tile=name,
            flip=parts.say_gains(phone, flip),
            passing=parts.say_gains(phone, passing),
        )
        face = parts.abilities(phone, name, flip, passing)
    act = partial(play_move.do, screen, move, (entry,))
    return offer(screen, move, words, face=face, act=act)
