"""The files that a game is made of, each with how it comes about: what is missing is named by its file."""

from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from companion.games import GAMES
from companion.locale import Texts, kinds
from tests.conformance.parts import is_own, package_of, parts_of, tests_of

ROOT = Path(__file__).parents[2]
FOLDERS = ("companion/games", "views/boards", "data", "tests")
"""Where files of a game lie."""


class Needed(NamedTuple):
    """A file, or some files, that every game has.

    Attributes:
        files: their path, with stars for what differs; ``GAME``, ``LOCALE``, ``SEATS`` and ``VERSION`` stand
            for each of theirs.
        made: how one comes by them.
    """

    files: str
    made: str


NEEDED = (
    Needed("data/boxes/GAME.toml", "every printed value with its source"),
    Needed("data/rulebooks/GAME/LOCALE.md", "the rules in our own words"),
    Needed("data/rulebooks/GAME/usual.toml", "the questions asked most at each phase"),
    Needed(
        "data/locales/LOCALE/GAME.ftl",
        "every sentence; companion dev texts GAME names what is missing",
    ),
    Needed("data/samples/GAME.json", "a table in mid-game, played by a module of the game's tests"),
    Needed("data/positions/GAME/*.toml", "tables to try, each with the command for it"),
    Needed("tests/games/GAME/parts.py", "PARTS, as tests/conformance/parts.py tells them"),
    Needed("tests/games/GAME/ties.py", "TIES, as tests/conformance/ties.py tells them"),
    Needed("tests/games/GAME/test_*.py", "what the game's own tests prove"),
    Needed("tests/games/GAME/golden/vVERSION-*.json", "python -m tests.conformance.golden GAME"),
    Needed("tests/games/GAME/golden/*-seatsSEATS-*.json", "python -m tests.conformance.golden GAME"),
)

SHIPS = (
    Needed("companion/games/GAME/__init__.py", "the game itself, named GAME"),
    Needed("data/rulebooks/GAME/words.toml", "words that people use, each leading to a word of the rulebook"),
    Needed("data/rulebooks/GAME/asked.toml", "how people ask for each section"),
    Needed("data/locales/LOCALE/GAME_lesson.ftl", "what the lesson says"),
    Needed("data/lessons/GAME.toml", "a guided first round"),
    Needed("views/boards/GAME/__init__.py", "the game's board, named BOARD"),
    Needed("tests/games/GAME/fingers.py", "FINGERS, as tests/views/test_lessons.py tells them"),
    Needed("tests/sharing/golden/*-GAME-*.txt", "python -m tests.sharing.golden"),
    Needed("tests/sharing/golden/*-GAME-*.json", "python -m tests.sharing.golden"),
    Needed("tests/rulebook/GAME.py", "FRAME, as tests/rulebook/checks.py tells it"),
    Needed("tests/rulebook/asked/GAME.toml", "questions as people ask them, and the sections that answer"),
)
"""What a game needs besides that ships with the app; one in a package of its own does without."""

GOLD = (
    Needed("tests/games/GAME/oracle.py", "an oracle, written from the rules without a look at the game"),
    Needed("tests/games/GAME/cited.toml", "by section of the rulebook the rules that it tells"),
)
"""What a game needs besides where it says that it has an oracle."""


def patterns(game_id: str, needed: Needed) -> list[str]:
    """Return the paths that are asked for, one for each of the game's languages, numbers of seats and the
    like.
    """
    game = GAMES[game_id]
    found = [needed.files]
    for name, values in (
        ("GAME", [game_id]),
        ("LOCALE", list(kinds.languages(game))),
        ("SEATS", [str(count) for count in game.seats]),
        ("VERSION", [str(game.rules_version)]),
    ):
        found = [path.replace(name, value) for path in found for value in (values if name in path else [""])]
    return found


def asked_of(game_id: str) -> list[tuple[str, str]]:
    """Return every path that is asked of a game, with how its file is made."""
    gold = GOLD if parts_of(game_id).has("gold") else ()
    needed = (*NEEDED, *(SHIPS if is_own(game_id) else ()), *gold)
    return [
        (path, one.made.replace("GAME ", f"{game_id} ")) for one in needed for path in patterns(game_id, one)
    ]


def missing(game_id: str, files: Collection[str]) -> list[str]:
    """Return what a game lacks, as sentences that name the file to write.

    Args:
        game_id: the game.
        files: the paths that are there, as `files_of` tells them.
    """
    return [
        f"{path} is missing: {made}"
        for path, made in asked_of(game_id)
        if not any(fnmatch(file, path) for file in files)
    ]


def unsaid(game_id: str, texts: Mapping[str, Texts]) -> list[str]:
    """Return the messages a game lacks of those that it tells of itself, as sentences that name the language.

    Args:
        game_id: the game.
        texts: the sentences of every language.
    """
    game = GAMES[game_id]
    lacking = {locale: kinds.missing_messages(game, texts[locale]) for locale in kinds.languages(game)}
    return [f"{message} is missing in {locale}" for locale, ids in lacking.items() for message in ids]


def files_of(game_id: str) -> list[str]:
    """Return the paths of all files that may belong to a game, from the root of the repository.

    What a package of its own has is called as if it lay here: ``data/…`` and ``tests/games/<game>/…``.
    """
    if is_own(game_id):
        return [path for folder in FOLDERS for path in _below(ROOT / folder, f"{folder}/")]
    tests = _below(tests_of(game_id), f"tests/games/{game_id}/")
    return [*_below(package_of(game_id) / "data", "data/"), *tests]


def _below(folder: Path, called: str) -> Iterator[str]:
    for path in folder.rglob("*"):
        if path.suffix in {".py", ".toml", ".md", ".ftl", ".json", ".txt"}:
            yield called + path.relative_to(folder).as_posix()
