"""``agon chaos``: servers that are killed, cut off, filled up and attacked while people play, and the audit of what they
acknowledged. Nothing here is used by a server."""
