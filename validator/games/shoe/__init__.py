"""Cards in a shoe, whatever the game: shuffled, cut, loaded, burned, changed; devices and the opening of a table."""
