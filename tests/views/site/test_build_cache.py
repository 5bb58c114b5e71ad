"""What was made for the site once is not made again, and what has changed is."""

import os
import sys
from pathlib import Path

import pytest

from views.site.build_cache import UNUSED, BuildCache, cache_key
from views.site.compiling import Compiler

COMPILER = """
import json, sys, zipfile
log = open(sys.argv[1], "a")
for line in sys.stdin:
    act, *rest = json.loads(line)
    if act == "needed":
        log.write("needed\\n")
    elif act == "compile":
        with zipfile.ZipFile(rest[0]) as source, zipfile.ZipFile(rest[1], "w") as target:
            for name in source.namelist():
                log.write(f"{name}\\n")
                if b"wrong" in source.read(name):
                    sys.exit(3)
                target.writestr(name, b"compiled " + source.read(name))
    else:
        log.write(f"smaller {rest[2]}\\n")
        open(rest[1], "wb").write(open(rest[0], "rb").read()[:3])
    log.flush()
    print(json.dumps(["os"] if act == "needed" else None), flush=True)
"""
"""Stands for the site's Python: answers as `compile.mjs` does, and notes what it was asked."""


class Asked:
    """A compiler, begun anew as each build does, and what it was asked since last looked at."""

    def __init__(self, folder: Path) -> None:
        self._script, self._log, self._kept = (
            folder / "compiler.py",
            folder / "log",
            BuildCache(folder / "made"),
        )
        self._script.write_text(COMPILER, encoding="utf-8")

    def compiled(
        self, files: dict[str, bytes], recipe: bytes = b"1", *, own: bool = False
    ) -> dict[str, bytes]:
        with self._compiler(recipe) as compiler:
            return compiler.compile_modules(files, own=own)

    def smaller(self, data: bytes, level: int) -> bytes:
        with self._compiler(b"1") as compiler:
            return compiler.compress(data, level)

    def needed(self) -> list[str]:
        with self._compiler(b"1") as compiler:
            return compiler.needed_modules()

    def told(self) -> list[str]:
        found = self._log.read_text(encoding="utf-8").split("\n")[:-1] if self._log.exists() else []
        self._log.unlink(missing_ok=True)
        return found

    def _compiler(self, recipe: bytes) -> Compiler:
        return Compiler((sys.executable, str(self._script), str(self._log)), recipe, self._kept)


@pytest.fixture
def asked(tmp_path: Path) -> Asked:
    return Asked(tmp_path)


def test_a_module_is_compiled_once_and_again_when_it_changes(asked: Asked) -> None:
    files = {"a.py": b"1", "b/c.py": b"2", "d.txt": b"3"}
    made = {"a.pyc": b"compiled 1", "b/c.pyc": b"compiled 2", "d.txt": b"3"}
    assert asked.compiled(files) == made
    assert asked.told() == ["/app/a.py", "/app/b/c.py"]
    assert asked.compiled(files) == made
    assert asked.told() == []
    assert asked.compiled({**files, "a.py": b"4"}) == {**made, "a.pyc": b"compiled 4"}
    assert asked.told() == ["/app/a.py"]


def test_another_compiler_or_another_place_makes_another_module_of_the_same_source(asked: Asked) -> None:
    for recipe, own in ((b"1", False), (b"2", False), (b"1", True)):
        asked.compiled({"a.py": b"1"}, recipe, own=own)
    assert asked.told() == ["/app/a.py", "/app/a.py", "/lib/python314.zip/a.py"]


def test_what_cannot_be_compiled_is_said_and_not_kept(asked: Asked) -> None:
    for _ in range(2):
        with pytest.raises(Exception, match="status 3"):
            asked.compiled({"a.py": b"wrong"})


def test_an_archive_is_made_small_once_for_each_level(asked: Asked) -> None:
    assert [asked.smaller(b"12345", level) for level in (3, 19, 3)] == [b"123"] * 3
    assert asked.told() == ["smaller 3", "smaller 19"]


def test_what_python_needs_first_is_asked_once(asked: Asked) -> None:
    assert asked.needed() == asked.needed() == ["os"]
    assert asked.told() == ["needed"]


def test_names_tell_parts_apart() -> None:
    assert (
        len({cache_key(b"ab", b"c"), cache_key(b"a", b"bc"), cache_key(b"abc"), cache_key(b"ab", b"c", b"")})
        == 4
    )


def test_what_no_build_has_used_for_long_goes(tmp_path: Path) -> None:
    kept = BuildCache(tmp_path)
    old, used, new = (cache_key(bytes([number])) for number in range(3))
    for name in (old, used, new):
        kept.put(name, name.encode())
    for path in tmp_path.glob("*/*"):
        if path.name in (old, used):
            before = path.stat().st_mtime - 2 * UNUSED
            os.utime(path, (before, before))
    assert kept.find(used) == used.encode()
    kept.tidy()
    assert [kept.find(name) is not None for name in (old, used, new)] == [False, True, True]
