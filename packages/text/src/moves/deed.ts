import type { GameEvent, MoveOf, MoveType, ReadableMove } from '@altiplano/rules';
import { type Message, say } from '../message/message.ts';
import { headingOf } from './heading.ts';
import { labelOf } from './label.ts';
import { withExtras, worth } from './label-parts.ts';
import { phraseOf } from './phrase.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** Moves whose phrase leaves open which card, space or tile is meant. */
const PHRASE_AND_LABEL: readonly MoveType[] = [
  'takeOrder',
  'buildHouse',
  'buildBoat',
  'buildRoad',
  'buyCart',
  'buyOpal',
  'returnCart',
];
/** Moves whose label names the tile itself. */
const HEADING_AND_LABEL: readonly MoveType[] = ['sell', 'store', 'storeCorn', 'storeHeldCorn', 'buyGood'];

function travelDeed(move: MoveOf<'travel'>, sight: Sight): Message {
  const { mark, moves } = sight.names.texts;
  const to = mark.to(move.location);
  const { means } = move;
  if (means === 'freeCart') return moves.wish.travelFree(to);
  const [thing = 'food'] = ownPlayer(sight).sites[means] ?? [];
  return moves.wish.travelWith(to, mark.thing(thing), Number(means.split(':')[1]));
}

function useDeed(move: MoveOf<'use'>, sight: Sight, outcome: readonly GameEvent[]): Message {
  const { names } = sight;
  const [kind, id = ''] = move.site.split(':');
  if (kind === 'asset' || outcome.length === 0) return phraseOf(move, sight);
  const card = kind === 'role' ? names.site('role') : names.brief(id);
  const { wish } = names.texts.moves;
  return withExtras(say`${wish.use(card)}: ${worth(outcome, sight)}`, move, sight);
}

/** A move as a phrase that tells it from every other; with what it costs and brings if it is known what would happen. */
export function deedOf(move: ReadableMove, sight: Sight, outcome: readonly GameEvent[] = []): Message {
  const { type } = move;
  const phrase = phraseOf(move, sight);
  const label = (): Message => labelOf(move, sight, outcome);
  switch (type) {
    case 'travel':
      return travelDeed(move, sight);
    case 'use':
      return useDeed(move, sight, outcome);
    case 'produce':
    case 'trade':
      return outcome.length === 0 ? phrase : say`${phrase}: ${label()}`;
    case 'buyAsset':
      return say`${phrase} ${label()}`;
    default:
  }
  if (PHRASE_AND_LABEL.includes(type)) return say`${phrase}: ${label()}`;
  const heading = HEADING_AND_LABEL.includes(type) ? headingOf(move, sight) : null;
  return heading === null ? phrase : say`${heading}: ${label()}`;
}
