/**
 * The version of the rules that records name. It changes whenever the same moves could give another game, and a
 * record of another version is not replayed.
 */
export const RULES_VERSION = '0.1.0';
