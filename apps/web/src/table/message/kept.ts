import type { Message, Part } from '@altiplano/text';

/** A part of a message with the signs that must stay on the same line with it. */
export interface KeptPart {
  readonly before: string;
  readonly part: Part;
  readonly after: string;
}

const OPENING = /[(„“"]+$/;
const CLOSING = /^[),.:;!?”“"]+/;

/** A message whose brackets, commas and full stops stay with the picture beside them: a line never ends between the two. */
export function kept(message: Message): KeptPart[] {
  const parts: KeptPart[] = [];
  let before = '';
  for (const [index, part] of message.entries()) {
    if (typeof part !== 'string') {
      const next = message[index + 1];
      const after = typeof next === 'string' ? (CLOSING.exec(next)?.[0] ?? '') : '';
      parts.push({ before, part, after });
      before = '';
      continue;
    }
    const isAfter = typeof message[index - 1] === 'object';
    const rest = isAfter ? part.replace(CLOSING, '') : part;
    const isBefore = typeof message[index + 1] === 'object';
    before = isBefore ? (OPENING.exec(rest)?.[0] ?? '') : '';
    parts.push({ before: '', part: rest.slice(0, rest.length - before.length), after: '' });
  }
  return parts;
}
