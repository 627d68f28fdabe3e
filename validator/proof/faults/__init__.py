"""Wrong acts made in lawful play: each rule's own example says what its fault is, and where it may be made.

The pair of rounds that break and keep a rule gives a few edits of a log (``edits``); places of the log that are like
the example are found (``sites``), the edit is made there (``applied``) and the log is judged (``trial``).
"""
