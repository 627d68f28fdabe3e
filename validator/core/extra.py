"""The packages of the extra ``fast``, which the program runs without, and how they are installed."""

from typing import Final

INSTALL: Final = "python -m pip install numba numpy pyarrow"
"""Works in a clone and with an installed wheel alike: it names the packages, not where the program came from."""
