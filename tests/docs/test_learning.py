"""The examples of the page on learning programs run, in the order in which they stand."""

import json
import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")


def test_the_examples_run(tmp_path: Path) -> None:
    """In a process of its own, because OpenSpiel registers games for a whole process."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    sizes, batch, payoffs, last, exploitable = ran.stdout.splitlines()[-5:]
    assert sizes == "741 15 [0.0, 0.0, 0.0, 0.0]"
    assert batch.endswith("(64, 741)")
    assert sum(json.loads(payoffs)) < 1e-9
    assert last.split()[0] in "012"
    assert 0 < float(exploitable) < 0.4
