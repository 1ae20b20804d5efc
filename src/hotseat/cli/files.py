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
    file = str(problem.filename)
    id = _PROBLEMS.get(type(problem))
    return words.say(id, file=file) if id else words.say("error-file", file=file, reason=str(problem.strerror))
