"""§ 633a.7(i) to (t): Blackjack, drawing, the dealer's hand, ties, settlement and the cards afterwards."""

from validator.chapters.questions import denied, granted, not_among, other_number, other_than, unstated
from validator.core.finding import Severity
from validator.core.rule import Absent, equals, filing_rule

blackjack_against_low_card_unpaid = filing_rule(
    id="blackjack-against-low-card-unpaid",
    title="Blackjack against a low card not paid at once",
    cite="633a.7(i)(1)(i)",
    quote="the dealer shall announce and pay the Blackjack and remove the player's cards",
    reads=("dealing.blackjack_paid_against_low_card",),
    expected="at once",
    observed="{stated}",
    message=(
        "a player's Blackjack against a 2 to 9 is announced and paid, and the cards removed; the filing says {stated}"
    ),
)(other_than("at-once"))

blackjack_payment_unstated = filing_rule(
    id="blackjack-payment-unstated",
    title="Moment of paying a Blackjack not stated",
    cite="633a.7(i)(1)(ii)",
    quote="the dealer shall announce the player's Blackjack and either",
    severity=Severity.INFO,
    reading="unstated-alternatives",
    may_read=("dealing.blackjack_paid",),
    expected="one of the two moments that the law allows",
    observed="{stated}",
    message=(
        "the filing does not state whether a Blackjack is paid immediately or after the hole"
        " card is revealed; both are lawful, and the text does not say who chooses"
    ),
)(unstated)

blackjack_paid_at_another_time = filing_rule(
    id="blackjack-paid-at-another-time",
    title="Blackjack paid at another moment",
    cite="633a.7(i)(1)(ii)",
    quote="the dealer shall announce the player's Blackjack and either",
    reads=("dealing.blackjack_paid",),
    facts=("blackjack_payment_times",),
    expected="one of {lawful}",
    observed="{stated}",
    message=("a player's Blackjack is paid at one of two moments: {lawful}; the filing says {stated}{hint}"),
)(not_among)

drawing_limited = filing_rule(
    id="drawing-limited",
    title="Players kept from drawing below the limit",
    cite="633a.7(k)",
    quote=("A player may elect to draw additional cards whenever his point count total is less than 21"),
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("dealing.draw_below_21_limited",),
    expected="drawing at any lower total",
    observed="drawing limited",
    message="players are kept from drawing cards though their total is less than 21",
)(granted)

drawing_on_21 = filing_rule(
    id="drawing-on-21",
    title="Players may draw on 21",
    cite="633a.7(k)(1)",
    quote=("A player having Blackjack or a hard or soft total of 21 may not draw additional cards"),
    reads=("dealing.draw_on_21",),
    expected="no card on 21",
    observed="drawing permitted",
    message="players with 21 may draw additional cards",
)(granted)

dealer_total_unannounced_as_filed = filing_rule(
    id="dealer-total-unannounced-as-filed",
    title="Dealer's total not announced",
    cite="633a.7(l)",
    quote=("The dealer shall announce the dealer's total point count after each additional card is dealt"),
    reads=("dealing.dealer_announces_total",),
    expected="an announcement after each card",
    observed="none",
    message="the dealer does not announce his total after each additional card",
)(denied)

dealer_stands_elsewhere = filing_rule(
    id="dealer-stands-elsewhere",
    title="Dealer stands on another total",
    cite="633a.7(m)",
    quote=("the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"),
    reads=("dealing.dealer_stands_on",),
    facts=("dealer_draws_until",),
    expected="{lawful}",
    observed="{number}",
    message="the dealer stops drawing at {number}; the law says {lawful}",
)(other_number)

dealer_hits_soft_17 = filing_rule(
    id="dealer-hits-soft-17",
    title="Dealer draws on a soft 17",
    cite="633a.7(m)",
    quote=("the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"),
    reads=("dealing.dealer_hits_soft_17",),
    expected="standing on a soft 17",
    observed="drawing",
    message="the dealer draws on a soft 17, on which the law makes him stand",
)(granted)

dealer_draws_without_effect = filing_rule(
    id="dealer-draws-without-effect",
    title="Dealer draws though it has no effect",
    cite="633a.7(n)",
    quote=("A dealer shall draw no additional cards to his hand, regardless of the point count"),
    reads=("dealing.dealer_draws_when_decided",),
    expected="no additional cards",
    observed="cards drawn",
    message=("the dealer draws additional cards though they have no effect on the outcome of the round"),
)(granted)

blackjack_against_longer_21_not_won = filing_rule(
    id="blackjack-against-longer-21-not-won",
    title="Blackjack against a longer 21 not won",
    cite="633a.7(p)(3)",
    quote=("The player has a Blackjack and the dealer's hand has a total point count of 21 in more than two cards"),
    reads=("dealing.blackjack_against_longer_21",),
    expected="won",
    observed="{stated}",
    message=("a player's Blackjack wins against 21 in more than two cards; the filing says {stated}"),
)(other_than("won"))

