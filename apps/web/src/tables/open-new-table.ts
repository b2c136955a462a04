import type { TableStore } from '@altiplano/client';
import type { BotLevel, Person, TableSettings, Trouble } from '@altiplano/protocol';
import { device } from '../local/device.ts';
import { api, isTrouble } from '../online/api.ts';
import { openOnlineTable } from '../online/server.ts';

interface NewTable {
  readonly person: Person;
  readonly settings: TableSettings;
  /** The hash of a pack on this device; empty for the shipped one. */
  readonly pack: string;
  /** The seats after the host's: a bot, or null for whoever comes. */
  readonly bots: readonly (BotLevel | null)[];
}

/** Opens a table on the server, brings it its pack and seats its bots. */
export async function openNewTable({
  person,
  settings,
  pack,
  bots,
}: NewTable): Promise<{ readonly table: string } | Trouble> {
  const brought = pack === '' ? null : await bringPack(pack);
  if (brought !== null && isTrouble(brought)) return brought;
  const created = await api.create({ settings, ...(brought !== null && { pack: brought.hash }) });
  if (isTrouble(created) || bots.every((bot) => bot === null)) return created;
  const store = openOnlineTable(created.table, person.id);
  await untilKnown(store);
  // What cannot be seated here can be seated in the lobby.
  await Promise.all(
    bots.map((level, index) =>
      level === null ? null : store.order({ type: 'seatBot', seat: index + 1, level }),
    ),
  );
  store.close();
  return created;
}

async function bringPack(hash: string): Promise<{ readonly hash: string } | Trouble> {
  const pack = await device().games.pack(hash);
  return pack === null ? { code: 'noSuchPack', figures: { hash } } : api.bringPack(pack);
}

function untilKnown(store: TableStore): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (store.getSnapshot().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
