"""Everything that the product judges, as sorted lines of text, and what differs between two such exports.

An export says of every rule, duty, reading and fact each field, and of every input (filings, logs) each finding and
tally. Inputs are named by their content, so that they are the same whoever made them.
"""
