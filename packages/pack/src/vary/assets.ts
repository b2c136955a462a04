import type { AssetEffect, Good, Thing } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Draws } from './draws.ts';

type Asset = Pack['assets'][number];

/** Of each stage so many cost a higher good at least. */
const LEAST_HIGHER = { 1: 4, 2: 5 } as const;

/** What an exchange for the traveler may turn into what, beside what the pack has. */
const TURNS: readonly (readonly [readonly Thing[], readonly Good[]])[] = [
  [['food'], ['fish']],
  [['food'], ['wood', 'stone']],
  [['fish'], ['alpaca']],
  [['alpaca'], ['wool']],
  [['wool'], ['cloth']],
  [['ore'], ['silver']],
  [['cacao'], ['glass']],
  [['cacao'], ['food', 'cloth']],
  [['coin'], ['stone', 'wood']],
  [
    ['coin', 'coin'],
    ['ore', 'wool'],
  ],
  [['stone', 'stone'], ['ore']],
  [['wood', 'wood'], ['cacao']],
];

function drawExchange(effect: AssetEffect & { verb: 'exchangeForTraveler' }, draws: Draws): AssetEffect {
  if (effect.gains.length === 0) {
    const more = (amount: number): number => (amount === 0 ? 0 : Math.max(1, amount + draws.between(-1, 1)));
    return { ...effect, coins: more(effect.coins), opals: more(effect.opals), points: more(effect.points) };
  }
  const [pays, gains] = draws.happens(50) ? draws.oneOf(TURNS) : [effect.pays, effect.gains];
  const [opals, points, coins] = draws.shuffled([draws.happens(40) ? draws.between(1, 2) : 0, 0, 0]);
  // Whoever pays coins gets none back.
  const back = pays.includes('coin') ? 0 : (coins ?? 0);
  return { ...effect, pays, gains, coins: back, opals: opals ?? 0, points: points ?? 0 };
}

/** The same effect with another number; what gives a choice of goods may give others. */
function drawEffect(effect: AssetEffect, draws: Draws): AssetEffect {
  if (effect.verb === 'exchangeForTraveler') return drawExchange(effect, draws);
  if ('points' in effect) return { ...effect, points: Math.max(1, effect.points + draws.between(-1, 1)) };
  if (effect.verb === 'roadCoins') return { ...effect, coins: draws.between(1, 3) };
  return effect;
}

function drawStage(assets: readonly Asset[], stage: 1 | 2, draws: Draws): Asset[] {
  const own = assets.filter((asset) => asset.stage === stage);
  const dear = LEAST_HIGHER[stage] + draws.between(0, 3);
  const higher = new Set(draws.shuffled([...own.keys()]).slice(0, dear));
  return own.map((asset, index) => ({
    ...asset,
    cost: higher.has(index) ? 'higher' : 'any',
    effect: drawEffect(asset.effect, draws),
    provenance: 'ours',
  }));
}

/** Assets of both stages: costs, numbers and what some of them exchange. */
export function varyAssets(assets: readonly Asset[], draws: Draws): Asset[] {
  return [...drawStage(assets, 1, draws), ...drawStage(assets, 2, draws)];
}
