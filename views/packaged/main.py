"""Start of a packaged app: one home in the folder that the system gives it."""

import asyncio
import os
from pathlib import Path

import flet as ft

from companion.data import find_views
from companion.history.home import default_home

STORAGE = "FLET_APP_STORAGE_DATA"
"""The variable by which a packaged app is told the folder that is its own."""


async def codes_in_picture(picture: bytes) -> tuple[str, ...]:
    """Read the texts of all codes in a picture, if the reader of photos is packed as well.

    Raises:
        CarryError: it is not, or there is no code in the picture.
    """
    from companion.sharing.photo import find_codes

    return await asyncio.to_thread(find_codes, picture)


def run_packaged_app() -> None:
    """Open the home of this app, and show it.

    Raises:
        CompanionError: the home cannot be read or written.
        OSError: its storage cannot.
    """
    find_views()
    from companion.hosting.open_home import OpenHome
    from views.device.phone import Alone
    from views.entry.main import make_main
    from views.flet_adapter.bridge import welcome

    folder = os.environ.get(STORAGE)
    house = OpenHome.open(Path(folder) / "home" if folder else default_home(os.environ))

    def prepare_page(page: ft.Page) -> None:
        welcome(page, system_languages(), local=True)

    alone = Alone(promised=True, installed=True, codes=codes_in_picture)
    ft.run(make_main(house, alone=alone), before_main=prepare_page)


def system_languages() -> tuple[str, ...]:
    """List the language tags that the system wants, most wanted first. Empty if it does not say."""
    wanted = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    found = (part.partition(".")[0].replace("_", "-") for names in wanted for part in names.split(":"))
    return tuple(dict.fromkeys(tag for tag in found if tag and tag not in ("C", "POSIX")))


if __name__ == "__main__":
    run_packaged_app()
