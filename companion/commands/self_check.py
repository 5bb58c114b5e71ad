"""`companion dev try`: faults of a game, found by playing it at random."""

from collections.abc import Iterator, Sequence, Set
from pathlib import Path
from random import Random
from typing import Any

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.dev import MISSING
from companion.commands.lesson_check import check_lesson
from companion.commands.said_check import check_sentences
from companion.commands.usual_check import check_usual_questions
from companion.data import data_paths
from companion.engine.game import Game
from companion.engine.log import list_log_lines
from companion.engine.playout import playout
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.errors import FileError, Parts, Sentence
from companion.files.loaded import read_shown
from companion.files.position import read_position, write_position
from companion.files.record import read_record
from companion.games import GAMES
from companion.locale.kinds import languages, missing_messages
from companion.locale.texts import Texts
from companion.rulebook import load

AnyGame = Game[Any, Any, Any]
AnyTable = Table[Any, Any, Any]

PLAYS = 2
"""Random games that are played for each number of seats."""

LOOKS = 10
"""Approximate number of positions of each that are examined closely."""

LONGEST = 400
"""Most characters of a game's error that are repeated."""


def try_game(console: Console, game_id: str) -> int:
    """Print the faults of a game.

    Args:
        console: gives the language.
        game_id: the game.

    Returns:
        The exit status: 0 if nothing was found, 1 if something was, 2 if there is no such game.
    """
    game = console.find_game("dev try", GAMES, game_id)
    if game is None:
        return UNREADABLE
    found = [fault.text(console.texts) for fault in faults(game)]
    told = found or [Sentence("cli-dev-try-whole").text(console.texts)]
    console.answer(CommandAnswer({"game": game_id, "faults": found}, lambda: told))
    return MISSING if found else ANSWERED


def faults(game: AnyGame) -> Iterator[Sentence]:
    """Yield the faults of a game, each once, and nothing of a game that is whole."""
    every = Texts.load_all()
    texts = [every[locale] for locale in languages(game)]
    told: dict[str, Sentence] = {}
    for asked in (
        _check_texts(game, texts),
        _check_sections(game),
        check_lesson(game, texts),
        check_usual_questions(game, languages(game)),
        _check_files(game),
        _check_sample(game),
        _check_plays(game, texts),
    ):
        for fault in _yield_until_error(asked):
            told.setdefault(f"{fault.id} {fault.params.get('what', '')}", fault)
    yield from told.values()
    known = {str(fault.params.get("what", "")) for fault in told.values()}
    yield from _check_words(game, texts, known)


def _yield_until_error(steps: Iterator[Sentence]) -> Iterator[Sentence]:
    """Yield the faults of a check until it raises an error. The error becomes a fault as well."""
    try:
        yield from steps
    except Exception as error:
        yield Sentence("cli-dev-try-broke", {"what": f"{type(error).__name__}: {error}"[:LONGEST]})


def _check_texts(game: AnyGame, texts: Sequence[Texts]) -> Iterator[Sentence]:
    for one in texts:
        if lacking := missing_messages(game, one):
            params: Parts = {"locale": one.locale, "count": len(lacking), "what": lacking[0], "game": game.id}
            yield Sentence("cli-dev-try-texts", params)


def _check_sections(game: AnyGame) -> Iterator[Sentence]:
    """Yield a complaint for every section that a rule cites and the rulebook does not have."""
    stages = game.phases.stages
    yield from _miss_sections(
        game, {rule.section for stage in stages for rules in stage.rules.values() for rule in rules}
    )


def _miss_sections(game: AnyGame, cited: Set[str]) -> Iterator[Sentence]:
    there = {section.id for section in load(game.id, languages(game)[0]).sections}
    for section in sorted(cited - there):
        yield Sentence("cli-dev-try-section", {"what": section})


def _check_words(game: AnyGame, texts: Sequence[Texts], known: set[str]) -> Iterator[Sentence]:
    """Yield a complaint for every word that a sentence that was said has lacked.

    Args:
        game: the game.
        texts: the languages it was said in.
        known: the messages that were complained of already, with the game's id or without.
    """
    for one in texts:
        for message in sorted(one.complained):
            own = message.startswith(f"{game.id}-")
            if own and known.isdisjoint({message, message.removeprefix(f"{game.id}-")}):
                yield Sentence("cli-dev-try-unsaid", {"what": message, "locale": one.locale})


