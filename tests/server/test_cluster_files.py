"""The files that come with a cluster: nginx accepts the configuration, and the composition is well formed."""

import subprocess
from pathlib import Path

import pytest

from tests.cli.shell import hotseat_process
from tests.server.town import NGINX

ROOT = Path(__file__).parents[2]
NODES = "n1=127.0.0.1:8001,n2=127.0.0.1:8002"


def checked_by_nginx(folder: Path, site: str) -> None:
    """Let nginx check a configuration."""
    if NGINX is None:
        pytest.skip("no nginx here")
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid; events {{}} http {{ {site} }}", encoding="utf-8")
    done = subprocess.run(
        [NGINX, "-t", "-p", str(folder), "-e", str(folder / "error"), "-c", str(file)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()


def test_nginx_accepts_its_configuration_with_and_without_tls(tmp_path: Path) -> None:
    plain = hotseat_process(tmp_path, "cluster", "nginx", "--nodes", NODES, "--listen", "8080")
    checked_by_nginx(tmp_path, plain.stdout)
    words = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=games.example",
        "-keyout",
        "key",
        "-out",
        "pem",
    ]
    subprocess.run(["openssl", *words], cwd=tmp_path, check=True, capture_output=True)
    files = ["--certificate", str(tmp_path / "pem"), "--certificate-key", str(tmp_path / "key")]
    safe = hotseat_process(tmp_path, "cluster", "nginx", "--nodes", NODES, "--server-name", "games.example", *files)
    assert "listen 443 ssl" in safe.stdout
    assert "return 301 https://$host$request_uri" in safe.stdout
    checked_by_nginx(tmp_path, safe.stdout)
    elsewhere = ["--listen", "8443", *files]
    other = hotseat_process(tmp_path, "cluster", "nginx", "--nodes", NODES, *elsewhere)
    assert "301" not in other.stdout  # players would be sent to a port that nobody listens on
    checked_by_nginx(tmp_path, other.stdout)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["apache"], "nginx"),
        (["nginx"], "--nodes"),
        (["nginx", "--nodes", "10.0.0.1:8000"], "n1=10.0.0.1:8000"),
        (["nginx", "--nodes", NODES, "--certificate", "games.pem"], "--certificate-key"),
    ],
)
def test_a_wrong_command_line_is_refused(tmp_path: Path, words: list[str], said: str) -> None:
    done = hotseat_process(tmp_path, "cluster", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


def test_the_composition_names_what_exists() -> None:
    yaml = pytest.importorskip("yaml")
    composition = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = composition["services"]
    assert {"database", "nginx", "n1", "n2", "n3"} <= services.keys()
    for name in ("n1", "n2", "n3"):
        assert services[name]["environment"]["HOTSEAT_NODE"] == name
        assert services[name]["build"] == "."
    used = {volume.split(":")[0] for one in services.values() for volume in one.get("volumes", [])}
    assert used == composition["volumes"].keys()
    assert (ROOT / "Dockerfile").exists()
