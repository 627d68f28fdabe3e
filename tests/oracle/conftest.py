"""What the tests of the oracles use."""

from tests.blocks import by_blocks

__all__ = ["by_blocks"]
