"""A yes is a legal verdict, a no an illegal one, and a number the referee's: of the same actor and table."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from companion.asking import ask_board
from companion.asking.aiming import parts
from companion.asking.cues import cues
from companion.asking.declared_values import DeclaredValue, declared_values
from companion.asking.names import lexicon
from companion.asking.question import tags
from companion.data import data_path
from companion.engine.message import Impossible
from companion.engine.playout import playout
from companion.games import GAMES
from companion.locale import Texts
from companion.wording.folding import flatten
from companion.wording.plain_words import plain
from tests.asking.asked_tables import table
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES, set_up
from tests.effort import pairs_of_the_day, times

TEXTS = Texts.load_all()
PLAYED = [game.id for game in GAMES.values() if game.pieces]
SAID = tomllib.loads(data_path("asking.toml").read_text(encoding="utf-8"))
HELD = {id_: words for words in SAID["holding"].values() for id_ in words["ids"]}
ASKED = times(300, 45)
SPACING = 5
"""The distance of the asked positions of a play."""

SENTENCES = {
    "en": ("can {who} {verb} {thing}{at}{premise}", "{premise} may {who} {verb} {thing}{at}"),
    "zh-Hant": ("{premise}{who}可以{at}{verb}{thing}嗎", "{premise}{who}能不能{at}{verb}{thing}"),
    "zh-Hans": ("{premise}{who}可以{at}{verb}{thing}吗", "{premise}{who}能{at}{verb}{thing}吗"),
}
PREMISES = {
    "en": (" with only {count} {word}", " if {who} had {count} {word}, "),
    "zh-Hant": ("如果{who}只有 {count} 個{word}，", "要是{who}剩 {count} {word}，"),
    "zh-Hans": ("假如{who}有 {count} 个{word}，", "要是{who}只剩 {count} 个{word}，"),
}
ASKER = {"en": "I", "zh-Hant": "我", "zh-Hans": "我"}


def positions(game: Any, rng: Random) -> Iterator[tuple[Any, int]]:
    """Positions of random plays and of typed tables with their number of seats, without end."""
    count = min(3, game.seats[-1])
    typed = sorted(path.stem for path in data_path("positions", game.id).glob("*.toml"))
    while True:
        start = set_up(game, parts_of(game.id), count, rng.randrange(8)).position
        for number, (_, _, _, after) in enumerate(playout(game, start, rng)):
            if number % SPACING == 0 and game.actors(after):
                yield after, count
                shown = table(f"positions/{game.id}/{rng.choice(typed)}")
                if game.actors(shown.position) and len(shown.names) <= count:
                    yield shown.position, len(shown.names)


@dataclass(frozen=True)
class Meant:
    """A piece at a target, as a question names it."""

    piece: str
    target: str
    words: str
    seat: int | None
    cell: str


def meant(game: Any, position: Any, actor: int, rng: Random) -> Meant | None:
    """A piece with a name and one of its targets, or a move that is aimed at a thing with a name."""
    names = lexicon(game.id)
    piece = rng.choice(game.pieces)
    targets = tuple(game.survey(position, actor, piece).targets)
    if rng.random() < 0.5:
        legal = {each: found for each in game.pieces if (found := game.survey(position, actor, each).legal)}
        piece = rng.choice(sorted(legal) or [piece])
        targets = tuple(legal.get(piece, ()))
    if not targets:
        return None
    target = rng.choice(targets)
    if thing := names.thing_of(piece):
        cell = rng.choice(parts(target)) if rng.random() < 0.5 else ""
        return Meant(piece, target, thing.word.id, None, cell)
    seats = [int(one) for one in parts(target) if one.isdigit()]
    things = [thing for one in parts(target) if (thing := names.thing_of(one))]
    if not things or actor in seats:
        return None
    return Meant(piece, target, things[-1].word.id, next(iter(seats), None), "")


def verb_of(game: Any, position: Any, actor: int, one: Meant, language: str) -> str:
    """A word for the move that lays the piece: the same for all of a game where no move is named so."""
    move = game.placing_move(position, actor, one.piece, one.target)
    usual = "put" if language == "en" else "放"
    said = SAID["move"][type(move).__struct_config__.tag][language]
    elsewhere = any(usual in SAID["move"][tag][language] for tag in tags(game))
    return usual if usual in said or not elsewhere else str(said[0])


def put(game: Any, position: Any, seat: int, held: DeclaredValue, count: int) -> Any:
    """The position with a number as a correction sets it, or None if the app cannot show it."""
    try:
        return game.corrections.correct(position, held.make_correction(seat, count))
    except (Impossible, ValueError):
        return None


def premise(game: Any, seen: Any, actor: int, who: str, locale: str, rng: Random) -> tuple[str, Any]:
    """A premise in words, and the position in which it is so."""
    named = [one for one in declared_values(game).values() if one.seat_key and one.id in HELD]
    if not named or rng.random() < 0.5:
        return "", seen
    word = rng.choice(HELD[rng.choice(named).id]["en" if locale == "en" else "zh"])
    held = next(one for one in named if flatten(word) in cues().holdings[one.id])
    count = rng.randrange(8)
    said = rng.choice(PREMISES[locale]).format(who=who, count=count, word=word)
    return said, put(game, seen, actor, held, count)


def legal_targets(game: Any, position: Any, actor: int, one: Meant, question: str) -> set[str]:
    """The targets that the question names on which its piece is legal, each by a verdict of its own."""
    found = lexicon(game.id).mentions(plain(question))
    things = {thing for mention in found for thing in mention}
    pieces = [each for each in game.pieces if lexicon(game.id).thing_of(each) in things] or [one.piece]
    wanted = {one.cell} if one.cell else set()
    if pieces == [one.piece] and lexicon(game.id).thing_of(one.piece) is None:
        wanted = {parts(one.target)[-1], *([] if one.seat is None else [str(one.seat)])}
    return {
        target
        for piece in pieces
        for target in game.survey(position, actor, piece).targets
        if wanted <= set(parts(target))
        if game.verdict(position, actor, game.placing_move(position, actor, piece, target)).legal
    }


@pytest.mark.parametrize(("game_id", "locale"), pairs_of_the_day(PLAYED, SENTENCES))
def test_a_yes_is_a_legal_verdict_and_a_no_an_illegal_one(game_id: str, locale: str) -> None:
    game, rng, names = GAMES[game_id], Random(f"agree-{game_id}-{locale}"), NAMES[:3]
    language, told = "en" if locale == "en" else "zh", Counter[bool | None]()
    for position, count in positions(game, rng):
        viewer = rng.choice(game.actors(position)) if rng.random() < 0.8 else rng.randrange(count)
        actor = rng.randrange(count) if rng.random() < 0.2 else viewer
        seen = game.view(position, viewer)
        if (one := meant(game, seen, actor, rng)) is None:
            continue
        who = ASKER[locale] if actor == viewer else names[actor]
        said, supposed = premise(game, seen, actor, who, locale, rng)
        thing = TEXTS[locale].say(f"{game_id}-{one.words}")
        if one.seat is not None:
            thing = f"{names[one.seat]}'s {thing}" if locale == "en" else f"{names[one.seat]} 的{thing}"
        at = one.cell and (f" at {one.cell}" if locale == "en" else f"在 {one.cell} ")
        verb = verb_of(game, seen, actor, one, language)
        question = rng.choice(SENTENCES[locale]).format(who=who, verb=verb, thing=thing, at=at, premise=said)
        answer = ask_board(game, position, question, names, viewer)
        legal = answer.legal if answer else None
        told[legal] += 1
        if answer is not None and legal is not None:
            assert supposed is not None, question
            right = legal_targets(
                game, supposed, actor, one, question.replace(said, "").replace(at or " ", " ")
            )
            assert (answer.seat, legal) == (actor, bool(right)), question
            lit = {cell for target in right for cell in parts(target)}
            assert set(answer.cells) <= lit, question
        if told.total() == ASKED:
            break
    assert told[True], told
    assert told[True] + told[False] >= ASKED // 2, told


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_price_is_the_payers_by_the_referee(game_id: str) -> None:
    game, rng, names = GAMES[game_id], Random(f"price-{game_id}"), NAMES[:3]
    told = Counter[bool]()
    for position, count in positions(game, rng):
        actor = rng.randrange(count)
        seen = game.view(position, 0)
        if (one := meant(game, seen, actor, rng)) is None:
            continue
        text = TEXTS["en"].say(f"{game_id}-{one.words}")
        question = f"how much is it for {names[actor]} to {verb_of(game, seen, actor, one, 'en')} {text}"
        answer = ask_board(game, position, question, names, 0)
        told[answer is not None and answer.kind == "price"] += 1
        if answer is not None and answer.kind == "price":
            assert answer.seat == actor, question
            assert tuple(figure.value for figure in answer.figures) in prices(game, seen, actor, question)
        if told.total() == ASKED // 3:
            break
    assert told[True], told


def prices(game: Any, position: Any, actor: int, question: str) -> set[tuple[int, ...]]:
    """The prices of the named things for a seat, alone and together."""
    found: set[tuple[int, ...]] = set()
    mentions = lexicon(game.id).mentions(plain(question))
    things = [thing for mention in mentions for thing in mention]
    every: list[int] = []
    for thing in things:
        for piece in game.pieces:
            for target in game.survey(position, actor, piece).targets:
                if lexicon(game.id).thing_of(piece) == thing or thing.id in parts(target):
                    price = game.price(position, actor, piece, target)
                    if price:
                        found.add(tuple(part.count for part in price.parts or ()))
    for one in sorted(found):
        every += one
    return {*found, *((*one, *other) for one in found for other in found), tuple(every), ()}
