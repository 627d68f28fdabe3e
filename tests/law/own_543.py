"""What chapter 543 excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=14,
    counts=(
        # Examples of the Point Count.
        "an ace, 2 and 4 has a Point Count of 7",
        "an ace, 2 and 9 has a total of 12 but only a Point Count of 2 since the digit 1 in the number 12",
        # The two hands, their first two cards, and the four cards of both.
        "a two-digit number",
        "the initial two cards are dealt to each",
        "the first two cards",
        "initial two cards to each hand",
        "initial four cards in accordance",
        "After all four cards have been dealt",
        "hand the two cards of the",
        "shall return the two cards",
        "If two hands have equal",
        # A tie between players, however many.
        "If two or more players",
        # Decks received, which are counted where they are described.
        "the six or more decks of cards",
        "There shall be two hands dealt",
        "The dealer shall then deal an initial four cards",
        # The name of a table.
        "Table 1",
        "TABLE 1",
    ),
    leading=("543.6(a)", "543.8(a)(1)", "543.8(a)(2)", "543.8(a)(3)", "543.11(b)"),
)
