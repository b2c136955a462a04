import { openReplay, type Replay, type TableStore } from '@altiplano/client';
import { packHash, shippedPack } from '@altiplano/pack';
import {
  isProblem,
  type GameRecord,
  type TableInfo,
  type Trouble,
  troubleOfProblem,
} from '@altiplano/protocol';
import type { Where } from '../app/navigation/routes.ts';
import { device } from '../local/device.ts';
import { api, isTrouble } from '../online/api.ts';
import { openOnlineTable } from '../online/server.ts';

/** A finished game, ready to be watched again. */
export interface Loaded {
  readonly replay: Replay;
  readonly record: GameRecord;
  readonly info: TableInfo;
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

/** Loads the record of a finished game and opens it, or says why not. */
export async function loadReplay(where: Where, game: string, person: string): Promise<Loaded | Trouble> {
  const isLocal = where === 'local';
  const info = await infoOf(isLocal ? device().open(game) : openOnlineTable(game, person));
  if (isTrouble(info)) return info;
  const record = await (isLocal ? device().games.record(game) : api.record(game));
  if (isTrouble(record)) return record;
  const { hash } = record.pack;
  const isShipped = packHash(shippedPack) === hash;
  const pack = isShipped ? shippedPack : await (isLocal ? device().games.pack(hash) : api.pack(hash));
  if (pack === null) return { code: 'noSuchPack', figures: {} };
  const replay = openReplay(record, pack);
  return isProblem(replay) ? troubleOfProblem(replay) : { replay, record, info };
}
