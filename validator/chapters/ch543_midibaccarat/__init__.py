"""Chapter 543, Midibaccarat (temporary, 2010)."""
