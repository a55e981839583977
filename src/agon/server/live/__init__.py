"""The WebSocket: connections, their messages, and who is sent what when a table changes."""
