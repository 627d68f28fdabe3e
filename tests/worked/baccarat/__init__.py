"""Reads worked cases in the notation of chapters 541, 543 and 545."""
