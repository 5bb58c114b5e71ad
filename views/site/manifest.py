"""Manifests for installing the app: names, pictures and shortcuts, in each language."""

import json
from pathlib import Path
from typing import Any

from companion.data import data_path
from companion.locale import LOCALES
from companion.locale.texts import Texts

NARROW = ("placing.png", "why.png", "score.png")
"""The pictures of the documents that are shown before the app is installed on a phone."""

WIDE = "*_sheet.png"
"""Those that are shown on a desktop."""

CARRIED = "c/"
"""The page that takes what is shared with the app, and files that are opened with it."""

ENDINGS = [".table"]
PAPER = "#f5efe3"
SHORTCUTS = {"c": "app-bring-table", "tools": "app-tools", "history": "app-history"}
"""The pages that a system offers besides the first, with the id of what each is called."""


def build_manifests(version: str) -> dict[str, bytes]:
    """Build the manifests by file name, with English as ``manifest.json``.

    Args:
        version: version of the site, as in its addresses.
    """
    spoken = {locale: Texts.load(locale) for locale in LOCALES}
    names = {locale: "manifest.json" if locale == "en" else f"manifest-{locale}.json" for locale in spoken}
    return {
        names[locale]: json.dumps(
            _build_manifest(version, locale, texts), ensure_ascii=False, indent=1
        ).encode()
        for locale, texts in spoken.items()
    }


def manifest_pictures() -> tuple[Path, ...]:
    """List the pictures that are shown before the app is installed."""
    folder = data_path("pictures")
    return (*(folder / name for name in NARROW), *sorted(folder.glob(WIDE)))


def picture_size(picture: Path) -> str:
    """Read the width and height of a PNG picture, in pixels, as manifests tell them."""
    header = picture.read_bytes()[16:24]
    return "x".join(str(int.from_bytes(header[at : at + 4], "big")) for at in (0, 4))


def _build_manifest(version: str, locale: str, texts: Texts) -> dict[str, Any]:
    return {
        "id": "./",
        "lang": locale,
        "name": texts.say("app-title"),
        "short_name": texts.say("link-short-name"),
        "description": texts.say("link-description"),
        "categories": ["games", "utilities"],
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": _manifest_icons(version),
        "screenshots": [
            {
                "src": f"_/{version}/pictures/{path.name}",
                "sizes": picture_size(path),
                "type": "image/png",
                "form_factor": "narrow" if path.name in NARROW else "wide",
            }
            for path in manifest_pictures()
        ],
        "shortcuts": [{"name": texts.say(name), "url": f"./#/{page}"} for page, name in SHORTCUTS.items()],
        "share_target": _share_target(),
        "file_handlers": [{"action": CARRIED, "accept": {"application/x-table-companion": ENDINGS}}],
        "launch_handler": {"client_mode": "navigate-existing"},
    }


def _manifest_icons(version: str) -> list[dict[str, str]]:
    base = f"_/{version}"
    return [
        {"src": f"{base}/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": f"{base}/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": f"{base}/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": f"{base}/icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]


def _share_target() -> dict[str, Any]:
    files = {"name": "file", "accept": [*ENDINGS, "text/plain", "application/json", "image/*"]}
    params = {"title": "title", "text": "text", "url": "url", "files": [files]}
    return {"action": CARRIED, "method": "POST", "enctype": "multipart/form-data", "params": params}
