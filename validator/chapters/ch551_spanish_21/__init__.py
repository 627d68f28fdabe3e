"""Chapter 551, Spanish 21."""
