import type { Good, RoleRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';
import { extensionKinds } from './extension-kinds.ts';

type Role = Sourced<RoleRow>;

/** A role that does from the start what an extension shows, at the same place (A39). */
function role(id: string, kind: string, coins: number, ...goods: readonly Good[]): Role {
  const effect = extensionKinds.find((row) => row.id === kind)?.effect;
  if (effect?.verb !== 'exchange') throw new Error(`no exchange: ${kind}`);
  const { location, pays, gains } = effect;
  return { id, goods, coins, kind, action: { location, pays, gains }, provenance: 'ours' };
}

/** Each does its trade and starts with a good of it; but cacao is a source to shift to, so the farmer has none yet. */
export const roles: Pack['roles'] = [
  role('woodcutter', 'X3', 1, 'food', 'wood', 'wood', 'alpaca'),
  role('fisherman', 'X5', 1, 'food', 'fish', 'wood', 'wood'),
  role('shepherd', 'X1', 3, 'food', 'alpaca', 'alpaca', 'wood'),
  {
    ...role('miner', 'X4', 1, 'food', 'food', 'fish', 'ore'),
    provenance: { goods: 'seen', coins: 'seen', kind: 'ours', action: 'ours' },
  },
  role('farmer', 'X13', 0, 'food', 'fish', 'fish', 'stone'),
  role('trader', 'X9', 2, 'food', 'fish', 'stone', 'stone'),
  {
    id: 'stonemason',
    goods: ['food', 'food', 'alpaca', 'stone'],
    coins: 3,
    // No extension gives stone alone.
    kind: null,
    action: { location: 'mine', pays: ['food'], gains: ['stone'] },
    provenance: 'ours',
  },
];
