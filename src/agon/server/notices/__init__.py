"""Telling people that it is their turn: what, when, and by which way."""
