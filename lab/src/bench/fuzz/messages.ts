import { BOT_LEVELS, fromClientSchema, isMisunderstood, parseFromClient } from '@altiplano/protocol';
import {
  argumentValues,
  awaitedSeats,
  createMoveBuffer,
  encode,
  type Game,
  isOver,
  legalMoves,
  MOVE,
  MOVE_TYPES,
  type ReadableMove,
  writeMove,
} from '@altiplano/rules/engine';
import { type Dice, pick } from '../live/dice.ts';
import { gameOf, type Memory } from '../live/memory.ts';
import type { Guest } from '../live/people.ts';
import { isHarmless } from './harmless.ts';
import { malformed, mutated } from './nonsense.ts';
import type { Scene } from './scene.ts';

export const SORTS = ['malformed', 'misshapen', 'untimely', 'replayed', 'foreign'] as const;
export type Sort = (typeof SORTS)[number];

/** A text to be sent, and what is wrong with it. */
export interface Shot {
  readonly sort: Sort;
  readonly text: string;
}

/** Somebody who attacks: who it is, and the table that is known best. */
export interface Attacker {
  readonly guest: Guest;
  readonly memory: Memory | undefined;
}

const TYPES = fromClientSchema.options.map((option) => option.shape.type.value);
const buffer = createMoveBuffer();

/** A move that is well formed, for whoever it may be. */
function anyMove(game: Game, dice: Dice): ReadableMove {
  const seats = isOver(game) ? [] : awaitedSeats(game);
  if (seats.length > 0 && dice(2) === 0) {
    const count = legalMoves(game, pick(dice, seats), buffer);
    if (count > 0) return writeMove(game, buffer[dice(count)] as number);
  }
  const type = pick(dice, MOVE_TYPES);
  const [a, b, c, d] = argumentValues(game, type).map((values) => pick(dice, values));
  return writeMove(game, encode(MOVE[type], a, b, c, d));
}

let lastId = 0;

/** A message that is well formed, whatever comes of it. */
function wellFormed(table: string, { memory }: Attacker, dice: Dice): object {
  const drawn = pick(dice, TYPES);
  // A hint makes a bot think, for which nobody has the time here.
  const type = drawn === 'hint' && dice(20) > 0 ? 'ping' : drawn;
  const seat = dice(5);
  const number = pick(dice, [0, 1, 2, 10, 1e6, Number.MAX_SAFE_INTEGER]);
  const keyed = { type, id: `shot ${++lastId}`, table };
  const game = memory === undefined ? null : gameOf(memory);
  switch (type) {
    case 'ping':
      return { type, id: keyed.id };
    case 'play':
      return { ...keyed, move: game === null ? { type: 'pass' } : anyMove(game, dice) };
    case 'watch':
      return { ...keyed, have: number, form: pick(dice, ['state', 'view']) };
    case 'story':
      return { ...keyed, from: number };
    case 'past':
      return { ...keyed, number };
    case 'replay':
      return { ...keyed, position: number, as: pick(dice, [seat, 'spectator', 'all']) };
    case 'chat':
      return { ...keyed, text: pick(dice, ['\u0000', '\u200B', ' ', 'hello']) };
    case 'configure':
      return { ...keyed, settings: { options: { players: 2 + dice(4) } } };
    case 'seatBot':
    case 'replace':
      return { ...keyed, seat, level: pick(dice, BOT_LEVELS) };
    case 'sit':
    case 'openSeat':
      return { ...keyed, seat };
    case 'undo':
      return { ...keyed, to: number };
    case 'propose':
      return { ...keyed, motion: pick(dice, [{ type: 'rollback', to: number }, { type: 'abandon' }]) };
    case 'prefer':
      return { ...keyed, forced: dice(2) === 0 };
    default:
      return keyed;
  }
}

function draft(attacker: Attacker, scene: Scene, dice: Dice): Shot {
  const target = pick(dice, scene.targets);
  const own = attacker.memory?.table ?? target.table;
  const table = pick(dice, [own, own, target.table, 'nowhere']);
  const message = wellFormed(table, attacker, dice);
  const sort = pick(dice, SORTS);
  switch (sort) {
    case 'malformed':
      return { sort, text: malformed(JSON.stringify(message), dice) };
    case 'misshapen':
      return { sort, text: JSON.stringify(mutated(message, dice)) };
    case 'replayed':
      return { sort, text: pick(dice, scene.granted).text };
    case 'untimely':
    case 'foreign':
      return { sort: table === own ? 'untimely' : 'foreign', text: JSON.stringify(message) };
  }
}

/** Who sends again what was granted to the same person only gets the same answer once more. */
function isOwnAgain(text: string, { guest }: Attacker, { granted }: Scene): boolean {
  return granted.some((one) => one.text === text && one.guest.id === guest.id);
}

/** A text that must not change anything, whoever sends it. */
export function nextShot(attacker: Attacker, scene: Scene, dice: Dice): Shot {
  for (;;) {
    const shot = draft(attacker, scene, dice);
    if (isOwnAgain(shot.text, attacker, scene)) return shot;
    const message = parseFromClient(shot.text);
    if (isMisunderstood(message)) return shot;
    if (isHarmless(message, attacker.guest, scene, attacker.memory)) return shot;
  }
}
