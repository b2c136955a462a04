import type { AssetEffect, AssetRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function asset(stage: 1 | 2, id: string, cost: 'any' | 'higher', effect: AssetEffect): Sourced<AssetRow> {
  return { id, stage, cost, effect, provenance: 'ours' };
}

const nothing = { gains: [], coins: 0, opals: 0, points: 0 } as const;

export const assets: Pack['assets'] = [
  asset(1, 'alpaca-fare', 'higher', { verb: 'fare', thing: 'alpaca' }),
  asset(1, 'night-shift', 'any', { verb: 'planningSpaces', spaces: 2 }),
  asset(1, 'curator', 'any', { verb: 'endPointsPerAsset', points: 1 }),
  asset(1, 'caravan', 'higher', { verb: 'storeForTraveler', spaces: 3 }),
  asset(1, 'patron', 'any', { verb: 'orderPoints', points: 1 }),
  asset(1, 'broker', 'higher', { verb: 'extensionDiscount', coins: 2 }),
  asset(1, 'shipwright', 'any', { verb: 'boatPoints', points: 4 }),
  asset(1, 'opal-wash', 'any', {
    ...nothing,
    verb: 'exchangeForTraveler',
    pays: ['food', 'fish'],
    opals: 5,
    points: 1,
  }),
  asset(1, 'loom', 'any', {
    ...nothing,
    verb: 'exchangeForTraveler',
    pays: ['wool', 'coin'],
    gains: ['cloth', 'glass'],
  }),
  asset(1, 'smelter', 'any', {
    ...nothing,
    verb: 'exchangeForTraveler',
    pays: ['ore', 'ore'],
    gains: ['silver'],
    coins: 3,
    opals: 1,
  }),
  asset(1, 'herd-swap', 'higher', {
    ...nothing,
    verb: 'exchangeForTraveler',
    pays: ['stone'],
    gains: ['alpaca', 'wool', 'fish'],
    points: 1,
  }),
  asset(1, 'money-changer', 'any', { ...nothing, verb: 'exchangeForTraveler', pays: ['glass'], coins: 6 }),

  asset(2, 'long-stride', 'any', { verb: 'steps', steps: 4 }),
  asset(2, 'stallkeeper', 'higher', { verb: 'sellBonus', coins: 2 }),
  asset(2, 'road-crew', 'higher', { verb: 'roadCoins', coins: 3 }),
  asset(2, 'rack-builder', 'any', { verb: 'rowPoints', points: 1 }),
  asset(2, 'second-driver', 'any', { verb: 'freeCartUses', more: 2 }),
  asset(2, 'surveyor', 'higher', { verb: 'endPointsPerExtension', points: 2 }),
  asset(2, 'jeweller', 'any', {
    ...nothing,
    verb: 'exchangeForTraveler',
    pays: ['silver', 'cacao', 'coin'],
    points: 7,
  }),
  asset(2, 'courier', 'higher', { ...nothing, verb: 'exchangeForTraveler', pays: ['coin'], points: 1 }),
  asset(2, 'second-caravan', 'any', { verb: 'storeForTraveler', spaces: 1 }),
];
