"""Reads logs by compiled kernels, straight to rows of codes; imported only where rules run compiled."""
