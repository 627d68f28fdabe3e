"""§ 590.9: surrender."""

from dataclasses import replace

from validator.chapters.blackjack import surrender as asked

surrender_withheld = replace(asked.surrender_withheld, when=())

half_returned_despite_blackjack = replace(asked.half_returned_despite_blackjack, when=())
