import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS, GOODS, type Options, score } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { livelyBot } from '../../testing/lively-bot.ts';
import { LANGUAGES } from '../../text/texts.ts';
import { playOut } from '../observe/play-out.ts';
import { tallyOf } from '../observe/tally-of.ts';
import type { Balance } from '../summary/balance.ts';
import { summarize } from '../summary/summarize.ts';
import { addTallies } from '../tally/sums.ts';
import type { Sample, Tally } from '../tally/tally.ts';
import { targetsPage } from './page.ts';
import { type BotResult, targetsJson, type TargetReport } from './report.ts';
import { checkTable, type Part, type PartName, type Row } from './targets.ts';
import { targetsText } from './terminal.ts';

const HIGHER = GOODS.filter((good) => steadyPack.goods[good].higher);
const FULL: Options = { ...DEFAULT_OPTIONS, players: 3, missions: true, traveler: 'full' };

const played = Array.from({ length: 3 }, (_, game) => playOut(steadyPack, FULL, `t${game}`, livelyBot));
const lively = played.map(tallyOf).reduce((sum, tally) => addTallies(sum, tally));

function balanceOf(tally: Tally, options: Options = FULL): Balance {
  return summarize({ bot: 'lively', seed: 't', options, pack: steadyPack }, tally);
}

/** The same games so many times over, with what is said of them changed. */
function many(games: number, changes: Partial<Tally> = {}): Tally {
  let sum = lively;
  for (let times = 1; times < games / 3; times++) sum = addTallies(sum, lively);
  return { ...sum, ...changes };
}

function partsOf(tally: Tally, part: PartName, options: Options = FULL): Part[] {
  return checkTable(balanceOf(tally, options), tally, HIGHER).flatMap(({ parts }) =>
    parts.filter((one) => one.part === part),
  );
}

function verdictOf(tally: Tally, row: Row, options: Options = FULL): unknown {
  return checkTable(balanceOf(tally, options), tally, HIGHER).find((one) => one.row === row)?.verdict;
}

/** A sample of so many games, half a little below a value and half as much above. */
function sampled(value: number, games: number, spread = 0): Sample {
  const [low, high] = [1000 * (value - spread), 1000 * (value + spread)];
  return { count: games, sum: 1000 * value * games, squares: ((low * low + high * high) / 2) * games };
}

function withSample(name: keyof Tally['targets']['samples'], sample: Sample): Tally {
  const tally = many(60);
  return {
    ...tally,
    targets: { ...tally.targets, samples: { ...tally.targets.samples, [name]: sample } },
  };
}

test('what is counted agrees with the games', () => {
  const mean = (of: (game: number, seat: number) => number): number =>
    played.reduce(
      (sum, { game }, index) =>
        sum + game.state.seats.reduce((all, _, seat) => all + of(index, seat), 0) / FULL.players,
      0,
    );
  const { samples, winnersRoad, purchases, makers } = lively.targets;
  expect(samples.boats.sum / 1000).toBeCloseTo(
    mean((game, seat) => played[game]?.game.state.seats[seat]?.boats ?? 0),
    1,
  );
  const bought = played.flatMap(({ events }) => events.filter(({ type }) => type === 'extensionBought'));
  expect(Object.values(purchases).reduce((sum, count) => sum + count, 0)).toBe(bought.length);
  expect(Object.values(winnersRoad).reduce((sum, count) => sum + count, 0)).toBe(lively.winners.players);
  expect(Object.values(makers).reduce((sum, { players }) => sum + players, 0)).toBe(9);
});

test('food counts where alpacas and fish are turned into it, and nowhere else', () => {
  const made = played.map(({ events }) => {
    let action = '';
    let food = 0;
    for (const event of events) {
      if (event.type === 'acted') action = String(event['action']);
      if (event.type === 'turnEnded' || event.type === 'cardUsed') action = '';
      if (event.type === 'gained' && event['good'] === 'food' && /farm-food|harbor-food/.test(action)) food++;
    }
    return food;
  });
  const counted = played.map(({ actions }) =>
    actions.made.reduce((sum, own) => sum + (own['food by A20, A27'] ?? 0), 0),
  );
  expect(counted).toEqual(made);
});

test('the goods of a winner make up no more than all of the points', () => {
  for (const { game } of played) expect(score(game, 0).goods).toBeGreaterThanOrEqual(0);
  const { clothPoints, silverPoints, glassPoints } = lively.targets.samples;
  expect(clothPoints.sum + silverPoints.sum + glassPoints.sum).toBeLessThanOrEqual(3000);
});

