"""What people tap to make a move of Sweet Lands: found by the names a screen reader says."""

from random import Random
from typing import Any

from companion.engine.gains import Gains
from companion.games.sweet_lands import GAME, cards, costs, moves, rabbits
from companion.games.sweet_lands.gaining import gains_of
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.phases import setup
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.words import character_name
from companion.hosting.session import TableSession
from tests.views.sweet_lands_player import Player
from views.boards.sweet_lands import laying, map_look


def likely(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Return a seat the table waits for, and a move as people make it: they do what they may, and seldom
    skip.
    """
    position: Position = session.table.position
    seat = dice.choice(GAME.actors(position))
    found = list(GAME.moves(position, seat))
    first = [move for move in found if _sensible(position, move)]
    kinds = sorted({type(move) for move in first or found}, key=lambda kind: kind.__name__)
    kind = dice.choice(kinds)
    return seat, dice.choice([move for move in first or found if type(move) is kind])


def _sensible(position: Position, move: Any) -> bool:
    """Return what people do who have read all their cardboard: no skipping, no tile that nobody knows."""
    match move:
        case moves.Skip() | moves.Pass() | moves.Free() | moves.Play(card=0):
            return False
        case moves.Reveal(what=what, tile=tile):
            return what == setup.next_to_reveal(position) and position.printed.knows(f"{what}-{tile}")
        case moves.TakeSkill(tile=tile, advanced=advanced):
            return position.printed.knows(f"{'advanced' if advanced else 'skill'}-{tile}")
        case moves.Special(tile=tile):
            return tile > 0
    return True


def place(table: Player, seat: int, at: str) -> str:
    """Return the whole name of the hex or edge to tap."""
    names = [map_look.hex_name(table.position, seat, side) for side in at.split("|")]
    if "|" not in at:
        return table.beginning(f"{names[0]}, ")
    inside = [
        map_look.hex_name(table.position, seat, side) for side in at.split("|") if side in _grid(table, seat)
    ]
    said = "sweet_lands-paint-edge" if len(inside) == 2 else "sweet_lands-paint-rim"
    return table.beginning(table.texts.say(said, one=inside[0], other=inside[-1]))


def _grid(table: Player, seat: int) -> Any:
    return seat_land(table.position, seat).grid.index


def card(table: Player, number: int) -> str:
    """Return what a card is called."""
    return table.position.printed.part_word(f"card-{number}", 7) or table.board("card", number=number)


async def tap_move(table: Player, seat: int, move: Any) -> None:
    """Make a move of the seat that is looked at, with as few taps as people need. Each is counted."""
    board, tap = table.board, table.tap
    match move:
        case moves.Choose(character=character, side=side):
            name = character_name(table.position, character) or board(
                "character", board=character[0], side=character[1]
            )
            await table.turn_to(name)
            if side == "A" and not table.starting(name):
                await tap(board("new-board"))
                return
            if side != "A":
                await tap(board("map", side=side))
            await tap(
                name, board("take-character" if side == "A" else "take-both", character=name, side=side)
            )
        case moves.Reveal(what=what, tile=tile):
            await tap(_tile(table, what, tile))
        case moves.Helper(place=number):
            await tap(f"Place {number}:")
        case moves.Collect():
            await tap(board("income", what="#").partition("#")[0])
        case moves.Area():
            await _area(table, move)
        case moves.Play():
            await _play(table, move)
        case moves.Flip(tile=tile, advanced=advanced):
            name = board("advanced-tile" if advanced else "skill-tile", number=tile)
            await tap(board("tab-skills"), f"{name}:", board("flip", tile=name))
        case moves.Free():
            await _free(table, seat, move)
        case _:
            await _tap_owed(table, seat, move)


def _tile(table: Player, what: str, tile: int) -> str:
    begins = {
        "milestone": f"Milestone {tile}:",
        "final": f"Final tile {tile}:",
        "advanced": f"Advanced tile {tile},",
    }
    return begins[what]


async def _area(table: Player, move: moves.Area) -> None:
    board, tap = table.board, table.tap
    if move.disc:
        await tap(board("with-disc", count="#").partition("(")[0])
    await tap(f"{board('area', area=move.letter)},")
    if move.copied:
        await tap(board("copy", area=move.copied, effect="#").partition("#")[0])
    await tap(board("use-copy" if move.copied else "use", area=move.letter, copied=move.copied))


async def _play(table: Player, move: moves.Play) -> None:
    board, tap = table.board, table.tap
    await tap(board("tab-cards"))
    if not move.card:
        await tap(board("card-by-hand"), *([board("works-at-pass")] if move.passing else []))
        await tap(board("card-with-mark", mark=table.word(f"element-m{move.mark}")))
        return
    name = card(table, move.card)
    await tap(f"{name},")
    if move.option:
        cost = Gains((cards.cost(table.position, table.seat_on_turn, move.card, move.option),))
        await tap(board("pay", cost="#").partition("#")[0] + words_of(table, cost))
    await tap(board("play", card=name))


def words_of(table: Player, gains: Gains) -> str:
    """Tell how what a print gives begins in words. Enough to tell one from another."""
    first = gains.options[0][0] if gains.options[0] else None
    if first is None:
        return table.app("gains-nothing")
    return table.word(f"amount-{first.kind}", count=first.count)


async def _free(table: Player, seat: int, move: moves.Free) -> None:
    board, tap = table.board, table.tap
    if table.can_tap(board("tab-free")):
        await tap(board("tab-free"))
    await tap(board(f"free-{move.number}"))
    if move.number == 8:
        table.taps += 1
        await table.finger(place(table, seat, move.at))
        return
    await tap(board("do-free"))


async def _tap_owed(table: Player, seat: int, move: Any) -> None:
    board, tap = table.board, table.tap
    match move:
        case moves.Special(at=at, tile=tile):
            await _lay(table, seat, at)
            await tap(
                board("special", number=tile, what="#").partition(":")[0] if tile else board("some-special")
            )
        case moves.Property(kind=kind, at=at, number=number):
            if kind != _first_kind(table, seat):
                await tap(f"{table.word(f'piece-{kind}')}:")
            shop = board("coffee", number=number, price="#").partition("#")[0]
            if number and table.starting(shop):
                await tap(shop)
            await _lay(table, seat, at)
        case moves.Rabbit(at=at, place=number):
            if number and number != rabbits.open_places(table.position, seat)[0]:
                await tap(board("rabbit", place=number, what="#").partition("#")[0])
            await _lay(table, seat, at)
        case moves.Terrain(at=at) | moves.Road(at=at):
            await _lay(table, seat, at)
        case moves.NoRabbit():
            await tap(board("no-rabbit"))
        case moves.Decide(option=option):
            due = table.position.players[seat].dues[0]
            if due.kind in ("cost", "price"):
                cost = Gains((costs.list_options(table.position, seat, due)[option],))
                await tap(board("pay", cost="#").partition("#")[0] + words_of(table, cost))
                return
            gains = gains_of(table.position, due)
            assert gains
            await tap(board("choose", what=words_of(table, Gains((gains.options[option],)))))
        case moves.Take(what=what):
            await tap(board("choose", what=table.word(f"gain-{what}")))
        case moves.Step(piece=piece):
            await tap(f"{table.word(f'gain-{piece}')} from")
        case moves.Advance(track=track):
            (name,) = [label for label in table.tappables() if f"on track {track}," in label]
            await tap(name)
        case moves.TakeSkill(tile=tile, advanced=advanced):
            name = board("advanced-tile" if advanced else "skill-tile", number=tile)
            known = table.starting(board("take-skill", tile=name, flip="#", passing="#").partition("#")[0])
            await tap(known[0] if known else board("another-skill"))
        case moves.Automate(column=column):
            await tap(board("automate", column=table.word(f"piece-{column}"), room="#").partition("#")[0])
        case moves.Ahead(points=points):
            await tap(board("points", count=points))
        case moves.ByHand(nothing=True):
            await tap(board("gives-nothing"))
        case moves.ByHand():
            later = table.app("box-later")
            await tap(later if table.starting(later) else table.app("box-count-yourself"))
        case moves.Pass():
            await tap(board("pass"), board("pass-now"))
        case moves.NameSpecial(tile=tile):
            known = table.starting(board("special", number=tile, what="#").partition(":")[0])
            await tap(known[0] if known else board("another-special"))
        case moves.Pay(what=what):
            await tap(board("give", what=table.word(f"gain-{what}")))
        case _:
            await tap(board(BUTTONS[type(move)]))


def _first_kind(table: Player, seat: int) -> str:
    """Return the type of property that is in hand before anything is tapped."""
    able = {move.kind for move in GAME.moves(table.position, seat) if isinstance(move, moves.Property)}
    return next(kind for kind in laying.BUYABLE if kind in able)


BUTTONS = {moves.Done: "end-turn", moves.Skip: "thats-all"}


async def _lay(table: Player, seat: int, at: str) -> None:
    before = table.session.table.seq
    table.taps += 1
    await table.finger(place(table, seat, at))
    if table.session.table.seq == before and table.can_tap(table.app("whole-map")):
        table.taps += 1
        await table.finger(place(table, seat, at))
