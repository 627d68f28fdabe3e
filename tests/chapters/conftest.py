"""What the tests of every chapter use."""

from tests.blocks import by_blocks

__all__ = ["by_blocks"]
