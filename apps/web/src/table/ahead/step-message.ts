import type { Intended, Mismatch } from '@altiplano/client';
import type { GameEvent, MoveType } from '@altiplano/rules';
import {
  joined,
  labelOf,
  type Message,
  type Naming,
  phraseOf,
  rejectionMessage,
  type Sight,
  say,
  sentence,
  story,
} from '@altiplano/text';
import type { AheadWords } from './words/en.ts';

/** Moves that are best told by what they cost and bring. */
const BY_LABEL: readonly MoveType[] = ['produce', 'trade', 'use'];
/** Moves of which one wants to know which card or space is meant. */
const BY_BOTH: readonly MoveType[] = ['takeOrder', 'buildHouse', 'buildBoat', 'buildRoad', 'buyAsset'];
/** Moves that go without saying. */
const SILENT: readonly MoveType[] = ['endTurn', 'finish'];

function stepMessage({ move, told }: Intended, sight: Sight): Message {
  if (BY_LABEL.includes(move.type)) return labelOf(move, sight, told);
  const phrase = phraseOf(move, sight);
  return BY_BOTH.includes(move.type) ? say`${phrase}: ${labelOf(move, sight, told)}` : phrase;
}

/** Steps in a few words, one after another. */
export function stepsMessage(steps: readonly Intended[], sight: Sight): Message {
  const telling = steps.filter(({ move }) => !SILENT.includes(move.type));
  const messages = (telling.length > 0 ? telling : steps).map((step) => stepMessage(step, sight));
  return sentence(joined(messages, ', '));
}

function outcome(events: readonly GameEvent[], names: Naming, words: AheadWords): Message {
  const phrases = story(events, names).flatMap((line) => line.phrases);
  return phrases.length === 0 ? [words.nothing] : joined(phrases, '; ');
}

function without(events: readonly GameEvent[], others: readonly GameEvent[]): readonly GameEvent[] {
  const known = others.map((event) => JSON.stringify(event));
  return events.filter((event) => !known.includes(JSON.stringify(event)));
}

/** Why a step is not what was intended, in words. */
export function mismatchMessage(why: Mismatch, names: Naming, words: AheadWords): Message {
  switch (why.kind) {
    case 'refused':
      return sentence(rejectionMessage(why.rejection, names));
    case 'different': {
      const now = outcome(without(why.now, why.asLinedUp), names, words);
      const before = outcome(without(why.asLinedUp, why.now), names, words);
      return say`${words.different} ${now} (${words.asLinedUp} ${before}).`;
    }
    case 'shows':
      return [words.wouldShow];
    case 'over':
      return [words.ends[why.end]];
  }
}
