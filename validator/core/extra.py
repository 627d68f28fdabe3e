"""The packages of the extras ``fast`` and ``tables``, which the program runs without, and how they are installed."""

from typing import Final

INSTALL: Final = "python -m pip install numba numpy pyarrow"
"""Works in a clone and with an installed wheel alike: it names the packages, not where the program came from."""

INSTALL_TABLES: Final = "python -m pip install XlsxWriter python-calamine"
"""The same for spreadsheets."""
