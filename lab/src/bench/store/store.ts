import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@altiplano/protocol';
import { backup } from '@altiplano/storage';
import type { Flags } from '../flags.ts';
import { createDice } from '../live/dice.ts';
import type { GameKind } from '../live/games.ts';
import { gather, openGame, type Party } from '../live/party.ts';
import { createPlace } from '../live/place.ts';
import { isFinished, leave, playMoves, sitDown } from '../live/playing.ts';
import { freePort, startServerProcess } from '../live/server-process.ts';

const FOLDER = fileURLToPath(new URL('../../../../fixtures/stores/', import.meta.url));
/** No program had this version. */
const OLDER = '0.0.1';

const SHORT: GameKind['options'] = { traveler: 'full', short: true, missions: true };
/** Moves of the game that runs, and of the other before and after it was continued. */
const WHOLE = { running: 150, continued: 60, after: 20 };
const QUICK = { running: 20, continued: 60, after: 5 };
const KIND: GameKind = { name: 'store', people: 2, bots: [], options: SHORT };

async function play(address: string, party: Party, table: string, moves: number): Promise<void> {
  const playing = await sitDown(address, party, table);
  await playMoves(playing, moves, createDice(7));
  if (moves === Number.POSITIVE_INFINITY && !isFinished(playing)) throw new Error('a game did not end');
  leave(playing);
}

function older(column: string, name: string): string {
  return `set ${column} = replace(${column}, '"${name}":"${RULES_VERSION}"', '"${name}":"${OLDER}"') where table_id = ?`;
}

/** A table looks as if a program of other rules had written it. */
function makeOlder(folder: string, table: string): void {
  const db = new DatabaseSync(join(folder, 'altiplano.sqlite'));
  db.prepare(`update entries ${older('body', 'rules')}`).run(table);
  for (const name of ['rules', 'madeBy']) db.prepare(`update snapshots ${older('state', name)}`).run(table);
  db.close();
}

/**
 * Writes a store as today's program leaves it, for later ones to prove that they can go on with it: a game that runs,
 * one that has ended, and one that was continued under these rules; with the sessions of its people beside it.
 * The quick form leaves nothing behind.
 */
export async function writeStore({ json, quick }: Flags): Promise<void> {
  const { place, environment, remove } = await createPlace('sqlite');
  if (place.kind !== 'sqlite') throw new Error('no folder');
  const folder = quick ? mkdtempSync(join(tmpdir(), 'altiplano-bench-store-')) : FOLDER;
  const moves = quick ? QUICK : WHOLE;
  const port = await freePort();
  try {
    const first = await startServerProcess(port, environment);
    const { address } = first;
    const party = await gather(address, KIND, 'Player');
    const [running, finished, continued] = [
      await openGame(address, party, { title: 'running', undo: 'free' }),
      await openGame(address, party, { title: 'finished' }),
      await openGame(address, party, { title: 'continued', clock: { type: 'slow', days: 3 } }),
    ];
    await play(address, party, running, moves.running);
    await play(address, party, finished, Number.POSITIVE_INFINITY);
    await play(address, party, continued, moves.continued);
    await first.stop();
    makeOlder(place.folder, continued);
    const second = await startServerProcess(port, environment);
    await play(second.address, party, continued, moves.after);
    await second.stop();
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `rules-${RULES_VERSION}.jsonl.gz`);
    rmSync(file, { force: true });
    const { tables, entries } = await backup(place, file, Date.now());
    const people = party.guests.map(({ id, name, cookie }) => ({ id, name, cookie }));
    const beside = { tables: { running, finished, continued }, people };
    writeFileSync(join(folder, `rules-${RULES_VERSION}.json`), `${JSON.stringify(beside, null, 2)}\n`);
    const report = { bench: 'store', rules: RULES_VERSION, tables, entries, file: basename(file) };
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${file}\n`);
  } finally {
    if (quick) rmSync(folder, { recursive: true, force: true });
    await remove();
  }
}
