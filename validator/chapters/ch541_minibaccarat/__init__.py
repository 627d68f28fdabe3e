"""Chapter 541, Minibaccarat (temporary, 2010)."""
