import { fileOf, STORE_FLAGS, withStore } from '../store/store-line.ts';
import { type Command, print, printJson } from './command.ts';

/** Everything a server keeps, as a file. */
export const backup: Command = {
  flags: STORE_FLAGS,
  words: 1,
  async run(line, texts) {
    const file = fileOf(line, 'backup', texts);
    const saved = await withStore(line, file, texts, (storage, place) =>
      storage.backup(place, file, Date.now()),
    );
    if (line.flags.has('json')) printJson({ file, ...saved });
    else print(texts.store.saved(file, saved.tables, saved.entries, saved.people));
    return 0;
  },
};
