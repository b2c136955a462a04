import type { Intended, Mismatch } from '@altiplano/client';
import type { GameEvent, MoveType } from '@altiplano/rules';
import {
  deedOf,
  joined,
  type Message,
  type Naming,
  rejectionMessage,
  type Sight,
  say,
  sentence,
  story,
} from '@altiplano/text';
import type { AheadWords } from './words/en.ts';

/** Moves that go without saying. */
const SILENT: readonly MoveType[] = ['endTurn', 'finish'];

/** Steps in a few words, one after another. */
export function stepsMessage(steps: readonly Intended[], sight: Sight): Message {
  const telling = steps.filter(({ move }) => !SILENT.includes(move.type));
  const messages = (telling.length > 0 ? telling : steps).map(({ move, told }) => deedOf(move, sight, told));
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
