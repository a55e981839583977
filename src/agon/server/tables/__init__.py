"""Tables: people and seats, clocks, the games in memory, moves, replays. Knows no HTTP and no WebSocket."""
