import type { CardTable } from '@altiplano/text';
import type { CardKind } from '../../art/cards/card-kind.ts';

const KINDS: Record<CardTable, CardKind> = {
  roles: 'role',
  extensions: 'extension',
  orders: 'order',
  houses: 'house',
  boats: 'boat',
  missions: 'mission',
  events: 'event',
  assets: 'asset',
};

/** How cards of a table of the pack look. */
export function cardKind(table: CardTable): CardKind {
  return KINDS[table];
}
