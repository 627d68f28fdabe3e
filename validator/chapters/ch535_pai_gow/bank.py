"""§§ 535.1 and 535.11(a) to (d), (f) and (g): who may bank, when, and the bank's cut."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat.table import BUREAU
from validator.chapters.ch535_pai_gow.conditions import BANK
from validator.chapters.checks import beyond, denied, granted, more_than, other_than, word_is, zero
from validator.core.rule_definitions import FilingCheck

markers_unapproved = FilingCheck(
    title="Markers of bank and co-bank not approved",
    may_read=paths("markers"),
    when=(BANK,),
    at="approvals.markers",
    expected="approval of the markers of bank and co-bank by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the markers of bank and co-bank by the Bureau of Gaming Operations",
    passes={"approvals.markers.reference": "M-1", "bank.offered": True},
    check=unapproved_by(BUREAU),
)

bank_not_for_all_players = FilingCheck(
    title="Bank not offered to all players",
    reads=("bank.offered_to",),
    when=(BANK,),
    expected="all players at the table",
    observed="{stated}",
    message="the law says: the opportunity to bank is offered to all players at the table; the filing says {stated}",
    check=other_than("all-players"),
)

bank_in_the_first_round = FilingCheck(
    title="Player bank in the first round",
    reads=("bank.first_round",),
    when=(BANK,),
    expected="no player bank in the first round",
    observed="a player bank",
    message="the filing lets a player be the bank in the first round of play",
    check=granted,
)

bank_cannot_be_passed = FilingCheck(
    title="Bank cannot be passed",
    reads=("bank.may_be_declined",),
    when=(BANK,),
    expected="the option to pass the bank",
    observed="none",
    message="players may not pass the bank to the next player",
    check=denied,
)

bank_first_offered_elsewhere = FilingCheck(
    title="Bank not first offered at the dealer's right",
    reads=("bank.first_offer",),
    when=(BANK,),
    expected="the player farthest to the right of the dealer",
    observed="{stated}",
    message="the bank is not first offered to the player farthest to the right of the dealer",
    check=other_than("dealers-right"),
)

bank_passed_clockwise = FilingCheck(
    title="Bank offered clockwise",
    reads=("bank.offer_direction",),
    when=(BANK,),
    expected="counterclockwise",
    observed="{stated}",
    message="the bank is offered clockwise; the law says counterclockwise",
    check=other_than("counterclockwise"),
)

bank_unmarked = FilingCheck(
    title="No marker designating the bank",
    reads=("bank.marker",),
    when=(BANK,),
    expected="a marker designating the bank",
    observed="none",
    message="no marker designates the bank",
    check=denied,
)

bank_runs_on = FilingCheck(
    title="Bank held for rounds one after the other",
    reads=("bank.rounds_running",),
    facts=("bank_rounds_running",),
    when=(BANK,),
    expected="{limit} consecutive rounds",
    observed="{number}",
    message="a player may bank {number} consecutive rounds; the law says {limit}",
    check=more_than,
)

bank_without_a_former_wager = FilingCheck(
    title="Bank without a wager against the dealer before",
    reads=("bank.wager_required",),
    when=(BANK,),
    expected="a wager in the last round without a player bank",
    observed="not confirmed",
    message="the dealer does not confirm that the player wagered against him in the last round without a player bank",
    check=denied,
)

bank_with_too_few_chips = FilingCheck(
    title="Bank that need not cover the wagers",
    reads=("bank.chips_required",),
    when=(BANK,),
    expected="gaming chips that cover all wagers of the others",
    observed="{stated}",
    message="the bank's gaming chips need not cover all of the wagers placed by other players",
    passes={"bank.chips_required": "those-and-the-dealers-wager"},
    check=word_is("less"),
)

co_bank_with_half_the_chips = FilingCheck(
    title="Co-bank with chips for half of the wagers",
    reads=("bank.chips_required",),
    when=(BANK,),
    expected="gaming chips that cover all wagers of the others",
    observed="half of them",
    message=(
        "a co-bank's gaming chips cover half of the wagers; the text says all, and not whether half is enough "
        "where the certificate holder covers the rest"
    ),
    check=word_is("half-for-a-co-bank"),
)

bank_on_several_areas = FilingCheck(
    title="Bank that wagers on several areas",
    reads=("bank.areas",),
    facts=("bank_betting_areas",),
    when=(BANK,),
    expected="{limit} betting area",
    observed="{number}",
    message="a bank may wager on {number} betting areas; the law allows {limit:bare}",
    check=more_than,
)

too_many_cuts = FilingCheck(
    title="More than one cut",
    reads=("bank.cuts",),
    facts=("bank_cuts",),
    when=(BANK,),
    expected="{limit} cut",
    observed="{number}",
    message="the bank may cut the tiles {number} times; the law says once",
    check=more_than,
)

no_cut_for_the_bank = FilingCheck(
    title="Bank without the option to cut",
    reads=("bank.cuts",),
    when=(BANK,),
    expected="the option to cut",
    observed="none",
    message="the bank has no option to cut the tiles",
    check=zero,
)

cut_made_by_another = FilingCheck(
    title="Cut made though the bank declines",
    reads=("bank.cut_declined",),
    when=(BANK,),
    expected="no cut",
    observed="{stated}",
    message="the tiles are cut though the bank does not wish to cut them",
    check=other_than("no-cut"),
)

unknown_cut = FilingCheck(
    title="Cut in another way",
    reads=("bank.cut_ways",),
    facts=("bank_cut_ways",),
    when=(BANK,),
    expected="none but {lawful}",
    observed="{stated}",
    message="the tiles are moved in the ways {stated}; the law names {lawful}",
    fails={"bank.cut_ways": ["one-end", "from-the-middle"]},
    passes={"bank.cut_ways": ["both-ends"]},
    check=beyond,
)
