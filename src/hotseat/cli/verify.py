"""`hotseat verify`: the verifier of fair games, in the user's language."""

from argparse import Namespace

from hotseat.cli.parser import Parser
from hotseat.fairness.verify import report
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("TRANSCRIPT", "help-transcript")
    parser.option("--receipt", "RECEIPT", "help-receipt")
    parser.switch("--replay", "help-replay")
    parser.switch("--no-replay", "help-no-replay")
    parser.option("--server-key", "HEX", "help-server-key")
    parser.examples("hotseat verify transcript.json --receipt receipt.json")


def run(args: Namespace, words: Phrases) -> int:
    """Verify the files and report."""

    def say(code: str, facts: dict[str, str]) -> str:
        return words.say(f"verify-{code}", **facts)

    replay = True if args.replay else False if args.no_replay else None
    return report(args.transcript, args.receipt, replay, args.server_key, say)
