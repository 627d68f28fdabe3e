"""The tiles machine: Pai Gow, dealt from stacks by the throw of three dice."""
