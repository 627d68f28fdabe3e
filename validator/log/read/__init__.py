"""Reads logs: from the bytes of a file to the streams of its tables, in batches of whole rounds."""
