"""§ 551.6(a), (d), (e) and (i) to (k), and § 551.14. Wagers, in play."""

from validator.core.rule_definitions import PlayWords

wager_of_another_kind = PlayWords(
    id="wager-of-another-kind",
    title="Wager that the chapter does not name",
    message="{seat}: a wager of {stake} was taken that is none of those the chapter names",
    expected="one of the wagers that the chapter names",
    observed="another wager of {stake}",
)
