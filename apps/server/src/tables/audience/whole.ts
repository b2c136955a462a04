import { fullFor, type Table, viewFor } from '@altiplano/table';
import type { FromServerOf } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import type { Form } from './watch.ts';

/** All that a viewer may know of a table now, in either form. */
export function wholeOf(id: string, table: Table, viewer: Viewer, form: Form): FromServerOf<'table'> {
  const full = fullFor(table, viewer);
  if (form === 'state') return { type: 'table', table: id, ...full };
  const { state: _state, ...rest } = full;
  return { type: 'table', table: id, ...rest, ...viewFor(table, viewer) };
}
