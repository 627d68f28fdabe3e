"""Rules on filings that games dealt from a shoe say in the same words; each chapter binds its own paragraphs."""
