import type { Pack } from '../pack.ts';

/** Three to six tiles each, actions that mix goods and coins, two without a kind. */
export const roles: Pack['roles'] = [
  {
    id: 'woodcutter',
    goods: ['food', 'wood', 'wood'],
    coins: 0,
    kind: 'X13',
    action: { location: 'forest', pays: ['food', 'wood'], gains: ['cacao'] },
    provenance: 'ours',
  },
  {
    id: 'fisherman',
    goods: ['food', 'fish', 'fish', 'fish', 'stone'],
    coins: 2,
    kind: 'X11',
    action: { location: 'harbor', pays: ['fish', 'fish', 'fish'], gains: ['glass'] },
    provenance: 'ours',
  },
  {
    id: 'shepherd',
    goods: ['food', 'food', 'alpaca', 'alpaca', 'wool', 'stone'],
    coins: 0,
    kind: 'X15',
    action: { location: 'farm', pays: ['alpaca', 'alpaca'], gains: ['wool', 'cloth'] },
    provenance: 'ours',
  },
  {
    id: 'miner',
    goods: ['food', 'ore', 'stone'],
    coins: 4,
    kind: 'X4',
    action: { location: 'mine', pays: ['food', 'coin'], gains: ['ore'] },
    provenance: 'ours',
  },
  {
    id: 'farmer',
    goods: ['food', 'food', 'cacao', 'wood'],
    coins: 1,
    kind: null,
    action: { location: 'farm', pays: ['food', 'fish'], gains: ['wool', 'alpaca'] },
    provenance: 'ours',
  },
  {
    id: 'trader',
    goods: ['food', 'cloth', 'glass', 'fish'],
    coins: 5,
    kind: 'X23',
    action: { location: 'market', pays: ['coin', 'silver'], gains: ['cloth', 'glass'] },
    provenance: 'ours',
  },
  {
    id: 'stonemason',
    goods: ['food', 'food', 'stone', 'stone', 'silver'],
    coins: 2,
    kind: null,
    action: { location: 'village', pays: ['stone'], gains: ['food', 'fish', 'wood'] },
    provenance: 'ours',
  },
];
