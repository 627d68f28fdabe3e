"""Conditions that many rules of this chapter share."""

from validator.core.rule import equals

BANK = equals("bank.offered", True)
"""The filing offers players the opportunity to bank the game, § 535.11(a)."""
CO_BANK = equals("bank.co_banking", True)
"""The filing offers co-banking, § 535.11(e)."""
TWO_AREAS = equals("wagers.two_areas", True)
"""The filing permits a player to wager on two adjacent betting areas, § 535.13(a)."""
