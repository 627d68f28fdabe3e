"""The rules of a chapter: those that its duties name, in the words in which modules say them."""
