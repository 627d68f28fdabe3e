"""What chapter 535 excepts from the common tests."""

from tests.law.own import Own

OWN = Own(
    sections=13,
    counts=(
        # What is left of four tiles.
        "the remaining two tiles",
        # Pointers to paragraphs.
        "described in paragraph (1) or (2)",
        "listed in paragraph (1), (2) or (3)",
    ),
    # The lead of the list of what a tile must be.
    leading=("535.3(b)",),
    # The limit of the hours that dice remain on a table.
    not_prohibitions=frozenset({"535.5(c)"}),
)
