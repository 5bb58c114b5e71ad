"""Reader of QR codes for browsers that have none of their own. Optional for the site."""

import hashlib
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

NAME, VERSION = "zxing-wasm", "3.1.4"
SHA512 = (
    "d7ebfca7bb1ab9d772495346fb27bb183ff44d2f79046db271d92b0be12706b1"
    "411641de22087352ddb2563b71dcdb9c25e36b427853f32180233eb4571f68d3"
)
"""The package, and the checksum of what its registry gives for it."""

PARTS: Mapping[str, str] = {
    "package/dist/es/reader/index.js": "reader/reader/index.js",
    "package/dist/es/share.js": "reader/share.js",
    "package/dist/reader/zxing_reader.wasm": "reader/zxing_reader.wasm",
    "package/LICENSE": "reader/LICENSE",
}
"""Files that the site takes from it, and their paths there."""


def download_reader(folder: Path) -> dict[str, bytes]:
    """Collect the files of the reader by path in the site. Fetches them with npm unless they are there.

    Args:
        folder: folder of the package.

    Returns:
        Nothing if there is no npm, or it cannot fetch the package: the site does without.

    Raises:
        ValueError: the fetched package is not the pinned one.
    """
    archive = folder / f"{NAME}-{VERSION}.tgz"
    if not archive.is_file() and not _is_fetched(folder):
        return {}
    if hashlib.sha512(archive.read_bytes()).hexdigest() != SHA512:
        raise ValueError(f"{archive} is not the {NAME} that is asked for")
    with tarfile.open(archive) as opened:
        found = {target: opened.extractfile(source) for source, target in PARTS.items()}
        return {target: content.read() for target, content in found.items() if content}


def _is_fetched(folder: Path) -> bool:
    npm = shutil.which("npm")
    if npm is None:
        print("Without npm, codes are only found where the browser itself can find them.", file=sys.stderr)
        return False
    command = (npm, "pack", "--silent", f"{NAME}@{VERSION}", "--pack-destination", str(folder))
    done = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        print(f"npm could not fetch {NAME}: {done.stderr.strip()[-200:]}", file=sys.stderr)
    return not done.returncode
