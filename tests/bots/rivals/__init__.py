"""Fixed rivals for measurements: the first `normal` of every game, frozen with its constants, and players from outside.

They are never changed when bots change, so that figures from different years can be compared.
"""
