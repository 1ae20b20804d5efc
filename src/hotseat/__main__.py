"""`hotseat` and `python -m hotseat`: the command line, if its extra is installed."""

import sys
from typing import Final

NEEDED: Final = ("fluent", "rich", "prompt_toolkit")


def main() -> int:
    """Run the command line, or say what to install."""
    try:
        from hotseat.cli import main as command_line
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] not in NEEDED:
            raise
        print(f'The command line needs the package {missing.name}: pip install "hotseat[cli]"', file=sys.stderr)
        return 1
    return command_line()


if __name__ == "__main__":
    sys.exit(main())
