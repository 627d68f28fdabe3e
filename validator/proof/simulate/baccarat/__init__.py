"""Minibaccarat, Midibaccarat and Baccarat (Chapters 541, 543 and 545) dealt by the law and a filing."""
