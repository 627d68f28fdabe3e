"""The engine: kernels, the columns they run over, and the ways to run them, interpreted or compiled."""
