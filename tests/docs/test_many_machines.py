"""The examples of the page on long runs run, in the order in which they stand."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "many-machines.md").read_text(encoding="utf-8")


def test_the_examples_run(tmp_path: Path) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL))
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, cwd=tmp_path, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games", "results.sqlite"]
