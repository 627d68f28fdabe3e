"""Which modules of this room hold which section of chapter 535, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "535.1": ("bank", "filed_way_rules"),
    "535.2": ("table",),
    "535.3": ("tiles",),
    "535.4": ("ranking", "filed_way_rules"),
    "535.5": ("dice",),
    "535.6": ("opening", "mixing"),
    "535.7": ("wagers",),
    "535.8": ("dealing",),
    "535.9": ("dealing",),
    "535.10": ("hands", "filed_way_rules", "settlement", "vigorish"),
    "535.11": ("bank", "co_bank", "bank_dealing", "vigorish"),
    "535.12": ("irregularities",),
    "535.13": ("two_areas",),
}
