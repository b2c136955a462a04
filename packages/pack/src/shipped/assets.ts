import type { AssetEffect, AssetRow, Good, Thing } from '@altiplano/rules';
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

/** No printed card is known but one, whose effect an event's wording gives away. */
const glassFare: Asset = {
  ...stageOne('glass-fare', 'any', { verb: 'fare', thing: 'glass' }),
  provenance: { stage: 'ours', cost: 'ours', effect: 'derived' },
};

export const assets: Pack['assets'] = [
  glassFare,
  stageOne('long-stride', 'any', { verb: 'steps', steps: 2 }),
  stageOne('stallkeeper', 'any', { verb: 'sellBonus', coins: 1 }),
  stageOne('road-crew', 'any', { verb: 'roadCoins', coins: 2 }),
  stageOne('rack-builder', 'any', { verb: 'rowPoints', points: 2 }),
  stageOne('broker', 'any', { verb: 'extensionDiscount', coins: 1 }),
  stageOne('shipwright', 'any', { verb: 'boatPoints', points: 3 }),
  stageOne('opal-wash', 'any', exchange(['food'], { opals: 4 })),
  stageOne('opal-dealer', 'any', exchange(['coin'], { opals: 2 })),
  stageOne('loom', 'any', exchange(['wool'], { goods: ['cloth'], coins: 1 })),
  stageOne('smelter', 'any', exchange(['ore'], { goods: ['silver'] })),
  stageOne('herd-swap', 'any', exchange(['fish'], { goods: ['alpaca'], coins: 2, points: 2 })),

  stageTwo('night-shift', 'higher', { verb: 'planningSpaces', spaces: 1 }),
  stageTwo('second-driver', 'any', { verb: 'freeCartUses', more: 1 }),
  stageTwo('curator', 'higher', { verb: 'endPointsPerAsset', points: 2 }),
  stageTwo('surveyor', 'any', { verb: 'endPointsPerExtension', points: 1 }),
  stageTwo('patron', 'any', { verb: 'orderPoints', points: 4 }),
  stageTwo('glassworks', 'higher', exchange(['cacao'], { goods: ['glass'], opals: 1 })),
  stageTwo('jeweller', 'any', exchange(['silver'], { points: 5 })),
  stageTwo('courier', 'any', exchange(['coin', 'coin'], { points: 3 })),
  stageTwo('caravan', 'any', { verb: 'storeForTraveler', spaces: 2 }),
];
