"""Which modules of this room hold which section of chapter 590, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "590.1": ("splitting",),
    "590.2": ("table", "layout", "inscriptions"),
    "590.2(b)(4)": ("push_22",),
    "590.3": ("cards", "batches"),
    "590.4": ("opening",),
    "590.5": ("shuffle",),
    "590.6": ("wagers",),
    "590.6(e)": ("wagers", "push_22"),
    "590.7": ("dealing", "completion"),
    "590.8": ("insurance",),
    "590.9": ("surrender",),
    "590.10": ("double_down",),
    "590.11": ("splitting",),
    "590.12": ("payouts",),
    "590.12(c)": ("push_22",),
    "590.13": ("irregularities",),
}
