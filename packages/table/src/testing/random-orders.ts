import type { TableCommand } from '@altiplano/protocol';
import {
  activeSeats,
  argumentValues,
  awaitedSeat,
  type Game,
  encode,
  MOVE,
  MOVE_TYPES,
  type ReadableMove,
  writeMove,
} from '@altiplano/rules/engine';
import type { Decision } from '../decide/decision.ts';
import { overdueSeats } from '../clock/read-clock.ts';
import { sequenceOf, viewerOf } from '../sight/viewer.ts';
import { type Dice, pick, roll } from './dice.ts';
import { duty, game, type Hall, legal, order, PEOPLE, person } from './hall.ts';

const BUSINESS = ['accept', 'decline', 'leave', 'return', 'unready', 'stand', 'abandon', 'start'] as const;

/** Any order of anyone, hardly ever one that makes sense. */
export function randomCommand(hall: Hall, who: number, dice: Dice): TableCommand {
  const viewer = viewerOf(hall.table, person(who).id);
  const to = roll(dice, sequenceOf(hall.table, viewer) + 3);
  const seat = roll(dice, 5);
  switch (roll(dice, 12)) {
    case 0:
      return { type: 'undo' };
    case 1:
      return { type: 'undo', to };
    case 2:
      return { type: 'propose', motion: { type: 'rollback', to } };
    case 3:
      return roll(dice, 8) === 0 ? { type: 'propose', motion: { type: 'abandon' } } : { type: 'accept' };
    case 4:
      return { type: 'prefer', forced: roll(dice, 2) === 0 };
    case 5:
      return { type: 'replace', seat };
    case 6:
      return { type: 'sit', seat };
    case 7:
      return { type: 'seatBot', seat, level: 'easy' };
    case 8:
      return { type: 'ready', entropy: `${roll(dice, 100)}` };
    case 9:
      return hall.table.game === null
        ? { type: 'undo' }
        : { type: 'play', move: anyMove(hall.table.game, dice) };
    default:
      return { type: pick(dice, BUSINESS) };
  }
}

/** A well-formed move, hardly ever legal. */
export function anyMove(of: Game, dice: Dice): ReadableMove {
  const type = pick(dice, MOVE_TYPES);
  const [a, b, c, d] = argumentValues(of, type).map((values) => pick(dice, values));
  return writeMove(of, encode(MOVE[type], a, b, c, d));
}

/** A legal move of a seat that has one, made by its person, its bot, or for an overdue clock. */
export function randomMove(hall: Hall, dice: Dice, key?: string): Decision {
  const active = activeSeats(game(hall));
  const chosen = roll(dice, 3) === 0 ? pick(dice, active) : awaitedSeat(game(hall));
  const seat = legal(hall, chosen).length > 0 ? chosen : awaitedSeat(game(hall));
  const move = pick(dice, legal(hall, seat));
  const place = hall.table.places[seat];
  if (place?.bot !== null) return duty(hall, { type: 'play', seat, move, by: 'bot' });
  const isOverdue = overdueSeats(hall.table, hall.now + 1000).some((overdue) => overdue.seat === seat);
  if (isOverdue) return duty(hall, { type: 'play', seat, move, by: 'clock' });
  const who = PEOPLE.findIndex(({ id }) => id === place.person?.id);
  return order(hall, who, { type: 'play', move }, key);
}

/** Something happens: mostly a move, sometimes anything else by anyone. */
export function randomStep(hall: Hall, dice: Dice, key: string): Decision {
  hall.now += roll(dice, 4000);
  if (hall.table.status === 'running' && roll(dice, 4) > 0) return randomMove(hall, dice, key);
  if (roll(dice, 20) === 0) return duty(hall, { type: 'pause', from: hall.now - 2000, to: hall.now - 500 });
  const who = roll(dice, PEOPLE.length);
  return order(hall, who, randomCommand(hall, who, dice), key);
}
