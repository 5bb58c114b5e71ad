"""Change a room's code line by line in a copy of the tree, and tell which changes its tests do not notice.

``python -m tests.tools.mutants companion/hosting`` tries 30 mutations of a room with the tests in
``tests/hosting``; see CONTRIBUTING. The copy lies in a temporary folder and is removed at the end, also when
the run is stopped.
"""

import argparse
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.tools.mutations import Mutation, list_mutations

ROOT = Path(__file__).parents[2]
LEFT_OUT = (".*", "__pycache__", "build", "dist", "node_modules")
"""What is not copied."""

PASSED = 0
OPTIONS = ("-x", "-q", "-p", "no:benchmark", "-p", "no:cacheprovider")

Fate = Literal["killed", "stopped", "survived"]


class Unusable(Exception):
    """The tests fail without any mutation, or call nothing of the room."""


@dataclass(frozen=True)
class Mutant:
    """A mutation, and what the tests made of it.

    Attributes:
        path: the module, from the root of the tree.
        mutation: the changed line.
        fate: killed by a failing test, stopped at the time limit, or survived.
        seconds: how long the tests took.
    """

    path: str
    mutation: Mutation
    fate: Fate
    seconds: float

    def __str__(self) -> str:
        changed = self.mutation
        where = f"{self.fate:9}{self.seconds:6.1f} s  {self.path}:{changed.line}"
        return f"{where}\n    - {changed.before}\n    + {changed.after}"


class Workshop:
    """A copy of the tree in which one module at a time is changed and the tests are run.

    Attributes:
        root: the copy.
        tests: the paths of the tests, from the root.
        limit: seconds after which a run is stopped.
    """

    def __init__(self, root: Path, tests: Sequence[str], limit: float | None = None) -> None:
        self.root, self.tests, self.limit = root, tuple(tests), limit

    def find_called(self) -> frozenset[tuple[str, int]]:
        """Run the tests as they are, and return the path and first line of every function that they call.

        Sets the time limit, if there is none, to three times what that took and ten seconds more.

        Raises:
            Unusable: the tests fail.
        """
        notes = self.root / "called.txt"
        began = time.monotonic()
        extra = {"NOTE_CALLS_IN": str(self.root), "NOTE_CALLS_TO": str(notes)}
        if self._run("-p", "called_functions", *self.tests, **extra) != PASSED:
            raise Unusable(f"The tests fail without any mutation: {' '.join(self.tests)}")
        self.limit = self.limit or 3 * (time.monotonic() - began) + 10
        rows = [line.rpartition("\t") for line in notes.read_text(encoding="utf-8").splitlines()]
        return frozenset((path, int(line)) for path, _, line in rows)

    def try_out(self, path: str, mutation: Mutation) -> Mutant:
        """Run the tests against a mutation, those named after its module first, and put the module back."""
        file, began = self.root / path, time.monotonic()
        original, times = file.read_bytes(), file.stat()
        file.write_text(mutation.source, encoding="utf-8")
        near = [f"{folder}/test_{file.stem}.py" for folder in self.tests]
        first = [each for each in near if (self.root / each).is_file()]
        try:
            code = self._run(*first, *self.tests)
        finally:
            file.write_bytes(original)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # what was compiled of it holds again
        fate: Fate = "stopped" if code is None else "survived" if code == PASSED else "killed"
        return Mutant(path, mutation, fate, time.monotonic() - began)

    def _run(self, *arguments: str, **extra: str) -> int | None:
        """Return the exit code of pytest, or None if it was stopped with everything it had started."""
        paths = os.pathsep.join((str(self.root), str(Path(__file__).parent)))
        # A mutant may be as long, and as old, as the one before it: what is compiled of it is not kept.
        kept = {} if extra else {"PYTHONDONTWRITEBYTECODE": "1"}
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *OPTIONS, *arguments],
            cwd=self.root,
            env={**os.environ, "CI": "1", "PYTHONPATH": paths, **kept, **extra},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(self.limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def choose(
    root: Path, room: str, called: frozenset[tuple[str, int]], count: int, seed: int
) -> list[tuple[str, Mutation]]:
    """Draw mutations of a room, one a line at most, of functions that the tests call and of constants.

    Raises:
        Unusable: the tests call nothing of the room.
    """
    files = [root / room] if (root / room).is_file() else sorted((root / room).rglob("*.py"))
    chance, lines = random.Random(seed), {}
    for file in files:
        path = file.relative_to(root).as_posix()
        if any(path == each for each, _ in called):
            found = list_mutations(file.read_text(encoding="utf-8"))
            chance.shuffle(found)
            reached = [one for one in found if not one.function or (path, one.function) in called]
            lines.update({(path, one.line): one for one in reached})
    if not lines:
        raise Unusable(f"The tests call nothing of {room}")
    drawn = chance.sample(sorted(lines), min(count, len(lines)))
    return [(path, lines[path, line]) for path, line in sorted(drawn)]


def find_tests(root: Path, room: str) -> str:
    """Return the tests that mirror a room: the module's own, else those of its folder."""
    place = Path("tests", *Path(room).with_suffix("").parts[1:])
    own = place.with_name(f"test_{place.name}.py")
    if not room.endswith(".py"):
        return place.as_posix()
    return (own if (root / own).is_file() else place.parent).as_posix()


def try_mutants(
    tree: Path,
    room: str,
    tests: Sequence[str] = (),
    count: int = 30,
    seed: int = 1,
    limit: float | None = None,
) -> Iterator[Mutant]:
    """Try mutations of a room in a copy of a tree.

    Args:
        tree: is read only.
        room: a folder or a module, from the tree's root.
        tests: paths of tests, from the tree's root; by default those that mirror the room.
        count: how many are tried at most.
        seed: of the draw.
        limit: seconds for each; by default measured.

    Raises:
        Unusable: the tests fail without any mutation, or call nothing of the room.
    """
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copied = Path(folder).resolve() / "tree"
        shutil.copytree(tree, copied, ignore=shutil.ignore_patterns(*LEFT_OUT))
        workshop = Workshop(copied, tests or (find_tests(tree, room),), limit)
        for path, mutation in choose(copied, room, workshop.find_called(), count, seed):
            yield workshop.try_out(path, mutation)


def main(arguments: Sequence[str]) -> int:
    """Try a room's mutants, print each with its fate, and return how many survived."""
    parser = argparse.ArgumentParser(prog="mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("room", help="a folder or a module, as companion/hosting")
    parser.add_argument("tests", nargs="*", help="tests to run; by default those of the room")
    parser.add_argument("--count", type=int, default=30, help="how many mutants (30)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--limit", type=float, help="seconds for each; by default measured")
    asked = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    survived = tried = 0
    try:
        for mutant in try_mutants(
            ROOT, asked.room.rstrip("/"), asked.tests, asked.count, asked.seed, asked.limit
        ):
            tried += 1
            survived += mutant.fate == "survived"
            print(mutant, flush=True)
    except Unusable as error:
        print(error)
        return 2
    print(f"{survived} of {tried} survived")
    return min(survived, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
