import { costsInWords, plain } from '@altiplano/text';
import { thingsText } from '../text/naming.ts';
import { inColumns, paragraph } from './layout.ts';
import type { Scene } from './scene.ts';

/** Orders, houses and boats that can still be had. */
export function cardLines({ seen, names, screen }: Scene): string[] {
  const { board, words } = names.texts;
  const { components } = names;
  const orders = components.orders
    .filter((order) => seen.orders.includes(order.id))
    .map((order) => `${String(order.points).padStart(2)}: ${thingsText(order.goods, names.texts)}`);
  const goods = (ids: readonly string[]): string =>
    ids.length === 0 ? words.none : ids.map((id) => names.building(id)).join(', ');
  const { boat, house } = components.points;
  const cost = costsInWords(names);
  return [
    screen.bold(board.orders(plain([cost.order]))),
    ...(orders.length === 0 ? [`  ${words.none}`] : inColumns(orders, screen.width, '  ')),
    screen.bold(board.houses(plain(cost.house), house)),
    ...paragraph(goods(seen.houses), screen.width),
    screen.bold(board.boats(plain(cost.boat), boat)),
    ...paragraph(goods(seen.boats), screen.width),
  ];
}
