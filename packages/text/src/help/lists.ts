import { GOODS } from '@altiplano/rules';
import { type Message, say, sentence } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import { describeCard } from '../describe/describe.ts';
import type { ListName } from './examples.ts';

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
    case 'rows':
      return rowsList(names);
    case 'road':
      return roadList(names);
    case 'strip':
      return stripList(names);
    case 'extensions':
      return extensionList(names);
    case 'missions':
      return components.missions.map(({ id }) => [names.card('missions', id)]);
    case 'events':
      return components.events.map(({ id }) => [names.card('events', id)]);
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
