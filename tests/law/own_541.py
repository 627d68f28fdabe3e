"""What chapter 541 excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=15,
    counts=(
        # Examples of the Point Count.
        "an ace, 2 and 4 has a Point Count of 7",
        "an ace, 2 and 9 has a total of 12 but only a Point Count of 2 since the digit 1 in the number 12",
        # The two hands and their first two cards.
        "a two-digit number",
        "the initial two cards are dealt to each",
        "the first two cards",
        "initial two cards to each hand",
        "initial four cards in accordance",
        "If two hands have equal",
        # Decks received, which are counted where they are described.
        "the six or more decks of cards",
        "two batches of six to eight decks of cards are received",
        "There shall be two hands dealt",
        "The dealer shall then deal an initial four cards",
        # The name of a table.
        "Table 1",
        "TABLE 1",
    ),
    leading=("541.6(a)", "541.8(a)(1)", "541.8(a)(2)", "541.8(a)(3)", "541.11(b)"),
)
