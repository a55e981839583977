"""Moves that the server makes itself, and the processes in which bots think."""
