import { shippedPack } from '@altiplano/pack';
import { createGame, DEFAULT_OPTIONS, isRejection, view } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { describeCard } from './describe/describe.ts';
import { type CardTable, plain } from './message/message.ts';
import { naming } from './naming/naming.ts';
import { headingOf } from './moves/heading.ts';
import { ALL } from './testing/languages.ts';

const SPEAKERS = ALL.map(({ language, texts }) => ({
  language,
  texts,
  names: naming(texts, shippedPack, ['Ann', 'Bob', 'Cid']),
}));
const [english, german] = SPEAKERS as [(typeof SPEAKERS)[number], (typeof SPEAKERS)[number]];

/** All that is said of a card, in one line. */
function said({ names }: (typeof SPEAKERS)[number], table: CardTable, id: string): string {
  const { does = [], facts = [], more = [] } = describeCard(table, id, names) ?? {};
  return [does, ...facts, ...more].map(plain).join(' ');
}

test('[I4] [I5] missions to be the first say so', () => {
  for (const { id, condition } of shippedPack.missions.filter(({ condition: { verb } }) =>
    verb.startsWith('first'),
  )) {
    expect(said(english, 'missions', id), condition.verb).toMatch(/^Be the first to /);
    expect(said(german, 'missions', id), condition.verb).toMatch(/^Als Erste\/r /);
  }
});

test('[I5] [G50] the most is more than every other player, and a tie is not enough', () => {
  expect(said(english, 'missions', 'most-ore')).toMatch(
    /more ore than every other player.*nobody has the most/,
  );
  expect(said(german, 'missions', 'most-ore')).toMatch(
    /mehr Erz besitzen als jeder andere.*niemand am meisten/,
  );
});

test('[T5] [T16] the mission of the expansion needs the traveler, its orders do not', () => {
  expect(said(english, 'missions', 'three-assets')).toContain('only with the traveler');
  expect(said(german, 'missions', 'three-assets')).toContain('nur mit dem Reisenden');
  expect(said(english, 'orders', 'wood-stone-corn')).not.toContain('only with the traveler');
});

test('[A36] [T17] corn for an order comes from a gain, all else from the market', () => {
  expect(said(english, 'orders', 'wood-stone-corn')).toMatch(
    /corn for it does not come from the market.*wherever/,
  );
  expect(said(german, 'orders', 'wood-stone-corn')).toMatch(/Mais dafür kommt nicht vom Markt.*egal wo/);
  expect(said(english, 'orders', 'wood-wood-stone')).not.toContain('does not come from the market');
});

test('[Q35] what is drawn may go back into the bag', () => {
  expect(said(english, 'events', 'Q35')).toContain('back into the bag');
  expect(said(german, 'events', 'Q35')).toContain('in den Beutel zurücklegen');
});

test('[Q37] all who tie for the fewest corn gain', () => {
  expect(said(english, 'events', 'Q37')).toContain('even if tied');
  expect(said(german, 'events', 'Q37')).toContain('auch bei Gleichstand');
});

test('[Q32] [Q33] what leaves the game by chance says so', () => {
  for (const id of ['Q32', 'Q33']) {
    expect(said(english, 'events', id)).toMatch(/^A random /);
    expect(said(german, 'events', id)).toMatch(/^Ein zufällige/);
  }
});

test.each([
  { players: 3, en: 'Give a mission to Bob on your left; the last one goes to Cid on your right' },
  { players: 2, en: 'Give a mission to Bob; the last one leaves the game' },
])('[I1] who passes missions on is told to whom ($players players)', ({ players, en }) => {
  const options = { ...DEFAULT_OPTIONS, players, missions: true };
  const game = createGame({ components: shippedPack, options, seed: 'missions' });
  if (isRejection(game)) throw new Error(game.rejected);
  const heading = ({ names }: (typeof SPEAKERS)[number]): string =>
    plain(
      headingOf({ type: 'passMission', mission: 'most-ore' }, { seen: view(game, 0), seat: 0, names }) ?? [],
    );
  expect(heading(english)).toBe(en);
  expect(heading(german)).toMatch(/an Bob; die letzte /);
  expect(english.texts.decisions.questions.passMission).toContain('to the player on your left');
  expect(german.texts.decisions.questions.passMission).toContain('deinem linken Nachbarn');
});
