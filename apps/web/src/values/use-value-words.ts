import type { Components, Good, Thing } from '@altiplano/rules';
import { type Message, joined } from '@altiplano/text';
import { useTexts, useWords } from '../app/language/language.tsx';

type Row<T extends keyof Components> = Components[T] extends readonly (infer R)[] ? R : never;

/** Turns a value of a pack into words. */
export function useValueWords(): (table: string, value: unknown) => Message {
  const { values } = useWords();
  const { cards, mark, words } = useTexts();
  const isThing = (word: unknown): word is Thing => typeof word === 'string' && word in words.things;
  const one = (value: unknown): Message => {
    if (typeof value === 'boolean') return [value ? values.yes : values.no];
    return isThing(value) ? [mark.thing(value as Good)] : [String(value)];
  };
  return (table, value) => {
    if (Array.isArray(value)) return joined(value.map(one), ', ');
    if (typeof value !== 'object' || value === null) return one(value);
    // What a card does or asks for; its table says which of these it is.
    switch (table) {
      case 'extensionKinds':
        return cards.extension(value as Row<'extensionKinds'>['effect']);
      case 'missions':
        return cards.mission(value as Row<'missions'>['condition']);
      case 'events':
        return cards.event(value as Row<'events'>['effect']);
      case 'assets':
        return cards.asset(value as Row<'assets'>['effect']);
      case 'roles':
        return cards.extension({ verb: 'exchange', ...(value as Row<'roles'>['action']) });
      default:
        return [JSON.stringify(value)];
    }
  };
}
