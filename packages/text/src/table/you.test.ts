import { steadyPack } from '@altiplano/pack/testing';
import type { Deed, Motion } from '@altiplano/protocol';
import { view } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { statusOf } from '../status/status.ts';
import { ALL } from '../testing/languages.ts';
import { playThrough } from '../testing/random-games.ts';
import { deedMessage, motionMessage } from './deed-message.ts';

const DEEDS = ['stood', 'seatOpened', 'readied', 'unreadied', 'proposed', 'accepted', 'declined', 'returned'];
/** Verbs that do not go with "you". */
const WRONG = {
  en: /^You (is|has|does|agrees|proposes)\b/,
  de: /^Du (ist|hat|macht|stimmt|nimmt|schlägt|plant|wählt|zieht|darf)\b/,
};

test.each(ALL)(
  'whoever is called you is spoken to, whatever language that was in ($language)',
  ({ language, texts }) => {
    for (const called of ['You', 'Du']) {
      const names = naming(texts, steadyPack, [called, 'Bob', 'Cid']);
      const said: string[] = [];
      for (const kind of DEEDS) said.push(plain(deedMessage({ kind, seat: 0 } as Deed, names) ?? []));
      for (const type of ['rollback', 'abandon'])
        said.push(plain(motionMessage(0, { type } as Motion, names)));
      playThrough({}, (game) => said.push(plain(statusOf(view(game, 'spectator'), names))));
      for (const line of said) expect(line).not.toMatch(WRONG[language]);
      expect(said.some((line) => line.startsWith(`${texts.words.you} `))).toBe(true);
    }
  },
);
