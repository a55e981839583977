"""The rules of Dice Forge, one file per chapter."""
