"""The address of the app in the terminal, with a QR code that a phone can read off the screen."""

import threading
import webbrowser
from collections.abc import Iterator, Sequence
from typing import TextIO

from companion.commands.console import Console
from companion.hosting.server_address import ServerAddress

_INK = "\x1b[38;5;16m\x1b[48;5;231m"  # black on white, whatever the terminal's own colours are
_PLAIN = "\x1b[0m"
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
QUIET = 2
"""Modules of white around the code, so that the terminal's own colour does not touch it."""

OTHERS = 3
"""Number of further addresses that are printed, for those who cannot reach the first."""


def open_browser(url: str) -> None:
    """Open the app in this machine's browser, without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def announce(
    console: Console, url: str, server_address: ServerAddress, out: TextIO, host_link: str | None = None
) -> None:
    """Print the addresses that open the app.

    Args:
        console: prints them in its language.
        url: the address for this machine.
        server_address: the address for others, shown as a code if there is one.
        out: the terminal; if it cannot show block characters, the code is left out.
        host_link: gives one browser the host's rights, once; None if this machine's own browser has them.
    """
    say = console.texts.say
    shared = server_address.url if server_address.reaches_others else None
    console.lines(("",))
    for line in print_code(server_address.base, out) if shared else ():
        print(line, file=out)
    console.lines(("",))
    if not (server_address.public and host_link):
        console.lines([say("cli-serve-address", url=url)])
    if shared and shared != url:
        console.lines([say("cli-serve-public" if server_address.public else "cli-serve-shared", url=shared)])
    if others := server_address.choices[1:]:
        console.lines(
            [say("cli-serve-others", urls=[server_address.url_at(each) for each in others[:OTHERS]])]
        )
    if not shared:
        console.lines([say("cli-serve-alone")])
    if host_link:
        console.lines([say("cli-serve-host", url=host_link)])
    console.lines([say("cli-serve-stop"), ""])
    out.flush()


def print_code(url: str, out: TextIO) -> Iterator[str]:
    """Draw an address as a QR code of block characters, or nothing if the terminal cannot show them."""
    try:
        "▀▄█".encode(out.encoding or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return
    yield from draw_modules(list_modules(url), coloured=out.isatty())


def list_modules(text: str) -> Sequence[Sequence[bool]]:
    """Encode a text as a QR code: rows of modules, True for dark, with a quiet border."""
    from companion.sharing.qr import make_symbol

    return make_symbol(text, level="L").modules(QUIET)


def draw_modules(rows: Sequence[Sequence[bool]], *, coloured: bool) -> Iterator[str]:
    """Draw modules as text, two rows in a line.

    Args:
        rows: True for dark.
        coloured: True to say black on white to the terminal. Without it light modules are drawn, as
            most terminals are dark.
    """
    blank = [False] * len(rows[0])
    for top in range(0, len(rows), 2):
        lower = rows[top + 1] if top + 1 < len(rows) else blank
        pairs = zip(rows[top], lower, strict=True)
        if coloured:
            yield _INK + "".join(_HALVES[pair] for pair in pairs) + _PLAIN
        else:
            yield "".join(_HALVES[not upper, not under] for upper, under in pairs)
