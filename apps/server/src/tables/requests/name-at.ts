import type { Table } from '@altiplano/table';
import { type Person, toldApart } from '@altiplano/protocol';

/** A person's name at a table: nobody there can be taken for somebody who sits there already. */
export function nameAt({ places }: Table, { id, name }: Person): string {
  const others = places.flatMap(({ person }) => (person === null || person.id === id ? [] : [person.name]));
  return toldApart(name, others);
}
