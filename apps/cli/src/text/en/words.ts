import type { Location, Thing } from '@altiplano/rules';

const things: Record<Thing, string> = {
  food: 'food',
  corn: 'corn',
  wood: 'wood',
  stone: 'stone',
  fish: 'fish',
  alpaca: 'alpaca',
  cacao: 'cacao',
  ore: 'ore',
  wool: 'wool',
  cloth: 'cloth',
  silver: 'silver',
  glass: 'glass',
  coin: 'coin',
};

const locations: Record<Location, string> = {
  village: 'village',
  market: 'market',
  road: 'road',
  harbor: 'harbor',
  farm: 'farm',
  mine: 'mine',
  forest: 'forest',
};

const some = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** The rulebook's words for things. */
export const words = {
  things,
  /** A thing and how many of it. */
  some: (thing: Thing, count: number): string => {
    if (count === 1) return things[thing];
    return thing === 'coin' ? some('coin', 'coins')(count) : `${count} ${things[thing]}`;
  },
  locations,
  at: (location: Location): string => `at the ${locations[location]}`,
  to: (location: Location): string => `to the ${locations[location]}`,
  coins: some('coin', 'coins'),
  points: some('point', 'points'),
  opals: some('opal', 'opals'),
  tiles: some('tile', 'tiles'),
  steps: some('step', 'steps'),
  houses: some('house', 'houses'),
  boats: some('boat', 'boats'),
  orders: some('order', 'orders'),
  carts: some('cart', 'carts'),
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  none: 'none',
  role: 'role',
  strip: 'traveler strip',
  movement: (slot: number): string => `movement ${slot}`,
  planning: 'planning spaces',
  container: 'container',
  bag: 'bag',
  hand: 'hand',
  neutral: 'neutral',
  row: (row: number): string => `row ${row}`,
  you: 'You',
  bot: (number: number): string => `Bot ${number}`,
  withLevel: (bot: string, level: string): string => `${bot} (${level})`,
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', master: 'master' } as Record<string, string>,
  player: (number: number): string => `Player ${number}`,
  phases: {
    roles: 'choosing roles',
    missionDraft: 'dealing missions',
    missionPick: 'dealing missions',
    event: 'event',
    drawing: 'drawing',
    drawingEvent: 'drawing',
    planning: 'planning',
    actions: 'actions',
    endStoring: 'storing before the end',
    over: 'game over',
  } as Record<string, string>,
  roles: {
    woodcutter: 'woodcutter',
    fisherman: 'fisherman',
    shepherd: 'shepherd',
    miner: 'miner',
    farmer: 'farmer',
    trader: 'trader',
    stonemason: 'stonemason',
  } as Record<string, string>,
  endCauses: {
    strip: 'a space at the extension strip could not be filled',
    events: 'the last event was played',
    village: 'the village was emptied',
    market: 'the market was emptied',
    road: 'the road ran out of corn',
    harbor: 'the harbor was emptied',
    farm: 'the farm was emptied',
    mine: 'the mine was emptied',
    forest: 'the forest was emptied',
  } as Record<string, string>,
};
