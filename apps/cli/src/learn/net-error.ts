import { createActivity, type Examples, type Net, POINTS_PER_UNIT, runNet } from '@altiplano/bots';

/** By how many points a net is wrong about these games (root of the mean square). */
export function netError(net: Net, games: readonly Examples[]): number {
  const activity = createActivity(net);
  const inputs = new Float64Array(net.inputs);
  let sum = 0;
  let count = 0;
  for (const game of games) {
    for (const [index, target] of game.targets.entries()) {
      inputs.set(game.inputs.subarray(index * net.inputs, (index + 1) * net.inputs));
      sum += (runNet(net, inputs, activity) - target) ** 2;
      count++;
    }
  }
  return POINTS_PER_UNIT * Math.sqrt(sum / Math.max(1, count));
}
