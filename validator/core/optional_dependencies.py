"""Names the packages of the extras, which the program runs without, and says how they are installed."""

from typing import Final

INSTALL: Final = "python -m pip install numba numpy pyarrow"
"""Works in a clone and with an installed wheel alike: it names the packages, not where the program came from."""

INSTALL_TABLES: Final = "python -m pip install python-calamine XlsxWriter"
"""The packages of the extra ``tables``, which read and write spreadsheets."""

INSTALL_DUCKDB: Final = "python -m pip install duckdb"
"""The package of the extra ``duckdb``, which reads files of DuckDB."""

INSTALL_SPARK: Final = "python -m pip install 'pyspark>=4.1,<5' 'pandas>=2.2,<3' numba numpy pyarrow"
"""The packages of the extra ``spark``, which replay on a cluster needs; and Java, which no Python package brings."""

INSTALL_DRAWINGS: Final = "python -m pip install resvg-py"
"""The package of the extra ``drawings``, which draws tables in documents of Word."""
