import { JobFailed } from '@altiplano/threads';
import type { Texts } from '../text/texts.ts';

/** A game that broke off is a fault of ours, told with its seed; any other error stays what it is. */
export function brokenGame(error: unknown, texts: Texts): unknown {
  if (!(error instanceof JobFailed)) return error;
  const { seed } = error.job as { readonly seed: string };
  return new Error(texts.balance.gameFailed(error.message, seed), { cause: error });
}
