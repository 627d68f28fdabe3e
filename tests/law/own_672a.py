"""What chapter 672a excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=12,
    counts=(
        "the two betting positions closest",
        "the first two cards to each player",
        "receiving the first two cards",
        "initial two cards have been dealt",
        "player's two cards",
        # Two batches, which are counted where they are described.
        "at least two shoes of cards",
        # The name of a wager; the number itself is a fact where the wager is defined, won, lost and paid.
        "Push 22",
    ),
    leading=("672a.2(e)", "672a.3(d)", "672a.7(d)"),
    # The limit of a wager to double down, the odd unit of an Insurance Wager, and a device that cannot be used.
    not_prohibitions=frozenset({"672a.9(a)(2)", "672a.8(b)", "672a.12(l)"}),
)
