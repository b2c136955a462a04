import type { BotLevel, TableSettingsInput } from '@altiplano/protocol';

/** A game to be played at a table: how many people, which bots, which modules. */
export interface GameKind {
  readonly name: string;
  readonly people: number;
  readonly bots: readonly BotLevel[];
  readonly options: NonNullable<TableSettingsInput['options']>;
}

/** Every module at least once, with and without bots, planning in order and at once. */
export const GAME_KINDS: readonly GameKind[] = [
  { name: 'base', people: 2, bots: [], options: { edition: 2017 } },
  {
    name: 'missions',
    people: 3,
    bots: [],
    options: { missions: true, roles: 'draft', planning: 'simultaneous' },
  },
  { name: 'traveler', people: 2, bots: ['easy', 'random'], options: { traveler: 'full' } },
  { name: 'events', people: 2, bots: [], options: { traveler: 'eventsOnly', drawing: 'upTo' } },
  {
    name: 'short with everything',
    people: 4,
    bots: ['random'],
    options: { traveler: 'full', short: true, missions: true, planning: 'simultaneous' },
  },
  { name: 'open bags', people: 3, bots: ['easy'], options: { openBags: true, planning: 'simultaneous' } },
];

/** The kind of the n-th table. */
export function gameKind(index: number): GameKind {
  return GAME_KINDS[index % GAME_KINDS.length] as GameKind;
}
