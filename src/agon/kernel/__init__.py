"""The grammar of play: frames, choices, chance, copies, saves, records. It knows no game."""
