"""Cards, shoe, tiles, and the machines and passes that sibling games share: they know no chapter."""
