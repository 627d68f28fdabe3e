"""In which filings rules of this chapter apply: who shuffles, whether the cards come preshuffled, what is offered."""

from validator.core.rule import Absent, Present, equals, unless

CONTINUOUS = equals("cards.shuffler", "in-shoe", "continuous")
"""§ 551.15: a shoe or device that reshuffles by itself is in lieu of §§ 551.5 and 551.8."""
ORDINARY = unless("cards.shuffler", "in-shoe", "continuous")
BATCHED = equals("cards.shuffler", "automated", "automated-into-shoe")
BY_HAND = unless("cards.shuffler", "automated", "automated-into-shoe", "in-shoe", "continuous")
PRESHUFFLED = equals("cards.preshuffled", True)
NOT_PRESHUFFLED = unless("cards.preshuffled", True)
MATCH_OFFERED = Present("optional_wagers.match-the-dealer")
MATCH_NOT_OFFERED = Absent("optional_wagers.match-the-dealer")
