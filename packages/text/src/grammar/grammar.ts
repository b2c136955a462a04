import type { Message } from '../message/message.ts';

/** The forms of a noun after a number. */
interface Forms {
  readonly one: string;
  readonly other: string;
}

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

/** The grammar of a locale, as the platform knows it. */
export function grammar(locale: string): Grammar {
  const plurals = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const decimals = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const list = (type: 'conjunction' | 'disjunction') => {
    const format = once(() => new Intl.ListFormat(locale, { type }));
    return (items: readonly Message[]): Message => {
      let at = 0;
      return format()
        .formatToParts(items.map((_, index) => String(index)))
        .flatMap(({ type: kind, value }) => (kind === 'element' ? (items[at++] ?? []) : [value]));
    };
  };
  // Small whole numbers look the same in all our languages, and there are almost no others: the first picture of a
  // table need not wait until the platform has made itself ready for the rest.
  const number = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);
  const formOf = (count: number, forms: Forms): string =>
    plurals().select(count) === 'one' ? forms.one : forms.other;
  return {
    counted: (one, other) => (count) => `${number(count)} ${formOf(count, { one, other })}`,
    isOne: (count) => plurals().select(count) === 'one',
    number,
    decimal: (value) => decimals().format(value),
    all: list('conjunction'),
    any: list('disjunction'),
  };
}
