import { listProvenance, type Pack } from '@altiplano/pack';
import { type Good, GOODS } from '@altiplano/rules';
import { CARD_TABLES } from '../tally/tally.ts';

const OWN_TABLES = ['roles', ...CARD_TABLES] as const;
type OwnTable = (typeof OWN_TABLES)[number];

/** What on a card is our own choice: some of its fields, or all there are. */
export interface Own {
  readonly fields: readonly string[];
  readonly isAll: boolean;
}

/** Which values of a pack are our own choice. */
export interface OwnValues {
  /** What is ours on most cards of a table. */
  usual(table: OwnTable): Own;
  /** What is ours on one card, if that is not the usual. */
  unusual(table: OwnTable, id: string): Own | null;
  /** Goods whose end value is ours. */
  readonly goods: readonly Good[];
  /** Whether some row of the warehouse has points of our own. */
  readonly hasOwnRows: boolean;
}

const NOTHING: Own = { fields: [], isAll: false };

/** `extensions[3] (X3).price` */
const ROW_PATH = /^(\w+)\[(\d+)\](?: \(.*?\))?\.(\w+)/;

/** By table and index. */
function ownByRow(pack: Pack): ReadonlyMap<string, Own> {
  const rows = new Map<string, Own>();
  for (const { path, provenance } of listProvenance(pack)) {
    const [, table, index, field] = ROW_PATH.exec(path) ?? [];
    if (field === undefined) continue;
    const key = `${table} ${index}`;
    const { fields, isAll } = rows.get(key) ?? { fields: [], isAll: true };
    const isOurs = provenance === 'ours';
    const isNew = isOurs && !fields.includes(field);
    rows.set(key, { fields: isNew ? [...fields, field] : fields, isAll: isAll && isOurs });
  }
  return rows;
}

/** By id; a kind of extensions has what its first tile has. */
function ownById(table: OwnTable, pack: Pack, rows: ReadonlyMap<string, Own>): ReadonlyMap<string, Own> {
  const from = table === 'extensionKinds' ? 'extensions' : table;
  const found = new Map<string, Own>();
  for (const [index, item] of pack[from].entries()) {
    const id = table === 'extensionKinds' && 'letter' in item ? item.kind : item.id;
    if (!found.has(id)) found.set(id, rows.get(`${from} ${index}`) ?? NOTHING);
  }
  return found;
}

function isSame(a: Own, b: Own): boolean {
  return a.isAll === b.isAll && a.fields.join() === b.fields.join();
}

function mostFrequent(all: readonly Own[]): Own {
  const count = (own: Own): number => all.filter((other) => isSame(own, other)).length;
  return all.reduce((best, own) => (count(own) > count(best) ? own : best), all[0] ?? NOTHING);
}

/** Looks up where the values of a pack come from. */
export function ownValues(pack: Pack): OwnValues {
  const rows = ownByRow(pack);
  const byTable = new Map(
    OWN_TABLES.map((table) => {
      const byId = ownById(table, pack, rows);
      return [table, { byId, usual: mostFrequent([...byId.values()]) }];
    }),
  );
  const usual = (table: OwnTable): Own => byTable.get(table)?.usual ?? NOTHING;
  const ours = listProvenance(pack).flatMap(({ path, provenance }) => (provenance === 'ours' ? [path] : []));
  return {
    usual,
    unusual: (table, id) => {
      const own = byTable.get(table)?.byId.get(id) ?? NOTHING;
      return isSame(own, usual(table)) ? null : own;
    },
    goods: GOODS.filter((good) => ours.includes(`goods.${good}.value`)),
    hasOwnRows: ours.some((path) => path.startsWith('board.warehouse') && path.endsWith('.points')),
  };
}
