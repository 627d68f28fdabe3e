"""The chapters whose law is held as data, in the order of the Code: named here, not sought in a folder."""

from typing import Final

HELD: Final[tuple[str, ...]] = ("633a",)
