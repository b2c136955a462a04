import { setTimeout as delay } from 'node:timers/promises';
import type { Dice } from '../live/dice.ts';
import { openGame, type Party } from '../live/party.ts';
import { type Survivor, survive } from './survivor.ts';

/** People who play one game after another, whatever happens to the server. */
export interface RoundTable {
  /** All seats of all games that were begun. */
  readonly survivors: readonly Survivor[];
  readonly tables: readonly string[];
  /** No further game is begun; resolves when the last one has ended. */
  finish(): Promise<void>;
}

async function openSometime(address: string, party: Party): Promise<string> {
  for (;;) {
    try {
      return await openGame(address, party, { spectators: false });
    } catch {
      // The server went away meanwhile; a table half set up stays behind, as it would in life.
      await delay(50);
    }
  }
}

export function seatParty(address: string, party: Party, dice: Dice): RoundTable {
  const survivors: Survivor[] = [];
  const tables: string[] = [];
  const order = { isLast: false };

  async function playOn(): Promise<void> {
    do {
      const table = await openSometime(address, party);
      tables.push(table);
      const seats = party.guests.map((guest, index) =>
        survive({ address, table, guest, form: index === 1 ? 'view' : 'state', dice }),
      );
      survivors.push(...seats);
      await Promise.all(seats.map(({ ended }) => ended));
    } while (!order.isLast);
  }

  const done = playOn();
  return {
    survivors,
    tables,
    finish() {
      order.isLast = true;
      return done;
    },
  };
}
