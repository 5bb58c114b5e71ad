"""Log lines of Sweet Lands' moves: the deed, its cost, and its immediate gains."""

from companion.engine.gains import Gain
from companion.engine.lines import seat_line
from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Word, amount_phrase
from companion.games.sweet_lands import move_effects, moves, words
from companion.games.sweet_lands.entry_names import map_hex
from companion.games.sweet_lands.free_actions import action_of
from companion.games.sweet_lands.gaining import gains_of, times
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.move_effects import Outcome
from companion.games.sweet_lands.position import Position


def describe(position: Position, seat: int, move: moves.Move) -> Notice:
    """Describe a move for the log, told about the position before it."""
    found = move_effects.outcome(position, seat, move)
    id, params, told = _sentence(found, move)
    got = {kind: number - told.get(kind, 0) for kind, number in found.amounts_gained().items()}
    gains = move_effects.amount_phrases({kind: number for kind, number in got.items() if number > 0})
    return seat_line(
        id, seat, paid=words.amounts(found.paid), costs=len(found.paid), got=gains, gains=len(gains), **params
    )


Sentence = tuple[str, Params, dict[str, int]]
"""Id of the sentence, its params, and the gains that it tells itself."""


def _sentence(outcome: Outcome, move: moves.Move) -> Sentence:
    match move:
        case moves.Terrain() | moves.Special() | moves.Road() | moves.Property() | moves.Rabbit():
            return _laid_sentence(outcome, move)
        case moves.Free():
            return _free_sentence(outcome, move)
        case (
            moves.Decide() | moves.Take() | moves.Step() | moves.Advance() | moves.TakeSkill()
            | moves.Automate() | moves.Ahead() | moves.NoRabbit() | moves.Skip() | moves.ByHand()
            | moves.Pay() | moves.NameSpecial()
        ):  # fmt: skip
            return _taken_sentence(outcome, move)
        case moves.Choose(character=character, side=side):
            return "choose", {"character": words.character(outcome.before, character), "map": side}, {}
        case moves.Reveal(what=what, tile=tile):
            return "reveal", {"tile": words.with_number(what, tile)}, {}
        case moves.Helper(place=place):
            return "helper", {"place": place}, {}
        case moves.Collect():
            return "collect", {}, {}
        case moves.Area(letter=letter, copied=copied):
            if copied:
                return "area_copy", {"area": words.area(letter), "copied": words.area(copied)}, {}
            return "area", {"area": words.area(letter)}, {}
        case moves.Play():
            return _play_line(outcome, move)
        case moves.Flip(tile=tile, advanced=advanced):
            return "flip", {"tile": words.skill(tile, advanced)}, {}
        case moves.Pass():
            return "pass", {}, {}
    return "done", {}, {}


def _laid_sentence(outcome: Outcome, move: moves.Placing) -> Sentence:
    at: Params = {"at": _place(outcome, move.at)}
    match move:
        case moves.Terrain():
            return "terrain", at, {}
        case moves.Special(tile=tile) if tile:
            return "special_tile", {**at, "tile": tile}, {}
        case moves.Special():
            return "special", at, {}
        case moves.Road():
            return "road", at, {}
        case moves.Property(kind=kind):
            return "property", {**at, "piece": Word(f"piece-{kind}")}, {}
    return "rabbit", at, {}


def _place(outcome: Outcome, cell: str) -> str | Phrase:
    return words.name_place(seat_land(outcome.before, outcome.seat).grid, cell)


def _free_sentence(outcome: Outcome, move: moves.Free) -> Sentence:
    match action_of(move).names:
        case "tile":
            return "free_milestone", {"tile": words.with_number("milestone", move.tile)}, {}
        case "at":
            return "free_tower", {"at": _place(outcome, move.at)}, {}
        case "piece":
            return "free_piece", {"what": amount_phrase(move.piece or "none", 1)}, {}
    return "free_trade", {}, {}


def _play_line(outcome: Outcome, move: moves.Play) -> Sentence:
    if not move.card:
        id = "play_mark_passing" if move.passing else "play_mark"
        return id, {"mark": Word(f"element-m{move.mark or 1}")}, {}
    return "play", {"card": words.card(outcome.before, move.card)}, {}


def _taken_sentence(outcome: Outcome, move: moves.Move) -> Sentence:
    """Build the sentence of a due that was taken."""
    match move:
        case moves.Decide(option=option):
            return _decision_line(outcome, option)
        case moves.Take(what=what):
            return "take", {"what": amount_phrase(what, 1)}, {what: 1}
        case moves.Step(piece=piece):
            space: int = getattr(outcome.now, piece)
            params: Params = {"piece": Word(f"piece-{piece}"), "space": space}
            return "step", params, {"wagon" if piece == "wagon" else "train": 1}
        case moves.Advance(track=track):
            return (
                "advance",
                {
                    "track": words.track(outcome.before, track),
                    "space": outcome.now.prosperity[track - 1],
                },
                {},
            )
        case moves.TakeSkill(tile=tile, advanced=advanced):
            return "skill", {"tile": words.skill(tile, advanced)}, {}
        case moves.Automate(column=column):
            return "automate", {"column": Word(f"piece-{column}"), "card": _card_line(outcome)}, {}
        case moves.Ahead(points=points):
            return "ahead", {"points": points}, {"victory": points}
        case moves.NoRabbit():
            return "no_rabbit", {}, {}
        case moves.NameSpecial(tile=tile):
            at = map_hex(outcome.was.dues[0].entry)[1] if outcome.was.dues else "0,0"
            return "name_special", {"tile": tile, "at": _place(outcome, at)}, {}
        case moves.Pay(what=what):
            return "pay", {"what": amount_phrase(what, 1)}, {}
        case moves.ByHand(nothing=True):
            new = outcome.now.blank[len(outcome.was.blank) :]
            return "card_blank", {"what": words.name_entries(outcome.before, new)}, {}
        case moves.ByHand():
            new = outcome.now.waived[len(outcome.was.waived) :]
            return (
                "by_hand",
                {"what": words.name_entries(outcome.before, new), "count": len(new)},
                {},
            )
    return "skip", {"what": move_effects.due_phrases(outcome.due())}, {}


def _card_line(outcome: Outcome) -> Phrase:
    """Name the card that goes below a column. An unread card gets a plain word."""
    new = outcome.now.automated[-1].card if outcome.now.automated else 0
    return words.card(outcome.before, new) if new else Phrase("said-a_card")


def _decision_line(outcome: Outcome, option: int) -> Sentence:
    """Build the sentence of a chosen option of a print."""
    due = outcome.was.dues[0] if outcome.was.dues else None
    if due and due.kind in ("cost", "price"):
        return "decide_cost", {}, {}
    gains = gains_of(outcome.before, due) if due else None
    if gains is None or option >= len(gains.options):
        return "decide", {"chosen": (amount_phrase("none", 0),)}, {}
    chosen = [Gain(gain.kind, times(outcome.before, outcome.seat, gain)) for gain in gains.options[option]]
    return "decide", {"chosen": words.amounts(chosen)}, {gain.kind: gain.count for gain in chosen}
