"""What the engine says as message ids, put into one of four languages.

    Words("ru").text("hellas-log-recruit", {"player": "Анна", "n": 1, "in": "hellas-region-locris"})

Messages are Fluent files in `agon/locales/<language>/`; names and their forms come from `names.ftl` there.
The browser reads the same files with `web/src/lib/words`, and a test compares both, byte for byte.
"""

from agon.words.words import MissingWordsError, Value, Words, languages

__all__ = ["MissingWordsError", "Value", "Words", "languages"]
