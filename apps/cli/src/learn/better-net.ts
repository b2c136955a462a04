import type { Examples, Net } from '@altiplano/bots';
import { netsError } from './nets-error.ts';

/** A net that knows less about games it has not seen than before has only learned by heart: it stays as it was. */
export function betterNet(trained: Net, known: Net | undefined, unseen: Examples): Net {
  if (known === undefined || netsError([trained], unseen) < netsError([known], unseen)) return trained;
  return known;
}
