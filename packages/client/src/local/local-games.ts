import type { Pack, Problem as PackProblem } from '@altiplano/pack';
import type { GameRecord, Trouble } from '@altiplano/protocol';
import type { Connection } from '../connection/connection.ts';
import type { Answer } from '../connection/requests.ts';
import { clientTrouble } from '../table/client-trouble.ts';
import type { LocalSetup } from './messages.ts';
import type { KeptGame, StoredGame } from './storage.ts';

/** The games kept on this device, as the screens ask for them. */
export interface LocalGames {
  list(): Promise<readonly StoredGame[] | Trouble>;
  /** Begins a game; the id of its table. */
  begin(setup: LocalSetup): Promise<{ readonly table: string } | Trouble>;
  remove(table: string): Promise<Trouble | null>;
  /** The record of an ended game. */
  record(table: string): Promise<GameRecord | Trouble>;
  /** A game as it is kept, also one that cannot be opened. */
  kept(table: string): Promise<KeptGame | Trouble>;
  /** Keeps a finished game that was played elsewhere; the id of its table. */
  importRecord(record: unknown): Promise<{ readonly table: string } | Trouble>;
  pack(hash: string): Promise<Pack | null>;
  /** Keeps a pack of one's own, or says all that is wrong with it. */
  addPack(
    json: unknown,
  ): Promise<
    { readonly hash: string; readonly pack: Pack } | { readonly problems: readonly PackProblem[] } | Trouble
  >;
}

function troubleIn(answer: Answer): Trouble {
  return answer.type === 'refused' ? answer.trouble : clientTrouble('unexpected');
}

function tableIn(answer: Answer): { readonly table: string } | Trouble {
  return answer.type === 'ok' && answer.table !== undefined ? { table: answer.table } : troubleIn(answer);
}

/** Asks the host of local games at the other end of a connection. */
export function createLocalGames({ ask }: Connection): LocalGames {
  return {
    async list() {
      const answer = await ask({ type: 'games' });
      return answer.type === 'games' ? answer.games : troubleIn(answer);
    },
    begin: async (setup) => tableIn(await ask({ type: 'begin', setup })),
    async remove(table) {
      const answer = await ask({ type: 'remove', table });
      return answer.type === 'ok' ? null : troubleIn(answer);
    },
    async record(table) {
      const answer = await ask({ type: 'record', table });
      return answer.type === 'record' ? answer.record : troubleIn(answer);
    },
    async kept(table) {
      const answer = await ask({ type: 'kept', table });
      return answer.type === 'kept' ? answer.kept : troubleIn(answer);
    },
    importRecord: async (record) => tableIn(await ask({ type: 'import', record })),
    async pack(hash) {
      const answer = await ask({ type: 'pack', hash });
      return answer.type === 'pack' ? answer.pack : null;
    },
    async addPack(json) {
      const answer = await ask({ type: 'addPack', pack: json });
      if (answer.type === 'pack') return { hash: answer.hash, pack: answer.pack };
      return answer.type === 'packProblems' ? { problems: answer.problems } : troubleIn(answer);
    },
  };
}
