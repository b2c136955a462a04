import { type Intended, type Mismatch, previewOf, viewOf } from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  writeMove,
} from '@altiplano/rules/engine';
import { LANGUAGES, loadTexts, naming, plain } from '@altiplano/text';
import { expect, test } from 'vitest';
import { mismatchMessage, stepsMessage } from './step-message.ts';
import { turnName } from './turn-name.ts';
import { loadTableWords } from '../words/table-words.ts';

const paid = (coins: number) => ({ type: 'coinsPaid', seat: 0, coins }) as const;
const NAMES = ['Ana', 'Ben', 'Cusi'];
const buffer = createMoveBuffer();

function begin() {
  const options = { ...DEFAULT_OPTIONS, traveler: 'full', missions: true } as const;
  const game = createGame({ components: shippedPack, options, seed: 'ahead' });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

test.each(LANGUAGES)('%s: every step of a game can be told as something to do', async (language) => {
  const texts = await loadTexts(language);
  const game = begin();
  const names = naming(texts, game.components, NAMES);
  const types = new Set<string>();
  for (let dice = 7; !isOver(game); dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff) {
    const seat = awaitedSeat(game);
    const count = legalMoves(game, seat, buffer);
    const read = buffer[Math.floor((dice / 0x80000000) * count)] ?? 0;
    const move = writeMove(game, read);
    const preview = previewOf(game, seat, move);
    if (isRejection(preview)) throw new Error(preview.rejected);
    const step: Intended = { move, shows: 'nothing', isForced: false, told: preview.events };
    const text = plain(stepsMessage([step], { seen: viewOf({ ...game }, seat), seat, names }));
    expect(text).toMatch(/^.{3,}\.$/u);
    expect(text).not.toMatch(/undefined|null|\[object/);
    types.add(move.type);
    apply(game, seat, read);
  }
  expect(types.size).toBeGreaterThan(15);
});

test.each(LANGUAGES)('%s: a mismatch says what is different', async (language) => {
  const names = naming(await loadTexts(language), shippedPack, NAMES);
  const { ahead } = await loadTableWords(language);
  const acted = { type: 'turnEnded', seat: 0 } as const;
  const mismatches: Mismatch[] = [
    { kind: 'refused', rejection: { rejected: 'tooFewCoins', rule: 'A38', figures: { needed: 3, own: 1 } } },
    { kind: 'different', asLinedUp: [paid(3), acted], now: [paid(4), acted] },
    { kind: 'different', asLinedUp: [paid(3)], now: [] },
    { kind: 'shows' },
    { kind: 'over', end: 'passed' },
  ];
  const texts = mismatches.map((why) => plain(mismatchMessage(why, names, ahead)));
  expect(texts[0]).toContain('A38');
  expect(texts[1]).toMatch(/4.*3/);
  expect(texts[2]).toContain(ahead.nothing);
  expect(new Set(texts).size).toBe(mismatches.length);
});

test('a plan has a name, and turns are counted after it', async () => {
  const turns = (['declare', 'endTurn', 'pass'] as const).map((type) => ({
    steps: [{ move: { type }, shows: 'nothing', isForced: false, told: [] } as const],
    stopAfter: false,
  }));
  const { ahead } = await loadTableWords('en');
  expect(turns.map((_, at) => turnName(turns, at, ahead))).toEqual(['Plan', 'Turn 1', 'Turn 2']);
});
