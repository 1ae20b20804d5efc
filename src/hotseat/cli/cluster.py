"""`hotseat cluster`: write the configuration of the proxy in front of several servers."""

from argparse import Namespace
from typing import Final

from hotseat.cli.parser import Parser, UsageError
from hotseat.locales import Phrases

NGINX_SYNTAX: Final = frozenset("\"'\\;{}#$\r\n")
"""What would end a value in a configuration of nginx, or mean something else there."""


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("ACTION", "help-cluster-action")
    parser.option("--nodes", "NAME=HOST:PORT,...", "help-cluster-nodes")
    parser.option("--listen", "PORT", "help-cluster-listen")
    parser.option("--server-name", "NAME", "help-cluster-server-name", default="_")
    parser.option("--certificate", "FILE", "help-cluster-certificate", default="")
    parser.option("--certificate-key", "FILE", "help-cluster-certificate-key", default="")
    parser.examples(
        "hotseat cluster nginx --nodes n1=10.0.0.1:8000,n2=10.0.0.2:8000",
        "hotseat cluster nginx --nodes n1=10.0.0.1:8000 --server-name games.example --certificate games.pem "
        "--certificate-key games.key",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Print the configuration."""
    from hotseat.server.cluster.nginx import Site, configuration

    if args.action != "nginx":
        raise UsageError(words.say("error-one-of", value=args.action, choices="nginx"))
    if bool(args.certificate) != bool(args.certificate_key):
        raise UsageError(words.say("error-cluster-certificate"))
    for text in (args.nodes or "", args.listen or "", args.server_name, args.certificate, args.certificate_key):
        if not set(text).isdisjoint(NGINX_SYNTAX):
            raise UsageError(words.say("error-cluster-syntax", value=text))
    listen = args.listen or ("443" if args.certificate else "80")
    site = Site(_nodes(args.nodes, words), listen, args.server_name, args.certificate, args.certificate_key)
    print(configuration(site), end="")
    return 0


def _nodes(text: str | None, words: Phrases) -> dict[str, str]:
    """The addresses of the nodes by name."""
    if text is None:
        raise UsageError(words.say("error-missing", argument="--nodes", command="hotseat cluster"))
    nodes = dict([part.strip().split("=", 1) for part in text.split(",") if part.count("=") == 1])
    if len(nodes) < text.count(",") + 1 or not all(name and ":" in address for name, address in nodes.items()):
        raise UsageError(words.say("error-cluster-nodes", value=text))
    return nodes
