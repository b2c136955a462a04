import {
  type GameEvent,
  type Good,
  type MoveOf,
  type MoveWith,
  openOrdersOf,
  type Thing,
  thingOf,
} from '@altiplano/rules/engine';
import { joined, type Message, say } from '../message/message.ts';
import { ownPlayer, rowSpaces, type Sight } from './sight.ts';

/** Says so if tiles of extra spaces serve. */
export function withExtras(label: Message, move: MoveWith<'extras'>, { names }: Sight): Message {
  if (move.extras.length === 0) return label;
  const briefly = [...new Set(move.extras.map((id) => names.brief(id)))].join(', ');
  return names.texts.moves.label.withExtra(label, briefly);
}

/** Says so if a tile comes from an extra space and not from where the action's tiles usually lie. */
export function fromElsewhere(label: Message, move: MoveWith<'source'>, { names }: Sight): Message {
  const [kind, id] = move.source.split(':');
  return kind === 'extension' && id !== undefined
    ? names.texts.moves.label.fromExtra(label, names.brief(id))
    : label;
}

/** What is delivered, and to which order where two are open. */
export function deliveryLabel(good: Message, move: MoveOf<'deliver' | 'deliverCorn'>, sight: Sight): Message {
  const own = ownPlayer(sight);
  if (openOrdersOf(own).length < 2) return good;
  const order = move.order === 'second' ? own.secondOrder : own.order;
  const { names } = sight;
  return names.texts.moves.label.toOrder(good, names.card('orders', order?.id ?? ''));
}

export function rowLabel(good: Good, row: number, sight: Sight): Message {
  const { moves, mark } = sight.names.texts;
  const view = ownPlayer(sight).rows[row - 1];
  const name = mark.thing(good);
  if (view === undefined || view.good === null)
    return good === 'corn' ? moves.label.startsCornRow(name, row) : moves.label.startsRow(name, row);
  return moves.label.inRow(name, row, view.tiles + 1, rowSpaces(sight.names.components, row));
}

/** What a site is called where tiles are placed; a movement space also by its cart. */
export function placeName(site: string, sight: Sight): Message {
  const { names } = sight;
  const { mark, moves } = names.texts;
  const [kind, id = ''] = site.split(':');
  if (kind === 'role') {
    const role = names.components.roles.find((row) => row.id === ownPlayer(sight).role);
    return role === undefined
      ? [names.site(site)]
      : say`${names.site(site)} ${mark.exchange(role.action.pays, role.action.gains)}`;
  }
  if (kind !== 'movement') return [names.site(site)];
  const cart = ownPlayer(sight).carts[Number(id) - 1] ?? 'none';
  return say`${names.site(site)}${moves.cart[cart]}`;
}

/** What a move takes and gives, as the rules would tell it: 2 food → wood. */
export function worth(outcome: readonly GameEvent[], sight: Sight): Message {
  const { mark, moves } = sight.names.texts;
  const things = (type: 'gained' | 'ranOut' | 'spent'): Thing[] =>
    outcome.flatMap((event) => (event.type === type ? (thingOf(event) ?? []) : []));
  const sum = (count: (event: GameEvent) => number): number =>
    outcome.reduce((total, event) => total + count(event), 0);
  const gained = things('gained');
  const coins = sum((event) => (event.type === 'coinsGained' ? event.coins : 0));
  const opals = sum((event) => (event.type === 'opalsGained' ? event.opals : 0));
  const points = sum((event) => (event.type === 'pointsGained' ? event.points : 0));
  const gains: Message[] = [
    ...(gained.length > 0 ? [mark.things(gained)] : []),
    ...things('ranOut').map((good) => moves.label.noneLeft(mark.thing(good))),
    ...(coins > 0 ? [[mark.coins(coins)]] : []),
    ...(opals > 0 ? [[mark.opals(opals)]] : []),
    ...(points > 0 ? [[mark.points(points)]] : []),
  ];
  const given = gains.length > 0 ? joined(gains, ', ') : [mark.thing('corn')];
  return say`${mark.paid(things('spent'))} ${mark.arrow} ${given}`;
}

export function cardLabel(site: string, outcome: readonly GameEvent[], sight: Sight): Message {
  const { names } = sight;
  const [kind, id] = site.split(':');
  if (outcome.length === 0 || kind === 'asset') return [names.site(site)];
  const card = kind === 'role' ? names.site(site) : names.brief(id ?? site);
  return say`${card}: ${worth(outcome, sight)}`;
}

export function sellLabel(move: MoveOf<'sell'>, outcome: readonly GameEvent[], { names }: Sight): Message {
  const { mark, moves } = names.texts;
  const good = mark.thing(move.good);
  const coins = outcome.reduce((sum, event) => sum + ('coins' in event ? event.coins : 0), 0);
  return outcome.length === 0 ? [good] : moves.label.sell(good, mark.coins(coins));
}

export function drawLabel(count: number, sight: Sight): Message {
  const { label } = sight.names.texts.moves;
  const { decision, bagTiles, containerTiles } = ownPlayer(sight);
  if (decision === 'swapIn') return label.drawOne;
  const there = bagTiles + containerTiles;
  return count > there ? label.drawAll(there) : label.draw(count);
}

export function roleLabel(id: string, { names }: Sight): Message {
  const { texts, components } = names;
  const role = components.roles.find((row) => row.id === id);
  if (role === undefined) return [names.card('roles', id)];
  const { cards, mark, moves } = texts;
  const starts = say`${mark.things(role.goods)}, ${mark.coins(role.coins)}`;
  return moves.label.role(
    names.card('roles', id),
    starts,
    cards.extension({ verb: 'exchange', ...role.action }),
  );
}
