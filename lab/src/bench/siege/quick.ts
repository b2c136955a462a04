import { createPlace } from '../live/place.ts';
import { freePort } from '../live/server-process.ts';
import { ATTACKS } from './attacks.ts';
import { openQuietTable } from './quiet-table.ts';
import { isHeld, startAttacker, startBesieged } from './run-siege.ts';
import { bringGame, fillStore } from './scene.ts';
import { usageOf, watchUsage } from './watch-process.ts';

/** How all attacks went, small ones. */
export interface QuickReport {
  readonly attacks: number;
  readonly moves: number;
  /** In megabytes, above what it had at the start. */
  readonly grown: number;
  readonly wrong: readonly string[];
}

/** For what need not stop anybody, and for what has to. */
const SECONDS = { any: 0.5, cut: 60, refused: 60 };
const SHARE = 0.3;
const GAMES = 200;
/** Generous: it is for the whole of it, on whatever machine. */
const MOST_MEMORY = 600;

/** Every attack that needs no patience, small, each from an address of its own, all against one server. */
export async function runQuickSiege(): Promise<QuickReport> {
  const attacks = Object.entries(ATTACKS).filter(([, { seconds }]) => seconds === undefined);
  const place = await createPlace('sqlite');
  await fillStore(place.place, GAMES);
  const server = await startBesieged(place, await freePort());
  const attackers = startAttacker();
  try {
    const pid = server.process.pid ?? 0;
    const finished = await bringGame(server.address);
    const table = await openQuietTable(server.address);
    const before = usageOf(pid);
    const stopWatching = watchUsage(pid);
    const lay = async (): Promise<string[]> => {
      const stood: string[] = [];
      for (const [index, [name, attack]] of attacks.entries()) {
        const from = `127.0.1.${index + 1}`;
        const { address } = server;
        const seconds = SECONDS[attack.wants];
        const order = { attack: name, address, from, seconds, share: SHARE, isQuick: true, finished };
        const said = await attackers.attack(order);
        if (!isHeld(attack, said)) stood.push(`${name}: ${JSON.stringify(said)}`);
      }
      return stood;
    };
    const saying = lay();
    const { count } = await table.play(saying);
    const wrong = await saying;
    const grown = stopWatching().megabytes - before.megabytes;
    table.leave();
    return {
      attacks: attacks.length,
      moves: count,
      grown,
      wrong: [
        ...wrong,
        ...(server.hasEnded() ? ['the process ended'] : []),
        ...(grown > MOST_MEMORY ? [`memory grew by ${grown} MB`] : []),
        ...(count === 0 ? ['nobody at the quiet table could move'] : []),
      ],
    };
  } finally {
    attackers.stop();
    await server.kill();
    await place.remove();
  }
}
