"""Writes ``data/rulebooks/variants.txt`` anew: ``python -m tests.rulebook.variants TSCharacters.txt``.

The table of OpenCC is read from a file at hand; pairs that stand in ours and not in theirs are kept.
"""

import sys
from pathlib import Path

from companion.data import data_path
from companion.wording.folding import variants

HEAD = """\
# Traditional characters and the Simplified ones they are searched as: pairs, Traditional first.
# Made by tests/rulebook/variants.py from data/dictionary/TSCharacters.txt of OpenCC
# (https://github.com/BYVoid/OpenCC), Copyright the OpenCC contributors, under the Apache License 2.0,
# which is in variants-LICENSE.txt beside this file. Changed: one Simplified character each, chains are
# followed to their end, and some pairs are our own.
"""

PER_LINE = 40

COMMON = "\uffff"
"""The last character of the plane in which all but rare ones stand."""


def table(source: str) -> dict[str, str]:
    """Return the first Simplified character of each Traditional one, or the rare short form of one
    without.
    """
    rows = [line.split() for line in source.splitlines() if line and not line.startswith("#")]
    others = {
        key: next((each for each in values if each != key and (each > COMMON or values[0] != key)), key)
        for key, *values in rows
    }
    return {key: other for key, other in others.items() if other != key}


def settled(pairs: dict[str, str]) -> dict[str, str]:
    """Return the same pairs, each leading to a character that leads nowhere else."""

    def end(character: str) -> str:
        seen = {character}
        while (after := pairs.get(character, character)) not in seen:
            seen.add(after)
            character = after
        return character

    found = {key: end(key) for key in pairs}
    return {key: last for key, last in found.items() if key != last}


def main(path: Path) -> None:
    pairs = settled(table(path.read_text(encoding="utf-8")) | dict(variants()))
    written = [key + last for key, last in sorted(pairs.items())]
    lines = [" ".join(written[at : at + PER_LINE]) for at in range(0, len(written), PER_LINE)]
    data_path("rulebooks", "variants.txt").write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
