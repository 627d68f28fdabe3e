"""Phrases about House Money, caps on payouts, meters and bonuses."""

from tests.worked.acts import Act
from tests.worked.casefile import NotTranslated, Settled
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Story, event
from tests.worked.words import MONEY, Bet, cents_of, point_count

PAIR = ["8H", "8D"]


def _house(plan: Plan) -> Bet:
    for stake in plan.stakes:
        if stake.bet.kind == "house-money":
            return stake.bet
    raise NotTranslated("no House Money Wager")


def original(plan: Plan, match: Match) -> None:
    """The stake of the House Money Wager, as a check."""
    cents = cents_of(match["cents"])
    if cents not in [stake.cents for stake in plan.stakes]:
        raise NotTranslated(f"{match[0]!r}: no such wager")


def paid_out(plan: Plan, match: Match) -> None:
    """What a winning House Money hand pays, with the hand where the case deals none."""
    bet = _house(plan)
    stake = plan.stake_of(bet.seat, "house-money")
    if stake is None:
        raise NotTranslated(match[0])
    if plan.plain:
        hands = {
            "pair": PAIR,
            "ace-king suited": ["AH", "KH"],
            "two-card straight flush": ["8H", "9H"],
            "two-card straight": ["7H", "8D"],
        }
        word = match["hand"].lower()
        if word not in hands:
            raise NotTranslated(f"{match[0]!r}: which hand")
        plan.special[bet.seat] = hands[word]
        back = stake.cents + cents_of(match["cents"])
        plan.rows[bet] = Settled("", stake.cents, back, back, "")


def added(plan: Plan, match: Match) -> None:
    """An amount of the House Money payout put on the Blackjack Wager; the rest goes to the player."""
    cents = cents_of(match["cents"])
    bet = _house(plan)
    if not any(act.what == "add-payout" for act in plan.acts):
        plan.acts.append(Act(bet.seat, "", "add-payout"))

    def edit(story: Story) -> None:
        ident = story.wager(bet.seat, "house-money")
        pays = [one for one in story.settling(ident) if one.kind == "pay"]
        if not pays:
            raise NotTranslated(f"{match[0]!r}: House Money was not won")
        whole = int(str(pays[0].fields["cents"]))
        if cents > whole:
            raise NotTranslated(f"{match[0]!r}: more than the payout")
        main = story.one("wager-changed", wager=story.wager(bet.seat, "blackjack"))
        if cents < whole:
            pays[0].fields["cents"] = cents
            rest = event("pay", wager=ident, seat=bet.seat, cents=whole - cents, dest="player")
            story.after(pays[0], rest)
            main.fields["cents"] = int(str(main.fields["cents"])) - (whole - cents)

    plan.edits.append(edit)


def permitted(plan: Plan, match: Match) -> None:
    """How much may be added under the filing: what the setup says must agree."""
    if not plan.options.portion:
        raise NotTranslated(f"{match[0]!r}: the setup states no portion")


def all_added(plan: Plan, match: Match) -> None:
    bet = _house(plan)
    plan.acts.append(Act(bet.seat, "", "add-payout"))


def touched(plan: Plan, match: Match) -> None:
    """The player handles the House Money payout himself."""
    bet = _house(plan)

    def edit(story: Story) -> None:
        ident = story.wager(bet.seat, "house-money")
        story.after(story.settling(ident)[-1], event("wager-handled", wager=ident, by="player"))

    plan.edits.append(edit)


def cap_stated(plan: Plan, match: Match) -> None:
    """A cap told in words: the setup and the settlement lines carry the amounts."""
    if not plan.options.max_payout:
        raise NotTranslated(f"{match[0]!r}: the setup states no cap")


def unverified(plan: Plan, match: Match) -> None:
    """No floorperson verified the payout."""
    plan.edits.append(
        lambda story: story.drop(*[one for one in story.find("verify", by="floorperson:F1") if one.get("wager")])
    )


