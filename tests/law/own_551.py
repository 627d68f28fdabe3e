"""What chapter 551 excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=16,
    counts=(
        # The name of the game.
        "Spanish 21",
        # The first two cards of a hand, counted by 551.1 Blackjack, 551.9(a), 551.11(a) and 551.12(a).
        "initial two cards",
        "first two cards",
        # Which hand deals to which positions, which no log tells.
        "the first two positions with his left hand",
        # Pointers to other paragraphs.
        "subsection (b)(3) and (4)",
        "subsection (g)(4)",
    ),
    leading=("551.2(c)", "551.8(j)"),
    # The limits of a Match-The-Dealer and of a Double Down Wager, and the odd unit of an Insurance Wager.
    not_prohibitions=frozenset({"551.7(b)", "551.10(b)", "551.11(a)"}),
    # The heading of the section has "inspections".
    contents=(("551.2", "Spanish 21 table; card reader device; physical characteristics; inspection"),),
)
