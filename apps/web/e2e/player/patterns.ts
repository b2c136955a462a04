import { type Message, plain, sentence } from '@altiplano/text';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text as a pattern, in which any number may stand where there is one. */
export function numbered(text: string): RegExp {
  return new RegExp(`^${escaped(text).replace(/\d+/g, '\\d+')}$`);
}

/** Any of these patterns or texts, and nothing else. */
export function anyOf(all: readonly (RegExp | string)[]): RegExp {
  const sources = all.map((one) => (typeof one === 'string' ? `^${escaped(one)}$` : one.source));
  return new RegExp(sources.map((source) => `(?:${source})`).join('|'));
}

/** What a button with this message says. */
export function label(message: Message): string {
  return plain(sentence(message)).replace(/\.$/, '');
}
