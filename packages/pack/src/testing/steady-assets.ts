import type { AssetEffect, AssetRow, Good, Thing } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

type Asset = Sourced<AssetRow>;

interface Gained {
  readonly goods?: readonly Good[];
  readonly coins?: number;
  readonly opals?: number;
  readonly points?: number;
}

function exchange(pays: readonly Thing[], gained: Gained): AssetEffect {
  const { goods = [], coins = 0, opals = 0, points = 0 } = gained;
  return { verb: 'exchangeForTraveler', pays, gains: goods, coins, opals, points };
}

function stageOne(id: string, cost: 'any' | 'higher', effect: AssetEffect): Asset {
  return { id, stage: 1, cost, effect, provenance: 'ours' };
}

function stageTwo(id: string, cost: 'any' | 'higher', effect: AssetEffect): Asset {
  return { id, stage: 2, cost, effect, provenance: 'ours' };
}

const glassFare: Asset = {
  ...stageOne('glass-fare', 'any', { verb: 'fare', thing: 'glass' }),
  provenance: { stage: 'ours', cost: 'ours', effect: 'derived' },
};

export const assets: Pack['assets'] = [
  glassFare,
  stageOne('long-stride', 'any', { verb: 'steps', steps: 2 }),
  stageOne('stallkeeper', 'any', { verb: 'sellBonus', coins: 1 }),
  stageOne('road-crew', 'any', { verb: 'roadCoins', coins: 2 }),
  stageOne('rack-builder', 'higher', { verb: 'rowPoints', points: 2 }),
  stageOne('broker', 'any', { verb: 'extensionDiscount', coins: 1 }),
  stageOne('shipwright', 'any', { verb: 'boatPoints', points: 2 }),
  stageOne('opal-wash', 'any', exchange(['food'], { opals: 2 })),
  stageOne('order-book', 'higher', { verb: 'secondOrder' }),
  stageOne('loom', 'higher', exchange(['wool'], { goods: ['cloth'] })),
  stageOne('smelter', 'higher', exchange(['ore'], { goods: ['silver'] })),
  stageOne('herd-swap', 'any', exchange(['fish'], { goods: ['alpaca'], coins: 1 })),

  stageTwo('night-shift', 'higher', { verb: 'planningSpaces', spaces: 1 }),
  stageTwo('second-driver', 'higher', { verb: 'freeCartUses', more: 1 }),
  stageTwo('curator', 'higher', { verb: 'endPointsPerAsset', points: 2 }),
  stageTwo('surveyor', 'any', { verb: 'endPointsPerExtension', points: 1 }),
  stageTwo('patron', 'any', { verb: 'orderPoints', points: 3 }),
  stageTwo('glassworks', 'higher', exchange(['cacao'], { goods: ['glass'], opals: 1 })),
  stageTwo('jeweller', 'higher', exchange(['silver'], { points: 3 })),
  stageTwo('courier', 'any', exchange(['coin', 'coin'], { points: 3 })),
  stageTwo('caravan', 'any', { verb: 'storeForTraveler', spaces: 2 }),
];
