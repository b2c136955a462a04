import {
  type Dice,
  type Mind,
  WEIGHT_NAMES,
  WEIGHTS,
  type Weights,
  WHIMS,
  type WholeNet,
} from '@altiplano/bots';

/** Who plays the games of an iteration. */
export interface Cast {
  readonly minds: readonly Mind[];
  /** What somebody may fall into for a few rounds, to see what nobody would choose; without a mind they sit idle. */
  readonly moods: readonly (Mind | null)[];
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
  return { minds, moods: [] };
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

/** About one thing in three is fancied; an order, which pays only when it is complete, by every other. */
function someWhims(dice: Dice, index: number): number[] {
  return WHIMS.map((whim) => {
    if (whim === 'order' && index % 2 === 0) return FANCY.order * (0.4 + dice.fraction());
    return dice.below(3) === 0 ? FANCY[whim] * dice.fraction() : 0;
  });
}

/** A mind that plays as well as nets know how. */
export function mindOf(council: readonly WholeNet[], width: number): Mind {
  return { weights: WEIGHTS, council, width, carelessness: 0 };
}

/**
 * The cast with nets: everybody plays at their best but for moods. Some are careless, some have whims; some hoard or sit
 * idle, for a net that has never seen what comes of that hopes for wonders.
 */
export function castWithNets(council: readonly WholeNet[], width: number, dice: Dice): Cast {
  const best = mindOf(council, width);
  const careless = CARELESS.map((carelessness) => ({ ...best, carelessness }));
  const whimsical = Array.from({ length: WHIMSICAL }, (_, index) => ({
    ...best,
    whims: someWhims(dice, index),
  }));
  const hoarding = HOARDING.map((fancy) => ({
    ...best,
    whims: WHIMS.map((whim) => (whim === 'store' ? fancy : 0)),
  }));
  return { minds: [best], moods: [...careless, ...whimsical, ...hoarding, null] };
}

/** Whether a mind plays as well as it can. */
export function isCareful({ carelessness }: Mind): boolean {
  return carelessness === 0;
}
