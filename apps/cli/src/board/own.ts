import {
  type Components,
  LOCATIONS,
  openOrdersOf,
  type OwnView,
  type PlayerView,
  type Thing,
} from '@altiplano/rules/engine';
import { plain, spread } from '@altiplano/text';
import { thingsText } from '../text/naming.ts';
import { entry, inColumns, pad, wrap } from './layout.ts';
import type { Scene } from './scene.ts';

const CAPTION = 16;
/** Two columns of action spaces on a usual screen, whatever lies there. */
const SITE = 36;

/** The spaces of a site: what lies there, and a dot for each free one. */
function spaces(things: readonly Thing[] | undefined, count: number, scene: Scene): string {
  const { words } = scene.names.texts;
  const lying = (things ?? []).map((thing) => words.things[thing]);
  const free = Array.from({ length: Math.max(0, count - lying.length) }, () => '·');
  return [...lying, ...free].join(' ');
}

/** How many spaces for tiles a card has; none if it is no place to put anything. */
export function cardSpaces(components: Components, site: string, player: PlayerView): number {
  const [kind, id] = site.split(':');
  if (kind === 'role') {
    return components.roles.find((role) => role.id === player.role)?.action.pays.length ?? 0;
  }
  if (kind === 'asset') {
    const effect = components.assets.find((asset) => asset.id === id)?.effect;
    if (effect?.verb === 'exchangeForTraveler') return effect.pays.length;
    return effect?.verb === 'storeForTraveler' ? effect.spaces : 0;
  }
  const tile = components.extensions.find((row) => row.id === id);
  const effect = components.extensionKinds.find((row) => row.id === tile?.kind)?.effect;
  switch (effect?.verb) {
    case 'exchange':
      return effect.pays.length;
    case 'extraSpace':
      return 1;
    case 'spaces':
      return effect.spaces;
    case 'holdCorn':
      return effect.corn;
    case 'fare':
    case 'swapDrawn':
    case 'storeAtEnd':
    case undefined:
      return 0;
  }
}

/** How often the free cart can still be used this round, in words. */
export function freeCart(player: PlayerView, scene: Scene): string {
  const { freeCart: texts } = scene.names.texts.board;
  const left = player.freeCartUses;
  if (left <= 0) return texts.used;
  return left === 1 ? texts.ready : texts.left(left);
}

function boardLines(player: PlayerView, scene: Scene): string[] {
  const { names, screen } = scene;
  const { board, moves, words } = names.texts;
  const { components } = names;
  const sites = LOCATIONS.map((location) => ({
    name: words.locations[location],
    text: spaces(player.sites[location], components.board.spaces[location], scene),
  }));
  if (scene.seen.traveler !== null) {
    sites.push({
      name: words.strip,
      text: spaces(player.sites['strip'], components.board.travelerStrip, scene),
    });
  }
  const movement = player.carts.map((cart, slot) => {
    const lies = spaces(player.sites[`movement:${slot + 1}`], 1, scene);
    return `${slot + 1}: ${lies}${moves.cart[cart]}`;
  });
  return [
    ...inColumns(
      sites.map(({ name, text }) => pad(name, CAPTION) + text),
      screen.width,
      '  ',
      SITE,
    ),
    ...entry(board.movement, [freeCart(player, scene), ...movement].join('   '), CAPTION, screen.width),
  ];
}

function cardLines(player: PlayerView, scene: Scene): string[] {
  const { names, screen } = scene;
  const { board, cards } = names.texts;
  const role = names.components.roles.find((row) => row.id === player.role);
  const line = (caption: string, text: string, site: string): string[] => {
    const count = cardSpaces(names.components, site, player);
    const lying = count === 0 ? '' : `  [${spaces(player.sites[site], count, scene)}]`;
    return entry(caption, text + lying, CAPTION, screen.width);
  };
  const action = role?.action;
  return [
    ...(action === undefined
      ? []
      : line(board.role, plain(cards.extension({ verb: 'exchange', ...action })), 'role')),
    ...player.extensions.flatMap((id) => line(board.extension, names.extension(id), `extension:${id}`)),
    ...player.assets.flatMap((id) => line(board.asset, names.asset(id), `asset:${id}`)),
  ];
}

function goalLines(player: PlayerView, own: OwnView | null, scene: Scene): string[] {
  const { names, screen } = scene;
  const { board, words } = names.texts;
  const lines: string[] = [];
  const add = (caption: string, text: string): void => {
    lines.push(...entry(caption, text, CAPTION, screen.width));
  };
  for (const { id, delivered } of openOrdersOf(player)) {
    const order = names.components.orders.find((row) => row.id === id);
    const goods = (order?.goods ?? []).map(
      (good, space) => words.things[good] + (delivered[space] === true ? ' ✓' : ''),
    );
    add(board.order, `${words.points(order?.points ?? 0)}: ${goods.join(', ')}`);
  }
  const points = (id: string): string =>
    words.points(names.components.orders.find((row) => row.id === id)?.points ?? 0);
  const built = [
    ...player.houses.map((id) => `${board.house} ${names.building(id)}`),
    ...player.boats.map((id) => `${board.boat} ${names.building(id)}`),
    ...player.fulfilled.map((id) => `${board.order} ${points(id)}`),
  ];
  if (built.length > 0) add(board.built, built.join(', '));
  for (const mission of own?.missions ?? []) {
    add(board.mission, names.mission(mission.id) + (mission.fulfilled ? ` ✓ ${board.missionDone}` : ''));
  }
  return lines;
}

/** All that lies before a player, as that player sees it. */
export function ownLines(scene: Scene, seat: number, own: OwnView | null, title: string): string[] {
  const { names, screen, seen } = scene;
  const { board, words } = names.texts;
  const player = seen.players[seat] as PlayerView;
  const { road } = names.components.board;
  const next = road[player.road];
  const facts = [
    player.role === null ? '' : names.role(player.role),
    words.coins(player.coins),
    player.opals > 0 ? words.opals(player.opals) : '',
    player.points > 0 ? board.points(player.points) : '',
    `${board.road(player.road, road.length)} (${next === undefined ? board.roadDone : board.nextRoad[next]})`,
    player.figure === null ? board.noFigure : board.figure(words.at(player.figure)),
  ].filter((fact) => fact !== '');
  const tiles = (counts: PlayerView['planning'] | null): string =>
    counts === null ? '' : thingsText(spread(counts), names.texts) || words.nothing;
  const planned = spread(player.planning);
  const free = Math.max(0, player.planningSpaces - planned.length);
  const hand = spread(player.hand);
  return [
    ...wrap(`${screen.bold(title)}: ${facts.join(' · ')}`, screen.width, '  '),
    ...entry(
      board.planning,
      `${tiles(player.planning)}${free > 0 ? screen.dim(`  (${board.freeOf(free)})`) : ''}`,
      CAPTION,
      screen.width,
    ),
    ...(hand.length > 0 ? entry(board.inHand, thingsText(hand, names.texts), CAPTION, screen.width) : []),
    ...boardLines(player, scene),
    ...cardLines(player, scene),
    ...entry(board.bag(player.bagTiles), tiles(player.bag), CAPTION, screen.width),
    ...entry(board.container(player.containerTiles), tiles(player.container), CAPTION, screen.width),
    ...goalLines(player, own, scene),
  ];
}
