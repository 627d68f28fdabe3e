"""§ 685a.2(b)(3): the three areas for the dealer's hand, and what they are inscribed with."""

import re
from collections.abc import Callable

from validator.chapters.checks import other_number, other_than, unstated
from validator.core.rule import Stated
from validator.core.rule_definitions import FilingCheck

_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PART = re.compile(r"[A-Za-z]+|[0-9]+|[-–—]")
_ARTICLE = re.compile(r"\b[Aa](?=\s+[A-Za-z0-9])")
_LEFT_OUT = re.compile(r"[^a-z0-9]+")

Range = tuple[str, ...]
"""The ranks of a range, as the facts name them."""


def _spelled(ranks: Range) -> dict[str, int]:
    """Every way of naming a rank, and its place among them; a letter stands for a face card or ace."""
    found: dict[str, int] = {}
    for place, rank in enumerate(ranks):
        found[rank] = place
        if rank.isdecimal():
            found[_NUMBERS[place]] = place
        else:
            found[rank[0].upper()] = place
    return found


def ranks_in(words: str, ranks: Range) -> set[str]:
    """The ranks that an inscription names: "2-3-4-5", "2 to 5", "Ten, Jack, Queen, King or Ace".

    ``ranks`` are all of them, from lowest to highest.
    """
    spelled = _spelled(ranks)
    found: set[int] = set()
    last, joined = -1, False
    for part in _PART.findall(words):
        singular = part.upper() if len(part) == 1 else part.lower().removesuffix("s")
        place = spelled.get(singular, -1)
        if place >= 0:
            found |= set(range(last, place + 1)) if joined and 0 <= last <= place else {place}
            last, joined = place, False
        elif part in "-–—" or part.lower() in ("to", "through"):
            joined = last >= 0
        else:
            last, joined = -1, False
    return {ranks[place] for place in found}


def _named(words: str) -> set[str]:
    return set(re.findall(r"\b(small|medium|large)\b", words.lower()))


def _contrary(name: str) -> Callable[[str, Range, Range, Range], bool]:
    """The check whether the inscription of the area ``name`` says something other than the law has it say."""

    def check(words: str, small: Range, medium: Range, large: Range) -> bool:
        ranks = {"small": small, "medium": medium, "large": large}
        every = (*small, *medium, *large)
        read = [ranks_in(words, every), ranks_in(_ARTICLE.sub("", words), every)]
        if set(ranks[name]) not in read:
            return True
        return bool(_named(words)) and name not in _named(words)

    check.__doc__ = f"""The area for {name.capitalize()} hole cards names these and no others.

    Fails:
        >>> CONTRARY[{name!r}]("{name.capitalize()}, 2-3-7", ("2", "3"), ("6", "7"), ("10", "jack"))
        True
    Clean:
        >>> CONTRARY[{name!r}]("{name}, {EXAMPLES[name]}", ("2", "3"), ("6", "7"), ("10", "jack"))
        False
    """
    return check


def _reworded(name: str) -> Callable[[str, Range, Range, Range], bool]:
    """The check whether the inscription of the area ``name`` says the same in other words than the law's."""
    contrary = _contrary(name)

    def check(words: str, small: Range, medium: Range, large: Range) -> bool:
        if contrary(words, small, medium, large):
            return False
        ranks = {"small": small, "medium": medium, "large": large}[name]
        lawful = [name, *(rank if rank.isdecimal() else rank[0] for rank in ranks)]
        return _LEFT_OUT.sub(" ", words.lower()).split() != lawful

    check.__doc__ = f"""The law gives this inscription in its own words; case and punctuation are no difference.

    Fails:
        >>> REWORDED[{name!r}]("{EXAMPLES[name]} ({name})", ("2", "3"), ("6", "7"), ("10", "jack"))
        True
    Clean:
        >>> REWORDED[{name!r}]("{name.upper()}: {EXAMPLES[name]}", ("2", "3"), ("6", "7"), ("10", "jack"))
        False
    """
    return check


EXAMPLES = {"small": "2-3", "medium": "6-7", "large": "10-J"}
CONTRARY = {name: _contrary(name) for name in EXAMPLES}
REWORDED = {name: _reworded(name) for name in EXAMPLES}

