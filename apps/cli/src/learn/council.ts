import { createActivity, FEATURES, type Net, runNet } from '@altiplano/bots';

/** Asks nets together about one of many positions whose inputs stand one after another; the answer is in their units. */
export function createCouncil(nets: readonly Net[]): (inputs: Float32Array, moment: number) => number {
  const voices = nets.map((net) => ({ net, activity: createActivity(net) }));
  const own = new Float64Array(FEATURES);
  return (inputs, moment) => {
    own.set(inputs.subarray(moment * FEATURES, (moment + 1) * FEATURES));
    let sum = 0;
    for (const { net, activity } of voices) sum += runNet(net, own, activity);
    return sum / nets.length;
  };
}
