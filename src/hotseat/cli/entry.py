"""Parses typed moves: notation, a menu number, any unique abbreviation, or text copied from the screen."""

from rich.text import Text

from hotseat.cli.boards import marked_of
from hotseat.core.errors import HotseatError, UnknownMove
from hotseat.core.state import State


class AmbiguousError(HotseatError):
    """An abbreviation that matches several moves."""

    def __init__(self, text: str, fitting: list[str]) -> None:
        moves = ", ".join(fitting[:6]) + (" …" if len(fitting) > 6 else "")
        super().__init__(f"{text!r} can mean: {moves}.", "ambiguous", {"move": text, "moves": moves})


def understood(view: State, seat: int, line: str) -> list[int]:
    """The moves that the line stands for; they need not be legal."""
    listed = view.moves(seat)
    if line.isascii() and line.isdigit() and 1 <= int(line) <= len(listed):
        return [listed[int(line) - 1]]
    game = view.setup.game
    texts = [game.moves.text(move) for move in listed]
    line = _without_marks(line, texts, game.id)
    try:
        return game.read(view, seat, line)
    except UnknownMove:
        text = _fitting(line, texts, _same_verbs(game.moves.texts, texts))
        if text is None:
            raise UnknownMove(line, texts[0]) from None
        return [game.moves.parse(text)]


def _without_marks(line: str, texts: list[str], game_id: str) -> str:
    """The line without the card symbols that the screen shows, in case they were typed or pasted."""
    if line.isascii():
        return line
    marked = marked_of(game_id)
    shown = {Text.from_markup(marked(word)).plain: word for text in texts for word in text.split()}
    return " ".join([shown.get(word, word) for word in line.split()])


def _same_verbs(texts: tuple[str, ...], listed: list[str]) -> list[str]:
    """All moves of the game whose verbs are currently listed, so that a refusal can explain the reason."""
    verbs = {text.split()[0] for text in listed}
    return [text for text in texts if text.split()[0] in verbs]


def _fitting(line: str, listed: list[str], known: list[str]) -> str | None:
    """The one text that the line abbreviates; the strictest comparison with any match decides.

    A complete word never counts as a prefix of another: B1 is not B10, even if only B10 is held. The word `as` in
    `play C4 as 3C` may be omitted.
    """
    typed = _words(line)
    for likenesses in ((_same, _without_verb), (_begins, _begins_without_verb)):
        for texts in (listed, known):
            for alike in likenesses:
                fitting = [text for text in texts if alike(typed, _words(text))]
                if len(fitting) > 1:
                    raise AmbiguousError(line, fitting)
                if fitting:
                    return fitting[0]
    return None


def _words(text: str) -> list[str]:
    return [word for word in text.lower().split() if word != "as"]


def _same(typed: list[str], words: list[str]) -> bool:
    return typed == words


def _without_verb(typed: list[str], words: list[str]) -> bool:
    return bool(typed) and typed == words[1:]


def _begins(typed: list[str], words: list[str]) -> bool:
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def _begins_without_verb(typed: list[str], words: list[str]) -> bool:
    return _begins(typed, words[1:])
