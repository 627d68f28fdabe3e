"""§§ 545.3, 545.6 and 545.7(a): decks, cover cards, changes after each shoe, values and the dealing shoe."""

from dataclasses import replace

from validator.chapters.baccarat import cards as asked
from validator.core.rule import unless

no_dealing_shoe = replace(asked.no_dealing_shoe, when=(unless("cards.dealing", "hand"),))
shoe_not_manual = replace(asked.shoe_not_manual, when=(unless("cards.shuffler", "continuous"),))
