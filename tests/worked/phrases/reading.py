"""Phrases about the card reader, Insurance, even money and players' Blackjacks."""

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, Work
from tests.worked.plan import Plan, dealer_showing
from tests.worked.story import Story, event


def no_insurance_offer(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        story.drop(*story.find("offer", what="insurance"))

    if plan.plain:
        plan.special.setdefault(0, dealer_showing("A"))
    plan.edits.append(edit)


def no_reader(plan: Plan, match: Match) -> None:
    if plan.plain:
        plan.special.setdefault(0, dealer_showing("K"))
    plan.edits.append(lambda story: story.drop(story.mark("reader")))


def insurance_late(plan: Plan, match: Match) -> None:
    """An Insurance Wager placed after the hole card was inserted."""
    from tests.worked.phrases.preparing import insurance_stake

    stake = insurance_stake(plan, match)
    if stake is None:
        raise NotTranslated(f"{match[0]!r}: no Insurance Wager")

    def edit(story: Story) -> None:
        rows = story.find("wager", what="insurance", seat=stake.bet.seat)
        rows += story.find("choice", what="insurance", seat=stake.bet.seat)
        story.move_after(story.mark("reader"), rows)

    plan.edits.append(edit)


def even_money_offered(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        seat = int(match.groupdict().get("seat") or plan.seats[0])
        story.after(story.mark("deal-done"), event("offer", what="even-money", seat=seat))

    plan.edits.append(edit)


def blackjack_unannounced(plan: Plan, match: Match) -> None:
    plan.edits.append(
        lambda story: story.drop(*[one for one in story.find("announce", what="blackjack") if one.get("hand") != 0])
    )


def hole_shown(plan: Plan, match: Match) -> None:
    """The hole card exposed while it went into the reader, or looked at by the dealer."""

    def edit(story: Story) -> None:
        row = story.mark("hole-dealt")
        shown = event("expose", hand=0, seat=0, card=row.fields["card"], ref=row)
        story.before(story.marks.get("reader") or story.mark("hole"), shown)

    plan.edits.append(edit)


def reader_first(plan: Plan, match: Match) -> None:
    """The card reader used before the optional wagers were settled."""
    plan.edits.append(lambda story: story.move_after(story.mark("deal-done"), [story.mark("reader")]))


def blackjack_kept(plan: Plan, match: Match) -> None:
    """The cards of a Blackjack (or of even money) left on the table after it was paid."""
    plan.edits.append(lambda story: story.move_before(story.mark("cleared"), story.find("muck")[:1]))


def on_the_cards(plan: Plan, match: Match) -> None:
    """A surrendered wager placed on the cards, to be settled when the hole card is revealed."""
    plan.options.surrender = "wager-on-the-cards"


def insurance_after_reader(plan: Plan, match: Match) -> None:
    """Insurance offered, and placed, only after the card reader was used."""

    def edit(story: Story) -> None:
        rows = story.find("offer", what="insurance") + story.find("choice", what="insurance")
        rows += story.find("wager", what="insurance")
        story.move_after(story.mark("reader"), rows)

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"(?:card )?reader used before insurance (?:offered|offer)", insurance_after_reader),
    (
        r"hole card (?:shown|exposed|visible|flashed) (?:to (?:seat\d+|players?|table|dealer) )?"
        r"(?:while|when|as|during) .*(?:reader|inserted|inserting|moved).*",
        hole_shown,
    ),
    (r"dealer (?:looks|looked|peeks|peeked) at hole card(?: .*)?|hole card lifted(?: .*)?", hole_shown),
    (r"(?:card )?reader used before (?:optional|side) wagers(?: settled)?", reader_first),
    (
        r"(?:seat\d+ )?(?:blackjack |even money )?cards not removed(?: after (?:payment|paid))?",
        blackjack_kept,
    ),
    (r"(?:blackjack |player )?cards left on table after payment", blackjack_kept),
    (r"wager (?:placed )?on (?:top of )?(?:player |seat\d+ )?cards(?:, settled .*)?", on_the_cards),
    (r"insurance not offered|no insurance offered|dealer not offer insurance", no_insurance_offer),
    (
        r"(?:card )?reader(?: device)? not used|no (?:card )?reader(?: use| used)?|hole card not checked",
        no_reader,
    ),
    (
        r"(?:seat(?P<seat>\d+) )?(?:places |makes |takes )?insurance(?: wager)?(?: (?:of"
        r" )?(?P<cents>\d[\d,]*))? ?(?:accepted|taken|placed|made)? after "
        r"(?:(?:card )?reader(?: used)?|hole card inserted(?: in reader)?)",
        insurance_late,
    ),
    (r"even money offered to seat(?P<seat>\d+)", even_money_offered),
    (r"(?:seat\d+(?:'s)? )?blackjack not announced", blackjack_unannounced),
)
