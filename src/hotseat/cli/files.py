"""Readable messages for file errors."""

from typing import Final

from hotseat.locales import Phrases

_PROBLEMS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "error-no-file",
    FileExistsError: "error-file-exists",
    PermissionError: "error-file-closed",
    IsADirectoryError: "error-folder",
}


def file_problem(problem: OSError, words: Phrases) -> str:
    """Why a file cannot be read or written."""
    reason = problem.strerror or str(problem)
    if problem.filename is None:  # the output, for instance, on a disk that is full
        return words.say("error-system", reason=reason)
    file = str(problem.filename)
    id = _PROBLEMS.get(type(problem))
    return words.say(id, file=file) if id else words.say("error-file", file=file, reason=reason)
