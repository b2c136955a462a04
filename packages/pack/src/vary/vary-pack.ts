import { sha256Hex } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import { varyAssets } from './assets.ts';
import { varyBoard } from './board.ts';
import { createDraws } from './draws.ts';
import { varyExtensions } from './extensions.ts';
import { varyGoods } from './goods.ts';
import { varyOrders } from './orders.ts';
import { varyRoles } from './roles.ts';

/**
 * A pack of the family around a base: every value that is ours drawn anew within what the schema and the theme allow, what
 * the books say kept. The same base and seed give the same pack.
 */
export function varyPack(base: Pack, seed: string): Pack {
  const draws = (purpose: string) => createDraws(seed, purpose);
  const goods = varyGoods(base.goods, draws('goods'));
  const missionDraws = draws('missions');
  return {
    ...base,
    id: `varied-${sha256Hex(seed).slice(0, 12)}`,
    name: { en: 'Drawn values', de: 'Ausgeloste Werte' },
    note: {
      en: 'Values drawn by chance within what the theme allows, to try and to learn with.',
      de: 'Ausgeloste Werte in den Grenzen des Themas, zum Ausprobieren und Lernen.',
    },
    provenance: { ...base.provenance, board: 'ours' },
    goods,
    board: varyBoard(base.board, draws('board')),
    roles: varyRoles(base.extensionKinds, draws('roles')),
    extensions: varyExtensions(base.extensionKinds, draws('extensions')),
    orders: varyOrders(goods, draws('orders')),
    missions: base.missions.map((mission) => ({
      ...mission,
      points: Math.max(2, mission.points + missionDraws.between(-2, 2)),
    })),
    assets: varyAssets(base.assets, draws('assets')),
  };
}
