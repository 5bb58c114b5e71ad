"""The address of the app in the terminal, with a QR code that a phone can read off the screen."""

import ipaddress
import socket
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from typing import TextIO
from urllib.parse import urlsplit

from companion.commands.console import Console

_INK = "\x1b[38;5;16m\x1b[48;5;231m"  # black on white, whatever the terminal's own colours are
_PLAIN = "\x1b[0m"
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
QUIET = 2
"""Modules of white around the code, so that the terminal's own colour does not touch it."""


_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's; asking how it would be reached sends nothing."""


def reachable(url: str, host: str) -> str:
    """The address under which other devices find the app.

    Args:
        url: the address for this machine's own browser.
        host: where the app listens.

    Returns:
        The same with this machine's address in the local network, where the app listens to all of them and
        there is a network; ``url`` otherwise.
    """
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return url
    if not everywhere:
        return url
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_ELSEWHERE)
            own = probe.getsockname()[0]
    except OSError:
        return url
    return f"http://{own}:{urlsplit(url).port}/"


def open_browser(url: str) -> None:
    """Open the app in this machine's browser, without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def announce(console: Console, url: str, shared: str, out: TextIO) -> None:
    """Print where the app can be opened.

    Args:
        console: whose language is spoken.
        url: the address for this machine.
        shared: the address for others, shown as a code.
        out: the terminal; where it is none, or cannot show block characters, the code is plain or left out.
    """
    console.lines(("",))
    for line in _code(shared, out):
        print(line, file=out)
    console.lines(["", console.texts.say("cli-serve-address", url=url)])
    if shared != url:
        console.lines([console.texts.say("cli-serve-shared", url=shared)])
    console.lines([console.texts.say("cli-serve-stop"), ""])
    out.flush()


def _code(url: str, out: TextIO) -> Iterator[str]:
    try:
        "▀▄█".encode(out.encoding or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return
    yield from drawn(modules(url), coloured=out.isatty())


def modules(text: str) -> Sequence[Sequence[bool]]:
    """A QR code as rows of modules, True for dark, with a quiet border."""
    from qrcode.constants import ERROR_CORRECT_L
    from qrcode.main import QRCode

    code = QRCode(error_correction=ERROR_CORRECT_L, border=QUIET)
    code.add_data(text)
    code.make(fit=True)
    return [[bool(module) for module in row] for row in code.get_matrix()]


def drawn(rows: Sequence[Sequence[bool]], *, coloured: bool) -> Iterator[str]:
    """Modules as text, two rows in a line.

    Args:
        rows: True for dark.
        coloured: whether to say black on white to the terminal. Without it light modules are drawn, as
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
