"""Cards, shoe, tiles, and the game models and judges that sibling games share: they know no chapter."""
