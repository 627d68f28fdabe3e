"""Chapter 545, Baccarat (temporary, 2010)."""
