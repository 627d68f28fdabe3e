"""What the tests of every machine use."""

from tests.blocks import by_blocks

__all__ = ["by_blocks"]
