import type { CardTable, Message, Naming } from '@altiplano/text';

/** What a card says, without anything around it. */
export function insideOf(table: CardTable, id: string, names: Naming): Message {
  const card = names.card(table, id);
  return card.is === 'card' ? card.inside : [card.text];
}
