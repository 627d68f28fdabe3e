"""In which filings rules of this chapter apply: who shuffles, and whether the cards come preshuffled."""

from validator.core.rule import equals, unless

ORDINARY = unless("cards.shuffler", "continuous")
"""§ 541.15: a shoe or device that reshuffles by itself is in lieu of §§ 541.5 and 541.7."""
CONTINUOUS = equals("cards.shuffler", "continuous")
AUTOMATED = equals("cards.shuffler", "automated")
BY_HAND = unless("cards.shuffler", "automated", "continuous")
NOT_PRESHUFFLED = unless("cards.preshuffled", True)
PRESHUFFLED = equals("cards.preshuffled", True)
