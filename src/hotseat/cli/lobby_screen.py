"""The seats of a live table in words: who sits where before the start, and what changes later."""

from hotseat import protocol as m
from hotseat.locales import Phrases
from hotseat.locales.of_games import name_of
from hotseat.protocol.texts import clean


def seat_lines(table: m.TableInfo, host: bool, words: Phrases) -> list[str]:
    """Every seat, and what can be done now."""
    lines = [words.say("join-lobby", game=name_of(words, table.game))]
    lines += [f"  {seat.seat}  {_sitting(seat, words)}" for seat in table.seats]
    return [*lines, words.say("join-you-start" if host else "join-starts")]


def _sitting(seat: m.SeatInfo, words: Phrases) -> str:
    name = clean(seat.name, m.MOST_NAME)
    if seat.kind in ("open", "closed"):
        return words.say(f"join-seat-{seat.kind}")
    if seat.kind == "bot":
        level = seat.level or "normal"  # a server may have levels of its own
        return words.say("page-bot-of", level=words.say_or(f"page-level-{level}", clean(level, m.MOST_NAME)))
    state = "join-seat-host" if seat.host else "join-seat-ready" if seat.ready else "join-seat-not-ready"
    return f"{name} · {words.say(state)}"


def request_lines(
    before: m.TableInfo | None, after: m.TableInfo, you: str | None, host: bool, words: Phrases
) -> list[str]:
    """New requests for a bot's seat that this person has to answer."""
    known = [] if before is None else [request.number for request in before.requests]
    asked = [
        request
        for request in after.requests
        if request.number not in known and (you in request.waits_for or (host and not request.waits_for))
    ]
    return [
        words.say("join-asked", name=clean(request.name, m.MOST_NAME), seat=request.seat, number=request.number)
        for request in asked
    ]


def changes(before: m.TableInfo, after: m.TableInfo, words: Phrases) -> list[str]:
    """What people should know of two seat lists: who came, who went, for whom a bot plays."""
    lines = []
    for old, new in zip(before.seats, after.seats, strict=True):
        name = clean(new.name, m.MOST_NAME) or new.seat
        if old.kind == "bot" and new.kind == "guest":
            lines.append(words.say("join-took-seat", name=name))
        elif old.presence != new.presence:
            lines.append(words.say(f"join-presence-{new.presence}", name=name, seat=new.seat))
    return lines
