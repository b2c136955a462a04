import { type EventRow, GOODS } from '@altiplano/rules/engine';
import type { GameTexts } from '../language.ts';
import { type Message, say, sentence } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import { describeCard } from '../describe/describe.ts';
import type { ListName } from './examples.ts';

/** Numbers for 2, 3, 4 and 5 players (S3, S5, S6); one number where all are alike. */
export function byPlayers(counts: readonly number[]): string {
  return new Set(counts).size === 1 ? String(counts[0]) : counts.join(' / ');
}

const PLAYERS = [2, 3, 4, 5] as const;

function supplyList({ texts, components }: Naming): Message[] {
  const { supplies } = texts.components;
  const { extensions } = components;
  const inPlay = PLAYERS.map((count) => extensions.filter(({ players }) => players <= count).length);
  return [
    ...GOODS.map((good) => say`${texts.mark.thing(good)}: ${byPlayers(components.supply[good])}`),
    say`${supplies.firstFood}: ${byPlayers(components.firstEditionFood)}`,
    say`${supplies.carts}: ${byPlayers(components.carts)}`,
    say`${supplies.orders}: ${byPlayers(components.ordersInPlay)}`,
    say`${supplies.extensions}: ${byPlayers(inPlay)}`,
  ];
}

function opalsList({ texts, components }: Naming): Message[] {
  return GOODS.flatMap((good) => {
    const { opals } = components.goods[good];
    return opals === null ? [] : [say`${texts.mark.thing(good)}: ${texts.mark.opals(opals)}`];
  });
}

/** T7. */
function travelerLine(line: EventRow['traveler'], { mark, components: { traveler } }: GameTexts): Message {
  if (line === null) return [];
  return line === 'stageTwo' ? say` (${traveler.stageTwo})` : say` (${traveler.good(mark.thing(line))})`;
}

function eventList(names: Naming): Message[] {
  const { facts } = names.texts.components;
  return names.components.events.map(
    ({ id, group, traveler }) =>
      say`${facts.group(group)}: ${names.card('events', id)}${travelerLine(traveler, names.texts)}`,
  );
}

function missionList({ texts, components, card }: Naming): Message[] {
  return components.missions.map(({ id, traveler }) => {
    const line = say`${card('missions', id)}`;
    return traveler ? say`${line}. ${texts.components.facts.ofTraveler}` : line;
  });
}

function goodsList({ texts, components }: Naming): Message[] {
  const { facts } = texts.components;
  return GOODS.map((good) => {
    const { price, value } = components.goods[good];
    return say`${texts.mark.thing(good)}: ${facts.value(value)}. ${sentence(facts.marketPrice(price))}`;
  });
}

function rowsList({ texts, components }: Naming): Message[] {
  const { left, right } = components.board.warehouse;
  return [...left, ...right].map(({ spaces, points }, index) => {
    const row = texts.mark.row(index + 1);
    return say`${row} (${texts.mark.tiles(spaces)}): ${texts.mark.points(points)}`;
  });
}

function roadList({ texts, components }: Naming): Message[] {
  const { planning, road } = components.board;
  let space = planning.start;
  return road.map((step, index) => {
    if (step === 'planning') space++;
    const { label } = texts.moves;
    return say`${index + 1}: ${step === 'corn' ? label.roadCorn : label.roadPlanning(space)}`;
  });
}

function stripList({ texts, components }: Naming): Message[] {
  return components.board.strip.map((extra, index) => say`${index + 1}: + ${texts.mark.coins(extra)}`);
}

function extensionList({ texts, components }: Naming): Message[] {
  return components.extensionKinds.flatMap(({ effect }) =>
    effect.verb === 'exchange' ? [texts.cards.extension(effect)] : [],
  );
}

/** What a list of the rule reference shows, from the pack in use. */
export function listMessages(list: ListName, names: Naming): Message[] {
  const { components, texts } = names;
  switch (list) {
    case 'goods':
      return goodsList(names);
    case 'supply':
      return supplyList(names);
    case 'opals':
      return opalsList(names);
    case 'rows':
      return rowsList(names);
    case 'road':
      return roadList(names);
    case 'strip':
      return stripList(names);
    case 'extensions':
      return extensionList(names);
    case 'missions':
      return missionList(names);
    case 'events':
      return eventList(names);
    case 'roles':
      return components.roles.map(({ id }) => {
        const { facts = [], does = [] } = describeCard('roles', id, names) ?? {};
        return say`${names.card('roles', id)}: ${facts[0] ?? ''}. ${does}`;
      });
    case 'assets':
      return components.assets.map(({ id, effect }) => {
        const name = texts.components.assetNames[id];
        return name === undefined ? texts.cards.asset(effect) : say`${name}: ${texts.cards.asset(effect)}`;
      });
  }
}
