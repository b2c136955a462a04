import { type Place, placeOf, StorageFault } from '@altiplano/storage';
import { reasonOf } from '../arguments/files.ts';
import type { FlagKinds, Line } from '../arguments/flags.ts';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';

/** What backup and restore understand. */
export const STORE_FLAGS: FlagKinds = { json: 'switch', lang: 'text', help: 'switch', data: 'text' };

/** The file that the command is about. */
export function fileOf(line: Line, command: string, texts: Texts): string {
  const [file] = line.words;
  if (file === undefined) throw new BadInput(texts.complaints.missingFile(command));
  return file;
}

/** The store that the command is about. */
export function storeOf(line: Line): Place {
  const folder = line.flags.get('data');
  return folder === undefined ? placeOf(process.env) : placeOf({ DATA_DIR: folder });
}

/** One line about what the storage could not do. */
function faultText({ code, figures, message }: StorageFault, file: string, texts: Texts): string {
  const { faults } = texts.store;
  switch (code) {
    case 'badBackup':
      return faults.badBackup(file, Number(figures['line']));
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

/** Does something with a store and a file; whatever goes wrong becomes one line for the user. */
export async function withStore<T>(file: string, texts: Texts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageFault) throw new BadInput(faultText(error, file, texts));
    const { path, syscall, code } = error as NodeJS.ErrnoException;
    if (path !== undefined) throw new BadInput(texts.complaints.cannotRead(path, reasonOf(error, texts)));
    if (syscall === undefined && code === undefined) throw error;
    const reason = error instanceof Error && error.message !== '' ? error.message : String(code);
    throw new BadInput(texts.store.faults.unreachable(reason));
  }
}
