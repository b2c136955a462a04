import type { PlayerView, Thing } from '@altiplano/rules';
import { spread } from '@altiplano/text';
import { headerLine } from '../board/header.ts';
import { wrap } from '../board/layout.ts';
import { freeCart } from '../board/own.ts';
import type { Scene } from '../board/scene.ts';
import { thingsText } from '../text/naming.ts';

/** The open order with what it still lacks. */
function orderText({ order }: PlayerView, { names }: Scene): string {
  const row = names.components.orders.find(({ id }) => id === order?.id);
  if (row === undefined) return '';
  const lacking = row.goods.filter((_, space) => order?.delivered[space] !== true);
  const { play, words } = names.texts;
  return play.orderLacks(words.points(row.points), thingsText(lacking, names.texts));
}

/** The own position in a few lines, for a decision in the middle of a phase. */
export function briefLines(scene: Scene, seat: number): string[] {
  const { names, screen, seen } = scene;
  const { words, play, board } = names.texts;
  const own = seen.players[seat] as PlayerView;
  const tiles = (things: readonly Thing[]): string => thingsText(things, names.texts);
  const planning = spread(own.planning);
  const hand = spread(own.hand);
  const carts = own.carts.flatMap((cart, slot) => {
    if (cart === 'none') return [];
    return [cart === 'used' ? play.cartUsed(String(slot + 1)) : String(slot + 1)];
  });
  const facts = [
    words.coins(own.coins),
    own.opals > 0 ? words.opals(own.opals) : '',
    own.figure === null ? board.noFigure : words.at(own.figure),
    freeCart(own, scene),
    carts.length > 0 ? play.cartsAt(carts.join(', ')) : '',
    orderText(own, scene),
    planning.length > 0 ? `${board.planning}: ${tiles(planning)}` : '',
    hand.length > 0 ? `${board.inHand}: ${tiles(hand)}` : '',
  ].filter((fact) => fact !== '');
  const lying = Object.entries(own.sites).map(([site, things]) => `${names.site(site)}: ${tiles(things)}`);
  const cards = [...own.extensions, ...own.assets];
  const missions = (seen.own?.missions ?? []).map(
    ({ id, fulfilled }) => names.mission(id) + (fulfilled ? ` ✓ ${board.missionDone}` : ''),
  );
  return [
    headerLine(scene),
    ...wrap(`${play.youHave}: ${facts.join(' · ')}`, screen.width, '  '),
    ...(lying.length > 0 ? wrap(`${play.onBoard}: ${lying.join(' · ')}`, screen.width, '  ') : []),
    ...(cards.length > 0 ? wrap(play.cardsHeld(cards.join(', ')), screen.width, '  ') : []),
    ...missions.flatMap((mission) => wrap(`${board.mission}: ${mission}`, screen.width, '  ')),
  ];
}
