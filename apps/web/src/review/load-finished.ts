import type { TableStore } from '@altiplano/client';
import { type Pack, packHash, shippedPack } from '@altiplano/pack';
import type { GameRecord, TableInfo, Trouble } from '@altiplano/protocol';
import type { Where } from '../app/navigation/routes.ts';
import { device } from '../local/device.ts';
import { api, isTrouble } from '../online/api.ts';

/** A finished game with all that is needed to play it again. */
export interface Finished {
  readonly where: Where;
  readonly game: string;
  readonly record: GameRecord;
  readonly pack: Pack;
  readonly info: TableInfo;
  /** The seat of whoever looks; null if they did not play. */
  readonly own: number | null;
}

const asked = new Map<string, Promise<TableInfo | Trouble>>();

/** What is known about a game on this device, asked for once at a time: a table can be followed only once. */
function localInfo(game: string): Promise<TableInfo | Trouble> {
  const known = asked.get(game) ?? infoOf(device().open(game)).finally(() => asked.delete(game));
  asked.set(game, known);
  return known;
}

/** What is known about a table, as soon as it is known. */
function infoOf(store: TableStore): Promise<TableInfo | Trouble> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { info, trouble } = store.getSnapshot();
      const found = info ?? trouble;
      if (found === null) return;
      stop();
      store.close();
      resolve(found);
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** The pack of this hash, from this device or the server; null if neither has it. */
async function findPack(hash: string): Promise<Pack | null> {
  if (packHash(shippedPack) === hash) return shippedPack;
  return (await device().games.pack(hash)) ?? (await api.pack(hash));
}

function ownSeat({ seats }: TableInfo, where: Where, person: string): number | null {
  const people = seats.flatMap(({ person: one }, seat) => (one === null ? [] : [{ seat, id: one.id }]));
  // At one's own device one is whoever plays there, if that is only one.
  if (where === 'local') return people.length === 1 ? (people[0]?.seat ?? null) : null;
  return people.find(({ id }) => id === person)?.seat ?? null;
}

/** Loads a game that has ended, or says why not; `known`: its table, where it is open already. */
export async function loadFinished(
  where: Where,
  game: string,
  person: string,
  known: TableInfo | null,
): Promise<Finished | Trouble> {
  const isLocal = where === 'local';
  // Over HTTP: a socket wants a name, and whoever follows a link to a finished game may have none here.
  const info = known ?? (await (isLocal ? localInfo(game) : api.table(game)));
  if (isTrouble(info)) return info;
  const record = await (isLocal ? device().games.record(game) : api.record(game));
  if (isTrouble(record)) return record;
  const pack = await findPack(record.pack.hash);
  if (pack === null) return { code: 'noSuchPack', figures: {} };
  return { where, game, record, pack, info, own: ownSeat(info, where, person) };
}
