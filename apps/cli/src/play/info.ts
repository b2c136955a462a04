import { BASIC_EXCHANGES, GOODS, type Location, LOCATIONS } from '@altiplano/rules';
import { plain } from '@altiplano/text';
import { inColumns, wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { rowsOf } from '../board/warehouse.ts';
import { ownPlayer, type Sight } from './sight.ts';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** Short entries that stand side by side. */
  readonly isTable?: boolean;
}

/** What a location offers besides exchanges. */
function specials(location: Location, { names }: Sight): string[] {
  const { info } = names.texts;
  const { points, board } = names.components;
  switch (location) {
    case 'harbor':
      return [info.boat(points.boat)];
    case 'village':
      return [info.house(points.house), info.store, info.cart];
    case 'market':
      return [info.sell, info.extension, info.order, info.deliver];
    case 'road':
      return [info.road(board.road.map((step) => info.roadGives[step]).join(', '))];
    default:
      return [];
  }
}

/** The actions of the own role tile and extensions at a location. */
function ownCards(location: Location, sight: Sight): string[] {
  const own = ownPlayer(sight);
  const { components, texts } = sight.names;
  const role = components.roles.find((row) => row.id === own.role)?.action;
  const kinds = own.extensions.map((id) => components.extensions.find((row) => row.id === id)?.kind);
  const effects = components.extensionKinds.flatMap(({ id, effect }) => (kinds.includes(id) ? [effect] : []));
  const exchanges = [
    ...(role === undefined ? [] : [role]),
    ...effects.flatMap((effect) => (effect.verb === 'exchange' ? [effect] : [])),
  ];
  return exchanges
    .filter((exchange) => exchange.location === location)
    .map(({ pays, gains }) => texts.info.ownCard(plain(texts.mark.exchange(pays, gains))));
}

function locationSection(location: Location, sight: Sight): Section {
  const { info, mark, words } = sight.names.texts;
  const exchanges = BASIC_EXCHANGES.filter((exchange) => exchange.location === location).map(
    ({ pays, gains, many, rule }) =>
      `${plain(mark.exchange(pays, gains))}${many ? `, ${info.oneOrMore}` : ''} (${rule})`,
  );
  return {
    title: words.locations[location],
    lines: [...exchanges, ...specials(location, sight), ...ownCards(location, sight)],
  };
}

function goodsSection({ names, seen }: Sight): Section {
  const { info, words } = names.texts;
  const hasTraveler = seen.traveler !== null;
  const lines = GOODS.map((good) => {
    const { price, value, opals } = names.components.goods[good];
    const asked = hasTraveler && opals !== null ? `, ${words.opals(opals)}` : '';
    return info.good(words.things[good], info.price(price), value, asked);
  });
  return { title: hasTraveler ? `${info.goods}, ${info.opals}` : info.goods, lines, isTable: true };
}

/** What an extension does, and what its few words leave open. */
function extensionLine(id: string, { names }: Sight): string {
  const { extensions, extensionKinds } = names.components;
  const kind = extensions.find((row) => row.id === id)?.kind;
  const verb = extensionKinds.find((row) => row.id === kind)?.effect.verb;
  const note = verb === undefined ? undefined : names.texts.info.extensionNotes[verb];
  return note === undefined ? names.extension(id) : `${names.extension(id)}; ${note}`;
}

/** What the own role tile, extensions and assets do. */
function ownSection(sight: Sight): Section {
  const own = ownPlayer(sight);
  const { components, texts, asset } = sight.names;
  const role = components.roles.find((row) => row.id === own.role)?.action;
  const { board, cards, info } = texts;
  return {
    title: info.ownCards,
    lines: [
      ...(role === undefined
        ? []
        : [`${board.role}: ${plain(cards.extension({ verb: 'exchange', ...role }))}`]),
      ...own.extensions.map((id) => `${board.extension}: ${extensionLine(id, sight)}`),
      ...own.assets.map((id) => `${board.asset}: ${asset(id)}`),
    ],
  };
}

/** What the extensions on offer do, and how the strip moves on. */
function stripSection(sight: Sight): Section {
  const { names, seen } = sight;
  const { info } = names.texts;
  const offered = seen.strip.flatMap((id) => (id === null ? [] : [extensionLine(id, sight)]));
  return { title: info.strip, lines: [...offered, info.cardSpaces, info.stripBought, info.stripLeft] };
}

function scoringSection({ names, seen }: Sight): Section {
  const { info } = names.texts;
  const { points } = names.components;
  const hasMissions = seen.players.some(({ missions }) => missions.hidden + missions.fulfilled.length > 0);
  const rows = rowsOf(names.components).map((row) => row.points);
  return {
    title: info.scoring,
    lines: [
      info.everyTile,
      info.buildings(points.boat, points.house),
      info.orders,
      info.rows(rows.join(', ')),
      ...(hasMissions ? [info.missions] : []),
      ...(seen.traveler === null ? [] : [info.opalPoints]),
      info.ties,
    ],
  };
}

function spacesOf({ names }: Sight): string {
  const { spaces } = names.components.board;
  return LOCATIONS.map((location) => `${names.texts.words.locations[location]} ${spaces[location]}`).join(
    ', ',
  );
}

/** What there is to do, what it costs and brings; a word narrows it to a place, or to the lines that have it. */
export function infoLines(sight: Sight, asked: string, screen: Screen): string[] {
  const { info, play } = sight.names.texts;
  const word = info.otherForms[asked.toLowerCase()] ?? asked;
  const all: Section[] = [
    {
      title: info.round,
      lines: [info.drawing, info.refill, info.planning, info.turns, info.staying, info.takingBack],
    },
    { title: info.actions, lines: [info.tiles, info.spaces(spacesOf(sight))] },
    ...LOCATIONS.map((location) => locationSection(location, sight)),
    ...(sight.seen.traveler === null
      ? []
      : [{ title: info.traveler, lines: [info.opal, info.asset, info.buyGood] }]),
    { title: info.warehouse, lines: [info.rowOrder, info.rowGood, info.cornFits, info.cornRow] },
    {
      title: info.moving,
      lines: [info.freeCart, info.food, info.whenToMove, info.mustAct, info.setFigure],
    },
    ownSection(sight),
    stripSection(sight),
    goodsSection(sight),
    { title: info.end, lines: [info.endTriggers, info.endRounds] },
    scoringSection(sight),
  ];
  const has = (text: string): boolean => text.toLowerCase().includes(word.toLowerCase());
  const named = all.filter(({ title }) => title.toLowerCase() === word.toLowerCase());
  const titled = named.length > 0 ? named : all.filter(({ title }) => has(title));
  const found = all.flatMap((section) => {
    const lines = section.lines.filter(has);
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
  const shown = titled.length > 0 ? titled : found;
  if (shown.length === 0) return [play.whyNoMatch(word)];
  return shown.flatMap(({ title, lines, isTable }) => [
    ...wrap(title, screen.width, '  ').map(screen.bold),
    ...(isTable === true
      ? inColumns(lines, screen.width, '  ')
      : lines.flatMap((line) => wrap(`  ${line}`, screen.width, '    '))),
  ]);
}
