"""One package for each chapter of the law."""
