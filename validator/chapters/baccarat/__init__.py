"""The rules on play that Minibaccarat, Midibaccarat and Baccarat say in the same words; each chapter binds its own."""
