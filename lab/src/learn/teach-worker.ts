import { createDice, teachNet, type TaughtNet, type WholeExamples } from '@altiplano/bots';
import { serveCalls } from '@altiplano/threads';

/** A net to be taught, how long and how boldly, and what its shuffles come from. */
export interface TeachJob {
  readonly net: TaughtNet;
  readonly epochs: number;
  readonly rate: number;
  readonly seed: string;
}

const BATCH = 128;

await serveCalls((examples: WholeExamples) => {
  return ({ net, epochs, rate, seed }: TeachJob): TaughtNet => {
    teachNet(net, examples, { epochs, rate, batch: BATCH }, createDice(seed));
    return net;
  };
});
