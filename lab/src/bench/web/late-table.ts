import { createDice, type Dice, pick } from '../live/dice.ts';
import type { GameKind } from '../live/games.ts';
import { gameOf, movesOf } from '../live/memory.ts';
import { gather, openGame } from '../live/party.ts';
import type { Guest } from '../live/people.ts';
import { isFinished, leave, type PlayedSeat, type Playing, sitDown } from '../live/playing.ts';

/** A crowded table at which it is a person's turn to plan. */
export interface LateTable {
  readonly table: string;
  readonly guest: Guest;
  readonly round: number;
}

/** All modules, five players. */
const KIND: GameKind = {
  name: 'crowded',
  people: 5,
  bots: [],
  options: { traveler: 'full', missions: true },
};
/** Fewer would not be a plan. */
const LEAST_TILES = 4;
const MOST_GAMES = 5;
/** Whoever does these while something else can be done gets nowhere. */
const IDLE = ['unplace', 'pass', 'declare', 'moveCorn', 'discard'];

function lateRound({ memory }: PlayedSeat, least: number): number | null {
  const game = gameOf(memory);
  if (game === null || memory.you === 'spectator') return null;
  const { round, seats } = game.state;
  const tiles = (seats[memory.you]?.planning ?? []).reduce((sum, count) => sum + count, 0);
  const mayPlan = tiles >= LEAST_TILES && movesOf(memory).some(({ type }) => type === 'place');
  return round >= least && mayPlan ? round : null;
}

/** Somebody whom the game waits for does something busy; false if nobody can. */
async function playBusily({ table, seats }: Playing, dice: Dice): Promise<boolean> {
  // Everyone has heard of everything before the next one chooses.
  await Promise.all(seats.map(({ client }) => client.must({ type: 'ping' })));
  const able = seats.find(({ memory }) => movesOf(memory).length > 0);
  if (able === undefined) return false;
  const moves = movesOf(able.memory);
  const busy = moves.filter(({ type }) => !IDLE.includes(type));
  const needed = moves.filter(({ type }) => type !== 'unplace');
  const move = pick(dice, busy.length > 0 ? busy : needed.length > 0 ? needed : moves);
  await able.client.must({ type: 'play', table, move });
  return true;
}

/** People play at random until a game has come to a round and one of them has tiles to plan with. */
export async function openLateTable(address: string, least: number): Promise<LateTable> {
  const party = await gather(address, KIND, 'Amaru');
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const table = await openGame(address, party);
    const playing = await sitDown(address, party, table);
    const dice = createDice(seed);
    let late: PlayedSeat | undefined;
    while (late === undefined && !isFinished(playing) && (await playBusily(playing, dice))) {
      late = playing.seats.find((seat) => lateRound(seat, least) !== null);
    }
    leave(playing);
    if (late !== undefined) return { table, guest: late.guest, round: lateRound(late, least) ?? least };
  }
  throw new Error(`no game of ${MOST_GAMES} came to round ${least}`);
}
