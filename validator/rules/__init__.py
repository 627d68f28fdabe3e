"""The rules of a chapter: those that its duties name, in the words of the modules that define them."""
