"""What is durable: the database, its rows, the logs of games, and messages between processes."""
