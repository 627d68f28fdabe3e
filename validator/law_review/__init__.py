"""Reviews the law's own data: its references, its rules and its amendments, each against what it rests on."""
