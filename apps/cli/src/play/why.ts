import {
  createMoveBuffer,
  type Game,
  legalMoves,
  type MoveType,
  type ReadableMove,
  readMove,
  reject,
  type Rejection,
  thingOf,
  whyNot,
  writeMove,
} from '@altiplano/rules/engine';
import { plain } from '@altiplano/text';
import { wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { rejectionText } from '../text/naming.ts';
import { beginsWords, wordsOf } from './by-words.ts';
import { labelOf, phraseOf } from './labels.ts';
import { ownPlayer, type Sight } from './sight.ts';
import { decisionWishes, planningWishes, turnWishes } from './wishes.ts';

/** Moves whose label says too little without its heading. */
const UNLIKE_LABEL: readonly MoveType[] = [
  'produce',
  'trade',
  'use',
  'buyExtension',
  'sell',
  'deliver',
  'store',
  'travel',
  'buildHouse',
  'buildBoat',
  'buildRoad',
  'buyCart',
  'takeOrder',
  'buyAsset',
  'buyOpal',
  'buyGood',
];

/** What a refused move would have been, in the fewest words; what needs no heading goes by its label. */
function wishText(move: ReadableMove, sight: Sight): string {
  return UNLIKE_LABEL.includes(move.type) ? phraseOf(move, sight) : labelOf(move, sight);
}

/** The words that a wish is found by. */
function nameOf(wish: ReadableMove, sight: Sight): string {
  if (wish.type !== 'place') return wishText(wish, sight);
  const { words, moves } = sight.names.texts;
  return plain(moves.wish.place(words.things[wish.thing], labelOf(wish, sight)));
}

/** Whether each word that was typed begins a word of the wish. */
function isMeant(name: string, typed: string): boolean {
  const wanted = wordsOf(typed);
  return beginsWords(wanted, wordsOf(name)) && (typed === '' || wanted.length > 0);
}

/** Why an action will not do after planning either; otherwise that it comes later. */
function reasonWhilePlanning({ names, seen }: Sight, wish: ReadableMove): string {
  const { texts, components } = names;
  const event = components.events.find((row) => row.id === seen.event)?.effect;
  const isForTraveler = wish.type === 'buyOpal' || wish.type === 'buyGood';
  if (isForTraveler && seen.traveler === null) return rejectionText(reject('noTraveler', 'T5'), texts, names);
  if (wish.type === 'store' && wish.good === 'food') {
    return rejectionText(reject('foodNeverStored', 'W7'), texts, names);
  }
  if (wish.type === 'sell') {
    const { good } = wish;
    const isBought = event?.verb === 'sellAlso' && event.goods.includes(good);
    if (components.goods[good].price === null && !isBought)
      return rejectionText(reject('noPrice', 'A33', { good }), texts, names);
  }
  return texts.play.whyLater;
}

/** Refusals that only say that a wish belongs to another decision. */
const OF_ANOTHER_DECISION: readonly string[] = ['notNow', 'notOfferedByEvent', 'otherActionUnderWay'];

function rejectionOf(game: Game, sight: Sight, wish: ReadableMove): Rejection | null {
  const move = readMove(game, wish);
  return typeof move === 'number' ? whyNot(game, sight.seat, move) : null;
}

/** Why a wish is refused; null if it is not, or if it has nothing to do with the decision and nobody asked for it. */
function reasonOf(game: Game, sight: Sight, wish: ReadableMove, isAskedFor: boolean): string | null {
  const { texts } = sight.names;
  const isPlanning = ownPlayer(sight).decision === 'plan';
  if (isPlanning && wish.type !== 'place') return reasonWhilePlanning(sight, wish);
  const rejection = rejectionOf(game, sight, wish);
  if (rejection === null) return null;
  if (!isAskedFor && OF_ANOTHER_DECISION.includes(rejection.rejected)) return null;
  return rejection.rejected === 'doesNotTake'
    ? `${texts.play.whyNotTaken} (${rejection.rule})`
    : rejectionText(rejection, texts, sight.names);
}

const OF_TRAVELER: readonly MoveType[] = ['buyOpal', 'buyAsset', 'buyGood'];

/** What is tried: what belongs to the decision; a word that was typed may mean anything. */
function wishesFor(sight: Sight, word: string): ReadableMove[] {
  const { decision } = ownPlayer(sight);
  const hasTraveler = sight.seen.traveler !== null;
  const ofTurn = turnWishes(sight).filter(
    (wish) => word !== '' || hasTraveler || !OF_TRAVELER.includes(wish.type),
  );
  if (decision === 'plan') return [...planningWishes(sight), ...(word === '' ? [] : ofTurn)];
  if (decision === 'turn') return ofTurn;
  return [...decisionWishes(sight), ...(word === '' ? [] : ofTurn)];
}

/** What can be said of moving and acting as a whole; nothing on a turn. */
function laterLine(game: Game, sight: Sight): string[] {
  const { play } = sight.names.texts;
  const { decision } = ownPlayer(sight);
  if (decision === 'plan') return [`${play.whyActions} – ${play.whyLater}`];
  const rejection = decision === 'turn' ? null : rejectionOf(game, sight, { type: 'pass' });
  if (rejection === null) return [];
  return [`${play.whyActions} – ${rejectionText(rejection, sight.names.texts, sight.names)}`];
}

const buffer = createMoveBuffer();

/** Everything that one may wish for now and that is refused; what shares a reason stands together. */
export function refusedLines(game: Game, sight: Sight, word: string, screen: Screen): string[] {
  const { texts } = sight.names;
  const { play } = texts;
  const legal = [...buffer.subarray(0, legalMoves(game, sight.seat, buffer))].map((move) =>
    nameOf(writeMove(game, move), sight),
  );
  const groups = new Map<string, { reason: string; thing: string; wishes: Set<string> }>();
  for (const wish of wishesFor(sight, word)) {
    const name = nameOf(wish, sight);
    // What is possible in another way, with other tiles or another means, is on the list.
    if (!isMeant(name, word) || legal.includes(name)) continue;
    const reason = reasonOf(game, sight, wish, word !== '');
    if (reason === null) continue;
    // In planning a thing and the places for it; on a turn whatever fails for the same reason.
    const placed = wish.type === 'place' || wish.type === 'put' ? thingOf(wish) : null;
    const thing = placed === null ? '' : texts.words.things[placed];
    const key = `${reason} ${thing}`;
    const group = groups.get(key) ?? { reason, thing, wishes: new Set() };
    const isPlaced = 'site' in wish && placed !== null;
    group.wishes.add(isPlaced ? labelOf({ type: 'place', site: wish.site, thing: placed }, sight) : name);
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(({ reason, thing, wishes }) => {
    const list = [...wishes].join(', ');
    return `${thing === '' ? list : plain(texts.moves.wish.place(thing, list))} – ${reason}`;
  });
  if (word === '') lines.push(...laterLine(game, sight));
  if (lines.length > 0)
    return [play.whyTitle, ...lines.flatMap((line) => wrap(`  ${line}`, screen.width, '    '))];
  if (word === '') return [play.whyNone];
  const isListed = /^\d+$/.test(word) && Number(word) >= 1 && Number(word) <= legal.length;
  return [isListed || legal.some((name) => isMeant(name, word)) ? play.whyPossible : play.whyNoMatch(word)];
}
