"""What chapter 535 excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=13,
    counts=(
        # What is left of four tiles.
        "the remaining two tiles",
        # The four tiles that a position receives, counted by 535.8(d), and the two hands of two tiles that they make.
        "The two tile hand formed with two of the four tiles dealt",
        "from the four dealt tiles",
        "the two tiles which form the hand",
        "the first stack of four tiles",
        "separated into two distinct hands",
        "keep the four tiles in full view",
        "placed the two hands face down",
        "the four tiles of the dealer",
        "either of the two hands of that player",
        "collect the four tiles dealt to that player",
        "receipt of the four tiles dealt to the dealer",
        "deal the first four tiles",
        "set his two hands",
        "the two hands of the dealer",
        # The dice, counted by 535.5(a), the tiles of a set, by 535.3(a), and the areas of a player, by 535.13(a).
        "used to shake three dice",
        "all three dice have not landed flat",
        "must be composed of 32 tiles",
        "permits a player to wager on two adjacent betting areas",
        "If the two wagers are not equal",
        # A hand's way of picking up tiles, which no log tells.
        "pick up four tiles with each hand",
        # Examples.
        "If the total of the spots is a two digit number",
        "A hand composed of a two (1-1) and a six (3-3) has a value of 8",
        "A hand composed of an eleven (5-6) and a seven (1-6) has a value of 8",
        "because the numeric total of the hand is 18 and the left digit in the number 18 is discarded",
        "If the dice total 9, the dealer would receive",
        "If the dice total 15, the sixth wagering position would receive",
        # Pointers to paragraphs.
        "described in paragraph (1) or (2)",
        "listed in paragraph (1), (2) or (3)",
    ),
    # The lead of the list of what a tile must be.
    leading=("535.3(b)",),
    # The limit of the hours that dice remain on a table.
    not_prohibitions=frozenset({"535.5(c)"}),
)
