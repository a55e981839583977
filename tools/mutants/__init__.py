"""Mutation tests: break the rules on purpose, one small change at a time, and see whether a test notices.

``make mutants`` runs it, ``docs/mutants.md`` says what came of it and what is left out.
"""
