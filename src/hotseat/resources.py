"""Files shipped with a game, in the package named by its entry: phrases and rules."""

from importlib.resources import files

from hotseat.core.errors import MissingPiece


def resource(game: str, piece: str, package: str, name: str) -> str | None:
    """The text of this file of the package; None if the file does not exist, MissingPiece if the package does not."""
    try:
        file = files(package).joinpath(name)
    except ModuleNotFoundError as problem:
        raise MissingPiece(game, piece, name, package.replace(".", "/")) from problem
    return file.read_text(encoding="utf-8") if file.is_file() else None
