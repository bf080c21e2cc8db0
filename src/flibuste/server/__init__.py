"""The server: many tables, nothing lost, nothing leaked. It needs the extra `flibuste[server]`."""
