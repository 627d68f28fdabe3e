"""Phrases about wagers: how and when they are made, and what is done with them."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Event, Story, event
from tests.worked.words import CLOCK, MONEY, WAGER, Bet, cents_of, wager_word


def _chosen(plan: Plan, story: Story, match: Match) -> int:
    """The wager a phrase speaks of: named, or the only one that fits."""
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    named = groups.get("wager") or "wager"
    kind = "" if named == "wager" else wager_word(named)
    idents = [ident for ident, bet in story.wagers.items() if seat in (0, bet.seat) and kind in ("", bet.kind)]
    if not kind:
        optional = [ident for ident in idents if story.wagers[ident].kind == "blackjack"]
        idents = optional or idents
    if not idents or (len(idents) > 1 and not (seat and kind)):
        raise NotTranslated(f"{match[0]!r}: which wager")
    return idents[0]


def _placing(plan: Plan, story: Story, match: Match) -> Event:
    return story.one("wager", wager=_chosen(plan, story, match))


def verbal(plan: Plan, match: Match) -> None:
    """A verbal wager with cash, confirmed and converted unless another phrase says not."""
    cash = "no cash" not in match[0].lower() and "without cash" not in match[0].lower()
    if not plan.seats:
        plan.join(int(match.groupdict().get("seat") or 1))
    amount = cents_of(match["cents"]) if match.groupdict().get("cents") else 0
    if amount and amount not in [stake.cents for stake in plan.stakes]:
        if not plan.plain or plan.case.wagers:
            raise NotTranslated(f"{match[0]!r}: no wager of {amount} cents")
        plan.stakes[0].cents = amount

    def edit(story: Story) -> None:
        rows = [row for row in story.find("wager") if not amount or row.get("cents") == amount]
        seat = match.groupdict().get("seat")
        rows = [row for row in rows if not seat or row.get("seat") == int(seat)]
        rows[0].fields["by"] = "verbal-cash" if cash else "verbal"
        wager, cents = rows[0].fields["wager"], rows[0].fields["cents"]
        confirmed = event("wager-confirmed", wager=wager, by="dealer")
        story.after(rows[0], confirmed)
        if plan.game.totals_announced:
            second = event("wager-confirmed", wager=wager, by="floorperson:F1")
            story.after(confirmed, second)
            confirmed = second
        if cash:
            story.after(confirmed, event("cash-converted", wager=wager, cents=cents))

    plan.edits.append(edit)


def unconfirmed(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(*story.find("wager-confirmed")))


def unconverted(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(*story.find("cash-converted")))


def after_first_card(plan: Plan, match: Match) -> None:
    """A wager placed after the first card of the round."""
    groups = match.groupdict()
    kind = wager_word(groups["wager"]) if groups.get("wager") else "blackjack"
    seat = int(groups.get("seat") or 0)
    if plan.plain and not any(one.bet.kind == kind and seat in (0, one.bet.seat) for one in plan.stakes):
        raise NotTranslated(f"{match[0]!r}: the case lists no such wager")

    def edit(story: Story) -> None:
        row = _placing(plan, story, match)
        first, late = groups.get("first") or "", groups.get("late") or ""
        if first and late and late <= first:
            raise NotTranslated(f"{match[0]!r}: not after the first card")
        anchor = story.mark("first-card")
        if first:
            anchor.clock = first
        if late:
            row.clock = late
        story.move_after(anchor, [row])

    plan.edits.append(edit)


def raised(plan: Plan, match: Match) -> None:
    groups = match.groupdict()

    def edit(story: Story) -> None:
        row = _placing(plan, story, match)
        cents = cents_of(groups["to"])
        when = (groups.get("when") or "").lower()
        anchor = story.mark("deal-done" if "deal" in when or "cards" in when else "first-card")
        story.after(anchor, event("wager-changed", wager=row.fields["wager"], cents=cents, by="player"))

    plan.edits.append(edit)


def changed_by(plan: Plan, match: Match) -> None:
    """A wager made smaller or larger by an amount after the deal began."""
    groups = match.groupdict()
    more = cents_of(groups["more"]) if groups.get("more") else -cents_of(groups["less"])

    def edit(story: Story) -> None:
        row = _placing(plan, story, match)
        cents = int(str(row.fields["cents"])) + more
        if cents <= 0:
            raise NotTranslated(f"{match[0]!r}: more than the wager")
        anchor = story.mark("first-card" if "first" in groups["when"] else "deal-done")
        story.after(anchor, event("wager-changed", wager=row.fields["wager"], cents=cents, by="player"))

    plan.edits.append(edit)


def withdrawn(plan: Plan, match: Match) -> None:
    """A wager taken back by its player after the deal began, before it was decided."""

    def edit(story: Story) -> None:
        row = _placing(plan, story, match)
        ident = row.fields["wager"]
        rows = story.settling(int(str(ident)))
        if rows:
            story.drop(*rows)
        anchor = story.mark("deal-done")
        story.after(anchor, event("wager-withdrawn", wager=ident, cents=row.fields["cents"], by="player"))

    plan.edits.append(edit)


def insurance_withdrawn(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        rows = [row for row in story.find("wager", what="insurance")]
        if not rows:
            raise NotTranslated(f"{match[0]!r}: no Insurance Wager")
        ident = rows[0].fields["wager"]
        settled = story.settling(int(str(ident)))
        if settled:
            story.drop(*settled)
        story.after(rows[0], event("wager-withdrawn", wager=ident, cents=rows[0].fields["cents"], by="player"))

    plan.edits.append(edit)


def handled(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        row = _placing(plan, story, match)
        anchor = story.mark("deal-done")
        story.after(anchor, event("wager-handled", wager=row.fields["wager"], by="player"))

    plan.edits.append(edit)


def cards_touched(plan: Plan, match: Match) -> None:
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    who = "spectator" if "spectator" in match[0].lower() else "player"
    how = "altered" if re.search("bent|altered|marked", match[0], re.IGNORECASE) else ""
    how = how or ("removed" if "removed" in match[0].lower() else "")
    if plan.options.dealing == "hand" and "both hands" in match[0].lower():
        how = "both-hands"

    def edit(story: Story) -> None:
        place = seat or plan.seats[0]
        hand = story.hands.get((place, "a"))
        player = plan.players.get(place) if who == "player" else None
        row = event("handle-cards", by=who, seat=place, hand=hand, player=player, what=how)
        story.after(story.mark("deal-done"), row)

    plan.edits.append(edit)


def no_acknowledgement(plan: Plan, match: Match) -> None:
    """A progressive wager that the device did not take: it is chips on the layout, not an electronic wager."""
    kind = wager_word(match["wager"])
    seat = int(match["seat"])
    plan.join(seat)
    if plan.stake_of(seat, kind) is None:
        plan.options.offered.add(kind)
        plan.add_stake(Bet(seat, "", kind), cents_of(match["cents"] or "500"))
    plan.said.add(f"unacknowledged {seat} {kind}")


def cash_only(plan: Plan, match: Match) -> None:
    """Cash on the layout as a wager, without chips."""

    def edit(story: Story) -> None:
        rows = [row for row in story.find("wager") if row.get("by") == "chips"]
        seat = match.groupdict().get("seat")
        rows = [row for row in rows if not seat or row.get("seat") == int(seat)]
        if not rows:
            raise NotTranslated(f"{match[0]!r}: no wager")
        rows[0].fields["by"] = "cash"

    plan.edits.append(edit)


_WHEN = r"(?P<when>first card|second card|seeing cards|(?:initial )?deal|dealing (?:began|begins)|(?:seeing )?cards)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        rf"seat(?P<seat>\d+) (?:removes|removed|takes|took|pulls|pulled)(?: back)? (?P<less>{MONEY}) "
        rf"(?:of|from|off) (?:own )?(?P<wager>{WAGER}|wager) after {_WHEN}",
        changed_by,
    ),
    (
        rf"seat(?P<seat>\d+) (?:adds|added|caps) (?P<more>{MONEY}) (?:to|on) (?P<wager>{WAGER}|wager) after {_WHEN}",
        changed_by,
    ),
    (
        rf"seat(?P<seat>\d+) caps (?:own )?(?P<wager>{WAGER}|wager) (?:by |with )(?P<more>{MONEY}) after"
        rf" {_WHEN}",
        changed_by,
    ),
    (
        rf"(?:seat(?P<seat>\d+) )?verbal wager(?: of)? ?(?P<cents>{MONEY})?(?: (?:with|and|accompanied"
        r" by))? ?(?:cash|without cash|no cash)?(?: confirmed(?: by dealer)?)?",
        verbal,
    ),
    (r"(?:no dealer confirmation(?: event)?|not confirmed(?: by dealer)?|dealer not confirm)", unconfirmed),
    (r"(?:dealer confirms|(?:wager )?confirmed(?: by dealer)?)", is_there("wager-confirmed")),
    (
        r"cash (?:still )?(?:remains? |left )?on layout(?: at next round| after round| all round)?|cash "
        r"(?:not|never) converted",
        unconverted,
    ),
    (
        r"cash (?:converted|exchanged)(?: (?:in)?to (?:value )?chips)?(?: (?:at once|expeditiously"
        r"|immediately|before deal))?",
        is_there("cash-converted"),
    ),
    (
        rf"(?:seat(?P<seat>\d+) )?(?P<wager>{WAGER})(?: \d+)? (?:accepted|placed|made) (?:at"
        rf" )?(?P<late>{CLOCK})[;,] first card (?:at |dealt (?:at )?)?(?P<first>{CLOCK})",
        after_first_card,
    ),
    (
        rf"first card (?:at |dealt (?:at )?)?(?P<first>{CLOCK})[;,] (?:seat(?P<seat>\d+)"
        rf" )?(?P<wager>{WAGER})(?: \d+)? (?:accepted|placed|made) (?:at )?(?P<late>{CLOCK})",
        after_first_card,
    ),
    (
        rf"(?:seat(?P<seat>\d+) )?(?P<wager>{WAGER})?(?:wager)? ?(?:accepted|placed|made) after (?:first"
        r" card(?: dealt)?|dealing (?:began|begun)|deal(?:er)? began(?: dealing)?|deal)",
        after_first_card,
    ),
    (
        rf"seat(?P<seat>\d+) (?:places|placed|makes|made) (?P<wager>{WAGER})?(?:wager)?(?: of)?(?:"
        r" \d+)? after first card",
        after_first_card,
    ),
    (
        rf"seat(?P<seat>\d+)(?:'s)? (?P<wager>{WAGER}|wager)? ?(?:raised|increased|changed|reduced|lowered)"
        rf" from {MONEY} to (?P<to>{MONEY}) after {_WHEN}",
        raised,
    ),
    (
        rf"seat(?P<seat>\d+) (?:raises|increases|reduces|lowers|adds to|caps) (?:wager )?(?:from {MONEY}"
        rf" )?to (?P<to>{MONEY}) after {_WHEN}",
        raised,
    ),
    (
        r"seat(?P<seat>\d+) (?:removes|removed|takes back|took back|withdraws|withdrew|pulls back|pulled"
        rf" back) (?P<wager>{WAGER})?(?:wager)?(?: (?:after|before) .*)?",
        withdrawn,
    ),
    (
        r"(?:insurance(?: \d+)? )?(?:confirmed by dealer, )?(?:then )?(?:insurance )?taken back(?: before"
        r" reader)?|insurance (?:removed|withdrawn)(?: before (?:card )?reader)?",
        insurance_withdrawn,
    ),
    (
        r"(?:seat(?P<seat>\d+) )(?:handles|handled|touches|touched|moves|moved) (?:own"
        rf" )?(?P<wager>{WAGER})?(?:wager|chips|bet)?(?: (?:during|after|before) .*)?",
        handled,
    ),
    (
        r"(?:seat(?P<seat>\d+)|player|spectator) (?:picks? up|picked up|touch(?:es|ed)|handle[sd]|move[sd]"
        r"|bends|bent|altered|removed) (?:own |seat\d+'s? )?cards?(?: .*)?",
        cards_touched,
    ),
    (
        rf"seat(?P<seat>\d+) (?P<wager>{WAGER})(?: (?P<cents>\d+))?: no (?:acceptance|acknowledge?ment)(?:"
        r" event)?(?: (?:from|by) (?:wagering )?device)?",
        no_acknowledgement,
    ),
    (
        r"(?:seat(?P<seat>\d+) )?(?:wager in )?cash only(?: on layout)?(?:, no chips)?|cash (?:placed"
        r"|wagered) without (?:verbal wager|chips)",
        cash_only,
    ),
    (rf"seat(?P<seat>\d+) (?P<wager>{WAGER}) with(?:out| no) blackjack wager", is_there("wager")),
    (rf"(?P<wager>{WAGER})(?: \d+)? with no blackjack wager", is_there("wager")),
)
