import type { Aim } from '@altiplano/bots';
import type { Good } from '@altiplano/rules';
import { joined, type Message } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import type { ReasonTexts } from './reason-texts.ts';

/** More would not be read. */
const MOST_PLACES = 4;
/** Goods that are worth less are made for their use. */
const NOTABLE_VALUE = 2;

/** Place after place, as the figure comes to them. */
function byPlace(aims: readonly Aim[]): Aim[][] {
  const stays: Aim[][] = [];
  for (const aim of aims) {
    const stay = stays.at(-1);
    if (stay?.[0]?.at === aim.at) stay.push(aim);
    else stays.push([aim]);
  }
  return stays;
}

function kindOf({ does, card, gain }: Aim): string {
  return [does, card, does === 'make' && gain === null].join();
}

/** Tile by tile the same is done: told as one. */
function asOne(aims: readonly Aim[]): Aim[][] {
  const kinds = [...new Set(aims.map(kindOf))];
  return kinds.map((kind) => aims.filter((aim) => kindOf(aim) === kind));
}

function goodsGiven(aims: readonly Aim[]): Good[] {
  return aims.flatMap(({ good }) => (good === null ? [] : [good]));
}

function gained(aims: readonly Aim[], { components, texts }: Naming, { aim }: ReasonTexts): Message {
  const goods = aims.flatMap(({ gain }) => (gain === null ? [] : [gain]));
  const said = [...new Set(goods)].map((good) => {
    const count = goods.filter((other) => other === good).length;
    const { value } = components.goods[good];
    const thing = texts.mark.thing(good, count);
    return value < NOTABLE_VALUE ? [thing] : aim.worth(thing, value * count);
  });
  return texts.grammar.all(said);
}

function buildingGood(table: 'houses' | 'boats', id: string | null, { components, texts }: Naming): Message {
  const row = components[table].find((building) => building.id === id);
  return row === undefined ? [] : [texts.mark.thing(row.good)];
}

/** By what it exchanges; that it is used somewhere is of no matter yet. */
function extensionName(id: string, names: Naming): Message {
  const { extensions, extensionKinds } = names.components;
  const kind = extensions.find((row) => row.id === id)?.kind;
  const effect = extensionKinds.find((row) => row.id === kind)?.effect;
  if (effect?.verb !== 'exchange') return [names.card('extensions', id)];
  return names.texts.mark.exchange(effect.pays, effect.gains);
}

function doingOf(group: readonly Aim[], names: Naming, words: ReasonTexts): Message {
  const [first] = group;
  if (first === undefined) return [];
  const { mark } = names.texts;
  const { aim } = words;
  const given = mark.thingsAsOne(goodsGiven(group));
  switch (first.does) {
    case 'make':
      return first.gain === null ? aim.use : aim.make(gained(group, names, words));
    case 'boat':
      return aim.boat(buildingGood('boats', first.card, names));
    case 'house':
      return aim.house(buildingGood('houses', first.card, names));
    case 'sell':
      return aim.sell(given, mark.coins(group.reduce((sum, { coins }) => sum + coins, 0)));
    case 'store':
    case 'deliver':
      return aim[first.does](given);
    case 'extension':
      return aim.extension(extensionName(first.card ?? '', names));
    case 'buy':
      return aim.buy(first.gain === null ? '' : mark.thing(first.gain));
    default:
      return aim[first.does];
  }
}

/** What a bot means to do at one place: "make glass and sell fish for 2 coins". */
export function doingsMessage(aims: readonly Aim[], names: Naming, words: ReasonTexts): Message {
  return names.texts.grammar.all(asOne(aims).map((group) => doingOf(group, names, words)));
}

/** What a bot means to do, place by place: "make glass at the forest, then buy a cart at the village"; empty if nothing. */
export function aimsMessage(
  aims: readonly Aim[],
  names: Naming,
  words: ReasonTexts,
  most = MOST_PLACES,
): Message {
  const said = byPlace(aims)
    .slice(0, most)
    .map((there) => {
      const at = there.slice(0, 1).map((aim) => names.texts.mark.at(aim.at));
      return words.aim.at(doingsMessage(there, names, words), at);
    });
  return joined(said, words.aim.after);
}
