"""§§ 545.7(b) to (d) and 545.14: the player who deals, to whom the dealing shoe is offered, and when it passes."""

from validator.chapters.questions import denied, other_than, word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

shoe_offered_to_another = filing_rule(
    id="shoe-offered-to-another",
    title="Dealing shoe offered first to another than seat one",
    cite="545.7(b)",
    quote="the dealer calling the game shall offer the dealing shoe to the player in seat number one at the table",
    reads=("curator.first_offered",),
    expected="the player in seat number one",
    observed="{stated}",
    message="the dealing shoe is offered first to the player in seat number one; the filing says {stated}",
)(other_than("seat-one"))
_TURN = (
    "the dealer shall offer the dealing shoe to each of the other players in turn counterclockwise around the table"
    " until one of the players accepts the dealing shoe"
)
shoe_offered_around_otherwise = filing_rule(
    id="shoe-offered-around-otherwise",
    title="Dealing shoe not offered around the table",
    cite="545.7(b)",
    quote=_TURN,
    reads=("curator.offer_direction",),
    when=(unless("curator.offer_direction", "clockwise"),),
    expected="counterclockwise around the table",
    observed="{stated}",
    message="the dealing shoe is offered counterclockwise around the table; the filing says {stated}",
)(other_than("counterclockwise"))
shoe_offered_clockwise = filing_rule(
    id="shoe-offered-clockwise",
    title="Dealing shoe offered clockwise",
    cite="545.7(b)",
    quote=_TURN,
    severity=Severity.WARNING,
    reading="seat-one-and-the-direction",
    reads=("curator.offer_direction",),
    expected="counterclockwise around the table",
    observed="{stated}",
    message=(
        "the dealing shoe is offered clockwise; the law says counterclockwise, which is the way of the ascending "
        "numbers at a table numbered counterclockwise"
    ),
)(word_is("clockwise"))
acceptor_not_curator = filing_rule(
    id="acceptor-not-curator",
    title="Player who accepts the dealing shoe not the curator",
    cite="545.7(c)",
    quote="The player that accepts the dealing shoe shall be designated as the curator",
    reads=("curator.who",),
    when=(unless("curator.who", "dealer-always"),),
    expected="the player that accepts the dealing shoe",
    observed="{stated}",
    message="the player that accepts the dealing shoe is the curator; the filing says {stated}",
)(other_than("player-who-accepts"))
dealer_always_curator = filing_rule(
    id="dealer-always-curator",
    title="Dealer always the curator",
    cite="545.7(d)",
    quote="the dealer may act as the curator",
    reads=("curator.who",),
    expected="the player that accepts the dealing shoe; the dealer only if designated, or if no player accepts",
    observed="{stated}",
    message=(
        "the dealer always acts as the curator; he may only if a player who has the dealing shoe designates him or no "
        "player accepts it"
    ),
)(word_is("dealer-always"))

curator_bound_to_pass = filing_rule(
    id="curator-bound-to-pass",
    title="Curator not free to pass the shoe or remain",
    cite="545.14(a)",
    quote="The curator, after any round of play, may either pass the dealing shoe or remain as curator",
    reads=("curator.passes_or_remains",),
    expected="the curator's choice",
    observed="no choice",
    message=(
        "after a round that the Banker's Hand has not lost the curator may pass the shoe or remain; the filing leaves "
        "no choice"
    ),
)(denied)
shoe_kept_after_a_loss = filing_rule(
    id="shoe-kept-after-a-loss",
    title="Shoe not passed when the Banker's Hand loses",
    cite="545.14(a)(1)",
    quote="The curator shall pass the dealing shoe whenever the Banker's Hand loses",
    reads=("curator.passes_after_a_loss",),
    expected="the shoe passed whenever the Banker's Hand loses",
    observed="kept",
    message="the curator need not pass the dealing shoe when the Banker's Hand loses",
)(denied)
pass_ordered_by_others = filing_rule(
    id="pass-ordered-by-others",
    title="Passing of the shoe ordered by others",
    cite="545.14(a)(2)",
    quote="The dealer calling the game or a floorperson or above may order the curator to pass the dealing shoe",
    reads=("curator.pass_ordered_by",),
    expected="the dealer calling the game, or a floorperson or above",
    observed="{stated}",
    message="the dealer calling the game or a floorperson or above may order the shoe passed; the filing says {stated}",
)(other_than("dealer-or-floorperson-or-above"))
passed_shoe_offered_to_another = filing_rule(
    id="passed-shoe-offered-to-another",
    title="Shoe that is passed not offered first to the player on the curator's right",
    cite="545.14(b)",
    quote="the dealer shall offer the dealing shoe to the player immediately to the right of the previous curator",
    reads=("curator.passes_to",),
    expected="the player immediately to the right of the previous curator",
    observed="{stated}",
    message=(
        "a shoe that is passed is offered first to the player immediately to the right of the previous curator; the "
        "filing says {stated}"
    ),
)(other_than("player-to-the-right"))
passed_shoe_offered_out_of_turn = filing_rule(
    id="passed-shoe-offered-out-of-turn",
    title="Shoe that is passed not offered on counterclockwise",
    cite="545.14(b)",
    quote=(
        "the dealer shall offer the dealing shoe to each of the other players in turn counterclockwise around the table"
    ),
    reads=("curator.passes_on",),
    expected="in turn counterclockwise around the table",
    observed="{stated}",
    message="a shoe that is declined is offered on in turn counterclockwise; the filing says {stated}",
)(other_than("counterclockwise"))
