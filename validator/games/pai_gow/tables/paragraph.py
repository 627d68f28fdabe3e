"""What the law demands of the dealer's setting, by the first of its paragraphs that applies to the four tiles."""

from typing import Final

NONE: Final = 0
"""Nothing is wrong."""
SUPREME_PAIR: Final = 1
PAIR: Final = 2
VALUE: Final = 3
HIGHEST_WITH_LOWEST: Final = 4
