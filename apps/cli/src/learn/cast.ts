import {
  type Dice,
  type Mind,
  type Net,
  type Straying,
  WEIGHT_NAMES,
  WEIGHTS,
  type Weights,
  WHIMS,
} from '@altiplano/bots';

/** Who plays the games of an iteration. */
export interface Cast extends Straying {
  readonly minds: readonly Mind[];
}

const CARELESS = [1, 3, 6];
const TASTES = [0, 1, 3];
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
    carelessness: TASTES[index % TASTES.length] as number,
  }));
  return { minds, moods: [], tastes: [] };
}

/** The most points that a whim may give for one of its things: enough to choose it, not to forget all else. */
const FANCY: Readonly<Record<(typeof WHIMS)[number], number>> = {
  order: 10,
  boat: 8,
  house: 8,
  road: 6,
  extension: 5,
  cart: 5,
  asset: 5,
  opal: 1,
  store: 2,
  coin: 1,
};
const WHIMSICAL = 12;
/** So fond of storing that hardly a tile is left to play with. */
const HOARDING = [5, 10];
/** So fond of extensions that the game ends early. */
const HASTY = [3, 6];

/** About one thing in three is fancied; an order, which pays only when it is complete, by every other. */
function someWhims(dice: Dice, index: number): number[] {
  return WHIMS.map((whim) => {
    if (whim === 'order' && index % 2 === 0) return FANCY.order * (0.4 + dice.fraction());
    return dice.below(3) === 0 ? FANCY[whim] * dice.fraction() : 0;
  });
}

/**
 * The cast with nets: everybody plays at their best but for moods and tastes. Some are careless, some have whims; some hoard
 * or sit idle, for a net that has never seen what comes of that hopes for wonders.
 */
export function castWithNets(nets: readonly Net[], width: number, dice: Dice): Cast {
  const best = { weights: WEIGHTS, nets: { usual: nets }, width, carelessness: 0 };
  const careless = CARELESS.map((carelessness) => ({ ...best, carelessness }));
  const whimsical = Array.from({ length: WHIMSICAL }, (_, index) => ({
    ...best,
    whims: someWhims(dice, index),
  }));
  const fond = (of: (typeof WHIMS)[number], fancy: number): Mind => ({
    ...best,
    whims: WHIMS.map((whim) => (whim === of ? fancy : 0)),
  });
  const hoarding = HOARDING.map((fancy) => fond('store', fancy));
  const hasty = HASTY.map((fancy) => fond('extension', fancy));
  const builders = [fond('boat', FANCY.boat), fond('house', FANCY.house), fond('order', FANCY.order)];
  return {
    minds: [best],
    moods: [...careless, ...whimsical, ...hoarding, null],
    tastes: [...whimsical, ...hasty, ...builders],
  };
}

/** Whether a mind plays as well as it can. */
export function isCareful({ carelessness }: Mind): boolean {
  return carelessness === 0;
}
