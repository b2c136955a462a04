import type { GameEvent, Good, ReadableMove, Thing } from '@altiplano/rules';
import { rowsOf } from '../board/warehouse.ts';
import { thingsText } from '../text/naming.ts';
import { ownPlayer, type Sight } from './sight.ts';

export function withExtras(label: string, move: ReadableMove, { names }: Sight): string {
  const extras = move['extras'] as readonly string[] | undefined;
  if (extras === undefined || extras.length === 0) return label;
  return names.texts.moves.label.withExtra(label, extras.join(', '));
}

/** Says so if a tile comes from an extra space and not from where the action's tiles usually lie. */
export function fromElsewhere(label: string, move: ReadableMove, { names }: Sight): string {
  const source = String(move['source']);
  return source.startsWith('extension:')
    ? names.texts.moves.label.fromExtra(label, source.slice('extension:'.length))
    : label;
}

export function rowLabel(good: Good, row: number, sight: Sight): string {
  const { label } = sight.names.texts.moves;
  const view = ownPlayer(sight).rows[row - 1];
  const name = sight.names.texts.words.things[good];
  if (view === undefined || view.good === null) return label.startsRow(name, row);
  const spaces = rowsOf(sight.names.components)[row - 1]?.spaces ?? 0;
  return label.inRow(name, row, view.tiles + 1, spaces);
}

/** What a site is called where tiles are placed; a movement space also by its cart. */
export function placeName(site: string, sight: Sight): string {
  const { names } = sight;
  const [kind, id = ''] = site.split(':');
  if (kind === 'role') {
    const role = names.components.roles.find((row) => row.id === ownPlayer(sight).role);
    return role === undefined
      ? names.site(site)
      : `${names.site(site)} ${names.texts.cards.exchange(role.action.pays, role.action.gains)}`;
  }
  if (kind !== 'movement') return names.site(site);
  const cart = ownPlayer(sight).carts[Number(id) - 1] ?? 'none';
  return names.site(site) + names.texts.board.cart[cart];
}

/** What a move takes and gives, as the rules would tell it: 2 food → wood. */
export function worth(outcome: readonly GameEvent[], sight: Sight): string {
  const { texts } = sight.names;
  const { words, moves } = texts;
  const things = (type: string, field: string): Thing[] =>
    outcome.flatMap((event) => (event.type === type ? [event[field] as Thing] : []));
  const sum = (type: string, field: string): number =>
    outcome.reduce((total, event) => total + (event.type === type ? Number(event[field]) : 0), 0);
  const gains = [
    ...(things('gained', 'good').length > 0 ? [thingsText(things('gained', 'good'), texts)] : []),
    ...things('ranOut', 'good').map((good) => moves.label.noneLeft(words.things[good])),
    ...(sum('coinsGained', 'coins') > 0 ? [words.coins(sum('coinsGained', 'coins'))] : []),
    ...(sum('opalsGained', 'opals') > 0 ? [words.opals(sum('opalsGained', 'opals'))] : []),
    ...(sum('pointsGained', 'points') > 0 ? [words.points(sum('pointsGained', 'points'))] : []),
  ];
  return `${texts.cards.things(things('spent', 'thing'))} → ${gains.join(', ') || words.things.corn}`;
}

export function cardLabel(site: string, outcome: readonly GameEvent[], sight: Sight): string {
  const { names } = sight;
  const [kind, id] = site.split(':');
  if (outcome.length === 0 || kind === 'asset') return names.site(site);
  return `${kind === 'role' ? names.site(site) : (id ?? site)}: ${worth(outcome, sight)}`;
}

export function sellLabel(move: ReadableMove, outcome: readonly GameEvent[], { names }: Sight): string {
  const { words, moves } = names.texts;
  const good = words.things[move['good'] as Good];
  const coins = outcome.reduce((sum, event) => sum + Number(event['coins'] ?? 0), 0);
  return outcome.length === 0 ? good : moves.label.sell(good, words.coins(coins));
}

export function drawLabel(count: number, sight: Sight): string {
  const { label } = sight.names.texts.moves;
  const { decision, bagTiles, containerTiles } = ownPlayer(sight);
  if (decision === 'swapIn') return label.drawOne;
  const there = bagTiles + containerTiles;
  return count > there ? label.drawAll(there) : label.draw(count);
}

export function roleLabel(id: string, { names }: Sight): string {
  const { texts, components } = names;
  const role = components.roles.find((row) => row.id === id);
  if (role === undefined) return names.role(id);
  const starts = `${thingsText(role.goods, texts)}, ${texts.words.coins(role.coins)}`;
  return texts.moves.label.role(
    names.role(id),
    starts,
    texts.cards.extension({ verb: 'exchange', ...role.action }),
  );
}
