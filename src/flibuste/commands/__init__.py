"""What each word after `flibuste` does, one module a command, imported only when it is asked for."""
