import { steadyPack } from '@altiplano/pack/testing';
import {
  activeSeats,
  apply,
  argumentValues,
  createGame,
  createLog,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  encode,
  type Game,
  type GameEvent,
  isOver,
  isRejection,
  legalMoves,
  MOVE,
  type MoveType,
  moveTypeOf,
  type Options,
  type ReadableMove,
  readLog,
  view,
  writeMove,
} from '@altiplano/rules/engine';
import { eventMessage, type GameTexts, labelOf, type Naming, naming, plain } from '@altiplano/text';
import { createDice, pick } from '../dice.ts';

/** A move or an event that came up in a game, and what our own screens call it. */
export interface Sample<T> {
  readonly example: T;
  readonly words: string;
}

export interface Samples {
  readonly moves: ReadonlyMap<string, Sample<ReadableMove>>;
  readonly events: ReadonlyMap<string, Sample<GameEvent>>;
}

/** Between them these meet every module. */
const GAMES: readonly Partial<Options>[] = [
  { players: 5, missions: true, traveler: 'full', roles: 'draft' },
  { players: 4, missions: true, traveler: 'full', short: true, planning: 'simultaneous' },
  { players: 3, missions: true, traveler: 'eventsOnly', edition: 2017 },
  { players: 2 },
];
const TIMES = 24;
const DULL = ['pass', 'declare', 'endTurn', 'decline', 'finish', 'unplace', 'takeBack'];

const buffer = createMoveBuffer();

function newGame(options: Partial<Options>, seed: string): Game {
  const game = createGame({ components: steadyPack, options: { ...DEFAULT_OPTIONS, ...options }, seed });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

/** Plays random games, and keeps the first of every type of move and event. */
export function collectSamples(texts: GameTexts): Samples {
  const moves = new Map<string, Sample<ReadableMove>>();
  const events = new Map<string, Sample<GameEvent>>();
  for (let time = 0; time < TIMES; time++) {
    for (const options of GAMES) {
      const game = newGame(options, `samples ${time}`);
      const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cem', 'Dea', 'Eve']);
      collectFrom(game, names, time, moves, events);
    }
  }
  return { moves, events };
}

function collectFrom(
  game: Game,
  names: Naming,
  seed: number,
  moves: Map<string, Sample<ReadableMove>>,
  events: Map<string, Sample<GameEvent>>,
): void {
  const dice = createDice(seed + 1);
  while (!isOver(game)) {
    const seat = pick(dice, activeSeats(game));
    const legal = [...buffer.subarray(0, legalMoves(game, seat, buffer))];
    const lively = legal.filter((move) => !DULL.includes(moveTypeOf(move)));
    const chosen = pick(dice, lively.length > 0 && dice(8) > 0 ? lively : legal);
    const example = writeMove(game, chosen);
    const seen = view(game, seat);
    const log = createLog();
    game.log = log;
    apply(game, seat, chosen);
    if (!moves.has(example.type)) {
      const words = plain(labelOf(example, { seen, seat, names }, readLog(game, log, seat)));
      moves.set(example.type, { example, words });
    }
    for (const event of readLog(game, log, 'all')) {
      if (!events.has(event.type)) {
        events.set(event.type, { example: event, words: plain(eventMessage(event, names)) });
      }
    }
  }
}

const MOST_VALUES = 12;

/** The fields of a type of move, each with the values that it can have in the largest game. */
export function fieldsOf(type: MoveType): readonly (readonly [field: string, values: string])[] {
  const game = newGame({ players: 5, missions: true, traveler: 'full' }, 'fields');
  const choices = argumentValues(game, type);
  const first = choices.map((values) => values[0] ?? 0);
  const fields = Object.keys(writeMove(game, encode(MOVE[type], ...first))).filter((name) => name !== 'type');
  return fields.map((field, index) => {
    const values = (choices[index] ?? []).map((value) => {
      const [a, b, c, d] = first.with(index, value);
      const [, written] = Object.entries<unknown>(writeMove(game, encode(MOVE[type], a, b, c, d))).find(
        ([name]) => name === field,
      ) ?? ['', null];
      return JSON.stringify(written);
    });
    const distinct = [...new Set(values)];
    const shown = distinct.slice(0, MOST_VALUES).map((value) => `\`${value}\``);
    return [
      field,
      shown.join(' ') + (distinct.length > MOST_VALUES ? ` … (${distinct.length})` : ''),
    ] as const;
  });
}
