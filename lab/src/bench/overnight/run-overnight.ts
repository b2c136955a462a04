import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from '@altiplano/storage';
import { auditLog, isUpToDate, isVerified, type LogAudit } from '../crash/audit.ts';
import { type Acknowledged, type Survivor, survive } from '../crash/survivor.ts';
import { createDice } from '../live/dice.ts';
import type { GameKind } from '../live/games.ts';
import { gather, openGame } from '../live/party.ts';
import { createPlace, type LivePlace } from '../live/place.ts';
import { freePort } from '../live/server-process.ts';
import { createHouse, type House } from './house.ts';
import { spoilSnapshot } from './spoil-snapshot.ts';

export interface OvernightReport extends LogAudit {
  readonly storage: Place['kind'];
  readonly acknowledged: number;
  readonly kills: number;
  readonly reconnects: number;
  readonly resent: number;
  readonly isFinished: boolean;
  /** Whether both see at the end what a newcomer is shown. */
  readonly areUpToDate: boolean;
  readonly isVerified: boolean;
  readonly faults: readonly string[];
  readonly complaints: readonly string[];
  readonly seconds: number;
}

export interface OvernightPlan {
  readonly storage: Place['kind'];
  readonly options: GameKind['options'];
  /** Each time that so many more commands were acknowledged something happens: the kills, then the night. */
  readonly every: number;
  readonly kills: number;
  /** The second person's connection is lost after so many messages. */
  readonly dropAfter: number;
  readonly seed: number;
}

const BOTS = ['easy', 'random'] as const;
const LOOK = 5;

/** Two people at a table with two bots, who play until the game is over. */
interface Evening {
  readonly table: string;
  readonly players: readonly Survivor[];
  /** Resolves when so many more commands were acknowledged; a game that ends before was too short. */
  untilMore(count: number): Promise<void>;
  readonly over: Promise<unknown>;
}

function acknowledgedBy(players: readonly Survivor[]): Acknowledged[] {
  return players.flatMap(({ acknowledged }) => acknowledged);
}

async function begin(address: string, { options, seed, dropAfter }: OvernightPlan): Promise<Evening> {
  const kind: GameKind = { name: 'overnight', people: 2, bots: BOTS, options };
  const party = await gather(address, kind, 'Night');
  const table = await openGame(address, party);
  const players = party.guests.map((guest, index) =>
    survive({
      address,
      table,
      guest,
      form: 'state',
      dice: createDice(seed + index),
      ...(index === 1 ? { dropAfter } : {}),
    }),
  );
  const game = { isOver: false };
  const over = Promise.all(players.map(({ ended }) => ended)).then(() => {
    game.isOver = true;
  });
  return {
    table,
    players,
    over,
    async untilMore(count) {
      const goal = acknowledgedBy(players).length + count;
      while (!game.isOver && acknowledgedBy(players).length < goal) await delay(LOOK);
      if (game.isOver) throw new Error('the game was over too soon');
    },
  };
}

/** All leave, the server is stopped, and another version of it goes on with what it kept. */
async function spendNight(house: House, { players, table }: Evening, place: Place): Promise<void> {
  for (const player of players) player.sleep();
  await house.stop();
  await spoilSnapshot(place, table);
  await house.start();
  for (const player of players) player.wake();
}

async function runAt({ place, environment }: LivePlace, plan: OvernightPlan): Promise<OvernightReport> {
  const began = performance.now();
  const house = await createHouse(await freePort(), environment);
  const { address } = house;
  const evening = await begin(address, plan);
  const { players, table } = evening;
  for (let kill = 0; kill < plan.kills; kill++) {
    await evening.untilMore(plan.every);
    await house.kill();
    await house.start();
  }
  await evening.untilMore(plan.every);
  await spendNight(house, evening, place);
  await evening.over;

  const [first] = players as [Survivor];
  const upToDate = await Promise.all(players.map((player) => isUpToDate(address, player)));
  const verified = await isVerified(address, table, first.guest.cookie);
  await house.stop();
  const acknowledged = acknowledgedBy(players);
  const sum = (count: 'reconnects' | 'resent'): number =>
    players.reduce((total, { counts }) => total + counts[count], 0);
  return {
    storage: plan.storage,
    acknowledged: acknowledged.length,
    kills: plan.kills,
    ...(await auditLog(place, acknowledged)),
    reconnects: sum('reconnects'),
    resent: sum('resent'),
    isFinished: first.memory.info?.status === 'finished',
    areUpToDate: upToDate.every(Boolean),
    isVerified: verified,
    faults: players.flatMap(({ faults }) => faults),
    // A snapshot of another version is dropped on purpose.
    complaints: house.complaints().filter((line) => !line.includes('a snapshot could not be used')),
    seconds: (performance.now() - began) / 1000,
  };
}

/**
 * Two people and two bots play a whole game: one person over a connection that is lost again and again, on a server
 * that is killed in between; then all leave, the server is updated over night, and they come back and play to the end.
 */
export async function runOvernight(plan: OvernightPlan): Promise<OvernightReport> {
  const place = await createPlace(plan.storage);
  try {
    return await runAt(place, plan);
  } finally {
    await place.remove();
  }
}

/** Whether nothing is missing. */
export function isWhole(report: OvernightReport): boolean {
  const { lost, duplicated, altered, faults, complaints, isFinished, areUpToDate } = report;
  const nothingWrong = lost + duplicated + altered + faults.length + complaints.length === 0;
  return nothingWrong && isFinished && areUpToDate && report.isVerified;
}
