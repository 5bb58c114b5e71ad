"""Loader of the browser's Python, with the one change that a snapshot of its memory needs.

A snapshot holds what libraries of C have in memory, and where: see ``assets/snapshot.js``, which loads each
where it lay. The loader asks for new memory instead; it is changed so that it can be told where.
"""

import hashlib

LOADER = "pyodide.asm.mjs"

SHA256 = "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635"
"""The checksum of the one that comes with the pinned Flet: for any other, the change may not be enough."""

ASKS = b"var memoryBase=metadata.memorySize?"
"""Code that requests memory for a library, if the library needs any."""

IS_TOLD = b'var memoryBase=Module["laidAt"]?Module["laidAt"]:metadata.memorySize?'


def patch_loader(loader: bytes) -> bytes:
    """Patch the loader to put a library at the address ``Module.laidAt``, unless that is 0.

    Args:
        loader: as it comes with Flet.

    Raises:
        ValueError: it is another one than that of the pinned version.
    """
    if hashlib.sha256(loader).hexdigest() != SHA256 or loader.count(ASKS) != 1:
        raise ValueError(f"{LOADER} is not the one that comes with the pinned version of Flet")
    return loader.replace(ASKS, IS_TOLD)
