"""Which modules of this room hold which section of chapter 541, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "541.1": ("third_cards",),
    "541.2": ("table", "layout"),
    "541.3": ("cards", "batches"),
    "541.4": ("opening", "batches"),
    "541.5": ("shuffle", "idle"),
    "541.6": ("cards",),
    "541.7": ("cards",),
    "541.8": ("wagers",),
    "541.9": ("dealing",),
    "541.10": ("dealing",),
    "541.11": ("third_cards",),
    "541.12": ("settlement",),
    "541.13": ("payouts", "vigorish"),
    "541.14": ("irregularities",),
    "541.15": ("continuous_device",),
}
