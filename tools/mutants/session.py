"""How pytest is started: quietly, without plugins that keep books of their own."""

OPTIONS = [
    "-p",
    "no:cacheprovider",
    "-p",
    "no:randomly",
    "-p",
    "no:terminal",
    "-o",
    "addopts=",
    "-o",
    "timeout=0",
    "-m",
    "not slow",
    "--capture=no",
]
