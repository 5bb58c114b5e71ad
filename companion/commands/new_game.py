"""`companion dev new`: a small game to begin with, as a package of its own."""

import re
import shlex
from collections.abc import Iterator, Mapping
from functools import partial
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.data import data_path
from companion.files.errors import FileError, Sentence
from companion.games import GAMES
from companion.games.added import ID
from companion.history.errors import reason_of

_NAMES = (
    r"(?<=[\"/_`]){0}\b|\b{0}(?=[\"/:_`-]|\.[a-z])|^{0}(?= = )|(?<=^from ){0}\b|(?<=^import ){0}\b"
    r"|(?<=dev texts ){0}\b|(?<=dev try ){0}\b"
)
"""Pattern of an example's name where it is no word of a sentence."""

_TITLES = r"(?<=^# ){0}\b|(?<=-name = ){0}$|(?<=\"){0}(?=, a )|\b{0}(?=, spoken )"
"""Pattern of an example's title."""

_WRITTEN = {".ftl", ".json", ".md", ".py", ".toml"}
_LONGEST = 40


def new(console: Console, name: str, to: Path | None, like: str = "counting") -> int:
    """Write a game that is small and complete.

    Args:
        console: prints the result in its language.
        name: the id of the game, and the name of its package.
        to: the folder it is written to; by default one of that name, here.
        like: the example it begins as, one of `companion.commands.arguments.EXAMPLES`.

    Returns:
        The exit status: 2 if the name is refused, or the folder is not empty.
    """
    folder = to or Path(name)
    try:
        _check_name(name, folder)
        files = write_files(name, like)
        _write_files(folder, files)
    except FileError as error:
        console.refuse(error)
        return UNREADABLE
    document = {"game": name, "folder": str(folder), "files": list(files)}
    console.answer(CommandAnswer(document, lambda: _next_step_lines(console, name, folder, len(files))))
    return ANSWERED


def write_files(name: str, like: str = "counting") -> Mapping[str, str]:
    """Write the files of a new game in memory, by their path in its folder.

    Args:
        name: the id of the game; lower-case words joined by underscores.
        like: the example it begins as, one of `companion.commands.arguments.EXAMPLES`.
    """
    root, rename = _find_example(like), partial(_rename_example, like, name)
    return {
        rename(path.relative_to(root).as_posix()): rename(path.read_text(encoding="utf-8"))
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix in _WRITTEN
    }


def _find_example(like: str) -> Path:
    """Find an example: with the data in a wheel, among the examples in a checkout."""
    packed = data_path("new_game")
    return (packed if packed.is_dir() else data_path().parent / "examples") / like


def _rename_example(like: str, name: str, text: str) -> str:
    """Replace the example's name in a text by the new one, where it names the game or its package.

    The same word in a sentence stays: dominoes are still laid in a game that begins as ``dominoes``.
    """
    title = name.replace("_", " ").title()
    called = re.sub(_TITLES.format(like.title()), title, text, flags=re.MULTILINE)
    return re.sub(_NAMES.format(like), name, called, flags=re.MULTILINE)


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
