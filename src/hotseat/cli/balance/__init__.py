"""Balance reports: one module per game with `report(games, seed, folder)`."""
