import type { Message } from '../message/message.ts';

/** How a language counts and lists. */
export interface Grammar {
  /** A noun with its number: 1 coin, 2 coins. */
  counted(one: string, other: string): (count: number) => string;
  /** Whether the language takes the singular after this number. */
  isOne(count: number): boolean;
  number(value: number): string;
  /** With one digit behind the point. */
  decimal(value: number): string;
  /** Messages in a row: a, b and c. */
  all(items: readonly Message[]): Message;
  /** Messages in a row: a, b or c. */
  any(items: readonly Message[]): Message;
}

/** What takes a while to make: made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function isOne(count: number): boolean {
  return count === 1;
}

/** Messages in a row, with a word before the last. */
function list(word: string): (items: readonly Message[]) => Message {
  return (items) =>
    items.flatMap((item, index) => {
      if (index === 0) return item;
      return [index === items.length - 1 ? ` ${word} ` : ', ', ...item];
    });
}

/** What a language needs to be told of. */
interface Tongue {
  /** By which the platform writes its numbers. */
  readonly locale: string;
  readonly and: string;
  readonly or: string;
}

/**
 * The grammar of a language that counts and lists as English and German do. Numbers that look the same in both, plurals and
 * lists are made here: the first picture of a table need not wait until the platform has made itself ready for them.
 */
export function grammar({ locale, and, or }: Tongue): Grammar {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const decimals = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const number = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);
  return {
    counted: (one, other) => (count) => `${number(count)} ${isOne(count) ? one : other}`,
    isOne,
    number,
    decimal: (value) => decimals().format(value),
    all: list(and),
    any: list(or),
  };
}
