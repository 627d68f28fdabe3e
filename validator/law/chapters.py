"""The chapters whose law the program has as data, in the order of the Code: named here, not sought in a folder."""

from typing import Final

HELD: Final[tuple[str, ...]] = ("535", "541", "543", "545", "551", "590", "633a", "672a", "685a")
