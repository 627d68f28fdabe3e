"""§ 633a.4: opening of the table for gaming, unless the cards come preshuffled."""

from dataclasses import replace

from validator.chapters.shoe import batches as of_batches, opening as at_openings
from validator.core.rule import equals, unless

# § 633a.4(f): subsections (a) to (e) do not apply to cards preinspected and shuffled under § 603a.16(u) or (v).
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

cards_not_inspected = replace(at_openings.cards_not_inspected, when=(_NOT_PRESHUFFLED,))

inspection_not_verified = replace(at_openings.inspection_not_verified, when=(_NOT_PRESHUFFLED,))

cards_not_spread = replace(at_openings.cards_not_spread, when=(_NOT_PRESHUFFLED,))

cards_not_washed = replace(at_openings.cards_not_washed, when=(_NOT_PRESHUFFLED,))

batches_spread_together = replace(
    of_batches.batches_spread_together,
    when=(
        _NOT_PRESHUFFLED,
        equals("cards.shuffler", "automated", "automated-into-shoe"),
    ),
)
