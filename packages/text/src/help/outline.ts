/**
 * The rule reference: chapters, their paragraphs, and the rules that each paragraph explains; the first paragraph that
 * names a rule is where a link to that rule leads.
 */
export const OUTLINE = {
  goal: {
    what: '',
    circle: 'A5',
    grow: 'D5',
    points: '',
  },
  setup: {
    ring: 'S1 S2',
    supply: 'S3 S4',
    cards: 'S5 S6',
    own: 'S7 S10 G1',
    first: 'S8',
    limits: 'S11',
  },
  round: {
    phases: 'R1',
    together: '',
    new: 'N1 N2 N5',
    strip: 'N3 N4',
  },
  known: {
    open: 'K1 K4',
    own: 'K2',
    secret: 'K3',
    plan: 'K5',
  },
  drawing: {
    back: 'D1',
    fill: 'D3 D6',
    spaces: 'D2',
    empty: 'D4',
    full: 'G30',
  },
  planning: {
    move: 'P1',
    places: 'P2',
    mix: 'G34',
    cards: 'P3',
    food: 'P4',
    coins: 'P5',
    change: 'P6',
    declare: 'P7',
  },
  turn: {
    one: 'A1',
    tiles: 'A7',
    again: 'A6 G42',
    many: 'G41',
    after: '',
    free: 'A4',
    moved: 'A3',
    end: 'G40',
  },
  movement: {
    set: 'A2',
    freeCart: 'A10',
    food: 'A11',
    carts: '',
    order: 'A12',
  },
  farm: {
    food: 'A20',
    wool: 'A21',
    cloth: 'A22',
  },
  forest: {
    wood: 'A23',
    cacao: 'A24',
  },
  mine: {
    stone: 'A25',
    silver: 'A26',
  },
  harbor: {
    food: 'A27',
    stone: 'A28',
    boat: '',
  },
  village: {
    house: '',
    store: 'A31 G43',
    cart: 'A32',
  },
  market: {
    sell: 'A33',
    buy: '',
    order: '',
    pay: 'A38',
  },
  road: {
    build: 'A37',
    steps: '',
  },
  warehouse: {
    why: '',
    order: 'W1',
    good: 'W2',
    open: 'W3',
    oneByOne: 'W4',
    food: 'W7',
  },
  corn: {
    gain: 'W5',
    joker: '',
    row: 'W6',
    nowhere: 'W8',
    never: 'W9',
    deliver: 'T17',
  },
  orders: {
    take: 'A35 G46',
    deliver: 'A36',
    last: 'G45',
    points: 'V3',
  },
  houses: {
    build: 'A30',
    points: 'V4',
  },
  boats: {
    build: 'A29',
  },
  extensions: {
    buy: 'A34',
    kinds: 'A39',
    use: '',
    list: 'X1-X13 X15 X16 X21-X23',
    extra: 'X14 X20',
    fare: 'X17',
    swap: 'X18 G31',
    spaces: 'X19',
    atEnd: 'X24',
    hold: 'X25 G44',
  },
  roles: {
    get: 'S9',
    action: 'X30',
    list: '',
  },
  missions: {
    deal: 'I1',
    fulfill: 'I2 I3',
    first: 'I4',
    count: 'I5',
    ties: 'G50',
    list: 'T16',
  },
  events: {
    reveal: 'T6 Q40',
    pile: 'T2',
    offers: 'Q38 Q39',
    line: 'T7',
    list: '',
    coins: 'Q1 Q8 Q16 Q36',
    buying: 'Q2 Q5 Q11 Q12 Q17-Q20',
    strip: 'Q3 Q6 Q7 G10 G13',
    selling: 'Q4 G11 G35',
    planning: 'Q9 Q13 Q28 G20 G21',
    road: 'Q10 G14',
    moving: 'Q14 Q21 G15 G16',
    corn: 'Q22 Q37 G17 G18 G26',
    drawn: 'Q23 Q27 G32 G33',
    storing: 'Q24',
    placing: 'Q30 Q35 G23 G24',
    giving: 'Q25 Q26 Q31 G19 G25',
    extension: 'Q29 G22',
    gone: 'Q32 Q33 Q41',
    refill: 'Q34',
  },
  traveler: {
    who: 'T4',
    strip: 'T8',
    where: 'T9',
    opals: 'T10',
    moves: 'T14 G47',
    without: 'T5',
  },
  assets: {
    buy: 'T11',
    kinds: 'T13 G49',
    stageTwo: 'Q15',
    list: '',
  },
  trading: {
    point: 'T3',
    buy: 'T12 G48',
  },
  end: {
    cause: 'E1',
    last: '',
    storing: 'E2',
  },
  scoring: {
    tiles: 'V1',
    buildings: 'V2',
    orders: '',
    houses: '',
    rows: 'V5',
    missions: 'V6',
    traveler: 'T15',
    winner: 'V7 V8',
    open: 'V9',
  },
  options: {
    editions: 'G3',
    drawing: '',
    planning: '',
    bags: '',
    expansion: 'T1',
  },
  short: {
    start: 'Z1',
    events: 'Z2 Z3',
    strip: 'Z4 G12',
  },
  ours: {
    values: '',
    pack: 'G2',
    rulings: '',
  },
} as const;

/** Rules that are answers of ours where the rulebooks are silent; `docs/rulings.md` lists them. */
export const RULINGS =
  'S11 K2 K5 P6 D3 A3 A37 W8 V7 V8 X14 X20 X25 I5 T6 T17 Q20 Q21 Q39 Q40 G1-G3 G10-G26 G30-G35 G40-G50';

export type ChapterId = keyof typeof OUTLINE;
export const CHAPTERS = Object.keys(OUTLINE) as ChapterId[];

/** What a chapter says, paragraph by paragraph, with marks in curly brackets (`markup.ts`). */
export interface ChapterText<C extends ChapterId> {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  readonly says: { readonly [P in keyof (typeof OUTLINE)[C]]: string };
}
export type ChapterTexts = { readonly [C in ChapterId]: ChapterText<C> };

/** Chapters that matter only where a module is in play. */
export const MODULE_OF: Partial<Record<ChapterId, 'missions' | 'events' | 'traveler' | 'short'>> = {
  missions: 'missions',
  events: 'events',
  traveler: 'traveler',
  assets: 'traveler',
  trading: 'traveler',
  short: 'short',
};
