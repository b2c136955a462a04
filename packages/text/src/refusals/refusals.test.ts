import { readdirSync, readFileSync } from 'node:fs';
import { steadyPack } from '@altiplano/pack/testing';
import { TROUBLE_CODES, type TroubleCode } from '@altiplano/protocol';
import { createMoveBuffer, legalMoves, reject, whyNot } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { namingNothing, problemMessage, rejectionMessage, troubleMessage } from './refusal.ts';

const RULES = new URL('../../../rules/src/', import.meta.url);

/** The codes that the rules refuse with, out of their sources. */
function codesOfRules(): string[] {
  const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const found = sources.flatMap((name) =>
    [...readFileSync(new URL(name, RULES), 'utf8').matchAll(/reject\(\s*'(\w+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(found)];
}

test.each(ALL)('every code of the rules has words, and no other has ($language)', ({ texts }) => {
  expect(Object.keys(texts.refusals).sort()).toEqual(codesOfRules().sort());
});

test.each(ALL)('refusals of random games are told with their figures ($language)', ({ texts }) => {
  const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
  const buffer = createMoveBuffer();
  const codes = new Set<string>();
  for (const options of GAMES) {
    // Moves that were legal at some time are well-formed, and mostly illegal at any other.
    const known = new Set<number>();
    playThrough(options, (game, turn) => {
      for (let seat = 0; seat < game.options.players; seat++) {
        const count = turn < 0 ? 0 : legalMoves(game, seat, buffer);
        for (let i = 0; i < count; i += 4) known.add(buffer[i] as number);
      }
      if (turn % 40 !== 0) return;
      for (const tried of known) {
        const rejection = whyNot(game, 0, tried);
        if (rejection === null) continue;
        codes.add(rejection.rejected);
        const message = rejectionMessage(rejection, names);
        expectWords(plain(message).replace(rejection.rule, ''));
        expect(message).toContainEqual({ is: 'rule', rule: rejection.rule, text: rejection.rule });
      }
    });
  }
  expect(codes.size).toBeGreaterThan(20);
});

test('figures are in the sentence, coins as coins', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  const names = namingNothing(texts);
  const message = rejectionMessage(reject('tooFewCoins', 'A38', { needed: 3, own: 1 }), names);
  expect(plain(message)).toBe('costs 3, you have 1 (A38)');
  expect(message).toContainEqual({ is: 'thing', thing: 'coin', count: 3, text: '3' });
  const elsewhere = reject('elsewhere', 'A2', { location: 'farm', figure: 'mine' });
  expect(plain(rejectionMessage(elsewhere, names))).toBe(
    'your figure must be at the farm; it is at the mine (A2)',
  );
});

test.each(ALL)('every trouble has words, with and without figures ($language)', ({ texts }) => {
  const names = namingNothing(texts);
  const figures = { most: 3, found: '"x"', expected: 'int', seconds: 5, allowed: 'GET', seat: 1 };
  for (const code of TROUBLE_CODES) {
    expectWords(plain(troubleMessage({ code, figures: {} }, names)));
    expectWords(plain(troubleMessage({ code, figures, place: 'settings.clock' }, names)));
  }
  const unknown = plain(troubleMessage({ code: 'fromTheFuture', figures: {} }, names));
  expect(unknown).toBe(plain(texts.troubles.unknown({ at: '', place: '', figures, rejection: [] } as never)));
});

test('what the rules refused is told in their words, even if a trouble has the same code', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  const code: TroubleCode = 'missing';
  const names = namingNothing(texts);
  const figures = { thing: 'food', needed: 2, own: 1 };
  expect(plain(troubleMessage({ code, figures, rule: 'A23' }, names))).toContain('needs 2 food');
  expect(plain(troubleMessage({ code, figures: {}, place: 'move.type' }, names))).toBe(
    'move.type: is missing',
  );
});

test('a problem of a record says where', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  expect(plain(problemMessage({ problem: 'notJson', place: '2:7', figures: {} }, texts))).toBe(
    'line 2, column 7: this is not JSON',
  );
  const rejection = reject('actFirst', 'A1');
  const figures = { number: 4, seat: 1 };
  expect(
    plain(problemMessage({ problem: 'illegalMove', place: 'moves[3]', figures, rejection }, texts)),
  ).toBe('moves[3]: move 4 by seat 1 is not legal: the turn needs an action first, or a pass (A1)');
});
