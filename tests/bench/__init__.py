"""How fast it is: ``python -m tests.bench``."""
