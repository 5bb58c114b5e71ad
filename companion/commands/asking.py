"""`companion ask`: answers of the rulebook, and of a table's referee, to a question in everyday words."""

from argparse import Namespace
from collections.abc import Iterator, Sequence

from companion.asking import BoardAnswer, Ruled
from companion.asking.answers import UNANSWERED
from companion.asking.players import is_for_others
from companion.asking.rule_notes import notes, quote
from companion.commands.ask_file import TableConsole
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.files.errors import FileError, Sentence
from companion.files.loaded import read_shown
from companion.files.type_errors import wrong_value
from companion.games import GAMES
from companion.rulebook import Answer, Finding, load
from companion.rulebook import ask as ask_rulebook

NEAREST = 1
"""Exit status: nothing really fits and what was shown is only the nearest, or the rules leave it open."""


def ask(console: Console, args: Namespace) -> int:
    """Answer a question about the rules of a game, the section that answers best first.

    A question about the table of a file is answered by the referee, before the rulebook.

    Args:
        console: prints the answer in its language.
        args: ``game``, ``question`` as its words, ``file`` of a table and the name of the ``seat`` that asks.

    Returns:
        The exit status.
    """
    if console.find_game("ask", GAMES, args.game) is None:
        return UNREADABLE
    question = " ".join(args.question)
    try:
        board = _read_board(console, args)
    except FileError as error:
        console.refuse(error)
        return UNREADABLE
    ruled = board.ask(question) if board else Ruled((), question)
    found = ask_rulebook(args.game, ruled.rest, console.locale, board.shown.names if board else ())
    told = ruled.answers
    if board:
        for answer in told:
            console.answer(_answer_board(board, answer, found.findings))
    if not ruled.understood and not console.as_json:
        console.lines([console.texts.say("app-ask-not-understood")])
    if not told:
        console.lines_aside(notes(console.texts, args.game, found))
    sections, count = {answer.sections[0] for answer in told}, len(board.shown.names) if board else 0
    for finding in () if told and found.nearest else found.findings:
        if finding.section.id not in sections and not is_for_others(args.game, finding.section.id, count):
            console.answer(_say_finding(console, args.game, found, finding, understood=ruled.understood))
    admitted = all(answer.kind in UNANSWERED for answer in told)
    return NEAREST if admitted and (told or found.nearest or found.silent) else ANSWERED


def _read_board(console: Console, args: Namespace) -> TableConsole | None:
    """Read the table that is asked, if a file is given.

    Raises:
        FileError: the file cannot be read, is of another game, or has no such seat.
    """
    if args.file is None:
        return None
    shown = read_shown(args.file, "check")
    if shown.game.id != args.game:
        expected = Sentence("file-expected-one_of", {"values": (args.game,)})
        raise FileError(shown.file, wrong_value(expected, shown.game.id), field="game")
    return TableConsole(console, shown, None if args.seat is None else shown.seat(args.seat))


def _answer_board(board: TableConsole, told: BoardAnswer, findings: Sequence[Finding]) -> CommandAnswer:
    """Combine the referee's answer with the section it rests on as the rulebook has it."""
    section = load(board.shown.game.id, board.console.locale).section(told.sections[0])
    same = next((finding for finding in findings if finding.section.id == section.id), None)
    document = {
        "section": section.id,
        "title": section.title,
        "sentence": same.sentence if same else next(iter(section.lines), ""),
        "score": max((finding.score for finding in findings), default=0.0),
        "answered": told.kind not in UNANSWERED,
        "board": board.document(told),
    }
    return CommandAnswer(document, lambda: board.lines(told))


def _say_finding(
    console: Console, game: str, answer: Answer, finding: Finding, *, understood: bool
) -> CommandAnswer:
    quoted = quote(console.texts, finding)
    document = {
        **({} if understood else {"understood": False}),
        "section": finding.section.id,
        "title": finding.section.title,
        "sentence": quoted,
        "score": finding.score,
        "answered": not (answer.nearest or answer.silent),
        "notes": list(notes(console.texts, game, answer)),
    }
    return CommandAnswer(document, lambda: _answer_lines(finding, quoted))


def _answer_lines(finding: Finding, quoted: str) -> Iterator[str]:
    yield finding.section.heading
    if quoted:
        yield f"    {quoted}"
