"""The page about typed tables: each of its files is answered, and it leaves out nothing that can be typed."""

import io
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from companion.cli import main
from companion.data import data_path
from companion.engine.rulings import rulings_of
from companion.games import GAMES, OWN
from tests.docs.pages import PAGES, Block, blocks, links, page

PAGE = "docs/position-files.md"
EVERY_GAME = pytest.mark.parametrize("game_id", sorted(OWN))


@dataclass(frozen=True)
class Example:
    """A file typed on a page, and what the page says of it.

    Attributes:
        page: where it stands.
        file: the file's block.
        shown: blocks in which commands about it are run.
    """

    page: str
    file: Block
    shown: tuple[Block, ...]


def examples() -> Iterator[Example]:
    """Yield every typed file of every page, with the console blocks up to the next one."""
    for name in PAGES:
        file, shown = None, list[Block]()
        for block in (*blocks(name), None):
            if block and block.info == "console":
                shown.append(block)
            elif block is None or block.info.startswith("toml"):
                if file:
                    yield Example(name, file, tuple(shown))
                file, shown = block, []


EXAMPLES = list(examples())
EVERY_EXAMPLE = pytest.mark.parametrize(
    "example", EXAMPLES, ids=lambda example: f"{example.page}:{example.file.line}"
)


def ask(*arguments: str) -> tuple[int, str]:
    """Run the command: its exit status, and everything it printed, complaints last."""
    out, err = io.StringIO(), io.StringIO()
    status = main(arguments, out=out, err=err, environ={})
    return status, f"{out.getvalue()}{err.getvalue()}"


@EVERY_EXAMPLE
@pytest.mark.parametrize("command", ["score", "check"])
def test_every_file_is_read_as_the_page_says(
    example: Example, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table.toml").write_text(example.file.text, encoding="utf-8")
    status, said = ask(command, "table.toml")
    assert status == (2 if example.file.info == "toml error" else 0), said
    assert "Note: " not in said


@pytest.mark.parametrize(
    "example", [one for one in EXAMPLES if one.shown], ids=lambda one: f"{one.page}:{one.file.line}"
)
def test_every_answer_is_the_one_that_is_shown(
    example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in example.shown:
        command, _, answer = block.text.partition("\n")
        program, *arguments = shlex.split(command.removeprefix("$ "))
        (file,) = (argument for argument in arguments if argument.endswith(".toml"))
        Path(file).write_text(example.file.text, encoding="utf-8")
        assert program == "companion"
        assert ask(*arguments)[1].rstrip("\n") == answer.rstrip("\n")


# Nothing is left out --------------------------------------------------------------------------------------


def part(heading: str) -> str:
    """Return what stands under a heading, down to the next one of its rank."""
    rank, _, _ = heading.partition(" ")
    found = re.search(rf"^{heading}$.*?(?=^#{{2,{len(rank)}}} |\Z)", page(PAGE), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[0]


def title(game_id: str) -> str:
    """Return a game's name as headings have it."""
    return game_id.replace("_", " ").title()


def named(game_id: str) -> set[str]:
    """Return every word that is set in code in a game's chapter, and in the one about what all have in
    common.
    """
    text = part(f"## {title(game_id)}") + part("## What every game has in common")
    return words(" ".join(re.findall(r"`+([^`]+)`+", text)))


def words(text: str) -> set[str]:
    """Return the words of some code, those with a hyphen whole."""
    return set(re.findall(r"[A-Za-z_0-9]+(?:-[a-z]+)?", text))


def fields(kind: Any) -> Iterator[str]:
    """Yield the fields of a typed table, and of tables inside it."""
    for name, hint in get_type_hints(kind).items():
        if name in kind.__struct_fields__:
            yield msgspec.structs.fields(kind)[kind.__struct_fields__.index(name)].encode_name
        for part in (hint, *get_args(hint), *(inner for one in get_args(hint) for inner in get_args(one))):
            if isinstance(part, type) and issubclass(part, msgspec.Struct) and part is not kind:
                yield from fields(part)


@EVERY_GAME
def test_every_field_of_a_file_is_told(game_id: str) -> None:
    assert set(fields(GAMES[game_id].notation.table_type)) - named(game_id) == set()


@EVERY_GAME
def test_every_move_is_told_with_its_fields(game_id: str) -> None:
    moves = part(f"### Moves of {title(game_id)}")
    for kind in get_args(GAMES[game_id].move_type):
        tag = kind.__struct_config__.tag
        row = re.search(rf"^\| (?:`\w+`, )*`{tag}`.*$", moves, re.MULTILINE)
        assert row, tag
        typed = {field.encode_name for field in msgspec.structs.fields(kind)}
        missing = typed - words(" ".join(re.findall(r"`([^`]+)`", row[0])))
        assert missing <= CALLED.get((game_id, tag), set()), tag


CALLED = {("citadels", "destroy"): {"seat"}}
"""Fields of moves that are typed by another name than they are kept by: ``seat`` says who moves."""


@EVERY_GAME
def test_every_phase_and_every_reading_is_told(game_id: str) -> None:
    game = GAMES[game_id]
    readings = {word for one in rulings_of(game.rulings_type) for word in (one.id, *one.readings)}
    assert readings - named(game_id) == set()
    phases = get_args(get_args(get_type_hints(game.notation.table_type)["phase"])[0])
    row = re.search(r"^\| `phase` \| ([^|]*) \|", part(f"### Fields of {title(game_id)}"), re.MULTILINE)
    assert row
    assert tuple(re.findall(r"\w+", row[1])) == phases


@EVERY_GAME
def test_every_example_that_ships_is_linked_with_the_commands_it_names(game_id: str) -> None:
    examples_of = part(f"### Examples of {title(game_id)}")
    for path in sorted(data_path("positions", game_id).glob("*.toml")):
        assert f"../data/positions/{game_id}/{path.name}" in links(PAGE)
        asked = re.findall(r"^#   companion (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        row = re.search(rf"^\| \[`{path.name}`\]\([^)]*\) \| ([^|]*) \|", examples_of, re.MULTILINE)
        assert row
        assert set(re.findall(r"\w+", row[1])) == set(asked)
