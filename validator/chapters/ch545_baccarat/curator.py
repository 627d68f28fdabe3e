"""§§ 545.7(b) to (d) and 545.14: the player who deals, to whom the dealing shoe is offered, and when it passes."""

from validator.chapters.checks import denied, other_than, word_is
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

shoe_offered_to_another = FilingCheck(
    title="Dealing shoe offered first to a seat other than seat one",
    reads=("curator.first_offered",),
    expected="the player in seat number one",
    observed="{stated}",
    message=(
        "the law says: the dealing shoe is offered first to the player in seat number one; the filing says {stated}"
    ),
    check=other_than("seat-one"),
)
shoe_offered_around_otherwise = FilingCheck(
    title="Dealing shoe not offered around the table",
    reads=("curator.offer_direction",),
    when=(unless("curator.offer_direction", "clockwise"),),
    expected="counterclockwise around the table",
    observed="{stated}",
    message="the law says: the dealing shoe is offered counterclockwise around the table; the filing says {stated}",
    fails={"curator.offer_direction": "otherwise"},
    check=other_than("counterclockwise"),
)
shoe_offered_clockwise = FilingCheck(
    title="Dealing shoe offered clockwise",
    reads=("curator.offer_direction",),
    expected="counterclockwise around the table",
    observed="{stated}",
    message=(
        "the dealing shoe is offered clockwise; the law says counterclockwise, which is the way of the ascending "
        "numbers at a table numbered counterclockwise"
    ),
    check=word_is("clockwise"),
)
acceptor_not_curator = FilingCheck(
    title="Player who accepts the dealing shoe not the curator",
    reads=("curator.who",),
    when=(unless("curator.who", "dealer-always"),),
    expected="the player that accepts the dealing shoe",
    observed="{stated}",
    message="the law says: the player that accepts the dealing shoe is the curator; the filing says {stated}",
    fails={"curator.who": "otherwise"},
    check=other_than("player-who-accepts"),
)
dealer_always_curator = FilingCheck(
    title="Dealer always the curator",
    reads=("curator.who",),
    expected="the player that accepts the dealing shoe; the dealer only if designated, or if no player accepts",
    observed="{stated}",
    message=(
        "the dealer always acts as the curator; he may only if a player who has the dealing shoe designates him or no "
        "player accepts it"
    ),
    check=word_is("dealer-always"),
)

curator_bound_to_pass = FilingCheck(
    title="Curator not free to pass the shoe or remain",
    reads=("curator.passes_or_remains",),
    expected="the curator's choice",
    observed="no choice",
    message=(
        "after a round that the Banker's Hand has not lost the curator may pass the shoe or remain; the filing leaves "
        "no choice"
    ),
    check=denied,
)
shoe_kept_after_a_loss = FilingCheck(
    title="Shoe not passed when the Banker's Hand loses",
    reads=("curator.passes_after_a_loss",),
    expected="the shoe passed whenever the Banker's Hand loses",
    observed="kept",
    message="the curator need not pass the dealing shoe when the Banker's Hand loses",
    check=denied,
)
pass_ordered_by_others = FilingCheck(
    title="Passing of the shoe ordered by others",
    reads=("curator.pass_ordered_by",),
    expected="the dealer calling the game, or a floorperson or above",
    observed="{stated}",
    message=(
        "the law says: the dealer calling the game or a floorperson or above may order the shoe passed; the filing "
        "says {stated}"
    ),
    check=other_than("dealer-or-floorperson-or-above"),
)
passed_shoe_offered_to_another = FilingCheck(
    title="Shoe that is passed not offered first to the player on the curator's right",
    reads=("curator.passes_to",),
    expected="the player immediately to the right of the previous curator",
    observed="{stated}",
    message=(
        "the law says: a shoe that is passed is offered first to the player immediately to the right of the previous "
        "curator; the filing says {stated}"
    ),
    check=other_than("player-to-the-right"),
)
passed_shoe_offered_out_of_turn = FilingCheck(
    title="Shoe that is passed not offered on counterclockwise",
    reads=("curator.passes_on",),
    expected="in turn counterclockwise around the table",
    observed="{stated}",
    message="the law says: a shoe that is declined is offered on in turn counterclockwise; the filing says {stated}",
    check=other_than("counterclockwise"),
)
