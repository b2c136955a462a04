import { createActivity, type Examples, FEATURES, type Net, POINTS_PER_UNIT, runNet } from '@altiplano/bots';

/** By how many points nets, asked together, are wrong about these games (root of the mean square). */
export function netsError(nets: readonly Net[], games: readonly Examples[]): number {
  const voices = nets.map((net) => ({ net, activity: createActivity(net) }));
  const inputs = new Float64Array(FEATURES);
  let squares = 0;
  let count = 0;
  for (const game of games) {
    for (const [index, target] of game.targets.entries()) {
      inputs.set(game.inputs.subarray(index * FEATURES, (index + 1) * FEATURES));
      let sum = 0;
      for (const { net, activity } of voices) sum += runNet(net, inputs, activity);
      squares += (sum / nets.length - target) ** 2;
      count++;
    }
  }
  return POINTS_PER_UNIT * Math.sqrt(squares / Math.max(1, count));
}
