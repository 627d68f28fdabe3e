"""The questions on play that Minibaccarat, Midibaccarat and Baccarat ask in the same words; each room binds its own."""
