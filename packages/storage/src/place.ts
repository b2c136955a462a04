import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a store is: one file in a folder of this machine, or a PostgreSQL database for several nodes. */
export type Place =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Where the embedded storage keeps its file unless it is told otherwise. */
export const DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url));

/** The place that the environment names; a relative folder is one of the folder where the program runs. */
export function placeOf(environment: Readonly<Record<string, string | undefined>>): Place {
  const { DATABASE_URL: url = '', DATA_DIR: folder = '' } = environment;
  if (url !== '') return { kind: 'postgres', url };
  return { kind: 'sqlite', folder: folder === '' ? DATA_FOLDER : resolve(folder) };
}
