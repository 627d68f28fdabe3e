"""§§ 633a.2(f) to 633a.5, in play. The table around the round: inspections, opening, stack, idle times."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.shoe.devices import inspected_below_floorperson, stored_elsewhere
from validator.games.shoe.opening import (
    before_it_was_due,
    cut_in_the_shoe,
    lies_the_wrong_way,
    more_than_one_part,
)
from validator.games.shoe.questions import omitted
from validator.games.shoe.slots import table

_WHETHER = "whether the cards came to the table preinspected and shuffled"
_INSPECT = (
    "The floorperson assigned to the Blackjack table shall inspect the card reader device at the beginning of each"
    " gaming day"
)
_SPREAD = (
    "After the cards are inspected, the cards shall be spread out face up on the table for visual inspection by the"
    " first player to arrive at the table"
)
_WASHED = (
    "After the first player arriving at the table has been afforded an opportunity to visually inspect the cards, the"
    " cards shall be turned face down on the table, mixed thoroughly by a washing of the cards and stacked"
)
_IDLE = "and spread out on the table face down"


def _records(what: str) -> tuple[str, str]:
    return f"a record of every {what} since the decks were received, without unreadable rows", _WHETHER


card_reader_not_inspected = PlayRule(
    id="card-reader-not-inspected",
    title="Card reader device not inspected in the gaming day",
    cite="633a.2(f)",
    quote=_INSPECT,
    severity=Severity.ERROR,
    message="a round was dealt in a gaming day in which the card reader device was not inspected",
    slot=table.READER_NOT_INSPECTED,
    check=omitted,
    needs=("when the gaming day began, and a record of every inspection, without unreadable rows",),
    expected="an inspection at the beginning of the gaming day",
    observed="none",
)

card_reader_inspected_by_another = PlayRule(
    id="card-reader-inspected-by-another",
    title="Card reader device inspected by somebody below a floorperson",
    cite="633a.2(f)",
    quote="The floorperson assigned to the Blackjack table shall inspect the card reader device",
    severity=Severity.ERROR,
    message="the card reader device was inspected by somebody below a floorperson",
    slot=table.READER_INSPECTED_BY_ANOTHER,
    check=inspected_below_floorperson,
    expected="the floorperson assigned to the table",
    observed="somebody else",
)

batch_stored_elsewhere = PlayRule(
    id="batch-stored-elsewhere",
    title="Waiting batch stored elsewhere than in the shuffling device",
    cite="633a.3(b)(3)",
    quote=(
        "One batch of cards shall be shuffled and stored in the automated card shuffling device while the other batch is"
        " being used to play the game"
    ),
    severity=Severity.ERROR,
    message="a batch came into play that had been stored elsewhere than in the shuffling device",
    slot=table.BATCH_STORED_ELSEWHERE,
    check=stored_elsewhere,
    expected="stored in the device",
    observed="stored elsewhere",
)

received_cards_not_inspected = PlayRule(
    id="received-cards-not-inspected",
    title="Decks put in play without the dealer's inspection",
    cite="633a.4(a)",
    quote="After receiving one or more decks of cards at the table, the dealer shall inspect the cards for any defects",
    severity=Severity.ERROR,
    message="decks received at the table were put in play without the dealer having inspected them",
    slot=table.CARDS_NOT_INSPECTED,
    check=omitted,
    needs=_records("inspection"),
    expected="an inspection by the dealer",
    observed="none",
)

cards_inspection_unverified = PlayRule(
    id="cards-inspection-unverified",
    title="Dealer's inspection of the cards not verified by the floorperson",
    cite="633a.4(a)",
    quote="The floorperson assigned to the table shall verify the inspection",
    severity=Severity.ERROR,
    message="decks were put in play without the floorperson having verified the dealer's inspection",
    slot=table.INSPECTION_NOT_VERIFIED,
    check=omitted,
    needs=("a record of every verification, without unreadable rows",),
    expected="a verification by the floorperson",
    observed="none",
)

cards_unspread = PlayRule(
    id="cards-unspread",
    title="Decks put in play without having been spread for inspection",
    cite="633a.4(b)",
    quote=_SPREAD,
    severity=Severity.ERROR,
    message="decks received at the table were put in play without having been spread for the first player",
    slot=table.CARDS_NOT_SPREAD,
    check=omitted,
    needs=_records("spread"),
    expected="the cards spread face up",
    observed="no spread",
)

cards_spread_face_down = PlayRule(
    id="cards-spread-face-down",
    title="Decks spread for inspection face down only",
    cite="633a.4(b)",
    quote="the cards shall be spread out face up on the table",
    severity=Severity.ERROR,
    message="decks received at the table were put in play having been spread face down only",
    slot=table.CARDS_SPREAD_FACE_DOWN,
    check=lies_the_wrong_way,
    needs=_records("spread"),
    expected="face up",
    observed="face down",
)

spread_before_inspection = PlayRule(
    id="spread-before-inspection",
    title="Cards spread before the dealer inspected them",
    cite="633a.4(b)",
    quote="After the cards are inspected, the cards shall be spread out face up on the table",
    severity=Severity.ERROR,
    message="the cards were spread for the first player before the dealer had inspected them",
    slot=table.SPREAD_BEFORE_INSPECTION,
    check=before_it_was_due,
    expected="the inspection first",
    observed="the spread first",
)

cards_unwashed = PlayRule(
    id="cards-unwashed",
    title="Decks put in play without a washing",
    cite="633a.4(c)",
    quote=_WASHED,
    severity=Severity.ERROR,
    message="decks received at the table were put in play without having been washed",
    slot=table.CARDS_NOT_WASHED,
    check=omitted,
    needs=_records("washing"),
    expected="a washing",
    observed="none",
)

cards_unstacked = PlayRule(
    id="cards-unstacked",
    title="Decks put in play without having been stacked",
    cite="633a.4(c)",
    quote=_WASHED,
    severity=Severity.ERROR,
    message="decks received at the table were put in play without having been stacked",
    slot=table.CARDS_NOT_STACKED,
    check=omitted,
    needs=_records("stacking"),
    expected="the cards stacked",
    observed="not stacked",
)

washed_before_first_player = PlayRule(
    id="washed-before-first-player",
    title="Cards washed before the first player arrived",
    cite="633a.4(c)",
    quote="After the first player arriving at the table has been afforded an opportunity to visually inspect the cards",
    severity=Severity.ERROR,
    message="the cards were washed before any player had come who could inspect them",
    slot=table.WASHED_BEFORE_FIRST_PLAYER,
    check=before_it_was_due,
    needs=("when the table opened, and a record of everybody who came to it",),
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)

sides_spread_as_one = PlayRule(
    id="sides-spread-as-one",
    title="Both sides of a double shoe spread together",
    cite="633a.4(d)",
    quote=(
        "all decks that comprise one side of the dealing shoe shall be spread for inspection on the table separate from"
        " the decks that comprise the other side of the dealing shoe"
    ),
    severity=Severity.ERROR,
    message="the decks of both sides of the double shoe were spread together",
    slot=table.SIDES_SPREAD_TOGETHER,
    check=more_than_one_part,
    needs=("how many decks were spread together",),
    expected="each side by itself",
    observed="one spread for both",
)

sides_washed_as_one = PlayRule(
    id="sides-washed-as-one",
    title="Both sides of a double shoe washed or stacked together",
    cite="633a.4(d)",
    quote=(
        "the cards that comprise one side of the dealing shoe and the cards that comprise the other side of the dealing"
        " shoe shall be turned face downward on the table separately, mixed thoroughly by a washing of the cards and"
        " stacked"
    ),
    severity=Severity.ERROR,
    message="{observed} decks were washed or stacked together; one side of the double shoe has {expected}",
    slot=table.SIDES_WASHED_TOGETHER,
    check=more_than_one_part,
    needs=("how many decks were washed together",),
    expected="each side by itself, {expected} decks",
    observed="{observed} decks together",
)

batches_prepared_as_one = PlayRule(
    id="batches-prepared-as-one",
    title="Both batches spread, washed or stacked together",
    cite="633a.4(e)",
    quote=(
        "all the decks in one batch of cards shall be spread for inspection, mixed, stacked and shuffled in accordance"
        " with subsections (a)—(c) separate from the decks in the other batch of cards"
    ),
    severity=Severity.ERROR,
    message="{observed} decks were spread, washed or stacked together; one batch has {expected}",
    slot=table.BATCHES_TOGETHER,
    check=more_than_one_part,
    needs=("how many decks were spread or mixed together",),
    expected="each batch by itself, {expected} decks",
    observed="{observed} decks together",
)

cover_card_not_inserted = PlayRule(
    id="cover-card-not-inserted",
    title="Cover card not inserted after the cut",
    cite="633a.5(d)",
    quote=(
        "The dealer shall then insert the cover card in the stack at a position at least 1/4 of the way in from the"
        " bottom of the stack"
    ),
    severity=Severity.ERROR,
    message="cards were dealt from a stack into which no cover card had been inserted after the cut",
    slot=table.COVER_CARD_NOT_INSERTED,
    check=omitted,
    needs=("a record of every insertion of the cover card, without unreadable rows",),
    expected="the cover card inserted",
    observed="not inserted",
)

cut_after_loading = PlayRule(
    id="cut-after-loading",
    title="Stack cut after it had been placed in the shoe",
    cite="633a.5(d)",
    quote="The stack of cards shall then be inserted into the dealing shoe for commencement of play",
    also=(("633a.5(e)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"),),
    severity=Severity.ERROR,
    message="the stack was placed in the shoe before it was cut",
    slot=table.CUT_AFTER_LOADING,
    check=cut_in_the_shoe,
    expected="the cut, then the shoe",
    observed="the shoe, then the cut",
)

recut_not_made = PlayRule(
    id="recut-not-made",
    title="Recut required and not made",
    cite="633a.5(e)",
    quote="If a recut is required, the cards shall be recut",
    severity=Severity.ERROR,
    message="a recut was required, and the cards were dealt without it",
    slot=table.RECUT_NOT_MADE,
    check=omitted,
    needs=("a record of every cut, without unreadable rows",),
    expected="a recut",
    observed="none",
)


def _unspread(id: str, title: str, reading: str, slot: int) -> PlayRule:
    return PlayRule(
        id=id,
        title=title,
        cite="633a.5(g)",
        quote=_IDLE,
        severity=Severity.ERROR,
        message="after a time without gaming activity cards were dealt that had been taken out of the shoe and not spread",
        reading=reading,
        slot=slot,
        check=omitted,
        needs=("a record of every spread, without unreadable rows, and how the cards are shuffled",),
        expected="the cards spread",
        observed="not spread",
    )


idle_cards_unspread = _unspread(
    "idle-cards-unspread", "Cards of an idle table not spread", "", table.IDLE_CARDS_NOT_SPREAD
)

idle_cards_unspread_in_a_pause = _unspread(
    "idle-cards-unspread-in-a-pause",
    "Cards of a table not spread in a pause",
    "when-a-table-is-idle",
    table.IDLE_CARDS_NOT_SPREAD_WITH_PLAYERS_SEATED,
)

idle_cards_spread_face_up = PlayRule(
    id="idle-cards-spread-face-up",
    title="Cards of an idle table spread face up",
    cite="633a.5(g)",
    quote="spread out on the table face down unless a player requests that the cards be spread face up on the table",
    severity=Severity.INFO,
    message="the cards of an idle table were spread face up; whether a player asked for it is not recorded",
    reading="idle-table-face-down",
    slot=table.IDLE_CARDS_FACE_UP,
    check=lies_the_wrong_way,
    expected="face down unless a player asks",
    observed="face up",
)

idle_cards_washed_early = PlayRule(
    id="idle-cards-washed-early",
    title="Cards of an idle table washed before a player arrived",
    cite="633a.5(g)",
    quote="After the first player arriving at the table is afforded an opportunity to visually inspect the cards shall be",
    severity=Severity.ERROR,
    message="the cards of an idle table were washed before a player had come who could inspect them",
    slot=table.IDLE_CARDS_WASHED_EARLY,
    check=before_it_was_due,
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)

PLAY_RULES = (
    card_reader_not_inspected,
    card_reader_inspected_by_another,
    batch_stored_elsewhere,
    received_cards_not_inspected,
    cards_inspection_unverified,
    cards_unspread,
    cards_spread_face_down,
    spread_before_inspection,
    cards_unwashed,
    cards_unstacked,
    washed_before_first_player,
    sides_spread_as_one,
    sides_washed_as_one,
    batches_prepared_as_one,
    cover_card_not_inserted,
    cut_after_loading,
    recut_not_made,
    idle_cards_unspread,
    idle_cards_unspread_in_a_pause,
    idle_cards_spread_face_up,
    idle_cards_washed_early,
)
