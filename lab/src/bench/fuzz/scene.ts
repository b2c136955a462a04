import { type GameKind, GAME_KINDS } from '../live/games.ts';
import { createDice } from '../live/dice.ts';
import { gather, openGame } from '../live/party.ts';
import { arrive, askServer, type Guest } from '../live/people.ts';
import { type Granted, leave, type Playing, playMoves, sitDown } from '../live/playing.ts';

export type Status = 'lobby' | 'running' | 'finished';

/** A table to be attacked. */
export interface Target {
  readonly table: string;
  readonly status: Status;
  readonly kind: GameKind;
  readonly guests: readonly Guest[];
  readonly spectators: boolean;
}

/** Tables in every state, people at them, people who are not, and what was granted before. */
export interface Scene {
  readonly targets: readonly Target[];
  readonly strangers: readonly Guest[];
  readonly granted: readonly Granted[];
}

/** Only people: a bot would change the game of itself. */
const KINDS: readonly GameKind[] = GAME_KINDS.map((kind) => ({
  ...kind,
  people: kind.people + kind.bots.length,
  bots: [],
}));

const BEGINNING = 20;
const WHOLE = 5000;

/** Sets up a table of each kind of game, some further on than others, one in its lobby, one finished. */
export async function setScene(address: string, seed: number): Promise<Scene> {
  const targets: Target[] = [];
  const granted: Granted[] = [];
  for (const [index, kind] of KINDS.entries()) {
    const party = await gather(address, kind, `F${index}`);
    const spectators = index % 2 === 0;
    const table = await openGame(address, party, { spectators });
    const playing: Playing = await sitDown(address, party, table);
    const isLast = index === 0;
    granted.push(...(await playMoves(playing, isLast ? WHOLE : BEGINNING * index, createDice(seed + index))));
    leave(playing);
    targets.push({ table, status: isLast ? 'finished' : 'running', kind, guests: party.guests, spectators });
  }
  const kind = KINDS[1] as GameKind;
  const host = await arrive(address, 'Host');
  const { json } = await askServer(address, 'POST', '/api/tables', { cookie: host.cookie, body: {} });
  const { table } = json as { table: string };
  targets.push({ table, status: 'lobby', kind, guests: [host], spectators: true });
  const strangers = await Promise.all(['Sid', 'Tom'].map((name) => arrive(address, name)));
  return { targets, strangers, granted };
}
