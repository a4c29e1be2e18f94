/** Numbers on which the server and its clients agree. Written by `python scripts/wire_types.py`. */
/** The seat of whoever has none. */
export const SPECTATOR_SEAT = -1
/** Letters of a person's name. */
export const LONGEST_NAME = 24
/** Letters of a table's name. */
export const LONGEST_TITLE = 40
/** Letters of something that is said. */
export const LONGEST_LINE = 300
/** Letters of a mail address. */
export const LONGEST_MAIL = 254
/** Letters of another address, or of a token for it. */
export const LONGEST_TEXT = 1000
/** Bytes of a request, such as a record that is opened. */
export const LARGEST_BODY = 65536
/** Where every step leaves less, nobody should choose by chances. */
export const LEAST_CHANCE = 0.03
