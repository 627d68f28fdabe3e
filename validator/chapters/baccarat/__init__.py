"""The rules on play that Minibaccarat, Midibaccarat and Baccarat ask in the same words; each chapter binds its own."""
