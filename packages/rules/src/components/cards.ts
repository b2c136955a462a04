import { type Good, goodIndex, type Thing, thingIndex } from '../goods.ts';
import { locationIndex } from '../locations.ts';
import type { Components } from './components.ts';
import type { AssetEffect, EventEffect, ExtensionEffect, MissionCondition } from './effects.ts';
import { maskOf } from './exchanges.ts';

/** What cards do, by card number: the verb of each effect and its numbers. */
export interface CardTables {
  readonly isExtra: readonly boolean[];
  /** The bit of an extra-space extension in a set of extras. */
  readonly extraBit: readonly number[];
  /** The location that an extension enlarges, −1 for none. */
  readonly spacesFor: readonly number[];
  /** Where corn waiting on an extension is stored, −1 if none can wait there (X25). */
  readonly heldCornAt: readonly number[];
  readonly kind: readonly number[];
  readonly roleKind: readonly number[];
  readonly extensionVerb: readonly ExtensionEffect['verb'][];
  readonly extensionAmount: readonly number[];
  readonly assetVerb: readonly AssetEffect['verb'][];
  readonly assetAmount: readonly number[];
  readonly eventVerb: readonly EventEffect['verb'][];
  readonly eventAmount: readonly number[];
  readonly eventGoods: readonly number[];
  readonly eventGood: readonly number[];
  readonly eventLetters: readonly string[];
  readonly missionVerb: readonly MissionCondition['verb'][];
  readonly missionLeast: readonly number[];
  readonly missionGoods: readonly number[];
  readonly orderGoods: readonly (readonly number[])[];
  readonly orderMask: readonly number[];
  readonly houseGood: readonly number[];
  readonly boatGood: readonly number[];
}

type Amounts = Record<string, unknown>;
const AMOUNTS = ['coins', 'spaces', 'steps', 'tiles', 'corn', 'more', 'most', 'price', 'points'];

/** The one number of an effect that has one; the index of the thing of a fare. */
function amountOf(effect: Amounts): number {
  const name = AMOUNTS.find((known) => typeof effect[known] === 'number');
  if (name !== undefined) return effect[name] as number;
  return 'thing' in effect ? thingIndex(effect['thing'] as Thing) : 0;
}

/** The goods that an effect or condition names, one or several, as bits. */
function goodsOf(effect: Amounts): number {
  if (typeof effect['good'] === 'string') return 1 << goodIndex(effect['good'] as Good);
  return Array.isArray(effect['goods']) ? maskOf(effect['goods'] as Good[]) : 0;
}

/** The effect of each extension tile, by its kind. */
export function extensionEffects(components: Components): ExtensionEffect[] {
  return components.extensions.map((tile) => {
    const kind = components.extensionKinds.find((row) => row.id === tile.kind);
    if (kind === undefined) throw new Error(`extension ${tile.id}: unknown kind ${tile.kind}`);
    return kind.effect;
  });
}

/** The number of a kind; kinds that count as one (X14 and X20) share it. */
function kindNumber(components: Components, id: string | null): number {
  const row = components.extensionKinds.find((kind) => kind.id === id);
  return components.extensionKinds.findIndex((kind) => kind.id === (row?.sameAs ?? id));
}

export function compileCards(components: Components, effects: readonly ExtensionEffect[]): CardTables {
  const { extensions, roles, assets, events, missions, orders, houses, boats } = components;
  return {
    isExtra: effects.map((effect) => effect.verb === 'extraSpace'),
    extraBit: effects.map(
      (_, tile) => effects.slice(0, tile).filter((effect) => effect.verb === 'extraSpace').length,
    ),
    spacesFor: effects.map((effect) => (effect.verb === 'spaces' ? locationIndex(effect.location) : -1)),
    heldCornAt: effects.map((effect) =>
      effect.verb === 'holdCorn' ? locationIndex(effect.location ?? 'village') : -1,
    ),
    kind: extensions.map((tile) => kindNumber(components, tile.kind)),
    roleKind: roles.map((role) => kindNumber(components, role.kind)),
    extensionVerb: effects.map((effect) => effect.verb),
    extensionAmount: effects.map((effect) => amountOf(effect)),
    assetVerb: assets.map((asset) => asset.effect.verb),
    assetAmount: assets.map((asset) => amountOf(asset.effect)),
    eventVerb: events.map((event) => event.effect.verb),
    eventAmount: events.map((event) => amountOf(event.effect)),
    eventGoods: events.map((event) => goodsOf(event.effect)),
    eventGood: events.map((event) => ('good' in event.effect ? goodIndex(event.effect.good) : -1)),
    eventLetters: events.map((event) => ('letters' in event.effect ? event.effect.letters.join('') : '')),
    missionVerb: missions.map((mission) => mission.condition.verb),
    missionLeast: missions.map((mission) => ('least' in mission.condition ? mission.condition.least : 0)),
    missionGoods: missions.map((mission) => goodsOf(mission.condition)),
    orderGoods: orders.map((order) => order.goods.map(goodIndex)),
    orderMask: orders.map((order) => maskOf(order.goods)),
    houseGood: houses.map((house) => goodIndex(house.good)),
    boatGood: boats.map((boat) => goodIndex(boat.good)),
  };
}
