import { BadInput } from '../bad-input.ts';
import { STORE_FLAGS, withStore } from '../store/store-line.ts';
import { type Command, print, printJson } from './command.ts';

/** Looks through everything a server keeps, and says what is not as it should be. */
export const check: Command = {
  flags: { ...STORE_FLAGS, accept: 'switch' },
  words: 0,
  async run(line, texts) {
    const found = await withStore(line, '', texts, async (storage, place) => {
      if (line.flags.has('accept')) {
        if (place.kind !== 'sqlite') throw new BadInput(texts.store.onlyEmbedded);
        await storage.acceptLoss(place.folder);
      }
      return storage.checkStore(place);
    });
    if (line.flags.has('json')) printJson(found);
    else {
      for (const problem of found.problems) print(texts.store.problem(problem));
      print(texts.store.checked(found.tables, found.entries, found.problems.length));
    }
    return found.problems.length === 0 ? 0 : 1;
  },
};
