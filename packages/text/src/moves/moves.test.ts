import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  copyGame,
  createLog,
  createMoveBuffer,
  type Game,
  type GameEvent,
  legalMoves,
  MOVE_TYPES,
  moveTypeOf,
  readLog,
  view,
  writeMove,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { plain, spoken } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { headingOf } from './heading.ts';
import { labelOf } from './label.ts';
import { phraseOf } from './phrase.ts';
import { anyMove } from '../testing/samples.ts';

const buffer = createMoveBuffer();

function outcomeOf(game: Game, seat: number, move: number): GameEvent[] {
  const trial = copyGame(game);
  trial.log = createLog();
  apply(trial, seat, move);
  return readLog(trial, trial.log, seat);
}

test.each(ALL)('every legal move of random games has words ($language)', ({ texts }) => {
  const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
  const met = new Set<string>();
  for (const options of GAMES) {
    playThrough(options, (game, turn) => {
      const seat = turn < 0 ? 0 : awaitedSeat(game);
      const sight = { seen: view(game, seat), seat, names };
      const moves = turn < 0 ? [] : [...buffer.subarray(0, legalMoves(game, seat, buffer))];
      for (const move of moves.filter((one, index) => index % 7 === 0 || !met.has(moveTypeOf(one)))) {
        const readable = writeMove(game, move);
        met.add(readable.type);
        expectWords(plain(labelOf(readable, sight, outcomeOf(game, seat, move))));
        expectWords(spoken(phraseOf(readable, sight)));
        const heading = headingOf(readable, sight);
        if (heading !== null) expectWords(plain(heading));
      }
    });
  }
  expect(met.size).toBeGreaterThan(30);
});

test.each(ALL)('every kind of move has words ($language)', ({ texts }) => {
  playThrough({ traveler: 'full' }, (game, turn) => {
    if (turn !== 0) return;
    const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
    const sight = { seen: view(game, 0), seat: 0, names };
    for (const type of MOVE_TYPES) {
      const move = anyMove(type);
      expectWords(plain(labelOf(move, sight)));
      expectWords(plain(phraseOf(move, sight)));
      expectWords(plain(headingOf(move, sight) ?? ['alone']));
    }
  });
});

test('a terminal names extensions by their ids, a page by what they do', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  const inTerminal = naming(texts, steadyPack, [], { ids: true }).card('extensions', 'X3');
  const onPage = naming(texts, steadyPack, []).card('extensions', 'X3');
  expect(inTerminal.text).toBe('X3 food → wood (forest)');
  expect(onPage.text).toBe('food → wood (forest)');
});

test('W6 that a row begun with corn takes nothing else is said where it is chosen', () => {
  playThrough({}, (game, turn) => {
    if (turn !== 0) return;
    const labels = ALL.map(({ texts }) => {
      const names = naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
      return plain(labelOf({ type: 'storeCorn', row: 1 }, { seen: view(game, 0), seat: 0, names }));
    });
    expect(labels).toEqual(['corn starts row 1, for corn only', 'Mais beginnt Reihe 1, nur für Mais']);
  });
});
