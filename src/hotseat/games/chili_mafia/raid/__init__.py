"""The Raid and the solver that finds the best arrangement of peppers (CM-9)."""
