"""The Pai Gow game model: tiles dealt from stacks by the throw of three dice."""
