"""A row that is added hides nothing: logs to which one row is added, held against those without it."""
