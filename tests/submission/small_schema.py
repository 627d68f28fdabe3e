"""A small schema of the tests' own, with every keyword that filings use."""

SMALL = """\
$schema: http://json-schema.org/draft-07/schema#
type: object
additionalProperties: false
required: [chapter, cards]
properties:
  chapter: {type: string, enum: ["7z"], examples: ["7z"]}
  holder: {type: string, minLength: 2, description: "The certificate holder.", examples: [Allegheny Gaming LLC]}
  dated: {type: string, x-type: date, description: The day of signing., examples: ["2026-11-21"]}
  paragraph: {type: string, x-type: paragraph}
  cards:
    type: object
    additionalProperties: false
    required: [decks, back]
    properties:
      decks: {type: integer, minimum: 1, maximum: 8, x-fact: deck_numbers, description: How many decks., examples: [6]}
      back: {type: string, enum: [red, blue, green], description: The colour of the backs.}
      preshuffled: {type: boolean, examples: [true]}
      serial: {type: string, pattern: "^[A-Z]{2}-[0-9]+$", description: Two letters and a number., examples: [AB-12]}
      shoe: {$ref: "#/definitions/shoe", description: The dealing shoe.}
  tables:
    type: array
    minItems: 1
    uniqueItems: true
    items:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: {type: string, examples: [BJ-1]}
        minimum: {type: [string, integer], x-type: money, examples: ["12.50"]}
  wagers:
    type: array
    items:
      oneOf:
        - type: object
          additionalProperties: false
          required: [wager, pays]
          properties:
            wager: {const: insurance}
            pays: {type: string, x-type: odds}
        - type: object
          additionalProperties: false
          required: [wager, meter]
          properties:
            wager: {const: bad-beat}
            meter: {type: string, x-type: payout}
            rate: {type: string, x-type: percent}
  surrender:
    oneOf:
      - {type: boolean}
      - {type: string, enum: [early, late]}
  head: {type: object, additionalProperties: false, properties: {game: {type: string}}}
  extra: {type: object}
  colours: {type: array, uniqueItems: true, items: {type: string}}
allOf:
  - if: {properties: {holder: {const: Nobody}}, required: [holder]}
    then: {required: [dated]}
    else: {not: {required: [paragraph], description: only nobody names a paragraph}}
definitions:
  shoe:
    type: object
    additionalProperties: false
    required: [kind]
    properties:
      kind: {type: string, enum: [single, double]}
      within: {$ref: "#/definitions/shoe"}
"""
