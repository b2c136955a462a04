import type { Location, Thing } from '@altiplano/rules';

/** The tables of a pack whose rows a message can name. */
export const CARD_TABLES = [
  'roles',
  'extensions',
  'orders',
  'houses',
  'boats',
  'missions',
  'events',
  'assets',
] as const;
export type CardTable = (typeof CARD_TABLES)[number];

/** What is counted in messages and is no thing that lies on a space. */
export type Counted = 'points' | 'opals' | 'tiles' | 'steps' | 'houses' | 'boats' | 'orders' | 'carts';

type What =
  /** `count` is null where the text has no number: one. */
  | { readonly is: 'thing'; readonly thing: Thing; readonly count: number | null }
  | { readonly is: 'amount'; readonly of: Counted; readonly count: number }
  | { readonly is: 'place'; readonly location: Location }
  /** Own spaces that are no location: `movement:2`, `role`, `strip`, `extension:X3`, `planning`, `container`, `bag`. */
  | { readonly is: 'site'; readonly site: string }
  | { readonly is: 'row'; readonly row: number }
  /** `inside` says the same as the text, with marks of its own. */
  | { readonly is: 'card'; readonly table: CardTable; readonly id: string; readonly inside: Message }
  | { readonly is: 'player'; readonly seat: number }
  | { readonly is: 'rule'; readonly rule: string }
  /** A word of the glossary. */
  | { readonly is: 'term'; readonly term: string }
  /** An arrow or a plus, which a voice should not spell. */
  | { readonly is: 'sign' };

/** A piece of a message that a page can show as more than its words: an icon, a link. */
export type Mark = What & {
  readonly text: string;
  /** How a voice says it, if not as it is written. */
  readonly spoken?: string;
};
export type Part = string | Mark;

/** What is said, piece by piece; the texts of the pieces in a row are the whole in plain words. */
export type Message = readonly Part[];

/** What can stand in the gaps of a message. */
export type Sayable = Part | Message | number;

function partsOf(value: Sayable): Message {
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' || 'is' in value ? [value] : value;
}

/** A message out of a template: what stands in its gaps keeps its marks. */
export function say(strings: TemplateStringsArray, ...values: readonly Sayable[]): Message {
  return strings
    .flatMap((text, index) => [text, ...(index < values.length ? partsOf(values[index] as Sayable) : [])])
    .filter((part) => part !== '');
}

/** Messages in a row with something between them. */
export function joined(messages: readonly Message[], between: Sayable): Message {
  return messages.flatMap((message, index) => (index === 0 ? message : [...partsOf(between), ...message]));
}

/** A message in plain words, for a terminal or a title. */
export function plain(message: Message): string {
  return message.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** A message as a voice reads it. */
export function spoken(message: Message): string {
  return message.map((part) => (typeof part === 'string' ? part : spokenPart(part))).join('');
}

function spokenPart(mark: Mark): string {
  if (mark.spoken !== undefined) return mark.spoken;
  return mark.is === 'card' ? spoken(mark.inside) : mark.text;
}

/** The same as a sentence of its own: its first letter large, a full stop behind it. */
export function sentence(message: Message): Message {
  const [first, ...rest] = message;
  if (first === undefined) return message;
  const begun = typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) };
  const whole = [begun, ...rest];
  return /[.!?…]$/.test(plain(whole)) ? whole : [...whole, '.'];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
