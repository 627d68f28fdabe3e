"""The baccarat game model and the judges that its siblings share; they know no chapter.

Hand 1 is the Player's Hand, hand 2 the Banker's, hand 0 the dealer's own, as in every game model.
"""
