"""Lay out the fallback fonts exactly where the Flutter web client looks for them.

A Flutter web page never uses the fonts of the device. For a character that its own faces lack it asks the
server for a slice of a Noto font, by a name that is compiled into the client. This script reads those names
from the installed client, takes the slices from the npm packages that carry the same fonts cut in the same
way, and writes them to this folder. Run it again whenever the pinned version of Flet changes::

    for font in sc tc symbols symbols-2 math; do npm pack @fontsource/noto-sans-$font@5.3.0; done
    python data/fonts/build.py fontsource-noto-sans-*.tgz

Every font is under the SIL Open Font License 1.1; its text is written beside the slices.
"""

import json
import re
import shutil
import sys
import tarfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

HERE = Path(__file__).resolve().parent
FAMILIES = {
    "Noto Sans SC": "noto-sans-sc",
    "Noto Sans TC": "noto-sans-tc",
    "Noto Sans Symbols": "noto-sans-symbols",
    "Noto Sans Symbols 2": "noto-sans-symbols-2",
    "Noto Sans Math": "noto-sans-math",
}
SINGLE = {"Noto Sans Symbols": "symbols", "Noto Sans Math": "latin"}
"""Fonts that the client wants in one piece: the slice of the package that holds the symbols."""


def wanted(client: str, family: str) -> Iterator[tuple[int, str]]:
    """Yield the number and the path of each slice of a family, as compiled into the client."""
    for number, path in re.findall(rf'"{family}(?: (\d+))?","([^"]+\.woff2)"', client):
        yield int(number or 0), path


def unpack(package: tarfile.TarFile, name: str) -> bytes:
    """The bytes of one file of an npm package."""
    member = package.extractfile(f"package/{name}")
    if member is None:
        raise FileNotFoundError(name)
    return member.read()


def lay_out(client: str, family: str, package: tarfile.TarFile) -> int:
    """Write the slices of one family and its licence; return how many bytes they are.

    Raises:
        ValueError: the package is cut otherwise than the client expects.
    """
    slug = FAMILIES[family]
    keys = [SINGLE[family]] if family in SINGLE else list(json.loads(unpack(package, "unicode.json")))
    slices = sorted(wanted(client, family))
    if len(slices) != len(keys):
        raise ValueError(f"{family}: the client knows {len(slices)} slices, the package has {len(keys)}")
    total = 0
    for (_, path), key in zip(slices, keys, strict=True):
        numbered = re.search(r"\.(\d+)\.woff2$", path)
        if slug.endswith("c") and (numbered.group(1) if numbered else key) != key.strip("[]"):
            raise ValueError(f"{family}: {path} is not the slice {key}")
        content = unpack(package, f"files/{slug}-{key.strip('[]')}-400-normal.woff2")
        target = HERE / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        total += len(content)
    family_folder = HERE / slices[0][1].split("/")[0]
    (family_folder / "OFL.txt").write_bytes(unpack(package, "LICENSE"))
    return total


def main(archives: list[str]) -> None:
    """Rebuild every family from the npm archives named on the command line."""
    client = (files("flet_web") / "web" / "main.dart.js").read_text(encoding="utf-8")
    for family, slug in FAMILIES.items():
        archive = next(name for name in archives if re.search(rf"{slug}-\d+\.\d+\.\d+\.tgz$", name))
        for _, path in wanted(client, family):
            shutil.rmtree(HERE / path.split("/")[0], ignore_errors=True)
        with tarfile.open(archive) as package:
            print(f"{family}: {lay_out(client, family, package):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
