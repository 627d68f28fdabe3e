"""A filing with the places of all it says: load it, check its shape, ask for its values by path."""
