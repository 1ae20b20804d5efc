"""Forks servers from a process with everything imported: each is a separate process that starts quickly.

    python -m tests.server.nursery module:function words...

For each byte of input one server is forked, which runs the function with the words. Its number is said when it is born
and its exit code when it is gone.
"""

import importlib
import os
import sys
import traceback
from collections.abc import Callable
from typing import NoReturn


def main(born: str, words: list[str]) -> None:
    """Fork servers, one at a time, until the input ends."""
    module, _, name = born.partition(":")
    importlib.import_module("hotseat.server.running")
    importlib.import_module("hotseat.cli.serve")
    function = getattr(importlib.import_module(module), name)
    while os.read(0, 1):  # not sys.stdin, whose buffer would be shared with the forked server
        child = os.fork()
        if child == 0:
            _be_server(function, words)
        print(f"born {child}", flush=True)
        _, status = os.waitpid(child, 0)
        print(f"gone {os.waitstatus_to_exitcode(status)}", flush=True)


def _be_server(function: Callable[[list[str]], int], words: list[str]) -> NoReturn:
    code = 1
    try:
        code = function(words)
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
