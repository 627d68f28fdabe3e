"""The round log: one flat event table, its codes, its readers and writers."""