ties_not_returned = filing_rule(
    id="ties-not-returned",
    title="Tied Blackjack Wager not returned",
    cite="633a.7(q)",
    quote=(
        "A Blackjack Wager shall tie and be returned to the player if the total point count of"
        " the player's hand is the same as the dealer's"
    ),
    reads=("dealing.ties",),
    expected="returned",
    observed="{stated}",
    message=("a Blackjack Wager on equal totals is returned to the player; the filing says {stated}"),
)(other_than("returned"))

blackjack_tie_not_returned = filing_rule(
    id="blackjack-tie-not-returned",
    title="Blackjack against Blackjack not returned",
    cite="633a.7(q)",
    quote=(
        "A Blackjack Wager shall tie and be returned to the player if the total point count of"
        " the player's hand is the same as the dealer's"
    ),
    reads=("dealing.blackjack_ties",),
    expected="returned",
    observed="{stated}",
    message=("a player's Blackjack against the dealer's Blackjack ties and is returned; the filing says {stated}"),
)(other_than("returned"))

longer_21_against_blackjack_not_lost = filing_rule(
    id="longer-21-against-blackjack-not-lost",
    title="Longer 21 against Blackjack not lost",
    cite="633a.7(q)",
    quote=(
        "A player's Blackjack Wager shall be lost if the dealer has a Blackjack and the "
        "player's hand has a total point count of 21 in more than two cards"
    ),
    reads=("dealing.longer_21_against_blackjack",),
    expected="lost",
    observed="{stated}",
    message=("21 in more than two cards loses against the dealer's Blackjack; the filing says {stated}"),
)(other_than("lost"))

settlement_order_unspecified = filing_rule(
    id="settlement-order-unspecified",
    title="Order of collecting and paying not designated",
    cite="633a.7(r)",
    quote=(
        "in accordance with one of the following procedures designated in the certificate "
        "holder's Rules Submission under § 601a.2"
    ),
    may_read=("dealing.settlement_order",),
    expected="the procedure of settling",
    observed="{stated}",
    message=(
        "the filing does not designate the procedure by which losing wagers are collected and winning wagers paid"
    ),
)(unstated)

settlement_order_unknown = filing_rule(
    id="settlement-order-unknown",
    title="Order of collecting and paying that the law does not give",
    cite="633a.7(r)",
    quote=(
        "in accordance with one of the following procedures designated in the certificate "
        "holder's Rules Submission under § 601a.2"
    ),
    reads=("dealing.settlement_order",),
    facts=("settlement_orders",),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "losing wagers are collected and winning wagers paid by one of two procedures: "
        "{lawful}; the filing says {stated}{hint}"
    ),
)(not_among)

losing_wagers_not_into_inventory = filing_rule(
    id="losing-wagers-not-into-inventory",
    title="Losing wagers not placed into the table inventory",
    cite="633a.7(r)(2)",
    quote="The dealer shall place any losing wagers directly into the table inventory",
    reads=("dealing.losing_wagers_into_inventory",),
    when=(equals("dealing.settlement_order", "player-by-player"),),
    expected="directly into the table inventory",
    observed="elsewhere",
    message="losing wagers are not placed directly into the table inventory",
)(denied)

winners_paid_with_losing_chips = filing_rule(
    id="winners-paid-with-losing-chips",
    title="Winners paid with chips of losing wagers",
    cite="633a.7(r)(2)",
    quote=("may not pay off any winning wagers by using value chips collected from a losing wager"),
    reads=("dealing.winners_paid_from_losing_chips",),
    when=(equals("dealing.settlement_order", "player-by-player"),),
    expected="chips of the table inventory",
    observed="chips of losing wagers",
    message="winning wagers are paid with chips collected from losing wagers",
)(granted)

hands_not_reconstructible = filing_rule(
    id="hands-not-reconstructible",
    title="Discards that do not permit reconstruction",
    cite="633a.7(s)",
    quote=("place them in the discard rack in a manner that permits the reconstruction of each hand"),
    reads=("dealing.discards_reconstructible",),
    expected="reconstruction possible",
    observed="not possible",
    message="the cards go to the discard rack so that hands cannot be reconstructed",
)(denied)

players_touch_cards = filing_rule(
    id="players-touch-cards",
    title="Players touch the cards",
    cite="633a.7(t)",
    quote=("players and spectators may not handle, remove or alter any cards used to play Blackjack"),
    reads=("dealing.players_touch_cards",),
    when=(Absent("variations.dealt-from-the-hand"),),
    expected="no handling by players",
    observed="handling permitted",
    message=("players may handle the cards, and the variation dealt from the hand is not selected"),
)(granted)
