import { steadyPack } from '@altiplano/pack/testing';
import { FRAME, isOver, view } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { DECISIONS } from './decisions.ts';
import { roundText, statusOf } from './status.ts';

test('every kind of decision of the rules is known', () => {
  expect([...DECISIONS]).toEqual(Object.keys(FRAME).filter((frame) => frame !== 'none'));
});

test.each(ALL)('the status line always says what the game waits for ($language)', ({ texts }) => {
  const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
  const waiting = new Set<string>();
  for (const options of GAMES) {
    playThrough(options, (game) => {
      for (const viewer of [0, 'spectator'] as const) {
        const seen = view(game, viewer);
        const status = plain(statusOf(seen, names));
        expectWords(status);
        expectWords(roundText(seen, names));
        if (!isOver(game)) expect(status).not.toBe(texts.decisions.nothing);
        waiting.add(status);
      }
    });
  }
  expect(waiting.size).toBeGreaterThan(20);
});

test('several who are awaited are named together, and verbs agree', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
  const told = new Set<string>();
  playThrough({ planning: 'simultaneous' }, (game) => {
    told.add(plain(statusOf(view(game, 'spectator'), names)));
  });
  expect(told).toContain('Ann, Bob and Cid are planning.');
  expect([...told].some((line) => /^(Ann|Bob|Cid) is planning\.$/.test(line))).toBe(true);
});

test('in German, whoever is called "you" is spoken to among others too', () => {
  const { texts } = ALL.find(({ language }) => language === 'de') as (typeof ALL)[number];
  const names = naming(texts, steadyPack, ['Du', 'Bob', 'Cid']);
  const told = new Set<string>();
  playThrough({ planning: 'simultaneous' }, (game) => {
    told.add(plain(statusOf(view(game, 'spectator'), names)));
  });
  expect(told).toContain('Du, Bob und Cid plant.');
  expect(told).toContain('Du planst.');
});
