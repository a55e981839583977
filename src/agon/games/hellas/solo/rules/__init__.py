"""The rules of the game alone against Xerxes, one file per chapter."""
