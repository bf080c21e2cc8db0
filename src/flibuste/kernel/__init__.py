"""The vocabulary every game speaks; knows no game."""
