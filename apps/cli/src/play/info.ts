import { basicExchanges, costsOf, GOODS, type Location, LOCATIONS } from '@altiplano/rules/engine';
import { costsInWords, plain } from '@altiplano/text';
import { inColumns, wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { rowsOf } from '../board/warehouse.ts';
import {
  botsSection,
  cardSection,
  ownSection,
  rolesSection,
  type Section,
  stripSection,
} from './info-cards.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** What a location offers besides exchanges. */
function specials(location: Location, { names }: Sight): string[] {
  const { info } = names.texts;
  const { points, board } = names.components;
  const cost = costsInWords(names);
  switch (location) {
    case 'harbor':
      return [info.boat(plain(cost.boat), points.boat)];
    case 'village':
      return [info.house(plain(cost.house), points.house), info.store, info.cart(plain([cost.cart]))];
    case 'market':
      return [info.sell, info.extension, info.order(plain([cost.order])), info.deliver];
    case 'road':
      return [
        info.road(
          plain(names.texts.mark.paid(costsOf(names.components).road)),
          board.road.map((step) => info.roadGives[step]).join(', '),
        ),
      ];
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
  const exchanges = basicExchanges(sight.names.components)
    .filter((exchange) => exchange.location === location)
    .map(
      ({ pays, gains, many, rule }) =>
        `${plain(mark.exchange(pays, gains))}${many ? `, ${info.oneOrMore}` : ''} (${rule})`,
    );
  return {
    subject: words.locations[location],
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
  return {
    subject: info.subjects.goods,
    title: hasTraveler ? `${info.goods}, ${info.opals}` : info.goods,
    lines,
    isTable: true,
  };
}

function scoringSection({ names, seen }: Sight): Section {
  const { info } = names.texts;
  const { points } = names.components;
  const hasMissions = seen.players.some(({ missions }) => missions.hidden + missions.fulfilled.length > 0);
  const rows = rowsOf(names.components).map((row) => row.points);
  return {
    subject: info.subjects.scoring,
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

/** All there is to read, in the order of a game. */
function allSections(sight: Sight): Section[] {
  const { info } = sight.names.texts;
  const { subjects } = info;
  return [
    {
      subject: subjects.round,
      title: info.round,
      lines: [info.drawing, info.refill, info.planning, info.turns, info.staying, info.takingBack],
    },
    { subject: subjects.actions, title: info.actions, lines: [info.tiles, info.spaces(spacesOf(sight))] },
    ...LOCATIONS.map((location) => locationSection(location, sight)),
    ...(sight.seen.traveler === null
      ? []
      : [{ subject: subjects.traveler, title: info.traveler, lines: [info.opal, info.asset, info.buyGood] }]),
    {
      subject: subjects.warehouse,
      title: info.warehouse,
      lines: [info.rowOrder, info.rowGood, info.cornFits, info.cornRow],
    },
    {
      subject: subjects.moving,
      title: info.moving,
      lines: [info.freeCart, info.food, info.whenToMove, info.mustAct, info.setFigure],
    },
    ownSection(sight),
    stripSection(sight),
    rolesSection(sight),
    goodsSection(sight),
    { subject: subjects.end, title: info.end, lines: [info.endTriggers, info.endRounds] },
    scoringSection(sight),
    botsSection(sight),
  ];
}

/** What one can ask for. */
function subjectLines(all: readonly Section[], { names }: Sight, screen: Screen): string[] {
  const { info } = names.texts;
  const subjects = [...all.map(({ subject }) => subject), info.subjects.all];
  return [
    ...wrap(info.askAbout, screen.width, '  '),
    ...inColumns(subjects, screen.width, '  '),
    ...wrap(info.askMore, screen.width, '  '),
  ];
}

/** The sections by subject or title, or else by the lines that have the word. */
function sectionsFor(word: string, all: readonly Section[]): Section[] {
  const wanted = word.toLowerCase();
  const has = (text: string): boolean => text.toLowerCase().includes(wanted);
  const named = all.filter(({ subject, title }) =>
    [subject, title].some((name) => name.toLowerCase() === wanted),
  );
  if (named.length > 0) return named;
  const titled = all.filter(({ title }) => has(title));
  if (titled.length > 0) return titled;
  return all.flatMap((section) => {
    const lines = section.lines.filter(has);
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
}

/** What there is to do, what it costs and brings: the subjects, or those that a word means, or a card by its id. */
export function infoLines(sight: Sight, asked: string, screen: Screen): string[] {
  const { info, play } = sight.names.texts;
  const word = info.otherForms[asked.toLowerCase()] ?? asked;
  const all = allSections(sight);
  const isNamed = (subject: string): boolean => word.toLowerCase() === subject.toLowerCase();
  if (word === '' || isNamed(info.subjects.subjects)) return subjectLines(all, sight, screen);
  const card = cardSection(word, sight);
  const shown = card !== null ? [card] : isNamed(info.subjects.all) ? all : sectionsFor(word, all);
  if (shown.length === 0) return [play.whyNoMatch(word), ...subjectLines(all, sight, screen)];
  return shown.flatMap(({ title, lines, isTable }) => [
    ...wrap(title, screen.width, '  ').map(screen.bold),
    ...(isTable === true
      ? inColumns(lines, screen.width, '  ')
      : lines.flatMap((line) => wrap(`  ${line}`, screen.width, '    '))),
  ]);
}
