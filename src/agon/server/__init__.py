"""The table: people, bots and slow games over HTTP and WebSocket."""
