"""Files as somebody hands them in, before anybody has said what they are."""
