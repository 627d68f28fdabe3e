"""What chapter 685a excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=12,
    counts=(
        "After the first two cards have been dealt",
        "If after receiving the first two cards",
        "the player's initial two cards match the rank",
        # Which hand deals to which positions, which no log tells.
        "the two betting positions closest",
        # The batches are counted by 685a.3(b).
        "separated into two batches",
        # A card matches by its rank, whatever its value.
        "Any card with a face value of 10 or a point value of 10",
        # Such wagers go back whatever the hands count.
        "players who exceeded 21",
    ),
    leading=(
        "685a.2(e)",
        "685a.3(d)",
        "685a.7(d)",
    ),
    # The limit of a Double Down Wager, the odd unit of an Insurance Wager, a shuffling device that cannot be used.
    not_prohibitions=frozenset({"685a.9(a)", "685a.8(b)", "685a.12(k)"}),
)
