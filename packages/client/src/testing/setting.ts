import {
  CARD,
  firstCell,
  FRAME,
  type Game,
  type Location,
  LOCATIONS,
  type Options,
  PHASE,
  play,
  type ReadableMove,
  type SiteName,
  type Thing,
  THINGS,
} from '@altiplano/rules/engine';
import { newGame } from './positions.ts';

/** What lies before seat 0, in words: `food food wood`. */
export interface Setting {
  readonly planning?: string;
  readonly bag?: string;
  readonly container?: string;
  readonly coins?: number;
  /** By site, from earlier rounds. */
  readonly on?: Readonly<Record<string, string>>;
  readonly figure?: Location;
  readonly extensions?: readonly string[];
  readonly role?: string;
}

function indices(words = ''): number[] {
  return words.split(' ').flatMap((word) => (word === '' ? [] : [THINGS.indexOf(word as Thing)]));
}

function fill(pool: number[], words: string | undefined): void {
  pool.fill(0);
  for (const good of indices(words)) pool[good] = (pool[good] ?? 0) + 1;
}

/** A game of two with seat 0 so set, before its first decision of a round. */
function set(setting: Setting, options: Partial<Options>): Game {
  const game = newGame({ players: 2, startingSeat: 0, ...options });
  const { state, tables, components } = game;
  const [seat] = state.seats;
  if (seat === undefined) throw new Error('no seat');
  state.waiting = 0;
  for (const each of state.seats) {
    each.stack.fill(0);
    each.depth = 0;
    each.limit = tables.planningStart;
  }
  seat.role = components.roles.findIndex(({ id }) => id === (setting.role ?? 'stonemason'));
  seat.coins = setting.coins ?? 0;
  seat.figure = setting.figure === undefined ? -1 : LOCATIONS.indexOf(setting.figure);
  fill(seat.planning, setting.planning);
  fill(seat.bag, setting.bag);
  fill(seat.container, setting.container);
  for (const id of setting.extensions ?? []) {
    const tile = components.extensions.findIndex((row) => row.id === id);
    seat.extensions[seat.extensionCount++] = tile;
    state.extensionAt[tile] = CARD.held;
  }
  for (const [site, words] of Object.entries(setting.on ?? {})) {
    const first = firstCell(
      game,
      0,
      tables.siteNames.findIndex((name) => name === site),
    );
    for (const [index, thing] of indices(words).entries()) state.cells[first + index] = thing + 1;
  }
  return game;
}

function ask(game: Game, seats: readonly number[], phase: number, frame: number): Game {
  game.state.phase = phase;
  for (const number of seats) {
    const seat = game.state.seats[number];
    if (seat === undefined) continue;
    seat.stack[0] = frame;
    seat.depth = 1;
    game.state.waiting |= 1 << number;
  }
  return game;
}

/** Both plan. */
export function planning(setting: Setting, options: Partial<Options> = {}): Game {
  return ask(set(setting, options), [0, 1], PHASE.planning, FRAME.plan);
}

/** Both take back and draw. */
export function drawing(setting: Setting, options: Partial<Options> = {}): Game {
  return ask(set(setting, options), [0, 1], PHASE.drawing, FRAME.takeBack);
}

/** It is the turn of seat 0. */
export function turn(setting: Setting, options: Partial<Options> = {}): Game {
  return ask(set(setting, options), [0], PHASE.actions, FRAME.turn);
}

/** Plays moves of seat 0 that must be legal. */
export function played(game: Game, ...moves: ReadableMove[]): Game {
  for (const move of moves) {
    const refusal = play(game, 0, move);
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
  }
  return game;
}

/** Places things of seat 0, each written as `food forest`. */
export function placed(game: Game, ...words: `${Thing} ${SiteName}`[]): Game {
  return played(
    game,
    ...words.map((each) => {
      const [thing, site] = each.split(' ') as [Thing, SiteName];
      return { type: 'place', thing, site } as const;
    }),
  );
}
