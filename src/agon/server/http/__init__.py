"""The ASGI application: routes, tokens, errors, the page."""