range_areas_not_three = FilingCheck(
    title="Other than three areas for the dealer's hand",
    reads=("layout.range_areas.count",),
    facts=("range_areas",),
    expected="{lawful} areas",
    observed="{number}",
    message="the layout has {number} areas for the dealer's hand by the range of the hole card; the law says {lawful}",
    fails={"layout.range_areas.count": 2},
    check=other_number,
)

range_areas_of_another_form = FilingCheck(
    title="Areas for the dealer's hand not rectangular",
    reads=("layout.range_areas.form",),
    expected="rectangular areas",
    observed="{stated}",
    message="the law says: the areas for the dealer's hand are rectangular; the filing says {stated}",
    check=other_than("rectangular"),
)

range_areas_misplaced = FilingCheck(
    title="Areas for the dealer's hand not in front of the dealer",
    reads=("layout.range_areas.place",),
    expected="in front of the dealer's position",
    observed="{stated}",
    message=(
        "the law says: the areas for the dealer's hand are in front of the dealer's position; the filing says {stated}"
    ),
    check=other_than("in-front-of-the-dealer"),
)

range_areas_uninscribed = FilingCheck(
    title="Areas for the dealer's hand without inscriptions",
    may_read=("layout.range_areas.inscriptions",),
    when=(Stated("layout.range_areas"),),
    expected="an inscription of each area",
    observed="{stated}",
    message="the filing describes the areas for the dealer's hand and gives no inscription of them",
    passes={"layout.range_areas.inscriptions.small": "Small, 2-3-4-5"},
    check=unstated,
)


def _missing(name: str) -> FilingCheck:
    return FilingCheck(
        title=f"{name.capitalize()} area without its inscription",
        may_read=(f"layout.range_areas.inscriptions.{name}",),
        when=(Stated("layout.range_areas.inscriptions"),),
        expected=f"the inscription of the {name.capitalize()} area",
        observed="{stated}",
        message=f"the area for {name.capitalize()} hole cards is not inscribed",
        check=unstated,
    )


def _says_otherwise(name: str, *, fails: object) -> FilingCheck:
    return FilingCheck(
        title=f"{name.capitalize()} area inscribed with other cards",
        reads=(f"layout.range_areas.inscriptions.{name}",),
        facts=("small_range", "medium_range", "large_range"),
        expected=f"{name.capitalize()}: {{{name}}}",
        observed="{words}",
        message=f'the area for {name.capitalize()} hole cards says "{{words}}"; its cards are {{{name}}}',
        fails={f"layout.range_areas.inscriptions.{name}": fails},
        check=CONTRARY[name],
    )


def _says_in_other_words(name: str, *, fails: object) -> FilingCheck:
    return FilingCheck(
        title=f"{name.capitalize()} area inscribed in other words",
        reads=(f"layout.range_areas.inscriptions.{name}",),
        facts=("small_range", "medium_range", "large_range"),
        expected=f"{name.capitalize()}: {{{name}}}, in the words of the law",
        observed="{words}",
        message=f'the area for {name.capitalize()} hole cards says "{{words}}", which is not in the words of the law',
        fails={f"layout.range_areas.inscriptions.{name}": fails},
        check=REWORDED[name],
    )


small_area_uninscribed = _missing("small")

small_area_inscribed_otherwise = _says_otherwise(
    "small",
    fails="Small, A-2-3-4-5",
)

small_area_inscription_reworded = _says_in_other_words(
    "small",
    fails="Small (2 to 5)",
)

medium_area_uninscribed = _missing("medium")

medium_area_inscribed_otherwise = _says_otherwise(
    "medium",
    fails="Medium, 6-7-8",
)

medium_area_inscription_reworded = _says_in_other_words(
    "medium",
    fails="Medium cards, 6-7-8-9",
)

large_area_uninscribed = _missing("large")

large_area_inscribed_otherwise = _says_otherwise(
    "large",
    fails="Large, 10-J-Q-K",
)

large_area_inscription_reworded = _says_in_other_words(
    "large",
    fails="10-J-Q-K-A (Large)",
)
