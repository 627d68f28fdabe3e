"""What chapter 543 excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=14,
    counts=(
        # Examples of the Point Count.
        "an ace, 2 and 4 has a Point Count of 7",
        "an ace, 2 and 9 has a total of 12 but only a Point Count of 2 since the digit 1 in the number 12",
        # The first two cards of a hand, the two hands, the four cards of both: counted by 543.9.
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
        # The name of a table.
        "Table 1",
        "TABLE 1",
    ),
    leading=("543.6(a)", "543.8(a)(1)", "543.8(a)(2)", "543.8(a)(3)", "543.11(b)"),
)
