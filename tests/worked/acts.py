"""Decisions of players: lines such as ``seat1 hit`` or ``hand a hit, hand b stand``."""

import re
from dataclasses import dataclass

from tests.worked.casefile import NotTranslated
from tests.worked.words import CARD, MONEY, cents_of


@dataclass(slots=True)
class Act:
    """One decision: ``seat`` 0 where the line names none, ``every`` where it is all hands'."""

    seat: int
    label: str
    what: str
    cents: int = 0
    every: bool = False


_WHO = r"(?:player at )?(?:seat ?(?P<seat>\d+)(?: ?hand ?(?P<hand>[a-h]))?"
_WHO += r"|hand ?(?P<only>[a-h])|(?P<every>all|both|everyone|each))"
_WHO += r"(?: (?:players?|hands?|seats?))?[:,]?"
_TAIL = r"(?: (?:on|at|with|to|for) (?:a )?(?:hard |soft )?\d+)?"

ACTS: tuple[tuple[str, str], ...] = (
    (rf"(?:stands?|stays?|stood){_TAIL}", "stand"),
    (rf"(?:hits?|draws?(?: (?:a|another|one) card)?|hits? again|asks? for (?:a|another) card){_TAIL}", "hit"),
    (r"(?:hits?|draws?) twice", "hit hit"),
    (r"(?:hits?|draws?) (?:three times|thrice)", "hit hit hit"),
    (
        rf"doubles?(?: down)?(?: (?:for|with|by))?(?: less| more)?(?: \(?(?P<cents>{MONEY})(?: cents)?\)?)?",
        "double",
    ),
    (rf"doubles?(?: down)? on (?:\d+|{CARD}(?:[ -]{CARD})?)", "double"),
    (rf"(?:re-?splits?|splits?)(?: again)?(?: (?:the )?(?:pair|aces|eights|{CARD} ?{CARD}))?", "split"),
    (r"surrenders?", "surrender"),
    (r"(?:rescues?|takes? back the double(?: down(?: wager)?)?)(?: (?:the )?double(?: down(?: wager)?)?)?", "rescue"),
    (r"(?:no switch|does not switch|declines to switch|declines switch|keeps? (?:the )?cards)", "no-switch"),
    (r"(?:switch(?:es|ed)?)(?: (?:the )?second cards)?", "switch"),
    (r"(?:takes?|elects?|accepts?) even money|even money", "even-money"),
    (r"(?:declines?|refuses?|no) even money", "no-even-money"),
    (rf"(?:takes?|buys?) insurance(?: (?P<cents>{MONEY}))?|insurance(?: (?P<cents2>{MONEY}))?", "insurance"),
    (r"(?:declines?|refuses?|no) insurance", "no-insurance"),
    (r"(?:takes? (?:the )?payout|payout taken|house money (?:payout )?taken)", "take-payout"),
    (
        r"(?:adds? (?:the |all of the |all the |house money )?(?:payout|winnings)?"
        r"|payout added|house money (?:payout )?added)(?: to (?:the )?blackjack wager)?",
        "add-payout",
    ),
    (r"(?:declines? (?:to )?re-?split|declines? to split)", ""),
    (r"(?:declines? (?:to )?surrender|no surrender)", "no-surrender"),
)

_WAITS = re.compile(
    rf"(?:{CARD} ?(?:<->|<>|for|with|and|/|-) ?{CARD}|bust(?:s|ed)?|discards?|discards? (?:his )?cards|\d+|hard \d+"
    r"|soft \d+|blackjack|total \d+)",
    re.IGNORECASE,
)


def read_acts(line: str) -> list[Act]:
    """The decisions of one line, in order; raises NotTranslated for words without a pattern."""
    plain = re.sub(r" \(([^)]*)\)", lambda match: "" if _harmless(match[1]) else match[0], line.strip().lower())
    found: list[Act] = []
    who = Act(0, "", "")
    for part in re.split(r"\s*(?:;|,(?! hand dealt)|\bthen\b|\band\b)\s*", plain):
        if not part or _WAITS.fullmatch(part):
            continue
        match = re.match(_WHO + r" ?", part)
        if match is not None:
            label = match["hand"] or match["only"] or ""
            who = Act(int(match["seat"] or (who.seat if match["only"] else 0)), label, "", 0, bool(match["every"]))
            part = part[match.end() :]
        if not part:
            continue
        found.extend(_acts(who, part, line))
    return found


def _harmless(note: str) -> bool:
    return all(_WAITS.fullmatch(word.strip()) for word in note.split(","))


def _acts(who: Act, words: str, line: str) -> list[Act]:
    for pattern, what in ACTS:
        match = re.fullmatch(pattern, words)
        if match is not None:
            groups = match.groupdict()
            amount = groups.get("cents") or groups.get("cents2") or ""
            cents = cents_of(amount) if amount else 0
            return [Act(who.seat, who.label, one, cents, who.every) for one in what.split()]
    raise NotTranslated(f"decision {line!r}")
