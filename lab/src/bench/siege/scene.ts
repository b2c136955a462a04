import { shippedPack } from '@altiplano/pack';
import type { Entry } from '@altiplano/protocol';
import { type GameRecord, type RecordedMove, recordOf } from '@altiplano/protocol';
import {
  apply,
  awaitedSeat,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  writeMove,
} from '@altiplano/rules/engine';
import { openStorage, type Place, type Result } from '@altiplano/storage';
import { createDice, pick } from '../live/dice.ts';
import { arrive, askServer } from '../live/people.ts';

const LEVELS = ['random', 'easy', 'medium', 'master'] as const;
const ROLES = ['farmer', 'fisher', 'miner', 'merchant', 'woodcutter', 'builder', 'shepherd'] as const;
const AT_ONCE = 500;

/** Finished games of the past, so that whatever looks at all of them has something to look at. */
export async function fillStore(place: Place, games: number): Promise<void> {
  const storage = await openStorage(place, { node: 'past' });
  const dice = createDice(games);
  const result = (seat: number): Result => ({
    seat,
    ...(seat < 2 ? { person: `person ${dice(2000)}` } : { level: pick(dice, LEVELS) }),
    role: pick(dice, ROLES),
    modules: dice(2) === 0 ? [] : ['missions'],
    seats: 4,
    points: 50 + dice(100),
    rank: seat + 1,
    won: seat === 0,
    at: dice(1e9),
  });
  const entry: Entry = {
    number: 1,
    at: 1,
    kind: 'played',
    seat: 0,
    move: { type: 'endTurn' },
    by: 'person',
    key: { person: 'a', id: 'b' },
  };
  const listing = { open: false, title: '', seatsFree: 0, people: [], updated: 1, summary: {} } as const;
  const add = (index: number): Promise<string> =>
    storage.tables.create({
      id: `past ${index}`,
      seed: '',
      at: 1,
      entries: [entry],
      listing: { ...listing, status: 'finished' },
      results: [0, 1, 2, 3].map(result),
    });
  for (let from = 0; from < games; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, games - from);
    await Promise.all(Array.from({ length: count }, (_, index) => add(from + index)));
  }
  await storage.close();
}

/** The record of a game of two, played to its end without sense. */
function anyRecord(): GameRecord {
  const options = { ...DEFAULT_OPTIONS, players: 2 };
  const seed = 'siege';
  const game = createGame({ components: shippedPack, options, seed });
  if (isRejection(game)) throw new Error(game.rejected);
  const buffer = createMoveBuffer();
  const dice = createDice(1);
  const moves: RecordedMove[] = [];
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    const move = buffer[dice(legalMoves(game, seat, buffer))] as number;
    moves.push({ seat, move: writeMove(game, move) });
    apply(game, seat, move);
  }
  return recordOf({ game, pack: shippedPack, options, seed, moves });
}

/** A finished game that anybody with its link can look at. */
export async function bringGame(address: string): Promise<string> {
  const { cookie } = await arrive(address, 'Ann');
  const { json } = await askServer(address, 'POST', '/api/records', { cookie, body: anyRecord() });
  return (json as { table: string }).table;
}
