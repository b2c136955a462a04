import type { Location, Thing } from '@altiplano/rules';
import { grammar } from '../grammar/grammar.ts';
import { YOU } from '../naming/you.ts';

/** British lists have no comma before the last word. */
export const GRAMMAR = grammar({ locale: 'en-GB', and: 'and', or: 'or' });
const { counted } = GRAMMAR;

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

const coins = counted('coin', 'coins');

/** The rulebook's words for things. */
export const words = {
  things,
  /** A thing and how many of it; one has no number. */
  some: (thing: Thing, count: number): string => {
    if (count === 1) return things[thing];
    return thing === 'coin' ? coins(count) : `${count} ${things[thing]}`;
  },
  locations,
  at: (location: Location): string => `at the ${locations[location]}`,
  to: (location: Location): string => `to the ${locations[location]}`,
  coins,
  points: counted('point', 'points'),
  opals: counted('opal', 'opals'),
  tiles: counted('tile', 'tiles'),
  steps: counted('step', 'steps'),
  houses: counted('house', 'houses'),
  boats: counted('boat', 'boats'),
  orders: counted('order', 'orders'),
  carts: counted('cart', 'carts'),
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  none: 'none',
  /** How a voice says the signs of an exchange. */
  gives: 'gives',
  plus: 'and',
  role: 'role',
  extension: 'extension',
  strip: 'traveler strip',
  movement: (slot: number): string => `movement ${slot}`,
  planning: 'planning spaces',
  container: 'container',
  bag: 'bag',
  hand: 'hand',
  neutral: 'neutral',
  extraSpace: 'the extra space',
  row: (row: number): string => `row ${row}`,
  you: YOU.en,
  bot: (number: number): string => `Bot ${number}`,
  withLevel: (bot: string, level: string): string => `${bot} (${level})`,
  levels: { random: 'random', easy: 'easy', medium: 'medium', hard: 'hard', master: 'master' } as Record<
    string,
    string
  >,
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
