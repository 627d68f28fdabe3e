"""What the tests of the worked cases use."""

from tests.blocks import by_blocks

__all__ = ["by_blocks"]
