"""Lawful play of a casino day at the tables of a filing, dealt at random: no judge and no settlement of the judges'.

What a hand is worth, what a wager wins and in which order all is done is said here once more, from the law's words,
so that play that is lawful here and accused there shows that one of the two is wrong.
"""
