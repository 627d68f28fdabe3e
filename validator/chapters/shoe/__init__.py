"""Questions on filings that games dealt from a shoe ask in the same words; each room binds its own paragraphs."""
