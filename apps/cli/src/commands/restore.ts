import { fileOf, STORE_FLAGS, withStore } from '../store/store-line.ts';
import { type Command, print, printJson } from './command.ts';

/** Such a file into an empty store. */
export const restore: Command = {
  flags: STORE_FLAGS,
  words: 1,
  async run(line, texts) {
    const file = fileOf(line, 'restore', texts);
    const restored = await withStore(line, file, texts, (storage, place) => storage.restore(place, file));
    if (line.flags.has('json')) printJson({ file, ...restored });
    else print(texts.store.restored(file, restored.tables, restored.entries, restored.people));
    return 0;
  },
};
