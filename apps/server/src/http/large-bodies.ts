import { trouble } from '@altiplano/protocol';
import { addressKey } from '../limits/address-key.ts';
import type { Dear } from './dear.ts';

/** Large bodies that are read at once, or worked on: from one address, and by the whole node. */
const MOST_OF_ADDRESS = 4;
const MOST = 16;

/**
 * Bounds how many large bodies are held in memory at once, whoever sends them and however slowly: before one is read it needs a
 * place, which it has until its answer is given. Who gets none may try again in a second.
 */
export function withPlaces(dear: Dear): Dear {
  const taken = new Map<string, number>();
  let all = 0;

  function giveBack(key: string): void {
    all--;
    const left = (taken.get(key) ?? 1) - 1;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  }

  return (request, reply) => {
    const key = addressKey(request.ip);
    const own = taken.get(key) ?? 0;
    if (own >= MOST_OF_ADDRESS || all >= MOST) return trouble('tooFast', { seconds: 1 });
    const why = dear(request, reply);
    if (why !== null) return why;
    all++;
    taken.set(key, own + 1);
    reply.raw.once('close', () => giveBack(key));
    return null;
  };
}
