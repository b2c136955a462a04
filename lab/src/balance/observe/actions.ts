import { type Game, GOODS, moveTypeOf, PHASE, type ReadableMove, writeMove } from '@altiplano/rules/engine';
import type { ActionSums } from '../tally/tally.ts';

/** The actions that are not basic exchanges, by the name under which they are counted. */
export const ACTIONS = [
  'role',
  'extension',
  'sell',
  'buyExtension',
  'takeOrder',
  'deliver',
  'buildHouse',
  'store',
  'buyCart',
  'buildBoat',
  'buildRoad',
  'buyOpal',
  'buyAsset',
  'buyGood',
  'asset',
] as const;
export type Action = (typeof ACTIONS)[number];

/** A20 and A27: food from alpacas and fish. */
const FOOD_MAKING = ['farm-food', 'harbor-food'];
export const MADE_FOOD = 'food by A20, A27';

export const TRAVELER_ACTIONS: readonly Action[] = ['buyOpal', 'buyAsset', 'buyGood', 'asset'];

/** Basic exchanges are counted each on its own, under this and their id. */
export const EXCHANGE = 'exchange:';

/** What a move does, if it is an action or the next tile of one: its name, and the card it is taken on. */
interface Found {
  readonly action: string;
  readonly card: string | null;
}

/** The card that a site stands for (`extension:X3`), as an action; null if it stands for none. */
function onCard(site: string): Found | null {
  const [action = '', card] = site.split(':');
  return card === undefined ? null : { action, card };
}

function actionOf(move: ReadableMove): Found | null {
  switch (move.type) {
    case 'produce':
    case 'trade':
      return { action: `${EXCHANGE}${move.action}`, card: null };
    case 'use':
      return onCard(move.site) ?? { action: 'role', card: null };
    case 'store':
      return onCard(move.by) ?? { action: 'store', card: null };
    case 'storeHeldCorn':
      return { action: 'extension', card: move.extension };
    case 'sell':
    case 'buyExtension':
    case 'takeOrder':
    case 'deliver':
    case 'buildHouse':
    case 'buyCart':
    case 'buildBoat':
    case 'buildRoad':
    case 'buyOpal':
    case 'buyAsset':
    case 'buyGood':
      return { action: move.type, card: null };
    default:
      return null;
  }
}

/** Extensions whose tile serves an action from elsewhere (X14). */
function serving(move: ReadableMove): readonly string[] {
  if ('extras' in move) return move.extras;
  const source = 'source' in move ? onCard(move.source) : null;
  return source?.action === 'extension' && source.card !== null ? [source.card] : [];
}

/** What the players of one game did in their turns. */
export interface ActionCounter {
  /** Sees a move that is about to be made. */
  see(game: Game, seat: number, move: number): void;
  readonly bySeat: readonly Readonly<Record<string, ActionSums>>[];
  /** Tiles that each seat made by actions, by good; and food by A20 and A27 alone. */
  readonly made: readonly Readonly<Record<string, number>>[];
  /** How often each card served. */
  readonly uses: {
    readonly extension: ReadonlyMap<string, number>;
    readonly asset: ReadonlyMap<string, number>;
  };
}

/** What one action makes: boats' goods and bought ones are not made. */
function madeBy(game: Game, move: ReadableMove): string[] {
  if (move.type !== 'produce' && move.type !== 'trade' && move.type !== 'use') return [];
  const gain = String(move.gain);
  const good = (GOODS as readonly string[]).indexOf(gain);
  if (good < 0 || game.state.supply[good] === 0) return [];
  return 'action' in move && FOOD_MAKING.includes(move.action) ? [gain, MADE_FOOD] : [gain];
}

/** An action of several tiles is one action: exactly one is taken between two ends of a turn (A1). */
export function createActionCounter(players: number): ActionCounter {
  const seats = Array.from({ length: players }, () => ({
    hasActed: false,
    counts: {} as Record<string, { taken: number; tiles: number }>,
    made: {} as Record<string, number>,
  }));
  const uses = { extension: new Map<string, number>(), asset: new Map<string, number>() };
  const countUse = (kind: string, card: string): void => {
    const map = uses[kind as 'extension' | 'asset'];
    map.set(card, (map.get(card) ?? 0) + 1);
  };
  return {
    bySeat: seats.map(({ counts }) => counts),
    made: seats.map(({ made }) => made),
    uses,
    see(game, number, move) {
      // Events let players store, deliver and buy as well, outside any turn.
      const seat = seats[number];
      if (game.state.phase !== PHASE.actions || seat === undefined) return;
      if (moveTypeOf(move) === 'endTurn') seat.hasActed = false;
      const readable = writeMove(game, move);
      for (const good of madeBy(game, readable)) seat.made[good] = (seat.made[good] ?? 0) + 1;
      const found = actionOf(readable);
      if (found === null) return;
      const sums = (seat.counts[found.action] ??= { taken: 0, tiles: 0 });
      sums.tiles++;
      for (const card of serving(readable)) countUse('extension', card);
      if (seat.hasActed) return;
      seat.hasActed = true;
      sums.taken++;
      if (found.card !== null) countUse(found.action, found.card);
    },
  };
}