def _check_files(game: AnyGame) -> Iterator[Sentence]:
    """Yield a complaint for each example position that cannot be read, or has moves that cannot be judged."""
    for folder in data_paths("positions", game.id):
        for path in sorted(folder.glob("*.toml")):
            try:
                shown = read_shown(path, "score" if path.stem == "score" else "check")
                list(shown.judge_moves())
            except FileError as error:
                yield Sentence("cli-dev-try-file", {"what": _place_of(path, error), "why": error.sentence})


def _place_of(path: Path, error: FileError) -> str:
    """Name the file of an error, with its line and its field as far as they are known."""
    line, field = (
        f":{error.line}" if error.line else "",
        f" ({error.field.removeprefix('$.')})" if error.field else "",
    )
    return f"{path}{line}{field}"


def _check_sample(game: AnyGame) -> Iterator[Sentence]:
    """Yield a complaint if the sample table cannot be read, or is not in mid-game."""
    for path in data_paths("samples", f"{game.id}.json"):
        if path.exists():
            try:
                table = read_record(path.read_bytes(), path.name)
            except FileError as error:
                yield Sentence("cli-dev-try-stale", {"what": _place_of(path, error), "why": error.sentence})
            else:
                if not game.actors(table.position):
                    yield Sentence("cli-dev-try-sample", {"what": path.name})


def _check_plays(game: AnyGame, texts: Sequence[Texts]) -> Iterator[Sentence]:
    for count in game.seats:
        for number in range(PLAYS):
            table = _play_out(game, count, f"{game.id}/{count}/{number}")
            yield from _check_play(game, table, texts)


def _play_out(game: AnyGame, count: int, seed: str) -> AnyTable:
    """Play a random game to its end."""
    names = [f"Ann{number}" for number in range(count)]
    table = Table.set_up(game, "try", Setup(make_seats(*names)), 0)
    for _, seat, move, _ in playout(game, table.position, Random(seed)):
        table = table.play(seat, move, at=1)
    return table


def _check_play(game: AnyGame, table: AnyTable, texts: Sequence[Texts]) -> Iterator[Sentence]:
    """Yield the faults of a random game that came to its end."""
    names = [seat.name for seat in table.header.setup.seats]
    sheet = game.scoresheet(table.position)
    if not sheet.final:
        yield Sentence("cli-dev-try-final")
    yield from _miss_sections(game, {line.rule for standing in sheet.standings for line in standing.lines})
    codec = Codec(game)
    if Table.replay(game, codec.decode_record(codec.encode_record(table.record))).position != table.position:
        yield Sentence("cli-dev-try-record")
    for step in range(0, len(table.done) + 1, max(1, len(table.done) // LOOKS)):
        position = table.at_step(step)
        yield from _check_position(game, position, names)
        yield from check_sentences(game, position, texts)
    for one in texts:
        for line in list_log_lines(table):
            said = one.about(game.id, line.kind, line.notice.id, line.notice.params, names)
            what = f"{line.kind}-{line.notice.id}"
            if "{" in said or not one.has(f"{game.id}-{what}"):
                yield Sentence("cli-dev-try-said", {"what": what, "said": said})


def _check_position(game: AnyGame, position: Any, names: list[str]) -> Iterator[Sentence]:
    """Yield the faults of a position that was reached."""
    phase = game.stage(position)[1]
    for seat in range(len(names)):
        named = [move for move in game.candidates(position, seat) if game.verdict(position, seat, move).legal]
        if set(game.moves(position, seat)) != set(named):
            yield Sentence("cli-dev-try-moves", {"what": phase})
        for piece in game.pieces:
            for target in game.survey(position, seat, piece).legal:
                if not game.verdict(position, seat, game.placing_move(position, seat, piece, target)).legal:
                    yield Sentence("cli-dev-try-survey", {"what": piece, "target": target})
    typed = write_position(game, position, names)
    if read_position(typed.encode(), "try.toml", "check").position != position:
        yield Sentence("cli-dev-try-typed", {"what": phase})
