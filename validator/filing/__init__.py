"""Checks filings: against the schema and the rules of their chapter, and those of one facility against each other."""
