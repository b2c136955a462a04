import { type FromClient, type Trouble, trouble } from '@altiplano/protocol';
import { createLimiter, type Limiter, MINUTE, type Rate, SECOND } from '../limits/limiter.ts';
import type { Limits } from '../settings/settings.ts';
import type { Connection } from './connection.ts';

/** What a household or a club may send together, in shares of one: of all messages, and of those that cost more. */
const SHARES_OF_ADDRESS = 20;
/** What one person may send over all devices together, in shares of one socket. */
const SHARES_OF_PERSON = 2;
const DEAR_SHARES_OF_ADDRESS = 4;
/** Requests of one connection that may wait for their answers. */
const MOST_UNDER_WAY = 64;

const LOBBY: Rate = { most: 60, within: MINUTE };

/** What costs others more than a move does, for each person. */
const DEAR: Partial<Record<FromClient['type'], Rate>> = {
  chat: { most: 10, within: 15 * SECOND },
  hint: { most: 20, within: MINUTE },
  story: { most: 30, within: MINUTE },
  past: { most: 120, within: MINUTE },
  replay: { most: 120, within: MINUTE },
  rematch: { most: 10, within: MINUTE },
  // It stays in the table's log for ever.
  prefer: { most: 20, within: MINUTE },
  // What is done in a lobby is stored and told to all, and nobody does it often.
  configure: LOBBY,
  sit: LOBBY,
  stand: LOBBY,
  seatBot: LOBBY,
  openSeat: LOBBY,
  ready: LOBBY,
  unready: LOBBY,
  propose: LOBBY,
};

/** How much one may ask for. */
export interface Allowance {
  /** Why a message comes too soon, whatever it says; or null. */
  whyNotYet(connection: Connection): Trouble | null;
  /** Why a request comes too soon after others of its kind; or null. */
  whyNotAgain(connection: Connection, type: FromClient['type']): Trouble | null;
}

function tooFast(wait: number): Trouble | null {
  return wait === 0 ? null : trouble('tooFast', { seconds: Math.ceil(wait / SECOND) });
}

function dearLimiters(shares: number): Map<string, Limiter> {
  return new Map(
    Object.entries(DEAR).map(([type, { most, within }]) => [
      type,
      createLimiter({ most: most * shares, within }),
    ]),
  );
}

export function createAllowance({ messages }: Limits, now: () => number): Allowance {
  const ofConnection = createLimiter({ most: messages, within: SECOND });
  const ofPerson = createLimiter({ most: messages * SHARES_OF_PERSON, within: SECOND });
  const ofAddress = createLimiter({ most: messages * SHARES_OF_ADDRESS, within: SECOND });
  // Without a limit for messages an address has none of these either.
  const shares = messages === 0 ? 0 : DEAR_SHARES_OF_ADDRESS;
  const ofKind = dearLimiters(1);
  const ofKindByAddress = dearLimiters(shares);
  return {
    whyNotYet({ key, person, address, underWay }) {
      if (underWay >= MOST_UNDER_WAY) return tooFast(SECOND);
      return tooFast(
        ofConnection.take(key, now()) || ofPerson.take(person.id, now()) || ofAddress.take(address, now()),
      );
    },
    whyNotAgain({ person, address }, type) {
      const wait = ofKind.get(type)?.take(person.id, now()) ?? 0;
      return tooFast(wait || (ofKindByAddress.get(type)?.take(address, now()) ?? 0));
    },
  };
}
