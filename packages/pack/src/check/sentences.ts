/** Numbers and words that a sentence needs, by the names in its braces. */
export type ProblemFigures = Readonly<Record<string, string | number>>;

/** Everything that can be wrong with a pack, in English; in braces what differs from case to case. */
export const PROBLEM_SENTENCES = {
  // its shape
  tooDeep: 'is nested deeper than {most} levels',
  tooLarge: 'has more than {most} values',
  missing: 'is missing',
  unknownKey: 'unknown key',
  mustBe: 'must be {wanted}, is {is}',
  bound: 'must be {how} {limit}, is {is}',
  entries: 'needs {how} {limit} entries, has {has}',
  characters: 'needs {how} {limit} characters, has {has}',
  unknownWord: 'unknown {what} {is}',
  notWhole: 'must be a whole number, is {is}',
  notAnId: 'must be made of letters, digits and single hyphens, is {is}',
  notOneLine: 'must be one line without control characters, is {is}',
  sameTwice: 'names the same thing twice',
  cornInside: 'corn never lies on a space or in a bag (W9)',
  otherwise: '{says}',
  // how many there are
  count: 'needs {needed} {what}, has {has}',
  eventsOfGroup: 'needs {needed} events of group {group}, has {has}',
  assetsOfStage: 'needs {needed} assets of stage {stage}, has {has}',
  kinds: 'needs 24 or 25 kinds, has {has}',
  noLetter: 'has no tile with letter {letter}',
  idTaken: 'is already the id of {of}',
  // the board
  planningMost: 'must be more than the start of {start}',
  roadPlanning: 'needs {needed} planning spaces (most − start), has {has}',
  stripFalls: 'must be at least {below} as below it, is {is}',
  costSpaces: 'takes {needed} tiles, but its place has spaces for {has}',
  // goods
  cornPrice: 'must be null: corn is never sold (W9)',
  cornHigher: 'must be false: corn is never paid (W9)',
  cornOpals: 'must be null: corn never lies on a trading space (W9)',
  noOpals: 'must be 1 or 2: the good can lie on a trading space (T12)',
  higherGoods: 'needs 6 higher goods (T11), has {has}',
  // extensions and roles
  unknownKind: 'unknown kind {kind}',
  countsAsOther: '{kind} counts as another kind itself',
  extraSpaces: 'at most {most} tiles with an extra space, has {has}',
  onNoTile: 'is on no tile',
  roleKind: 'must be {kind}, whose action it has',
  roleAction: 'is not the action of its kind {kind}',
  roleFood: 'needs 1 or 2 food, has {has}',
  // events
  eventTime: "must be '{time}' for {verb}, is '{is}'",
  cornTraded: 'corn never lies on a trading space (W9)',
  stageTwo: 'needs exactly 1 event that turns stage II up (T7), has {has}',
  pile: 'takes {taken} events of group {group}, which has {has}',
  // with so many players
  supply: 'is {is}, but {players} players can start with {most} {good} (G2)',
  carts: 'is {is}, but each of {players} players starts with one (S7)',
  orders: 'is {is}, but there are {has} orders (S5)',
  stripTiles: 'needs at least {needed} tiles for 2 players to fill the strip (G2), has {has}',
  // where the numbers come from
  noProvenance: 'is missing: every value says where it comes from',
  unknownProvenance: 'unknown provenance {is}, must be one of {words}',
  provenanceWord: 'must be one of {words}, is {is}',
  provenanceShape: 'must be {wanted} like the value, is {is}',
  provenanceOfNothing: 'says the provenance of nothing',
  // the pack as a whole
  rulesRefuse: 'the rules refuse it: {why} ({rule})',
  more: 'and {count} more problems',
} as const satisfies Readonly<Record<string, string>>;

export type ProblemCode = keyof typeof PROBLEM_SENTENCES;

/** A sentence with its figures put in. */
export function fillIn(sentence: string, figures: ProblemFigures): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (brace, name: string) => String(figures[name] ?? brace));
}
