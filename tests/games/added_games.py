"""Packages of games as somebody else would install them, in a folder that Python looks for them in."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def install(place: Path, points: dict[str, str], name: str = "added") -> None:
    """Put the entry points of games where an installer would.

    Args:
        place: the folder that Python looks for packages in.
        points: the games, ``package.module:GAME`` by name.
        name: what is installed.
    """
    folder = place / f"{name}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    lines = [f"{point} = {value}" for point, value in points.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[companion.games]", *lines, ""]))


def environ(place: Path) -> dict[str, str]:
    """What a process is told so that it finds what is installed in a folder, and this app."""
    return {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{place}", "COMPANION_HOME": str(place / "home")}


def run(place: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """A Python process that finds what is installed in a folder."""
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env=environ(place), cwd=place
    )


def told(place: Path, program: str) -> tuple[Any, list[str]]:
    """What a program prints as JSON, and the lines it complains with."""
    ran = run(place, "-c", program)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout), ran.stderr.splitlines()