test.each([
  ['inside for certain', sampled(7, 60, 0.1), 'met', 0, true],
  ['inside, not for certain', sampled(6.6, 60, 2), 'met', 0, false],
  ['outside, but more games could change it', sampled(6.4, 60, 2), 'open', 0.1, false],
  ['outside for certain', sampled(5, 60, 0.1), 'missed', 1.5, true],
])('a verdict: %s', (_, sample, verdict, missedBy, isCertain) => {
  const [part] = partsOf(withSample('planning', sample), 'planning');
  expect(part).toMatchObject({ verdict, isCertain });
  expect(part?.missedBy).toBeCloseTo(missedBy, 5);
});

test('of fewer than twenty games nothing is said', () => {
  const rows = checkTable(balanceOf(lively), lively, HIGHER);
  expect(rows.flatMap(({ parts }) => parts.map(({ verdict }) => verdict))).not.toContain('met');
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['open']));
});

const ofRounds = (rounds: Tally['rounds']): Tally => many(60, { rounds, games: 60 });

test('games of 14 to 20 rounds, 16 to 18 on average', () => {
  expect(verdictOf(ofRounds({ 16: 20, 17: 20, 18: 20 }), 'rounds')).toBe('met');
  expect(verdictOf(ofRounds({ 9: 30, 25: 30 }), 'rounds')).toBe('missed');
  expect(verdictOf(ofRounds({ 12: 60 }), 'rounds')).toBe('missed');
});

test('the location that ends most games is the one that is measured', () => {
  const tally = many(60, { endedBy: { strip: 30, forest: 20, village: 10 }, games: 60 });
  expect(partsOf(tally, 'location')).toMatchObject([{ subject: 'forest', verdict: 'open' }]);
  expect(partsOf(tally, 'strip')).toMatchObject([{ value: 0.5, verdict: 'met' }]);
  expect(partsOf(many(60, { endedBy: { strip: 60 }, games: 60 }), 'location')).toMatchObject([
    { subject: null, value: 0, verdict: 'met' },
  ]);
});

test('rows from 35 %, with missions or the traveler from 25 %', () => {
  const base: Options = { ...FULL, missions: false, traveler: 'off' };
  expect(partsOf(many(60), 'rows', base)).toMatchObject([{ least: 0.35 }]);
  expect(partsOf(many(60), 'rows')).toMatchObject([{ least: 0.25 }]);
});

const rowsWith = (options: Options): Row[] =>
  checkTable(balanceOf(many(60), options), many(60), HIGHER).map(({ row }) => row);

test('the traveler has a row of its own, and the short game none for length and end', () => {
  expect(rowsWith(FULL)).toContain('traveler');
  expect(rowsWith({ ...FULL, traveler: 'off' })).not.toContain('traveler');
  expect(rowsWith({ ...FULL, short: true })).not.toContain('rounds');
  expect(rowsWith({ ...FULL, short: true })).not.toContain('ends');
});

test('cards that miss it are named, the worst first', () => {
  const tally = many(60);
  const [orders] = partsOf(tally, 'cardTaken');
  const missing = balanceOf(tally).cards.orders.filter(
    ({ open, takenShare }) => open >= 20 && (takenShare?.value ?? 0) < 0.05,
  );
  expect(new Set(orders?.cards)).toEqual(new Set(missing.map(({ id }) => id)));
});

const result = (bot: string, tally: Tally): BotResult => {
  const balance = balanceOf(tally);
  return { bot, balance, tally, rows: checkTable(balance, tally, HIGHER) };
};
const report: TargetReport = {
  games: 60,
  seed: 't',
  options: FULL,
  pack: { id: 'steady', hash: 'x' },
  bots: [result('one', many(60)), result('two', lively)],
};

test.each(Object.entries(LANGUAGES))(
  'everything has words, in the terminal and on the page (%s)',
  (language, texts) => {
    const page = targetsPage(report, steadyPack, texts);
    const text = targetsText(report, steadyPack, texts);
    expect(page).toContain(`<html lang="${language}">`);
    for (const title of Object.values(texts.targets.sections)) expect(page).toContain(`>${title}</h2>`);
    for (const said of [page, text]) {
      expect(said).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
      for (const row of Object.values(texts.targets.rows)) expect(said).toContain(row);
      expect(said).toContain(texts.targets.verdicts.open);
    }
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|@import/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('as JSON each bot has all rows, with what misses and by how much', () => {
  const { bots } = JSON.parse(targetsJson(report)) as {
    bots: { bot: string; of: number; rows: unknown[] }[];
  };
  expect(bots.map(({ bot, of }) => [bot, of])).toEqual([
    ['one', 10],
    ['two', 10],
  ]);
  expect(bots[0]?.rows).toHaveLength(10);
});
