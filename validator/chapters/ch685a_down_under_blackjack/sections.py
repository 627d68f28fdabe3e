"""Which modules of this room hold which section of chapter 685a, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "685a.1": ("splitting", "card_reader"),
    "685a.2": ("table", "card_reader", "layout", "range_areas", "inscriptions"),
    "685a.3": ("cards", "batches"),
    "685a.3(e)": ("card_reader",),
    "685a.4": ("opening",),
    "685a.5": ("shuffle",),
    "685a.6": ("wagers",),
    "685a.6(e)": ("match_the_dealer",),
    "685a.7": ("dealing", "completion"),
    "685a.7(f)": ("match_the_dealer",),
    "685a.7(g)": ("insurance",),
    "685a.7(h)": ("card_reader",),
    "685a.7(n)": ("dealer_22",),
    "685a.8": ("insurance",),
    "685a.9": ("double_down",),
    "685a.10": ("splitting",),
    "685a.11": ("payouts", "match_the_dealer"),
    "685a.12": ("irregularities",),
}
