"""`python -m hotseat.cli` is `hotseat`."""

import sys

from hotseat.cli import main

sys.exit(main())
