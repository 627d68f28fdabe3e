"""What was done as it should be, and what the round began with."""

import re

from tests.worked.acts import Act
from tests.worked.casefile import NotTranslated
from tests.worked.edits import initial_deals
from tests.worked.phrases.form import Match, Work
from tests.worked.plan import Plan, Stake, dealer_showing
from tests.worked.story import Story, event
from tests.worked.words import MONEY, WAGER, Bet, cents_of, wager_word

READER = r"(?:the )?(?:card )?reader(?: device)?"


def seats_of(words: str) -> list[int]:
    """Seat numbers of ``1,4,7``, ``1 and 6`` or ``1-3``."""
    found: list[int] = []
    for part in re.split(r"\s*(?:,|and|&)\s*", words):
        if not part:
            continue
        low, _, high = part.replace("–", "-").partition("-")
        found += range(int(low), int(high or low) + 1)
    return found


def is_there(*kinds: str) -> Work:
    """A phrase that says what the log shows anyway; the kinds of event must be there."""

    def look(plan: Plan, match: Match) -> None:
        def edit(story: Story) -> None:
            if not any(story.find(kind) for kind in kinds):
                raise NotTranslated(f"{match[0]!r}: there is no {' or '.join(kinds)}")

        if kinds:
            plan.edits.append(edit)

    return look


def reader(plan: Plan, match: Match) -> None:
    plan.reader = "no-blackjack" if match["no"] else "blackjack"


def in_play(plan: Plan, match: Match) -> None:
    plan.join(*seats_of(match["seats"]))


def add_act(what: str) -> Work:
    """A decision told among the events."""

    def add(plan: Plan, match: Match) -> None:
        seat = match.groupdict().get("seat")
        hand = match.groupdict().get("hand") or ""
        if not seat and len(plan.seats) != 1:
            raise NotTranslated(f"{match[0]!r} of which seat")
        place = int(seat) if seat else plan.seats[0]
        if not any(act.what == what and act.seat in (0, place) for act in plan.acts):
            plan.acts.insert(0, Act(place, hand, what))

    return add


def insurance_taken(plan: Plan, match: Match) -> None:
    found = insurance_stake(plan, match)
    if found is None:
        raise NotTranslated(f"{match[0]!r} without an amount")


def insurance_stake(plan: Plan, match: Match) -> Stake | None:
    """The Insurance Wager a phrase speaks of; added where the case does not list it."""
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    cents = cents_of(groups["cents"]) if groups.get("cents") else 0
    for stake in plan.stakes:
        if stake.bet.kind == "insurance" and seat in (0, stake.bet.seat) and cents in (0, stake.cents):
            return stake
    if not cents:
        return None
    if any(stake.bet.kind == "insurance" and seat in (0, stake.bet.seat) for stake in plan.stakes):
        raise NotTranslated(f"{match[0]!r}: the case lists another amount")
    if not seat and len(plan.seats) > 1:
        raise NotTranslated(f"{match[0]!r} of which seat")
    if plan.plain:
        plan.special.setdefault(0, dealer_showing("A"))
    return plan.add_stake(Bet(seat or (plan.seats or [1])[0], "", "insurance"), cents)


def accepted(plan: Plan, match: Match) -> None:
    """A wager taken, already listed or to be added."""
    kind = wager_word(match["wager"])
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    if any(stake.bet.kind == kind and seat in (0, stake.bet.seat) for stake in plan.stakes):
        return
    if not plan.plain:
        raise NotTranslated(f"{match[0]!r}: the case does not list it")
    cents = cents_of(groups["cents"]) if groups.get("cents") else 500
    place = seat or (plan.seats or [1])[0]
    plan.join(place)
    plan.add_stake(Bet(place, "", kind), cents)
    if "paytable blank" not in plan.said and "offered" not in plan.case.setup:
        plan.options.offered.add(kind)


def paytable_blank(plan: Plan, match: Match) -> None:
    kind = wager_word(match["wager"])
    if kind not in ("royal-match-21", "bet-the-set-21", "three-card-poker"):
        raise NotTranslated(f"{match[0]!r}: no paytable is selected for it")
    plan.options.offered.add(kind)
    plan.options.paytables[kind] = ""


def not_in_submission(plan: Plan, match: Match) -> None:
    plan.options.offered.discard(wager_word(match["wager"]))
    plan.said.add("paytable blank")


def offered_in_submission(plan: Plan, match: Match) -> None:
    plan.options.offered.add(wager_word(match["wager"]))


def none_taken(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        if not story.find("offer", what="insurance"):
            raise NotTranslated("no Insurance was offered")
        for one in story.find("offer", what="insurance"):
            seat = int(str(one.fields["seat"]))
            hand = story.hands.get((seat, "a"))
            if not story.find("choice", what="insurance", seat=seat):
                story.after(story.find("offer")[-1], event("choice", what="no-insurance", seat=seat, hand=hand))

    if plan.plain:
        plan.special.setdefault(0, dealer_showing("A"))
    plan.edits.append(edit)


def up_card(plan: Plan, match: Match) -> None:
    """The dealer's first card told in words, for a round without cards."""
    word = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10"}.get(
        match["rank"].lower(), match["rank"].upper()
    )
    if plan.plain:
        plan.special[0] = dealer_showing(word)
        return

    def edit(story: Story) -> None:
        if not str(initial_deals(story, 0)[0].get("card")).startswith(word):
            raise NotTranslated(f"{match[0]!r}: the dealer has another card")

    plan.edits.append(edit)


