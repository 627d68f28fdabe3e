"""What one chapter may except from the common tests, each with its reason where it is set."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Own:
    """The exceptions of one chapter.

    ``sections`` is how many the chapter has. ``counts`` are phrases whose number words only tell apart persons, places or
    things already counted in a fact. ``leading`` are paragraphs whose word of command leads to the list beneath and
    stands in no duty. ``not_prohibitions`` are paragraphs where "may not" belongs to a limit or an entitlement.
    ``optional_rows`` are rows of paytables that are optional by words outside the table. ``contents`` pairs a section with
    the words by which the chapter's contents name it, where they are not those of its heading.
    """

    sections: int
    counts: tuple[str, ...] = ()
    leading: tuple[str, ...] = ()
    not_prohibitions: frozenset[str] = frozenset()
    optional_rows: frozenset[str] = frozenset()
    contents: tuple[tuple[str, str], ...] = ()
