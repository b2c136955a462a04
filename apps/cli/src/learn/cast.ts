import { type Dice, type Mind, type Net, WEIGHT_NAMES, WEIGHTS, type Weights, WHIMS } from '@altiplano/bots';

/** Who plays the games of an iteration. */
export interface Cast {
  readonly minds: readonly Mind[];
  /** So many of the first minds get half of the seats for themselves. */
  readonly regulars: number;
}

const CARELESS = [0, 1, 3];
const VARIED = 24;
const VARIATION = 0.6;

function gaussian(dice: Dice): number {
  const radius = Math.sqrt(-2 * Math.log(1 - dice.fraction()));
  return radius * Math.cos(2 * Math.PI * dice.fraction());
}

function variedWeights(dice: Dice): Weights {
  const varied = WEIGHT_NAMES.map((name) => [name, WEIGHTS[name] * Math.exp(VARIATION * gaussian(dice))]);
  return Object.fromEntries(varied) as Weights;
}

/** The cast before there are nets: planners that each value things differently. */
export function castOfPlanners(width: number, dice: Dice): Cast {
  const minds = Array.from({ length: VARIED }, (_, index) => ({
    weights: variedWeights(dice),
    width,
    carelessness: CARELESS[index % CARELESS.length] as number,
  }));
  return { minds, regulars: VARIED };
}

/** The most points that a whim may give for one of its things: enough to choose it, not to forget all else. */
const FANCY: Readonly<Record<(typeof WHIMS)[number], number>> = {
  order: 5,
  boat: 5,
  house: 5,
  road: 3,
  extension: 3,
  cart: 3,
  asset: 3,
  opal: 0.7,
  store: 1.2,
  coin: 0.7,
};
const WHIMSICAL = 8;

/** About one thing in three is fancied; an order, which pays only when it is complete, more and by every other. */
function someWhims(dice: Dice, index: number): number[] {
  return WHIMS.map((whim) => {
    if (whim === 'order' && index % 2 === 0) return FANCY.order * (0.4 + dice.fraction());
    return dice.below(3) === 0 ? FANCY[whim] * dice.fraction() : 0;
  });
}

/** The cast with nets: at their best, careless, and with whims, so that they see what they would not choose. */
export function castWithNets(nets: readonly Net[], width: number, dice: Dice): Cast {
  const regulars = [0, 0, ...CARELESS].map((carelessness) => ({
    weights: WEIGHTS,
    nets,
    width,
    carelessness,
  }));
  const whimsical = Array.from({ length: WHIMSICAL }, (_, index) => ({
    weights: WEIGHTS,
    nets,
    width,
    carelessness: 0,
    whims: someWhims(dice, index),
  }));
  return { minds: [...regulars, ...whimsical], regulars: regulars.length };
}

/** Whether a mind plays as well as it can. */
export function isCareful({ carelessness, whims }: Mind): boolean {
  return carelessness === 0 && whims === undefined;
}
