import type { Deed, Motion } from '@altiplano/protocol';
import type { Message } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';

/** What was done at a table besides playing, as a sentence; null for a move, whose events say what it was. */
export function deedMessage(deed: Deed, names: Naming): Message | null {
  const { deeds, words } = names.texts;
  const seat = 'seat' in deed ? names.player(deed.seat) : '';
  const fields = {
    who: deed.kind === 'sat' && seat !== '' ? { ...seat, text: deed.person.name } : seat,
    isYou: 'seat' in deed && names.isYou(deed.seat),
    count: deed.kind === 'undone' ? deed.numbers.length : 0,
    level: 'level' in deed ? (words.levels[deed.level] ?? deed.level) : '',
  };
  switch (deed.kind) {
    case 'played':
      return deed.by === 'clock' || deed.by === 'forced' ? deeds.played[deed.by](fields) : null;
    case 'replaced':
      return deeds.replaced[deed.because](fields);
    case 'preferred':
      return deeds.preferred[`${deed.forced}`](fields);
    default:
      return deeds.done[deed.kind](fields);
  }
}

/** What a seat asks all to agree on. */
export function motionMessage(seat: number, motion: Motion, names: Naming): Message {
  const fields = { who: names.player(seat), isYou: names.isYou(seat), count: 0, level: '' };
  return names.texts.deeds.motions[motion.type](fields);
}
