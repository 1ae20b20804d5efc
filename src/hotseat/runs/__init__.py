"""Long runs of independent games: on all cores or many machines, interrupted and resumed, always with one result."""