def from_inventory(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        pays = [one for one in story.find("pay") if one.get("source") == "off-table"]
        if not pays:
            raise NotTranslated(f"{match[0]!r}: no such payout")
        for one in pays:
            one.fields["source"] = "table-inventory"

    plan.edits.append(edit)


def cards_removed_early(plan: Plan, match: Match) -> None:
    """The cards of a winner of the meter removed before the documentation was done."""

    def edit(story: Story) -> None:
        pays = [one for one in story.find("pay") if one.get("source") == "off-table"]
        if not pays:
            raise NotTranslated(f"{match[0]!r}: no such payout")
        seat = int(str(pays[0].fields["seat"]))
        story.before(pays[0], event("muck", hand=story.hands[seat, "a"], seat=seat, dest="rack"))

    plan.edits.append(edit)


def paid_in_chips(plan: Plan, match: Match) -> None:
    """A Bad Beat payout that did not go to the game account."""

    def edit(story: Story) -> None:
        pays = [one for one in story.find("pay") if one.get("dest") == "game-account"]
        if not pays and "in chips" not in story.groups:
            raise NotTranslated(f"{match[0]!r}: no such payout")
        story.groups["in chips"] = pays
        for one in pays:
            one.fields["dest"] = "player"

    plan.edits.append(edit)


def straight_jack_paid(plan: Plan, match: Match) -> None:
    """``7H 8D paid 1500``: the cards of the seat whose wager a device did not take, and what it was paid."""
    unknown = [word.split(" ", 2) for word in plan.said if word.startswith("unacknowledged ")]
    if len(unknown) != 1 or not plan.plain:
        raise NotTranslated(f"{match[0]!r}: whose hand")
    seat, kind = int(unknown[0][1]), unknown[0][2]
    cards = match["cards"].upper().split()
    total, _ = point_count(cards)
    plan.special[seat] = cards
    plan.acts.append(Act(seat, "", "stand")) if total < 21 else None
    stake = plan.stake_of(seat, kind)
    if stake is None:
        raise NotTranslated(match[0])
    back = stake.cents + cents_of(match["cents"])
    plan.rows[stake.bet] = Settled("", stake.cents, back, back, "")


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"original (?:wager )?(?P<cents>{MONEY})", original),
    (
        r"(?P<hand>pair|ace-king suited|two-card straight flush|two-card straight) payout "
        rf"(?P<cents>{MONEY})(?: \(.*\))?",
        paid_out,
    ),
    (rf"(?:all )?(?P<cents>{MONEY}) added(?: to blackjack wager)?", added),
    (rf"(?:only )?(?P<cents>{MONEY}) permitted", permitted),
    (r"(?:whole |entire |all (?:of )?)?(?:house money )?payout added(?: to blackjack wager)?", all_added),
    (
        r"(?:seat\d+|player) (?:touches|touched|handles|handled|moves|moved) (?:house money )?payout(?: .*)?",
        touched,
    ),
    (r"cap amount [\d,]+(?: \(.*\))?", cap_stated),
    (r"house (?:paid|pays) (?:only )?[\d,]+(?: cap)?", cap_stated),
    (r"(?:cap|maximum(?: payout)?)(?: of)? [\d,]+ (?:applied|shared|reached)(?: .*)?", cap_stated),
    (r"shared (?:proportionately|proportionally|equally)(?: .*)?", is_there("pay")),
    (
        r"(?:no|without) (?:floorperson |floor )?verification(?: (?:event|logged|recorded))?|(?:payout |it"
        r" )?not verified by floorperson|floorperson not verify (?:payout|win|hand)",
        unverified,
    ),
    (r"(?:payout |meter )?paid (?:from|out of) table inventory(?: container)?", from_inventory),
    (
        r"(?:payout )?not paid from table inventory(?: container)?|paid (?:off|away from) table",
        is_there("pay"),
    ),
    (
        r"cards (?:removed|collected|cleared) before (?:necessary )?documentation(?: (?:complete[d]?|done))?",
        cards_removed_early,
    ),
    (
        r"cards (?:remain|remained|left|kept) on table until documentation(?: (?:complete[d]?|done))?",
        is_there("cleared"),
    ),
    (r"(?:payout |bad beat )?paid in (?:value )?chips|game account not credited", paid_in_chips),
    (rf"(?P<cards>\S+ \S+) paid (?P<cents>{MONEY})", straight_jack_paid),
    (r"meter (?:shows |at |reads )?[\d,]+(?: .*)?", is_there("meter")),
    (
        r"(?:lucky seat|seat) \d+ (?:randomly )?selected(?: by (?:table game )?system)?",
        is_there("pay", "collect"),
    ),
    (r"magic card \S+", is_there("pay", "collect")),
)
