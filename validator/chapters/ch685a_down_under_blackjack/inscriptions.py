"""§ 685a.2(b)(4): the inscriptions that the law prescribes for the layout."""

from dataclasses import replace

from validator.chapters.blackjack import no_surrender as of_surrender

surrender_notice_missing = replace(of_surrender.surrender_notice_missing, facts=("surrender_notice_displays",))
