"""Effects of the moves that take a seat's dues."""

from typing import Any

from msgspec.structs import replace

from companion.games.sweet_lands import (
    costs,
    dues,
    gaining,
    income,
    lay_pieces,
    moves,
    prosperity,
    special_tiles,
)
from companion.games.sweet_lands.entry_names import card_number
from companion.games.sweet_lands.position import Automated, Due, Position, Skill
from companion.games.sweet_lands.printed import numbers

PAID = ("cost", "price")
"""Kinds of dues whose options are costs."""


def effect(position: Position, seat: int, move: Any) -> Position:
    """Apply a move that takes a due. Rewards that wait count anew which led to them, as the seat decides."""
    position = gaining.count_rewards_anew(position, seat)
    player = position.players[seat]
    match move:
        case moves.Terrain() | moves.Special() | moves.Road() | moves.Property() | moves.Rabbit():
            return lay_pieces.lay(position, seat, move)
        case moves.NoRabbit():
            used = gaining.without_piece(position, seat, "rabbit")
            return gaining.add_stock(used, seat, "points", numbers().points["no_rabbit"])
        case moves.Decide(option=option):
            due = player.dues[0]
            if due.kind in PAID:
                return costs.pay_option(position, seat, due, option)
            gains = gaining.gains_of(position, due)
            after = gaining.without_first(position, seat)
            if gains is None:
                return after
            after = gaining.book(after, seat, due.entry, due.part, option)
            return gaining.give(after, seat, gains.options[option], due.entry)
        case moves.Take(what=what):
            return gaining.add_stock(gaining.without_first(position, seat, 1), seat, what, 1)
        case moves.Step(piece=piece):
            return dues.roll(position, seat, piece)
        case moves.Advance(track=track):
            return advance(position, seat, track)
        case moves.TakeSkill(tile=tile, advanced=dear):
            skills = (*player.skills, Skill(tile, dear))
            after = gaining.without_first(position, seat, 1).with_player(seat, skills=skills)
            left = tuple(each for each in position.advanced if each != tile)
            return replace(gaining.add_stock(after, seat, "diamonds", -1), advanced=left) if dear else after
        case moves.Automate(column=column):
            due = player.dues[0]
            card = Automated(column, card_number(due.entry) if due.entry else 0)
            after = gaining.add_stock(gaining.without_first(position, seat), seat, "diamonds", -1)
            return after.with_player(seat, automated=(*player.automated, card))
        case moves.Ahead(points=points):
            return gaining.add_stock(gaining.without_first(position, seat), seat, "points", points)
        case moves.Helper(place=place):
            return gaining.without_first(position, seat).with_player(seat, helper=place)
        case moves.Collect():
            return income.collect(gaining.without_first(position, seat), seat)
        case moves.ByHand(nothing=nothing):
            asked = dues.asked_entries(position, seat)
            if nothing:
                return position.with_player(seat, blank=(*player.blank, *asked))
            return position.with_player(seat, waived=(*player.waived, *asked))
        case moves.NameSpecial(tile=tile):
            entry = player.dues[0].entry
            return special_tiles.name_tile(gaining.without_first(position, seat), seat, entry, tile)
        case moves.Pay(what=what):
            return gaining.add_stock(gaining.without_first(position, seat, 1), seat, what, -1)
    return gaining.without_first(position, seat)


def advance(position: Position, seat: int, track: int) -> Position:
    """Move a prosperity marker one space.

    The last space costs a diamond, and its first visitor gets the last reward.
    """
    player = position.players[seat]
    ahead = prosperity.spaces_left(position, seat, track)
    spaces = list(player.prosperity)
    spaces[track - 1] = min(99, spaces[track - 1] + 1)
    position = gaining.without_first(position, seat, 1).with_player(seat, prosperity=tuple(spaces))
    found = [Due("print", 1, f"track-{track}-{spaces[track - 1]}", "", 0)] if spaces[track - 1] <= 20 else []
    if ahead == 1:
        position = gaining.add_stock(position, seat, "diamonds", -1)
        if position.ends[track - 1] is None:
            ends = list(position.ends)
            ends[track - 1] = seat
            position = replace(position, ends=tuple(ends))
            found.append(Due("print", 1, f"track-{track}-last"))
    return gaining.owe(position, seat, found)
