"""The table around the round: inspections, opening, stack, idle times, in play: shared rules."""

from collections.abc import Mapping

from validator.chapters.shoe.play_idle_facts import SPREAD, SPREAD_AT_EMPTY, WASHED
from validator.core.rule_definitions import PlayWords
from validator.games.shoe import opening, reader
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_QUESTIONS
from validator.games.shoe.opening import (
    NO_RECORD as NO_RECORD_OF_OPENING,
    WHETHER_PRESHUFFLED,
)
from validator.games.shoe.reader import NO_RECORD as NO_RECORD_OF_READER

_WHETHER = "whether the cards came to the table preinspected and shuffled"


def _records(what: str) -> Mapping[str, int]:
    words = f"a record of every {what} since the decks were received, without unreadable rows"
    return {words: NO_RECORD_OF_QUESTIONS, _WHETHER: WHETHER_PRESHUFFLED}


card_reader_not_inspected = PlayWords(
    id="card-reader-not-inspected",
    title="Card reader device not inspected in the gaming day",
    message="a round was dealt in a gaming day in which the card reader device was not inspected",
    number=reader.READER_NOT_INSPECTED,
    needs={"when the gaming day began, and a record of every inspection, without unreadable rows": NO_RECORD_OF_READER},
    expected="an inspection at the beginning of the gaming day",
    observed="none",
)


card_reader_inspected_by_another = PlayWords(
    id="card-reader-inspected-by-another",
    title="Card reader device inspected by somebody below a floorperson",
    message="the card reader device was inspected by somebody below a floorperson",
    number=reader.READER_INSPECTED_BY_ANOTHER,
    expected="the floorperson assigned to the table",
    observed="somebody else",
)


batch_stored_elsewhere = PlayWords(
    id="batch-stored-elsewhere",
    title="Waiting batch stored somewhere other than in the shuffling device",
    message="a batch that waited was stored somewhere other than in the shuffling device",
    expected="stored in the device",
    observed="stored elsewhere",
)

received_cards_not_inspected = PlayWords(
    id="received-cards-not-inspected",
    title="Decks put in play without the dealer's inspection",
    message="decks received at the table were put in play without the dealer having inspected them",
    number=opening.CARDS_NOT_INSPECTED,
    needs=_records("inspection"),
    expected="an inspection by the dealer",
    observed="none",
)

cards_inspection_unverified = PlayWords(
    id="cards-inspection-unverified",
    title="Dealer's inspection of the cards not verified by the floorperson",
    message="decks were put in play without the floorperson having verified the dealer's inspection",
    number=opening.INSPECTION_NOT_VERIFIED,
    needs={"a record of every verification, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a verification by the floorperson",
    observed="none",
)

cards_unspread = PlayWords(
    id="cards-unspread",
    title="Decks put in play without having been spread for inspection",
    message="decks received at the table were put in play without having been spread for the first player",
    number=opening.CARDS_NOT_SPREAD,
    needs=_records("spread"),
    expected="the cards spread face up",
    observed="no spread",
)

cards_spread_face_down = PlayWords(
    id="cards-spread-face-down",
    title="Decks spread for inspection face down only",
    message="decks received at the table were put in play having been spread face down only",
    needs=_records("spread"),
    expected="face up",
    observed="face down",
)

spread_before_inspection = PlayWords(
    id="spread-before-inspection",
    title="Cards spread before the dealer inspected them",
    message="the cards were spread for the first player before the dealer had inspected them",
    expected="the inspection first",
    observed="the spread first",
)

cards_unwashed = PlayWords(
    id="cards-unwashed",
    title="Decks put in play without a washing",
    message="decks received at the table were put in play without having been washed",
    needs=_records("washing"),
    expected="a washing",
    observed="none",
)

cards_unstacked = PlayWords(
    id="cards-unstacked",
    title="Decks put in play without having been stacked",
    message="decks received at the table were put in play without having been stacked",
    needs=_records("stacking"),
    expected="the cards stacked",
    observed="not stacked",
)

washed_before_first_player = PlayWords(
    id="washed-before-first-player",
    title="Cards washed before the first player arrived",
    message="the cards were washed before any player had come who could inspect them",
    needs={"when the table opened, and a record of everybody who came to it": NO_RECORD_OF_QUESTIONS},
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)


batches_prepared_as_one = PlayWords(
    id="batches-prepared-as-one",
    title="Both batches spread, washed or stacked together",
    message="{observed} decks were spread, washed or stacked together; one batch has {expected}",
    needs={"how many decks were spread or mixed together": NO_RECORD_OF_OPENING},
    expected="each batch by itself, {expected} decks",
    observed="{observed} decks together",
)

cover_card_not_inserted = PlayWords(
    id="cover-card-not-inserted",
    title="Cover card not inserted after the cut",
    message="cards were dealt from a stack into which no cover card had been inserted after the cut",
    needs={"a record of every insertion of the cover card, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="the cover card inserted",
    observed="not inserted",
)

cut_after_loading = PlayWords(
    id="cut-after-loading",
    title="Stack cut, or its cover card inserted, after it had been placed in the shoe",
    message="the stack was placed in the shoe before it was cut and the cover card inserted",
    expected="the cut and the cover card, then the shoe",
    observed="the shoe first",
)

recut_required_too_late = PlayWords(
    id="recut-required-too-late",
    title="Recut required when the cards were in the dealing shoe",
    message="a recut was required when the cards had been placed in the dealing shoe",
    needs={"a record of every shuffle, cut and filling of the shoe, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a recut required before the cards are placed in the dealing shoe",
    observed="after",
)

recut_not_made = PlayWords(
    id="recut-not-made",
    title="Recut required and not made",
    message="a recut was required, and the cards were dealt without it",
    needs={"a record of every cut, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a recut",
    observed="none",
)

idle_cards_spread_face_up = PlayWords(
    id="idle-cards-spread-face-up",
    title="Cards of an idle table spread face up",
    message="the cards of an idle table were spread face up; whether a player asked for it is not recorded",
    needs={"a record of every spread, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="face down unless a player asks",
    observed="face up",
)

idle_cards_washed_early = PlayWords(
    id="idle-cards-washed-early",
    title="Cards of an idle table washed before a player arrived",
    message="the cards of an idle table were washed before a player had come who could inspect them",
    needs=WASHED,
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)

idle_cards_unspread = PlayWords(
    id="idle-cards-unspread",
    title="Cards of an idle table not spread",
    message="after a time without gaming activity cards were dealt that had been taken out of the shoe and not spread",
    needs=SPREAD_AT_EMPTY,
    expected="the cards spread",
    observed="not spread",
)

idle_cards_unspread_in_a_pause = PlayWords(
    id="idle-cards-unspread-in-a-pause",
    title="Cards of a table not spread in a pause",
    message="after a time without gaming activity cards were dealt that had been taken out of the shoe and not spread",
    needs=SPREAD,
    expected="the cards spread",
    observed="not spread",
)
