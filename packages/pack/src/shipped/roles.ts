import type { Good, Thing } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';
import type { RoleRow } from '@altiplano/rules';
import { extensionKinds } from './extension-kinds.ts';

type Role = Sourced<RoleRow>;

/** A role that does from the start what an extension shows, at the same place (A39). */
function role(id: string, kind: string, coins: number, ...goods: readonly Good[]): Role {
  const effect = extensionKinds.find((row) => row.id === kind)?.effect;
  if (effect?.verb !== 'exchange') throw new Error(`no exchange: ${kind}`);
  const { location, pays, gains } = effect;
  return { id, goods, coins, kind, action: { location, pays, gains }, provenance: 'ours' };
}

const foodForStone: { pays: readonly Thing[]; gains: readonly Good[] } = { pays: ['food'], gains: ['stone'] };

/** Each does its trade and starts with a good of it; cacao is a source to shift to, which only the farmer knows from the start. */
export const roles: Pack['roles'] = [
  role('woodcutter', 'X3', 1, 'food', 'food', 'wood', 'alpaca'),
  role('fisherman', 'X5', 1, 'food', 'food', 'fish', 'wood'),
  role('shepherd', 'X1', 1, 'food', 'alpaca', 'alpaca', 'stone'),
  {
    ...role('miner', 'X4', 1, 'food', 'food', 'fish', 'ore'),
    provenance: { goods: 'seen', coins: 'seen', kind: 'ours', action: 'ours' },
  },
  role('farmer', 'X13', 1, 'food', 'food', 'stone', 'cacao'),
  role('trader', 'X7', 2, 'food', 'alpaca', 'wood', 'stone'),
  {
    id: 'stonemason',
    goods: ['food', 'food', 'fish', 'stone'],
    coins: 1,
    // No extension gives stone alone.
    kind: null,
    action: { location: 'mine', ...foodForStone },
    provenance: 'ours',
  },
];
