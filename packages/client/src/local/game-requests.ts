import { checkPack, type Pack, packHash } from '@altiplano/pack';
import { type Entry, isProblem, parseRecord, trouble, troubleOfProblem } from '@altiplano/protocol';
import { decide, foldTable, importRecord, recordOfLog, snapshotOf, type Table } from '@altiplano/table';
import { beginGame } from './begin-game.ts';
import type { LocalPlayer, LocalSetup } from './messages.ts';
import type { Packs } from './packs.ts';
import { refuse, type Reply } from './reply.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { GameStorage } from './storage.ts';
import { storedGame } from './stored-game.ts';

export interface GameRequestParts {
  readonly rooms: Rooms;
  readonly storage: GameStorage;
  readonly packs: Packs;
  now(): number;
  newTable(): string;
  newSeed(): string;
}

/** What can be asked about the games on this device. */
export interface GameRequests {
  games(): Promise<Reply>;
  begin(setup: LocalSetup): Promise<Reply>;
  remove(table: string): Promise<Reply>;
  record(room: Room): Promise<Reply>;
  kept(table: string): Promise<Reply>;
  import(record: unknown): Promise<Reply>;
  rematch(room: Room, key: string): Promise<Reply>;
  pack(hash: string): Promise<Reply>;
  addPack(json: unknown): Promise<Reply>;
}

const READER = { id: 'local', name: '-' };

export function createGameRequests(parts: GameRequestParts): GameRequests {
  const { rooms, storage, packs, now, newTable, newSeed } = parts;

  async function keep(table: Table, entries: readonly Entry[], seed: string, pack: Pack): Promise<Reply> {
    const id = newTable();
    await packs.keep(pack);
    await storage.create(storedGame(id, table), { seed, entries, snapshot: snapshotOf(table) });
    return { type: 'ok', table: id };
  }

  async function begin(setup: LocalSetup): Promise<Reply> {
    const pack = setup.pack === undefined ? packs.standard : await packs.find(setup.pack);
    if (pack === null) return refuse(trouble('noSuchPack', { hash: setup.pack ?? '' }));
    const seed = newSeed();
    const begun = beginGame(setup, pack, seed, now());
    return 'code' in begun ? refuse(begun) : keep(begun.table, begun.entries, seed, pack);
  }

  return {
    games: async () => ({ type: 'games', games: await storage.games() }),
    begin,
    async remove(table) {
      await rooms.drop(table);
      await storage.remove(table);
      return { type: 'ok' };
    },
    async record(room) {
      const record = recordOfLog(room.table.parts.seed, await rooms.entries(room));
      return 'code' in record ? refuse(record) : { type: 'record', record };
    },
    async kept(table) {
      const kept = await storage.load(table);
      return kept === null ? refuse(trouble('noSuchTable')) : { type: 'kept', kept };
    },
    async import(json) {
      const record = parseRecord(json);
      if (isProblem(record)) return refuse(troubleOfProblem(record));
      const pack = await packs.find(record.pack.hash);
      if (pack === null) return refuse(trouble('noSuchPack', record.pack));
      const imported = importRecord(record, pack, READER, now());
      if (isProblem(imported)) return refuse(troubleOfProblem(imported));
      const { entries, seed } = imported;
      return keep(foldTable({ pack, seed }, entries), entries, seed, pack);
    },
    async rematch(room, key) {
      const { rematch } = room.table;
      if (rematch !== null) return { type: 'ok', table: rematch };
      const person = room.table.places.find((place) => place.person !== null)?.person;
      if (person === undefined || person === null) return refuse(trouble('notSeated'));
      const trial = decide(room.table, { person, command: { type: 'rematch', table: '?' }, at: now() });
      if ('refused' in trial) return refuse(trial.refused);
      const begun = await begin(setupOf(room.table));
      if (begun.type !== 'ok' || begun.table === undefined) return begun;
      const command = { type: 'rematch', table: begun.table } as const;
      await rooms.change(room, (table) => decide(table, { person, command, at: now(), key }));
      return begun;
    },
    async pack(hash) {
      const pack = await packs.find(hash);
      return pack === null ? refuse(trouble('noSuchPack', { hash })) : { type: 'pack', hash, pack };
    },
    async addPack(json) {
      const checked = checkPack(json);
      if (!('pack' in checked)) return { type: 'packProblems', problems: checked.problems };
      return { type: 'pack', hash: await packs.keep(checked.pack), pack: checked.pack };
    },
  };
}

/** The same people, bots and settings once more. */
function setupOf({ settings, places, parts }: Table): LocalSetup {
  const players = places.map(({ person, bot }): LocalPlayer => {
    if (person !== null) return { name: person.name };
    return { bot: bot ?? settings.substitute };
  });
  return { settings, players, pack: packHash(parts.pack), forced: places.some(({ forced }) => forced) };
}
