"""`python -m views.site FOLDER`: make the site, for `make site`."""

import argparse
import functools
import http.server
from pathlib import Path

from views.site.build import build_site_folder


def main() -> None:
    """Build the site. With ``--look``, serve it to this machine until Ctrl-C."""
    said = argparse.ArgumentParser(prog="python -m views.site", description=__doc__)
    said.add_argument("folder", type=Path, nargs="?", default=Path("build/site"))
    said.add_argument("--wheels", type=Path, default=Path("build/wheels"))
    said.add_argument("--look", type=int, metavar="PORT")
    args = said.parse_args()
    version = build_site_folder(args.folder, args.wheels)
    size = sum(path.stat().st_size for path in args.folder.rglob("*") if path.is_file())
    print(f"{args.folder}: {version}, {size / 1e6:.1f} MB")
    if args.look is not None:
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(args.folder))
        with http.server.ThreadingHTTPServer(("127.0.0.1", args.look), handler) as server:
            print(f"http://localhost:{server.server_port}/")
            server.serve_forever()


if __name__ == "__main__":
    main()
