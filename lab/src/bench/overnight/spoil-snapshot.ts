import { openStorage, type Place } from '@altiplano/storage';

/** Makes a table's snapshot one that the next program cannot read, as if its states had another shape. */
export async function spoilSnapshot(place: Place, table: string): Promise<void> {
  const storage = await openStorage(place, { node: 'update' });
  const snapshot = await storage.tables.snapshot(table);
  if (snapshot !== undefined) {
    const { pack, table: kept } = snapshot.state as { readonly pack: string; readonly table: object };
    const state = { pack, table: { ...kept, format: 0 } };
    await storage.tables.putSnapshot(table, { ...snapshot, state });
  }
  await storage.close();
}
