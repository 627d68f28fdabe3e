"""§ 590.3(a), (c) and (d): decks, card changes and the value of cards."""

from dataclasses import replace

from validator.chapters.blackjack import cards as asked

no_decks = replace(asked.no_decks, when=())
