"""Lay out the fonts of the web client: those of the app's own words, and those for what people type.

A Flutter web page never uses the fonts of the device. It starts with the families that it is told of, which
are made here with every weight in one file: Roboto, and for each Chinese the characters of the app's own
sentences. For a character that those lack it asks the server for a slice of a Noto font, by a name that is
compiled into the client. This script reads those names from the installed client, takes the slices from the
npm packages that carry the same fonts cut in the same way, and writes them to this folder. Run it again
whenever the pinned version of Flet changes, and with ``--words`` whenever the Chinese sentences have a new
character::

    pip install fonttools==4.68.0 brotli==1.2.1
    SCRIPTS="arabic armenian bengali devanagari ethiopic georgian gujarati gurmukhi hebrew kannada khmer"
    SCRIPTS="$SCRIPTS lao malayalam myanmar oriya sinhala tamil telugu thaana thai"
    for font in sc tc kr symbols symbols-2 math $SCRIPTS; do npm pack @fontsource/noto-sans-$font@5.3.0; done
    npm pack @fontsource/noto-color-emoji@5.2.5
    for font in roboto@0.4.3 noto-sans-sc@0.4.3 noto-sans-tc@0.4.3 noto-sans@0.4.2
    do npm pack @expo-google-fonts/$font; done
    PYTHONHASHSEED=0 python data/fonts/build.py *.tgz

Every font is under the SIL Open Font License 1.1; its text is written beside the files.
"""

import json
import re
import shutil
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from emoji import cut_emoji
from fontTools.ttLib import TTFont
from weights import cut_face, make_roboto, make_words
from words import LOCALES, choose_words

HERE = Path(__file__).resolve().parent
APP = "app"
"""Folder of a family's files that the client loads at its start."""

SLICED = {
    "Noto Sans SC": "noto-sans-sc",
    "Noto Sans TC": "noto-sans-tc",
    "Noto Sans KR": "noto-sans-kr",
    "Noto Sans Symbols 2": "noto-sans-symbols-2",
}
"""Families in slices, and their packages."""

WHOLE = {
    "Noto Sans Symbols": ("noto-sans-symbols", "symbols"),
    "Noto Sans Math": ("noto-sans-math", "latin"),
} | {
    f"Noto Sans {script}": (f"noto-sans-{script.lower()}", script.lower())
    for script in (
        *(
            "Arabic",
            "Armenian",
            "Bengali",
            "Devanagari",
            "Ethiopic",
            "Georgian",
            "Gujarati",
            "Gurmukhi",
            "Hebrew",
        ),
        *("Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana"),
        "Thai",
    )
}
"""Families that the client wants in one piece, and the package and its slice that holds the script."""

EMOJI, PLAIN = "Noto Color Emoji", "Noto Sans"
"""Families that are cut here: the client's names."""


def wanted(client: str, family: str) -> Iterator[tuple[int, str]]:
    """Yield the number and the path of each slice of a family, as compiled into the client."""
    for number, path in re.findall(rf'"{family}(?: (\d+))?","([^"]+\.woff2)"', client):
        yield int(number or 0), path


def unpack(package: tarfile.TarFile, name: str) -> bytes:
    """Read one file of an npm package."""
    member = package.extractfile(f"package/{name}")
    if member is None:
        raise FileNotFoundError(name)
    return member.read()


def lay_out(client: str, family: str, contents: dict[str, bytes], licence: bytes) -> int:
    """Write the slices of one family and its licence; return how many bytes they are.

    Args:
        client: the compiled client.
        family: its name there.
        contents: each slice by its number as the client writes it; any key for a family in one piece.
        licence: the text of its licence.

    Raises:
        ValueError: the package is cut otherwise than the client expects.
    """
    slices = sorted(wanted(client, family))
    if len(slices) != len(contents):
        raise ValueError(f"{family}: the client knows {len(slices)} slices, the package has {len(contents)}")
    for (_, path), (key, content) in zip(slices, contents.items(), strict=True):
        numbered = re.search(r"\.(\d+)\.woff2$", path)
        if numbered and numbered[1] != key:
            raise ValueError(f"{family}: {path} is not the slice {key}")
        _write(HERE / path, content)
    _write(HERE / slices[0][1].split("/")[0] / "OFL.txt", licence)
    return sum(map(len, contents.values()))


