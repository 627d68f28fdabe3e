"""The commands, one module each; what a command needs it imports when it runs."""
