"""Submissions as forms in Excel and Word: written for a chapter, filled in by a person, read back as filings."""
