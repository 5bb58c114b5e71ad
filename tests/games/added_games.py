"""Packages of games as somebody else would install them, in a folder that Python looks for them in."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

ROOT = Path(__file__).parents[2]


def install(
    place: Path,
    points: dict[str, str],
    name: str = "added",
    *,
    boards: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Put the entry points of games and boards as an installer would.

    Args:
        place: the folder that Python looks for packages in.
        points: the games, ``package.module:GAME`` by name.
        name: what is installed.
        boards: the boards, ``package.module:BOARD`` by the game's id.
    """
    folder = place / f"{name}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    lines: list[str] = []
    for group, named in (("companion.games", points), ("companion.boards", boards)):
        lines += [f"[{group}]", *(f"{point} = {value}" for point, value in named.items())]
    (folder / "entry_points.txt").write_text("\n".join([*lines, ""]))


def environ(place: Path) -> dict[str, str]:
    """Return what a process is told so that it finds what is installed in a folder, and this app.

    What Hypothesis has read from the files here it need not read again.
    """
    found = {"PYTHONPATH": f"{ROOT}{os.pathsep}{place}", "COMPANION_HOME": str(place / "home")}
    return {**os.environ, **found, "HYPOTHESIS_STORAGE_DIRECTORY": str(ROOT / ".hypothesis")}


def run(place: Path, *arguments: object, say: str = "") -> subprocess.CompletedProcess[str]:
    """Return a Python process that finds what is installed in a folder. Its time is that of the test."""
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        input=say,
        capture_output=True,
        text=True,
        check=False,
        env=environ(place),
        cwd=place,
    )


def told(place: Path, program: str) -> tuple[Any, list[str]]:
    """Return what a program prints as JSON, and the lines it complains with."""
    ran = run(place, "-c", program)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout), ran.stderr.splitlines()


@dataclass(frozen=True)
class Answer:
    """What a command answered: its exit status, what it printed, and what it complained of."""

    status: int
    out: str
    err: str


ANSWERING = """
import io, json, sys
from companion.cli import main
for arguments in json.load(sys.stdin):
    out, err = io.StringIO(), io.StringIO()
    status = main(arguments, out=out, err=err)
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""


def answers(place: Path, *commands: tuple[object, ...]) -> dict[tuple[object, ...], Answer]:
    """Return what ``companion`` answers to several commands, one after the other in one process."""
    asked = json.dumps([[str(one) for one in command] for command in commands])
    ran = run(place, "-c", ANSWERING, say=asked)
    assert ran.returncode == 0, ran.stderr
    found = [Answer(*json.loads(line)) for line in ran.stdout.splitlines()]
    return dict(zip(commands, found, strict=True))
