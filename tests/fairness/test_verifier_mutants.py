"""F1: verifiers with one bug each, in Python and in Perl. The cases must catch all of them.

Those of the page are in `web/src/lib/verify-pf2.test.ts`.
"""

import importlib.util
import json
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from hotseat.fairness import verify as honest
from tests.fairness.pf2_cases import CASES, Case, Files, games, tampered
from tests.fairness.test_second_verifier import PERL, SCRIPT

kept = cache(games)
Change = tuple[str, str]


@dataclass
class Mutant:
    """One bug, as a change of the program's text, and the case whose verdict it changes."""

    name: str
    case: str
    python: Change
    perl: Change


MUTANTS = (
    Mutant(
        "the list is not compared",
        "the server shuffled again",
        ("    if mine is not None and listed is not None:\n        same", "    if False:\n        same"),
        ("stop('second') if $r->{list} && $t->{list}", "stop('second') if 0 && $t->{list}"),
    ),
    Mutant(
        "left out counts as fair",
        "Cleo was late",
        ("    elif left:\n", "    elif False:\n"),
        ("return \"left-$r->{left}\" if $r->{left} ne ''", "return 'so-far' if $r->{left} ne ''"),
    ),
    Mutant(
        "no receipt counts as fair",
        "there is no receipt",
        ('left = "unknown" if receipt is None', 'left = "" if receipt is None'),
        ("return 'left-unknown' unless $r", "return 'so-far' unless $r"),
    ),
    Mutant(
        "lost tables are ignored",
        "one shuffle was never dealt",
        ('earlier = receipt["earlier"] if receipt is not None else []', "earlier: list[Json] = []"),
        ("my $lost = @{ $r->{earlier} } - $broken;", "my $lost = 0;"),
    ),
    Mutant(
        "games that were broken off are ignored",
        "three games were abandoned",
        ('earlier = receipt["earlier"] if receipt is not None else []', "earlier: list[Json] = []"),
        ("my $broken = grep { $_->{state} =~ /\\A(dealt|abandoned)\\z/ } @{ $r->{earlier} };", "my $broken = 0;"),
    ),
    Mutant(
        "a deal without parts counts as fair",
        "the server dealt alone and there is no receipt",
        ('        yield "alone", {}\n', '        yield "so-far", {}\n'),
        ("return 'alone' unless", "return 'so-far' unless"),
    ),
    Mutant(
        "a part is not compared with its seal",
        "a part is exchanged before the deal",
        ("    return made.hex() == seal\n", "    return True\n"),
        ("stop('part', $letters[$i]) if unpack('H*', $made) ne $seal;", ""),
    ),
    Mutant(
        "my own part may be another one",
        "my part is another one",
        ('expect(mine == receipt["part"] and', "expect(True and"),
        ("stop('own-part') if $mine ne $r->{part} ||", "stop('own-part') if"),
    ),
    Mutant(
        "a short part is accepted",
        "a part is too short",
        ('    if seal == "" or not is_hash(part):\n', '    if seal == "":\n'),
        ("stop('part', $letters[$i]) if $seal eq '' || !is_hash($part);", "stop('part') if $seal eq '';"),
    ),
    Mutant(
        "a player may sit twice",
        "a player sits twice",
        ("len(set(players)) == len(players) and ", ""),
        ("(!is_hash($player) || $players{$player}++)", "!is_hash($player)"),
    ),
    Mutant(
        "a reason may stand beside a seal",
        "a reason stands beside a seal",
        ('is_hash(seal) and why == "" and', "is_hash(seal) and"),
        ("is_hash($seal) && $why eq '' && !$bot", "is_hash($seal) && !$bot"),
    ),
    Mutant(
        "protocols are mixed",
        "the protocols are mixed",
        ('    expect(receipt is None or is_pf2(receipt) == is_pf2(transcript), "formats")\n', ""),
        ("stop('formats') if $r && ($r->{format} eq 'hotseat receipt 2') != $pf2;", ""),
    ),
    Mutant(
        "the secret may be another one",
        "another secret is shown",
        ('    expect(sha(b"pf2", b"secret", game, raw).hex() == promise["server"], "secret")\n', ""),
        ("stop('secret') if unpack('H*', hash('pf2', 'secret', $promise{game}, $secret)) ne $promise{server};", ""),
    ),
    Mutant(
        "alarms of the client are ignored",
        "the client saw it go on after the end",
        ('    expect(receipt["alarm"] != "revived", "revived")\n    expect(receipt["alarm"] ==', '    expect("" =='),
        ("stop('revived') if $r->{alarm} eq 'revived';\n    stop('alarm-parts') if $r->{alarm} ne '';", ""),
    ),
    Mutant(
        "a table may be given up although all parts are there",
        "all parts were shown",
        ('    expect(bool(missing), "given-up-whole")\n', ""),
        ("stop('given-up-whole') unless @missing;", ""),
    ),
    Mutant(
        "what was told after a lost connection is not compared",
        "I was told something else after a gap",
        ("        check_resumed(transcript, receipt)\n\n", "\n"),
        ("check_resumed() if $r && $r->{resumed};", ""),
    ),
)


def case(name: str) -> tuple[Case, Files]:
    one = next(case for case in CASES if case.name == name)
    return one, tampered(kept()[one.game], one)


def changed(source: str, change: Change) -> str:
    before, after = change
    assert source.count(before) == 1, f"{before!r} is not there, or not only once"
    return source.replace(before, after)


def said(verifier: ModuleType, files: Files) -> tuple[int, str]:
    codes: list[str] = []
    try:
        codes += [code for code, _ in verifier.verify(files["transcript"], files.get("receipt"), False)]
    except verifier.MismatchError as mismatch:
        return 1, mismatch.code
    return verifier.exit_code(codes), codes[-1]


def loaded(file: Path, text: str) -> ModuleType:
    file.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mistaken_verifier_in_python_is_caught(mutant: Mutant, tmp_path: Path) -> None:
    one, files = case(mutant.case)
    source = Path(honest.__file__).with_suffix(".py").read_text(encoding="utf-8")
    assert said(loaded(tmp_path / "right.py", source), files) == (one.exit, one.code)
    assert said(loaded(tmp_path / "mistaken.py", changed(source, mutant.python)), files) != (one.exit, one.code)


@pytest.mark.skipif(PERL is None, reason="THE SECOND VERIFIER DID NOT RUN: there is no perl here")
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mistaken_verifier_in_perl_is_caught(mutant: Mutant, tmp_path: Path) -> None:
    one, files = case(mutant.case)
    script = tmp_path / "mistaken.pl"
    script.write_text(changed(SCRIPT.read_text(encoding="utf-8"), mutant.perl), encoding="utf-8")
    subprocess.run([str(PERL), "-c", str(script)], capture_output=True, check=True)
    for name, content in files.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    names = [str(tmp_path / f"{name}.json") for name in files]
    run = subprocess.run([str(PERL), str(script), *names], capture_output=True, text=True, check=False)
    assert (run.returncode, (run.stdout.split() or [""])[-1]) != (one.exit, one.code)