def last_named(plan: Plan, match: Match) -> None:
    """``wager 500 accepted`` after a phrase that named the wager."""
    unpriced = [kind for kind, letter in plan.options.paytables.items() if not letter]
    if len(unpriced) != 1 or not plan.plain:
        raise NotTranslated(f"{match[0]!r}: which wager")
    place = (plan.seats or [1])[0]
    plan.join(place)
    if plan.stake_of(place, unpriced[0]) is None:
        plan.add_stake(Bet(place, "", unpriced[0]), cents_of(match["cents"]))


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:seat(?P<seat>\d+) )?(?:offered )?even money (?:offered )?and (?:taken|accepted)",
        add_act("even-money"),
    ),
    (
        r"seat(?P<seat>\d+) offered even money,? (?:and )?(?:declines|declined|refuses)",
        add_act("no-even-money"),
    ),
    (r"seat\d+ offered even money", is_there("offer")),
    (r"even money (?:paid(?: at once)?|in submission|selected(?: in submission)?)", is_there("pay")),
    (r"(?:player )?cards removed", is_there("muck")),
    (r"(?:payout|half) (?:handed|given|returned|paid) to player", is_there("pay", "return")),
    (rf"{READER}(?: used)?(?: after initial deal)?(?: (?:shows|showed))?:? (?P<no>no )?blackjack", reader),
    (rf"(?P<no>no )?blackjack(?: by| per| \()? ?{READER}\)?", reader),
    (r"dealer (?P<no>no )?blackjack", reader),
    (r"(?:seats?|boxes) (?P<seats>\d+(?:\s*(?:,|and|-|–)\s*\d+)*) (?:in play|playing|occupied)", in_play),
    (r"players? (?:at|on|in) seats? (?P<seats>\d+(?:\s*(?:,|and|-|–)\s*\d+)*)", in_play),
    (
        r"insurance offered(?: and|,|;)? ?(?:none(?: taken)?|not taken|declined|nobody takes (?:it)?|all"
        r" decline)?",
        none_taken,
    ),
    (
        r"(?:insurance (?:declined|refused)(?: by all)?|no insurance taken|none taken|all decline insurance)",
        none_taken,
    ),
    (
        rf"(?:seat(?P<seat>\d+) )?insurance(?: wager)? (?:of )?(?P<cents>{MONEY}) (?:accepted|taken|placed"
        r"|made)",
        insurance_taken,
    ),
    (
        r"(?:seat(?P<seat>\d+) )?insurance(?: wager)? (?:accepted|taken|placed)(?: before (?:card )?reader)?",
        insurance_taken,
    ),
    (
        rf"seat(?P<seat>\d+) (?:takes|places|makes|took|buys) insurance(?: (?:of )?(?P<cents>{MONEY}))?",
        insurance_taken,
    ),
    (
        r"(?:seat(?P<seat>\d+) )?(?:takes|took|elects|elected|accepts|accepted) even money",
        add_act("even-money"),
    ),
    (r"even money (?:elected|taken|accepted)(?: by seat(?P<seat>\d+))?", add_act("even-money")),
    (r"(?:seat(?P<seat>\d+) )?(?:declines|declined|refuses|refused) even money", add_act("no-even-money")),
    (r"even money (?:declined|refused)(?: by seat(?P<seat>\d+))?", add_act("no-even-money")),
    (r"even money offered", is_there("offer")),
    (
        rf"(?:seat(?P<seat>\d+) )?(?P<wager>{WAGER})(?: of)?(?: (?P<cents>{MONEY}))? (?:accepted|taken)",
        accepted,
    ),
    (rf"wager (?P<cents>{MONEY}) accepted", last_named),
    (rf"submission offers (?P<wager>{WAGER}), paytable (?:blank|not selected|missing)", paytable_blank),
    (rf"submission (?:offers|selects) (?P<wager>{WAGER}) without paytable", paytable_blank),
    (rf"(?P<wager>{WAGER}) not (?:in|offered in|listed in|specified in) submission", not_in_submission),
    (rf"submission (?:offers|lists) (?P<wager>{WAGER})", offered_in_submission),
    (r"(?:dealer )?up ?card (?P<rank>ace|king|queen|jack|ten|10|[2-9akqj])", up_card),
    (r"dealer shows (?P<rank>ace|king|queen|jack|ten|10|[2-9akqj])", up_card),
    (
        r"(?:floorperson|floor|supervisor)(?: or above)? verif(?:ied|ies)(?: (?:it|(?:hand|payout|win)))?",
        is_there("verify"),
    ),
    (r"(?:payout |hand )?verified by (?:floorperson|dealer(?: and floorperson)?)", is_there("verify")),
    (r"dealer verif(?:ied|ies)(?: (?:hand|payout))?", is_there("verify")),
    (r"(?:player(?:'s)? )?game account credited", is_there("pay")),
    (r"hole card (?:exposed|turned(?: face up| up)?|revealed)", is_there("expose")),
    (r"(?:dealer )?(?:reveals|turns|exposes) hole card", is_there("expose")),
    (
        r"royal match(?: 21)? settled (?:after hole card(?: exposed)? )?(?:and )?before blackjack wager",
        is_there("pay"),
    ),
    (r"cards turned and settled at end", is_there("expose")),
    (r"dealer holds (?:(?:deck|cards) )?in left hand throughout", is_there("deck-held")),
    (r"players? used one hand(?: only)?", is_there("deal")),
    (
        r"(?:settled|paid|collected|half collected(?:,| and) half returned) (?:immediately|at once)",
        is_there("collect", "pay", "return"),
    ),
    (
        r"(?:round )?concluded(?: and settled)?|round (?:completed|finished)(?: and settled)?",
        is_there("cleared"),
    ),
    (r"all (?:wagers )?settled(?: as usual)?", is_there("cleared")),
    (r"both (?:boxes|wagers) (?:belong to|by|of) (?:seat\d+|same player|one player)", is_there("wager")),
)
