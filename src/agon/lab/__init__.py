"""The lab: fuzzing, benchmarks, tournaments, ratings, statistics, reports, and environments for learning libraries.

What needs extra packages (``pip install agon[lab]``) is imported only when used.
"""
