"""What proves the product, beside it: play simulated by the text, faults made in it, and fines of the Board remade."""
