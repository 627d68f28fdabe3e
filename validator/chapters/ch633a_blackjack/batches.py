"""§ 633a.3(b): the two batches of cards that an automated shuffling device takes turns with."""

from dataclasses import replace

from validator.chapters.shoe import batches as of_batches
from validator.core.rule import equals, unless

batch_unlike_the_shoe = replace(
    of_batches.batch_unlike_the_shoe,
    when=(
        equals("cards.shuffler", "automated", "automated-into-shoe"),
        unless("cards.shoe", "double"),
    ),
)
