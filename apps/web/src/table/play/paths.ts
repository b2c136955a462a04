import type { Good, Location, MoveOf, ReadableMove, SiteName, Source, Thing } from '@altiplano/rules/engine';
import type { CardTable } from '@altiplano/text';

/**
 * A thing on the table that can be pressed: `thing:planning:food` (a tile where it lies), `site:farm` (a free space
 * there), `place:mine` (on the ring), `card:orders:o3`, `row:2`, `action:farm-wool`, `cart:1`, `trade:2:ore`,
 * `container`, `bag`, `order` (the own open one), `order:second`.
 */
export type Target =
  | `thing:${Source | 'coins'}:${Thing}`
  | `site:${SiteName}`
  | `place:${Location}`
  | `card:${CardTable}:${string}`
  | `row:${number}`
  | `action:${string}`
  | `cart:${number}`
  | `trade:${number | 'neutral'}:${Good}`
  | 'container'
  | 'bag'
  | 'order'
  | 'order:second'
  | 'tray'
  /** Nowhere on the table: chosen by its words. */
  | 'list';

const TARGET =
  /^(thing|site|place|card|row|action|cart|trade):|^(container|bag|order|order:second|tray|list)$/;

/** The target that an element carries as its name. */
export function asTarget(name: string | undefined): Target | undefined {
  return name !== undefined && TARGET.test(name) ? (name as Target) : undefined;
}

/** Targets pressed for a move, one after the other. */
export type Path = readonly [Target] | readonly [Target, Target];

const thing = (from: Source | 'coins', what: Thing): Target => `thing:${from}:${what}`;
const card = (table: CardTable, id: string): Target => `card:${table}:${id}`;

const orderTarget = ({ order }: MoveOf<'deliver' | 'deliverCorn'>): Target =>
  order === 'second' ? 'order:second' : 'order';

/** Target that a thing placed in planning comes from. */
function origin(what: Thing): Target {
  return thing(what === 'coin' ? 'coins' : 'planning', what);
}

/** First the one and then the other, whichever comes to mind first. */
function bothWays(one: Target, other: Target): Path[] {
  return [
    [one, other],
    [other, one],
  ];
}

/**
 * The ways to press a move on the table; none for a move that only has a button. `decision`: of the own seat; `wanted`:
 * the good that an event asks for.
 */
export function pathsOf(
  move: ReadableMove,
  decision: string | null,
  wanted: Good | null = null,
): readonly Path[] {
  const { type } = move;
  switch (type) {
    case 'chooseRole':
      return [[card('roles', move.role)]];
    case 'keepMission':
    case 'passMission':
      return [[card('missions', move.mission)]];
    case 'setFigure':
    case 'travel':
      return [[`place:${move.location}`]];
    case 'moveCorn':
      return [[`row:${move.from}`, `row:${move.to}`]];
    case 'removeExtension':
      return [[card('extensions', move.extension)]];
    case 'buyExtension':
      return [[card('extensions', move.extension)], ['action:extension']];
    case 'returnCart':
      return [[`cart:${move.movement}`]];
    case 'buyCart':
      return [[`cart:${move.movement}`], ['action:cart']];
    case 'lift':
      return [[thing(move.site, move.good)]];
    case 'put':
      return [[thing('hand', move.good), `site:${move.site}`]];
    case 'discard':
      return [[thing(decision === 'put' ? 'hand' : 'planning', move.good), 'container']];
    case 'takeBack':
      return [[thing(move.site, move.thing)]];
    case 'draw':
      return [['bag']];
    case 'pick':
      return [[thing('container', move.good)], ['container']];
    case 'place':
      return [[origin(move.thing), `site:${move.site}`]];
    case 'unplace':
      return [[thing(move.site, move.thing), 'tray']];
    case 'produce':
      return [[`action:${move.action}`]];
    case 'trade':
      return [[`action:${move.action}`], [thing(move.source, 'cacao')]];
    case 'use':
      return [[`action:${move.site}`]];
    case 'buildBoat':
      return move.boat === null ? [['action:boat']] : [[card('boats', move.boat)], ['action:boat']];
    case 'buildHouse':
      return move.house === null ? [['action:house']] : [[card('houses', move.house)], ['action:house']];
    case 'buildRoad':
      return [['action:road']];
    case 'takeOrder':
      return move.order === null ? [['action:order']] : [[card('orders', move.order)], ['action:order']];
    case 'sell':
      return bothWays(thing(move.source, move.good), 'action:sell');
    case 'deliver': {
      const tile = thing(move.source, move.good);
      return [[tile, orderTarget(move)], ...bothWays(tile, 'action:deliver')];
    }
    case 'store': {
      const row = `row:${move.row}` as const;
      const tile: Path = [thing(move.source, move.good), row];
      // What an event lets one store is no action of the village.
      return decision === 'turn' || decision === 'steps' ? [tile, ['action:store', row]] : [tile];
    }
    case 'storeHeldCorn':
      return [[thing(`extension:${move.extension}`, 'corn'), `row:${move.row}`]];
    case 'storeCorn':
      return [[`row:${move.row}`]];
    case 'holdCorn':
      return [[`site:extension:${move.extension}`]];
    case 'deliverCorn':
      return [[orderTarget(move)]];
    case 'buyOpal':
      return bothWays(thing(move.source, move.good), 'action:opal');
    case 'buyAsset':
      return [[card('assets', move.asset)]];
    case 'buyGood':
      return [[`trade:${move.from ?? 'neutral'}:${move.good}`]];
    case 'giveBack': {
      const { from } = move;
      if (from === 'bag' || from === 'container') return [[from]];
      return wanted === null ? [] : [[thing(from, wanted)]];
    }
    case 'accept':
    case 'decline':
    case 'pay':
    case 'declare':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return [];
  }
}
