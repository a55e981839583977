"""The coach: advice for a choice, a look back on a game, puzzles. All of it from what a seat may know."""
