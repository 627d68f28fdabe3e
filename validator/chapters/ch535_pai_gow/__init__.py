"""Chapter 535, Pai Gow."""
