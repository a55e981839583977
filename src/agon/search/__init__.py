"""The inner loops of bots, compiled together with the engines. Bots hand them imagined games only."""