def lay_out_slices(client: str, archives: list[Path]) -> None:
    """Rebuild the families that the client asks for when a text has a character of theirs."""
    for family in (*SLICED, *WHOLE, EMOJI, PLAIN):
        for _, path in wanted(client, family):
            shutil.rmtree(HERE / path.split("/")[0], ignore_errors=True)
    for family, slug in SLICED.items():
        with _open(archives, f"fontsource-{slug}") as package:
            keys = [key.strip("[]") for key in json.loads(unpack(package, "unicode.json"))]
            contents = {key: unpack(package, f"files/{slug}-{key}-400-normal.woff2") for key in keys}
            _tell(family, lay_out(client, family, contents, unpack(package, "LICENSE")))
    for family, (slug, key) in WHOLE.items():
        with _open(archives, f"fontsource-{slug}") as package:
            contents = {key: unpack(package, f"files/{slug}-{key}-400-normal.woff2")}
            _tell(family, lay_out(client, family, contents, unpack(package, "LICENSE")))
    with _open(archives, "fontsource-noto-color-emoji") as package:
        _tell(EMOJI, lay_out(client, EMOJI, dict(cut_emoji(package)), unpack(package, "LICENSE")))
    lay_out_plain(client, archives)


def lay_out_plain(client: str, archives: list[Path]) -> None:
    """Rebuild the family of Devanagari and of all letters near the Latin ones that Roboto lacks."""
    with _open(archives, "expo-google-fonts-noto-sans") as package, tempfile.TemporaryDirectory() as folder:
        whole, made = Path(folder, "whole.ttf"), Path(folder, "cut.woff2")
        whole.write_bytes(unpack(package, "400Regular/NotoSans_400Regular.ttf"))
        roboto = TTFont(HERE / "roboto" / APP / "roboto.woff2").getBestCmap()
        face = cut_face(whole, {*map(chr, TTFont(whole).getBestCmap().keys() - roboto.keys())})
        face.flavor = "woff2"
        face.save(made)
        licence = unpack(package, "LICENSE_FONT")
        _tell(PLAIN, lay_out(client, PLAIN, {"": made.read_bytes()}, licence))


def lay_out_roboto(web: Path, archives: list[Path]) -> None:
    """Rebuild the family of the app's own letters and digits."""
    with Unpacked(archives, "expo-google-fonts-roboto") as folder:
        made = make_roboto(
            folder, web / "assets" / "fonts" / "roboto.woff2", HERE / "roboto" / APP / "roboto.woff2"
        )
        _write(HERE / "roboto" / "OFL.txt", (folder / "LICENSE_FONT").read_bytes())
        _tell("Roboto", made)


def lay_out_words(archives: list[Path]) -> None:
    """Rebuild the files with the characters of the app's own Chinese sentences."""
    for locale, kind in LOCALES.items():
        with _open(archives, f"fontsource-noto-sans-{kind}") as slices:
            chosen = choose_words(locale, slices)
        with Unpacked(archives, f"expo-google-fonts-noto-sans-{kind}") as folder:
            target = HERE / "words" / APP / f"words-{locale}.woff2"
            _tell(f"Words, {locale}", make_words(folder, f"NotoSans{kind.upper()}", chosen, target))
            held = "".join(map(chr, sorted(TTFont(target).getBestCmap())))
            _write(HERE / "words" / f"{locale}.txt", held.encode())  # for tests, which read no fonts
            _write(HERE / "words" / "OFL.txt", (folder / "LICENSE_FONT").read_bytes())


def main(arguments: list[str]) -> None:
    """Rebuild every family, or with ``--words`` the words alone, from the npm archives that are named."""
    web = Path(str(files("flet_web"))) / "web"
    archives = [Path(name) for name in arguments if name.endswith(".tgz")]
    lay_out_words(archives)
    if "--words" not in arguments:
        lay_out_roboto(web, archives)
        lay_out_slices((web / "main.dart.js").read_text(encoding="utf-8"), archives)


def _open(archives: list[Path], slug: str) -> tarfile.TarFile:
    return tarfile.open(
        next(path for path in archives if re.fullmatch(rf"{slug}-\d+\.\d+\.\d+\.tgz", path.name))
    )


class Unpacked(tempfile.TemporaryDirectory[str]):
    """Folder with the files of an npm package, as long as it is open."""

    def __init__(self, archives: list[Path], slug: str) -> None:
        super().__init__()
        with _open(archives, slug) as package:
            package.extractall(self.name, filter="data")

    def __enter__(self) -> Path:  # type: ignore[override]
        return Path(super().__enter__()) / "package"


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _tell(family: str, count: int) -> None:
    print(f"{family}: {count:,} bytes", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
