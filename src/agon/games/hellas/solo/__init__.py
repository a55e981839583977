"""Lords of Hellas alone against Xerxes: the Persian Invasion (rules LS-...)."""
