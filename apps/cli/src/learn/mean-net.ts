import type { Net } from '@altiplano/bots';

const LAYERS = ['w1', 'b1', 'w2', 'b2', 'w3', 'b3'] as const;

/** The net halfway between several of the same shape, weight by weight. */
export function meanNet(nets: readonly Net[]): Net {
  const [net] = nets;
  if (net === undefined) throw new Error('no net to take the mean of');
  const mean = structuredClone(net);
  for (const layer of LAYERS) {
    const weights = mean[layer];
    for (let i = 0; i < weights.length; i++) {
      let sum = 0;
      for (const other of nets) sum += other[layer][i] as number;
      weights[i] = sum / nets.length;
    }
  }
  return mean;
}
