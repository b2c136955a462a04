import type { Aim, Difference } from '@altiplano/bots';
import type { MoveOf, MoveType, ReadableMove } from '@altiplano/rules';
import { joined, type Message, sentence } from '../message/message.ts';
import { ownPlayer, type Sight } from '../moves/sight.ts';
import { aimsMessage, doingsMessage } from './aims-message.ts';
import { moveReason } from './move-reason.ts';
import type { ReasonTexts } from './reason-texts.ts';

/** What a bot says of one way to go on. */
export interface Reasoned {
  /** Whether there is nothing that it thinks better. */
  readonly isBest: boolean;
  readonly moves: readonly ReadableMove[];
  readonly aims: readonly Aim[];
  readonly differences: readonly Difference[];
}

/** Of what follows the next place is told. */
const MOST_FOLLOWING = 1;
/** What speaks for these is only that nothing else is better. */
const FOR_WANT_OF_BETTER: readonly MoveType[] = [
  'pass',
  'endTurn',
  'finish',
  'accept',
  'decline',
  'pay',
  'giveBack',
];

/** The aim that a move serves. */
const AIM_OF: Partial<Record<MoveType, Aim['does']>> = {
  produce: 'make',
  trade: 'make',
  use: 'make',
  buildBoat: 'boat',
  buildHouse: 'house',
  buildRoad: 'road',
  store: 'store',
  sell: 'sell',
  deliver: 'deliver',
  buyCart: 'cart',
  buyExtension: 'extension',
  takeOrder: 'order',
  storeHeldCorn: 'corn',
  buyOpal: 'opal',
  buyAsset: 'asset',
  buyGood: 'buy',
};

/** Moves after which the round, or the choice, is over: nothing follows. */
const LAST: readonly string[] = ['pass', 'endTurn', 'declare'];

function wayReason(
  move: MoveOf<'travel' | 'setFigure'>,
  aims: readonly Aim[],
  sight: Sight,
  words: ReasonTexts,
): Message {
  const here = aims.filter(({ at }) => at === move.location);
  if (here.length > 0) return words.there(doingsMessage(here, sight.names, words));
  return aims.length === 0
    ? words.stand
    : words.onTheWay(aimsMessage(aims, sight.names, words, MOST_FOLLOWING));
}

/** What a bot means to do besides this move. */
function besides(move: ReadableMove, aims: readonly Aim[]): Aim[] {
  const done = aims.findIndex(
    ({ does, gain }) =>
      does === AIM_OF[move.type] && (does !== 'make' || ('gain' in move && gain === move.gain)),
  );
  return aims.filter((_, index) => index !== done);
}

/** The part of the position for which it does most, where nothing else can be said. */
function partReason(differences: readonly Difference[], { names }: Sight, words: ReasonTexts): Message {
  const best = differences.find(({ points }) => points > 0);
  return best === undefined ? [] : words.mostFor(names.texts.hints.parts[best.part]);
}

function deedReason(
  move: ReadableMove,
  { isBest, aims, differences }: Reasoned,
  sight: Sight,
  words: ReasonTexts,
): Message {
  const hasOwn = isBest || !FOR_WANT_OF_BETTER.includes(move.type);
  const own = hasOwn ? moveReason(move, sight, words) : null;
  const later = besides(move, aims);
  const next = LAST.includes(move.type) ? [] : aimsMessage(later, sight.names, words, MOST_FOLLOWING);
  const said = [own ?? [], next.length === 0 ? [] : words.next(next)].filter((message) => message.length > 0);
  if (said.length > 0) return joined(said.map(sentence), ' ');
  return isBest ? partReason(differences, sight, words) : [];
}

/** Why a bot would do it, in a sentence or two that need no knowledge of the game; empty if there is nothing to say. */
export function reasonOf(way: Reasoned, sight: Sight, words: ReasonTexts): Message {
  const { moves, aims } = way;
  const [first] = moves;
  if (first === undefined) return [];
  if (ownPlayer(sight).decision === 'plan') {
    return aims.length === 0 ? words.noPlan : words.plan(aimsMessage(aims, sight.names, words));
  }
  if (first.type === 'travel' || first.type === 'setFigure') return wayReason(first, aims, sight, words);
  return deedReason(first, way, sight, words);
}
