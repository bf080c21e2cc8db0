"""One folder per game; nothing outside knows how a game works inside."""
