"""The protocol, typed once."""
