"""A plugin of pytest that notes which functions of a folder are called while tests run.

``NOTE_CALLS_IN`` names the folder, and ``NOTE_CALLS_TO`` the file they are written to at the end: a line
each, the path below the folder and the number of the function's first line.
"""

import atexit
import os
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType

_folder = os.environ.get("NOTE_CALLS_IN", "")
_codes: set[CodeType] = set()


def _note(frame: FrameType, _event: str, _about: object) -> None:
    _codes.add(frame.f_code)


def _write() -> None:
    sys.settrace(None)
    found = {(os.path.relpath(code.co_filename, _folder), code.co_firstlineno) for code in list(_codes)}
    lines = [f"{path}\t{line}\n" for path, line in sorted(found) if not path.startswith(os.pardir)]
    Path(os.environ["NOTE_CALLS_TO"]).write_text("".join(lines), encoding="utf-8")


if _folder:
    atexit.register(_write)
    threading.settrace(_note)
    sys.settrace(_note)
