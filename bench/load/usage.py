"""Resource usage of a process, as counted by the kernel."""

from pathlib import Path


def rss(pid: int) -> float:
    """Megabytes of memory in use."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time used so far by all threads that are running."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum([int((thread / "schedstat").read_text(encoding="ascii").split()[0]) for thread in threads]) / 1e9
