"""The lab: tournaments, ratings, statistics, reports, and the environments that learning libraries expect.

What needs extra packages (``pip install agon[lab]``) is imported only when used.
"""
