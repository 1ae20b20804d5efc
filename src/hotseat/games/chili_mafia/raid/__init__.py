"""The Raid and the solver that arranges peppers in the best way (CM-9)."""
