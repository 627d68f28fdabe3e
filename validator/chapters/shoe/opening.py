"""Opening of the table for gaming: inspection, spreading and washing of the cards."""

from validator.chapters.questions import denied
from validator.core.question import FilingQuestion

cards_not_inspected = FilingQuestion(
    id="cards-not-inspected",
    title="Cards not inspected by the dealer",
    reads=("opening.dealer_inspects",),
    expected="inspection by the dealer",
    observed="none",
    message="the dealer does not inspect the cards received at the table",
    check=denied,
)

inspection_not_verified = FilingQuestion(
    id="inspection-not-verified",
    title="Inspection not verified by the floorperson",
    reads=("opening.floorperson_verifies",),
    expected="verification by the floorperson",
    observed="none",
    message="the floorperson does not verify the inspection of the cards",
    check=denied,
)

cards_not_spread = FilingQuestion(
    id="cards-not-spread",
    title="Cards not spread face up for the first player",
    reads=("opening.spread_face_up",),
    expected="cards spread face up",
    observed="not spread",
    message="the cards are not spread face up for the first player",
    check=denied,
)

cards_not_washed = FilingQuestion(
    id="cards-not-washed",
    title="Cards not washed and stacked",
    reads=("opening.washed",),
    expected="a washing of the cards",
    observed="none",
    message="the cards are not mixed by a washing and stacked",
    check=denied,
)
