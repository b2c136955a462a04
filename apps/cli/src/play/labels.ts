import type { GameEvent, Good, PlayerView, ReadableMove, Thing, View } from '@altiplano/rules';
import { extensionPrice } from '../board/prices.ts';
import { rowsOf } from '../board/warehouse.ts';
import { type Naming, thingsText } from '../text/naming.ts';

/** What a label or a heading can draw on: what the seat sees, and the words for it. */
export interface Sight {
  readonly seen: View;
  readonly seat: number;
  readonly names: Naming;
}

export function ownPlayer({ seen, seat }: Sight): PlayerView {
  return seen.players[seat] as PlayerView;
}

const text = (move: ReadableMove, field: string): string => String(move[field]);

function withExtras(label: string, move: ReadableMove, { names }: Sight): string {
  const extras = move['extras'] as readonly string[] | undefined;
  if (extras === undefined || extras.length === 0) return label;
  return names.texts.moves.label.withExtra(label, extras.join(', '));
}

/** Says so if a tile comes from an extra space and not from where the action's tiles usually lie. */
function fromElsewhere(label: string, move: ReadableMove, { names }: Sight): string {
  const source = text(move, 'source');
  return source.startsWith('extension:')
    ? names.texts.moves.label.fromExtra(label, source.slice('extension:'.length))
    : label;
}

function rowLabel(good: Good, row: number, sight: Sight): string {
  const { label } = sight.names.texts.moves;
  const view = ownPlayer(sight).rows[row - 1];
  const name = sight.names.texts.words.things[good];
  if (view === undefined || view.good === null) return label.startsRow(name, row);
  const spaces = rowsOf(sight.names.components)[row - 1]?.spaces ?? 0;
  return label.inRow(name, row, view.tiles + 1, spaces);
}

/** What a site is called where tiles are placed; a movement space also by its cart. */
function placeName(site: string, sight: Sight): string {
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
function worth(outcome: readonly GameEvent[], sight: Sight): string {
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

function cardLabel(site: string, outcome: readonly GameEvent[], sight: Sight): string {
  const { names } = sight;
  const [kind, id] = site.split(':');
  if (outcome.length === 0 || kind === 'asset') return names.site(site);
  return `${kind === 'role' ? names.site(site) : (id ?? site)}: ${worth(outcome, sight)}`;
}

function sellLabel(move: ReadableMove, outcome: readonly GameEvent[], { names }: Sight): string {
  const { words, moves } = names.texts;
  const good = words.things[move['good'] as Good];
  const coins = outcome.reduce((sum, event) => sum + Number(event['coins'] ?? 0), 0);
  return outcome.length === 0 ? good : moves.label.sell(good, words.coins(coins));
}

function drawLabel(count: number, sight: Sight): string {
  const { label } = sight.names.texts.moves;
  const { decision, bagTiles, containerTiles } = ownPlayer(sight);
  if (decision === 'swapIn') return label.drawOne;
  const there = bagTiles + containerTiles;
  return count > there ? label.drawAll(there) : label.draw(count);
}

function roleLabel(id: string, { names }: Sight): string {
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

/** A move in a few words, with what it costs and brings if it is known what would happen. */
export function labelOf(move: ReadableMove, sight: Sight, outcome: readonly GameEvent[] = []): string {
  const { names, seen } = sight;
  const { texts, components } = names;
  const { label } = texts.moves;
  const { words } = texts;
  const thing = (field: string): string => words.things[move[field] as Thing];
  switch (move.type) {
    case 'chooseRole':
      return roleLabel(text(move, 'role'), sight);
    case 'keepMission':
    case 'passMission':
      return names.mission(text(move, 'mission'));
    case 'accept':
      return label.accept;
    case 'decline': {
      const { decision } = ownPlayer(sight);
      return decision === 'swapOut'
        ? label.keepAll
        : decision === 'placeDrawn'
          ? label.backIntoBag
          : label.decline;
    }
    case 'pay':
      return label.pay(Number(move['coins']));
    case 'setFigure':
    case 'travel':
      return words.locations[move['location'] as keyof typeof words.locations];
    case 'moveCorn':
      return label.fromTo(words.row(Number(move['from'])), words.row(Number(move['to'])));
    case 'giveBack':
      return names.site(text(move, 'from'));
    case 'removeExtension':
      return names.extension(text(move, 'extension'));
    case 'returnCart':
    case 'buyCart':
      return label.beside(Number(move['movement']));
    case 'lift':
      return label.from(thing('good'), names.site(text(move, 'site')));
    case 'put':
      return label.on(thing('good'), placeName(text(move, 'site'), sight));
    case 'discard':
    case 'pick':
    case 'deliver':
      return move.type === 'deliver' ? fromElsewhere(thing('good'), move, sight) : thing('good');
    case 'takeBack':
    case 'unplace':
      return label.from(thing('thing'), names.site(text(move, 'site')));
    case 'draw':
      return drawLabel(Number(move['count']), sight);
    case 'place':
      return placeName(text(move, 'site'), sight);
    case 'produce':
      return withExtras(worth(outcome, sight), move, sight);
    case 'trade':
      return fromElsewhere(worth(outcome, sight), move, sight);
    case 'use':
      return withExtras(cardLabel(text(move, 'site'), outcome, sight), move, sight);
    case 'buildBoat':
      return withExtras(
        move['boat'] === null ? label.noCard : names.building(text(move, 'boat')),
        move,
        sight,
      );
    case 'buildHouse':
      return withExtras(
        move['house'] === null ? label.noCard : names.building(text(move, 'house')),
        move,
        sight,
      );
    case 'buildRoad': {
      const { road } = ownPlayer(sight);
      const gives = components.board.road[road];
      const planning = components.board.road.slice(0, road + 1).filter((step) => step === 'planning').length;
      const space = components.board.planning.start + planning;
      return withExtras(gives === 'corn' ? label.roadCorn : label.roadPlanning(space), move, sight);
    }
    case 'buyExtension': {
      const id = text(move, 'extension');
      const price = extensionPrice(seen, components, seen.strip.indexOf(id));
      return label.extension(names.extension(id), words.coins(price));
    }
    case 'takeOrder': {
      const order = components.orders.find((row) => row.id === move['order']);
      return order === undefined ? label.noCard : label.order(order.points, thingsText(order.goods, texts));
    }
    case 'sell':
      return fromElsewhere(sellLabel(move, outcome, sight), move, sight);
    case 'store':
      return fromElsewhere(rowLabel(move['good'] as Good, Number(move['row']), sight), move, sight);
    case 'storeHeldCorn':
    case 'storeCorn':
      return rowLabel('corn', Number(move['row']), sight);
    case 'holdCorn':
      return label.hold(names.extension(text(move, 'extension')));
    case 'deliverCorn':
      return label.deliverCorn;
    case 'buyOpal':
      return fromElsewhere(thing('good'), move, sight);
    case 'buyAsset':
      return fromElsewhere(label.asset(thing('good'), names.asset(text(move, 'asset'))), move, sight);
    case 'buyGood': {
      const from = move['from'] === null ? words.neutral : names.seat(Number(move['from']));
      const price = words.opals(components.goods[move['good'] as Good].opals ?? 0);
      return label.good(thing('good'), from, price);
    }
    case 'declare':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return label[move.type];
  }
}
