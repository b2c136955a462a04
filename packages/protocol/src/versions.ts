/**
 * The version of the rules that records name. It changes whenever the same moves could give another game, and a
 * record of another version is not replayed.
 */
export const RULES_VERSION = '0.1.0';

/** The version of the messages; it grows whenever a client of the old one could be misled. */
export const PROTOCOL_VERSION = 1;

/** The format of the records written here; it grows whenever a reader of the old one could be misled. */
export const RECORD_FORMAT = 1;
