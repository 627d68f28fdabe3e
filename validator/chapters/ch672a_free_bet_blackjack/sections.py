"""Which modules of this room hold which section of chapter 672a, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "672a.1": ("splitting",),
    "672a.2": ("table", "layout", "inscriptions", "surrender_not_permitted"),
    "672a.2(b)(4)": ("push_22",),
    "672a.3": ("cards", "batches"),
    "672a.4": ("opening",),
    "672a.5": ("shuffle",),
    "672a.6": ("wagers",),
    "672a.6(e)": ("wagers", "push_22"),
    "672a.7": ("dealing", "completion", "surrender_not_permitted"),
    "672a.8": ("insurance",),
    "672a.9": ("double_down",),
    "672a.10": ("splitting",),
    "672a.11": ("payouts",),
    "672a.11(c)": ("push_22",),
    "672a.12": ("irregularities",),
}
