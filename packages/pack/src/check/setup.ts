import { type Good, GOODS } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Report } from './problem.ts';

const PLAYERS = [2, 3, 4, 5] as const;

/** The most of a good that any choice of this many roles starts with. */
function mostAtStart(pack: Pack, good: Good, players: number): number {
  const each = pack.roles.map((role) => role.goods.filter((given) => given === good).length);
  const tiles = each.toSorted((a, b) => b - a).slice(0, players);
  // Z1: one more food each in the short game.
  return tiles.reduce((sum, count) => sum + count, 0) + (good === 'food' ? players : 0);
}

function checkRoleGoods(pack: Pack, report: Report): void {
  pack.roles.forEach((role, index) => {
    const food = role.goods.filter((good) => good === 'food').length;
    if (food < 1 || food > 2) report(['roles', index, 'goods'], 'roleFood', { has: food });
  });
  PLAYERS.forEach((players, at) => {
    for (const good of GOODS) {
      const most = mostAtStart(pack, good, players);
      const tell = (path: readonly string[], has: number): void => {
        if (most <= has) return;
        report([...path, at], 'supply', { is: has, players, most, good });
      };
      tell(['supply', good], pack.supply[good][at] as number);
      if (good === 'food') tell(['firstEditionFood'], pack.firstEditionFood[at] as number);
    }
  });
}

/** S5, S7 and G2: with every number of players the table can be laid. */
export function checkSetup(pack: Pack, report: Report): void {
  checkRoleGoods(pack, report);
  const baseOrders = pack.orders.filter((order) => !order.traveler).length;
  PLAYERS.forEach((players, at) => {
    const carts = pack.carts[at] as number;
    if (carts < players) report(['carts', at], 'carts', { is: carts, players });
    const orders = pack.ordersInPlay[at] as number;
    if (orders > baseOrders) report(['ordersInPlay', at], 'orders', { is: orders, has: baseOrders });
  });
  const forTwo = pack.extensions.filter((tile) => tile.players === 2).length;
  const needed = pack.board.strip.length + 1;
  if (forTwo < needed) {
    report(['extensions'], 'stripTiles', { needed, has: forTwo });
  }
}
