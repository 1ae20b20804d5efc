"""The laws that hold for every game, with any players and options. Each raises AssertionError if it is broken."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from hotseat.core.errors import HotseatError, IllegalMove
from hotseat.core.facts import facts
from hotseat.core.game import Game, Setup
from hotseat.core.options import OptionValue
from hotseat.core.position import differences, position, restored, zone_values
from hotseat.core.rng import seeded
from hotseat.core.seats import LETTERS
from hotseat.core.sorts import Sort
from hotseat.core.state import State
from hotseat.records import Record, parse, result_text

MOST_DECISIONS = 100_000
"""Random players who play on to the last place can take long: the longest game so far, Wazabi of eight (seed 8002109),
took 23,317 decisions."""

UNLISTED = {"chili-mafia": ("drop",)}
"""Verbs that are legal but never listed, because they only go back."""

Census = Callable[[State], Counter[str]]
"""Counts every card of the state, in every zone."""


def random_setup(game: Game, rng: random.Random, only: dict[str, OptionValue] | None = None) -> Setup:
    """A random number of players and random options that the game accepts; `only` fixes some of them."""
    while True:
        players = rng.randint(game.fewest, game.most)
        options: dict[str, OptionValue] = {
            name: _random_value(schema, rng) for name, schema in game.options.describe(players).items()
        }
        try:
            return game.setup(players, {**options, **(only or {})})
        except HotseatError:
            continue


def _random_value(schema: dict[str, Any], rng: random.Random) -> OptionValue:
    if rng.random() < 0.3:
        default: OptionValue = schema["default"]
        return default
    match schema["sort"]:
        case "switch":
            return rng.random() < 0.5
        case "choice":
            return str(rng.choice(schema["words"]))
        case "set":
            return [word for word in schema["words"] if rng.random() < 0.5]
        case _:
            return rng.randint(schema["low"], min(schema["high"], schema["low"] + 8))


def play(setup: Setup, seed: int) -> Iterator[State]:
    """A random game, yielded at every question; the seats that may answer do so in random order."""
    rng = random.Random(seed)
    s = setup.start(seeded(seed))
    decisions = 0
    while not s.over:
        yield s
        seat = rng.choice(s.question.open_to(s))
        s.push(rng.choice(s.moves(seat)), seat)
        decisions += 1
        assert decisions < MOST_DECISIONS, f"no end after {decisions} decisions"
    yield s


def ends(setup: Setup, seed: int) -> None:
    """Random games end, with a score and a place for every seat and at least one winner."""
    *_, last = play(setup, seed)
    _has_outcome(last)


def _has_outcome(s: State) -> None:
    outcome = s.outcome()
    assert len(outcome.scores) == len(outcome.places) == s.players
    assert outcome.winners
    assert all(1 <= place <= s.players for place in outcome.places)


def moves_are_legal(setup: Setup, seed: int) -> None:
    """Listed moves exist, are unique and allowed; the default answer is legal; anything else changes nothing."""
    rng = random.Random(seed)
    table = setup.game.moves
    for s in play(setup, seed):
        asked = () if s.over else s.question.open_to(s)
        assert s.over or asked, "a question to nobody"
        assert s.over or s.seat() == asked[0]
        assert set(s.question.waits_for) <= set(s.question.players)
        for seat in asked:
            moves = s.moves(seat)
            assert moves, f"{seat} is asked {s.question.name} but has no move"
            assert len(set(moves)) == len(moves), "a move is listed twice"
            assert all(s.question.allows(s, seat, move) for move in moves)
            assert s.question.allows(s, seat, s.question.default(s, seat)), "the default answer is illegal"
        before = position(s)
        for _ in range(3):
            seat, move = rng.randrange(s.players), rng.randrange(len(table))
            if seat in asked and s.question.allows(s, seat, move):
                continue
            assert _refuses(s, seat, move), f"an illegal move was accepted: {table.text(move)}"
            assert position(s) == before, "a refused move changed the state"


def _refuses(s: State, seat: int, move: int) -> bool:
    try:
        s.apply(move, seat)
    except IllegalMove as refusal:
        return bool(refusal.message)
    return False


def cards_are_conserved(setup: Setup, seed: int, census: Census) -> None:
    """Every card is in exactly one zone, at every question."""
    expected: Counter[str] | None = None
    for s in play(setup, seed):
        expected = _conserved(s, census, expected)


def _conserved(s: State, census: Census, expected: Counter[str] | None) -> Counter[str]:
    found = census(s)
    if expected is not None:
        # Counter's own comparison is several times as slow.
        assert dict.__eq__(found, expected), f"cards lost or doubled: {expected - found}, {found - expected}"
    return found


def keeps_all_laws(setup: Setup, seed: int, census: Census) -> None:
    """One game under three laws at once, for soaks: it ends, its cards are conserved, its views are lawful.

    Cards are counted after one decision in ten and at the end, because a lost card stays lost. Views are checked after
    one decision in a hundred, for one observer.
    """
    rng, decisions = random.Random(seed), 0
    s = setup.start(seeded(seed))
    expected = census(s)
    while not s.over:
        decisions += _walk(s, rng, 1 + int(19 * rng.random()))
        assert decisions < MOST_DECISIONS, f"no end after {decisions} decisions"
        _conserved(s, census, expected)
        if rng.random() < 0.1:
            _walk(_filled_view(s, rng.choice([*range(s.players), None]), rng), rng, 40)
    _has_outcome(s)


def _walk(s: State, rng: random.Random, most: int) -> int:
    """Play at most so many random decisions, quickly; returns how many there were."""
    draw = rng.random
    for done in range(most):
        if s.over:
            return done
        asked = s.question.open_to(s)
        seat = asked[int(draw() * len(asked))]
        moves = s.moves(seat)
        s.push(moves[int(draw() * len(moves))], seat)
    return most


def clones_are_independent(setup: Setup, seed: int) -> None:
    """Playing a clone leaves the original unchanged, and the same moves lead both to the same state."""
    rng = random.Random(seed)
    for s in play(setup, seed):
        if s.over or rng.random() > 0.05:
            continue
        before = position(s)
        twin = s.clone()
        assert position(twin) == before, "a clone differs"
        moves = _play_on(twin, rng, 25)
        assert position(s) == before, "playing with a clone changed the original"
        again = s.clone()
        for seat, move in moves:
            again.push(move, seat)
        assert position(again) == position(twin), "the same moves led elsewhere"


def positions_restore(setup: Setup, seed: int) -> None:
    """At every question a position survives the round trip through JSON, and the game continues identically."""
    rng = random.Random(seed)
    s = setup.start(seeded(seed))
    while not s.over:
        written = json.dumps(position(s))
        twin = restored(setup, json.loads(written))
        assert json.dumps(position(twin)) == written
        assert twin.question.open_to(twin) == s.question.open_to(s)
        seat = rng.choice(s.question.open_to(s))
        assert twin.moves(seat) == s.moves(seat)
        move = rng.choice(s.moves(seat))
        s.push(move, seat)
        twin.push(move, seat)
        assert position(twin) == position(s), "restored, the game went on differently"
        s = twin


def records_replay(setup: Setup, seed: int) -> None:
    """A record is parsed back to the same text and replays to the same state, dealt by seed or by hand."""
    rng = random.Random(seed)
    s = setup.start(seeded(seed))
    names = [f"P{seat}" for seat in range(s.players)]
    for record in (Record(setup, names, seed=seed), Record(setup, names, start=position(s))):
        record.moves = _play_on(s := record.opening(), rng, MOST_DECISIONS)
        record.result = result_text(s)
        record.comments = {0: ["a comment"], len(record.moves): ["the end"]}
        twin = parse(record.text())
        assert twin.text() == record.text()
        assert position(twin.replay()) == position(s)


def notation_reads_back(game: Game) -> None:
    """Every move has one text, and the text is parsed back to the move."""
    for move in range(len(game.moves)):
        assert game.moves.parse(game.moves.text(move)) == move


def views_are_lawful(setup: Setup, seed: int) -> None:
    """A view of a view is the view; filled, it looks the same and offers its seat the same moves."""
    rng = random.Random(seed)
    for s in play(setup, seed):
        if rng.random() > 0.25:
            continue
        for seat in (*range(s.players), None):
            full = _filled_view(s, seat, rng)
        _only_private_zones_differ(s)
        _play_on(full, rng, 40)


def views_can_always_be_filled(setup: Setup, seed: int) -> None:
    """At every question the hidden cards of every view can be dealt: slower than the sample of `views_are_lawful`."""
    for s in play(setup, seed):
        for seat in (*range(s.players), None):
            s.view(seat).fill(seeded(seed))


def _only_private_zones_differ(s: State) -> None:
    """What a seat sees beyond a spectator is in the zones that the game names: only these are sent to it apart."""
    private = {zone.name for zone in s.setup.game.private}
    everybodys = zone_values(s.view(None))
    for seat in range(s.players):
        differing = {name for name, *_ in differences(s.view(seat), everybodys)}
        assert differing <= private, f"{differing} of seat {seat}"


def _filled_view(s: State, seat: int | None, rng: random.Random) -> State:
    """Check the view of this seat; returns it with everything unknown re-dealt."""
    view = s.view(seat)
    seen = position(view)
    assert position(view.view(seat)) == seen, "a view of a view differs"
    full = view.fill(seeded(rng.randrange(1 << 30)))
    assert position(full.view(seat)) == seen, "a filled view looks different"
    if seat is not None and not s.over and seat in s.question.open_to(s):
        assert view.moves(seat) == s.moves(seat) == full.moves(seat), "a view offers other moves"
    return full


def everything_sent_fits_its_sort(setup: Setup, seed: int) -> None:
    """Zones, facts and events match the schema of the game, at every question and for every seat."""
    game, rng = setup.game, random.Random(seed)
    for s in play(setup, seed):
        if s.events is None:
            s.events = []
        observer = rng.choice([*range(s.players), None])
        sent = [(name, game.fields[name].sort, zone) for name, zone in position(s.view(observer))["zones"].items()]
        sent += [(name, game.facts[name].sort, fact) for name, fact in facts(s, observer).items()]
        for event in s.events:
            told = event.json(observer, game.words)
            sent += [(f"{event.kind.name} {name}", sort, told[name]) for name, sort in event.kind.facts]
        s.events.clear()
        for name, sort, value in sent:
            assert fits(value, sort, s), f"{name} is no {sort.json()}: {value}"


def fits(value: Any, sort: Sort, s: State) -> bool:
    """Whether a JSON value is of this sort."""
    match sort.kind:
        case "number" | "gain" | "seat-index":
            return isinstance(value, int) and not isinstance(value, bool)
        case "flag":
            return isinstance(value, bool)
        case "text":
            return isinstance(value, str)
        case "seat":
            return value is None or value in LETTERS[: s.players] or value == "??"
        case "card" | "word":
            return value == "??" or value in s.setup.game.words[sort.of]
        case "list":
            return isinstance(value, list) and all(fits(one, sort.item(), s) for one in value)
        case "by-seat":
            return len(value) == s.players and all(fits(one, sort.item(), s) for one in value)
        case "row":
            parts = list(sort.parts.values())
            return not value or (len(value) == len(parts) and all(map(fits, value, parts, [s] * len(parts))))
        case "record":
            return set(value) == set(sort.parts) and all(fits(value[name], sort.parts[name], s) for name in value)
        case "optional":
            return value is None or fits(value, sort.parts["item"], s)
        case "hidden":
            return value == "??" or fits(value, sort.parts["item"], s)
        case _:
            raise AssertionError(f"unknown sort {sort.kind}")


def fixed_facts_stay(setup: Setup, seed: int) -> None:
    """A fixed fact is the same from the deal to the end: the server sends it without computing it again."""
    fixed = {name: fact.of for name, fact in setup.game.facts.items() if fact.fixed}
    first, *later = [{name: of(s.view(None)) for name, of in fixed.items()} for s in play(setup, seed)]
    assert all(now == first for now in later), "a fixed fact changes"


def points_add_up(setup: Setup, seed: int) -> None:
    """Every game has the facts `points` and `count`; at the end the lines add up to the score."""
    *_, last = play(setup, seed)
    found: Any = facts(last, None)
    sums = [sum(line["points"] for line in lines) for lines in found["count"]]
    assert sums == list(last.outcome().scores)
    assert len(found["points"]) == setup.players


def secrets_stay_in_the_view(setup: Setup, seed: int) -> None:
    """Whatever an event reveals to one seat but not to everybody is part of that seat's view from then on.

    The two worlds may diverge when the observer learns something in private; this law keeps such events honest.
    """
    rng = random.Random(seed)
    s = setup.start(seeded(seed))
    words = setup.game.words
    while not s.over:
        s.events = []
        seat = rng.choice(s.question.open_to(s))
        s.push(rng.choice(s.moves(seat)), seat)
        for event in s.events:
            for witness in event.witnesses or ():
                told = _texts(event.json(witness, words)) - _texts(event.json(None, words))
                known = _texts(position(s.view(witness))["zones"])
                assert told <= known, f"{witness} is told {told - known} by {event.kind.name}"


def _texts(data: Any) -> set[str]:
    """All strings anywhere in a JSON value."""
    if isinstance(data, dict):
        return set().union(*[_texts(one) for one in data.values()])
    if isinstance(data, list):
        return set().union(*[_texts(one) for one in data])
    return {data} if isinstance(data, str) else set()


def _play_on(s: State, rng: random.Random, most: int) -> list[tuple[int, int]]:
    played: list[tuple[int, int]] = []
    while not s.over and len(played) < most:
        seat = rng.choice(s.question.open_to(s))
        move = rng.choice(s.moves(seat))
        s.push(move, seat)
        played.append((seat, move))
    return played


def unseen_kinds(game: Game, seeds: range) -> set[str]:
    """Plays random games over all options and returns the events, questions and verbs that never occurred."""
    missing = {f"event {kind.name}" for kind in game.events}
    missing |= {f"question {name}" for name in game.questions}
    verbs = {text.split()[0] for text in game.moves.texts}
    missing |= {f"verb {verb}" for verb in verbs if verb.islower() and verb not in UNLISTED.get(game.id, ())}
    for seed in seeds:
        rng = random.Random(seed)
        s = random_setup(game, rng).start(seeded(seed))
        s.events = []
        while not s.over:
            missing.discard(f"question {s.question.name}")
            move = rng.choice(s.moves())
            missing.discard(f"verb {game.moves.text(move).split()[0]}")
            s.push(move)
        missing -= {f"event {event.kind.name}" for event in s.events}
        if not missing:
            break
    return missing
