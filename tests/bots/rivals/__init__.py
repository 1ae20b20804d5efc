"""Fixed rivals for measurements: the first `normal` of every game, frozen with its constants, and external players.

Their play never changes when bots change, so that figures from different years can be compared.
"""
