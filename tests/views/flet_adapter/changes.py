"""What a step changes about Flet, and about the process: ``python -m tests.views.flet_adapter.changes STEP``.

Prints the names of what is another object than before, one a line: ``flet.messaging.session:Session.close``,
or ``process: threads``. STEP is ``import``, which imports every module of the screens, or ``patch``, which
calls `patch_flet` after that.
"""

import contextlib
import gc
import importlib
import logging
import os
import pkgutil
import signal
import sys
import threading
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FLET = ("flet", "flet_charts", "flet_web")
ROOT = Path(__file__).parents[3]


def import_flet() -> None:
    """Import whatever of Flet can be imported here."""
    for name in FLET:
        package = importlib.import_module(name)
        for found in pkgutil.walk_packages(package.__path__, f"{name}.", onerror=lambda _: None):
            with contextlib.suppress(Exception):
                importlib.import_module(found.name)


def import_screens() -> None:
    """Import every module of the screens."""
    for path in sorted((ROOT / "views").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        if not name.endswith("__main__"):
            importlib.import_module(name)


def of_flet() -> Mapping[str, object]:
    """Return what every module and every class of Flet has, by its name."""
    found: dict[str, object] = {}
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] in FLET:
            for key, value in list(vars(module).items()):
                found[f"{name}:{key}"] = value
                if isinstance(value, type) and value.__module__ == name:
                    found |= {f"{name}:{value.__qualname__}.{each}": one for each, one in vars(value).items()}
    return {
        key: value for key, value in found.items() if not key.endswith(("__annotations__", "__weakref__"))
    }


def of_process() -> Mapping[str, Any]:
    """Return what all that runs in a process shares."""
    return {
        "process: environment": dict(os.environ),
        "process: path": tuple(sys.path),
        "process: finders": tuple(map(repr, sys.meta_path)),
        "process: garbage": gc.get_threshold(),
        "process: threads": threading.active_count(),
        "process: signals": tuple(signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)),
        "process: logging": (logging.root.level, tuple(logging.root.handlers)),
        "process: warnings": tuple(map(repr, warnings.filters)),
    }


def main(step: str) -> None:
    import_flet()
    importlib.import_module("starlette.applications")
    importlib.import_module("uvicorn")
    if step == "patch":
        import_screens()
    flet, process = of_flet(), of_process()
    if step == "patch":
        importlib.import_module("views.flet_adapter.patches").patch_flet()
    else:
        import_screens()
    now = of_flet()
    for name, value in flet.items():
        if now.get(name) is not value:
            print(name)
    for name, value in of_process().items():
        if process[name] != value:
            print(name)


if __name__ == "__main__":
    main(sys.argv[1])
