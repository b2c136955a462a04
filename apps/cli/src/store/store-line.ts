import type { Place, StorageFault } from '@altiplano/storage';
import { reasonOf } from '../arguments/files.ts';
import type { FlagKinds, Line } from '../arguments/flags.ts';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';

type StorageLibrary = typeof import('@altiplano/storage');

/** What backup, restore and check understand. */
export const STORE_FLAGS: FlagKinds = { json: 'switch', lang: 'text', help: 'switch', data: 'text' };

/** The file that the command is about. */
export function fileOf(line: Line, command: string, texts: Texts): string {
  const [file] = line.words;
  if (file === undefined) throw new BadInput(texts.complaints.missingFile(command));
  return file;
}

/** One line about what the storage could not do. */
function faultText({ code, figures, message }: StorageFault, file: string, texts: Texts): string {
  const { faults } = texts.store;
  switch (code) {
    case 'badBackup':
    case 'cutBackup':
      return faults[code](file, Number(figures['line']));
    case 'damaged':
      return faults.damaged(String(figures['folder']), String(figures['reason']));
    case 'lostEntries':
      return faults.lostEntries(Number(figures['tables']), Number(figures['entries']));
    case 'oldSqlite':
      return faults.oldSqlite(String(figures['found']), String(figures['least']));
    case 'newerBackup':
    case 'fileExists':
      return faults[code](file);
    case 'inUse':
    case 'newerStore':
    case 'olderStore':
    case 'notEmpty':
    case 'noStore':
      return faults[code];
    case 'unknownTable':
    case 'badNumbers':
    case 'badEntry':
      return message;
  }
}

/** Does something with the store that the line means; whatever goes wrong becomes one line for the user. */
export async function withStore<T>(
  line: Line,
  file: string,
  texts: Texts,
  work: (storage: StorageLibrary, place: Place) => Promise<T>,
): Promise<T> {
  // Only here, because the databases' libraries would slow down the start of every other command.
  const storage = await import('@altiplano/storage');
  const folder = line.flags.get('data');
  const place = storage.placeOf(folder === undefined ? process.env : { DATA_DIR: folder });
  try {
    return await work(storage, place);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    if (error instanceof storage.StorageFault) throw new BadInput(faultText(error, file, texts));
    const { path, syscall, code } = error as NodeJS.ErrnoException;
    if (path !== undefined) throw new BadInput(texts.complaints.cannotRead(path, reasonOf(error, texts)));
    if (syscall === undefined && code === undefined) throw error;
    const reason = error instanceof Error && error.message !== '' ? error.message : String(code);
    throw new BadInput(texts.store.faults.unreachable(reason));
  }
}
