"""`companion dev new`: a small game to begin with, as a package of its own."""

import shlex
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.data import data_path
from companion.files.errors import FileError, Sentence
from companion.games import GAMES
from companion.games.added import ID
from companion.history.errors import reason_of

EXAMPLE = "counting"
"""The game that is written, under another name."""

_WRITTEN = {".ftl", ".json", ".md", ".py", ".toml"}
_LONGEST = 40


def new(console: Console, name: str, to: Path | None) -> int:
    """Write a game that is small and complete.

    Args:
        console: prints the result in its language.
        name: the id of the game, and the name of its package.
        to: the folder it is written to; by default one of that name, here.

    Returns:
        The exit status: 2 if the name is refused, or the folder is not empty.
    """
    folder = to or Path(name)
    try:
        _check_name(name, folder)
        files = write_files(name)
        _write_files(folder, files)
    except FileError as error:
        console.refuse(error)
        return UNREADABLE
    document = {"game": name, "folder": str(folder), "files": list(files)}
    console.answer(CommandAnswer(document, lambda: _next_step_lines(console, name, folder, len(files))))
    return ANSWERED


def write_files(name: str) -> Mapping[str, str]:
    """Write the files of a new game in memory, by their path in its folder.

    Args:
        name: the id of the game; lower-case words joined by underscores.
    """
    root = _find_example()
    return {
        _rename_example(path.relative_to(root).as_posix(), name): _rename_example(
            path.read_text(encoding="utf-8"), name
        )
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix in _WRITTEN
    }


def _find_example() -> Path:
    """Find the example: with the data in a wheel, among the examples in a checkout."""
    packed = data_path("new_game")
    return packed if packed.is_dir() else data_path().parent / "examples" / EXAMPLE


def _rename_example(text: str, name: str) -> str:
    """Replace the example's name in a text by the new one."""
    title = name.replace("_", " ").title()
    for old, new_one in (
        (EXAMPLE.title(), title),
        (EXAMPLE, name),
    ):
        text = text.replace(old, new_one)
    return text


def _check_name(name: str, folder: Path) -> None:
    if not ID.fullmatch(name) or iskeyword(name) or len(name) > _LONGEST:
        raise FileError("dev new", Sentence("cli-dev-new-name", {"name": name[:_LONGEST]}))
    found = find_spec(name)
    if name in GAMES or (found and found.origin):
        raise FileError("dev new", Sentence("cli-dev-new-taken", {"name": name}))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FileError("dev new", Sentence("cli-dev-new-exists", {"folder": str(folder)}))


def _write_files(folder: Path, files: Mapping[str, str]) -> None:
    try:
        for file, text in files.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(str(folder), Sentence("cli-export-failed", {"reason": reason_of(error)})) from error


def _next_step_lines(console: Console, name: str, folder: Path, count: int) -> Iterator[str]:
    yield console.texts.say("cli-dev-new-written", count=count, folder=str(folder))
    table = folder / name / "data" / "positions" / name / "check.toml"
    yield f"  pip install -e {shlex.quote(str(folder))}"
    yield f"  companion check {shlex.quote(str(table))}"
    yield f"  companion dev texts {name}"
