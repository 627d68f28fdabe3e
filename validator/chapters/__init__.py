"""One room for each chapter of the law."""
