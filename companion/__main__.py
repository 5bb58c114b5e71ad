"""``python -m companion`` and the installed ``companion``."""

import os
import sys


def main() -> int:
    """Run the command. A reader that closes early, such as ``head``, is no mistake."""
    from companion.cli import main as run

    try:
        status = run()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
