import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  createGame,
  DEFAULT_OPTIONS,
  type Game,
  GOODS,
  isOver,
  isRejection,
  type Options,
  score,
  type Seat,
  view,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { widthOf } from '../board/layout.ts';
import type { Scene } from '../board/scene.ts';
import { screenOf } from '../board/screen.ts';
import { chooser } from '../random/choice.ts';
import { anyMove, lively } from '../random/random-play.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES, type Texts } from '../text/texts.ts';
import { openPoints, openPointsTable, pointsInTheOpen } from './open-points.ts';

function newGame(options: Partial<Options> = {}): Game {
  const all = { ...DEFAULT_OPTIONS, players: 3, ...options };
  const game = createGame({ components: steadyPack, options: all, seed: 'open' });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

function sceneOf(game: Game, texts: Texts): Scene {
  const names = naming(texts, steadyPack, ['You', 'Bot 2', 'Bot 3']);
  const screen = { ...screenOf(process.stdout), width: 80, bold: String, dim: String };
  return { seen: view(game, 0), names, screen };
}

/** Seat 1 with an ore on a planning space, a glass in the bag and nothing else of worth; ore is worth 2, glass 4. */
function withHiddenGlass(options: Partial<Options> = {}): { game: Game; seat: Seat } {
  const game = newGame(options);
  const seat = game.state.seats[1];
  if (seat === undefined) throw new Error('no seat');
  for (const pool of [seat.bag, seat.container, seat.planning]) pool.fill(0);
  game.state.cells.fill(0);
  seat.planning[GOODS.indexOf('ore')] = 1;
  seat.bag[GOODS.indexOf('glass')] = 1;
  return { game, seat };
}

test('[K1] [K2] what is in bag and container does not show in the points, unless bags are open', () => {
  const { game, seat } = withHiddenGlass();
  expect(openPoints(game, 1)).toMatchObject({ score: { goods: 2, total: 2 }, hidden: ['tiles'] });
  seat.container[GOODS.indexOf('glass')] = 1;
  expect(openPoints(game, 1).score.total).toBe(2);
  expect(openPoints(withHiddenGlass({ openBags: true }).game, 1)).toMatchObject({
    score: { total: 6 },
    hidden: [],
  });
});

test('[K3] only missions that are face up count', () => {
  const { game, seat } = withHiddenGlass({ missions: true, openBags: true });
  const mission = steadyPack.missions.findIndex(({ id }) => id === 'three-boats');
  seat.boats = 3;
  seat.missions[0] = mission;
  const open = openPoints(game, 1);
  expect(open).toMatchObject({ score: { missions: 0 }, hidden: ['missions'] });
  seat.missionDone[0] = 1;
  expect(openPoints(game, 1)).toMatchObject({
    score: { missions: steadyPack.missions[mission]?.points },
    hidden: ['missions'],
  });
  seat.missionDone[1] = 1;
  expect(openPoints(game, 1).hidden).toEqual([]);
});

test('in any position: never more than the score, the same if nothing is hidden, and nothing changes', () => {
  const game = newGame({ missions: true, traveler: 'full' });
  const choose = chooser('open');
  let more = 0;
  while (!isOver(game)) {
    const before = JSON.stringify(game.state);
    for (const seat of game.state.seats.keys()) {
      const { score: open, hidden } = openPoints(game, seat);
      const { total } = score(game, seat);
      expect(open.total).toBeLessThanOrEqual(total);
      if (hidden.length === 0) expect(open.total).toBe(total);
      if (open.total < total) more++;
    }
    expect(JSON.stringify(game.state)).toBe(before);
    const decision = anyMove(game, choose, lively);
    if (decision === null) throw new Error('nobody can move');
    apply(game, decision.seat, decision.move);
  }
  expect(more).toBeGreaterThan(0);
});

test.each([
  [
    'en',
    /^ {2}Points in the open, without bag and container: You: (\d+) · Bot 2: 2 \+ 1 hidden tile · Bot 3: \d+ \+ \d+ hidden tiles; you with bag and container: (\d+) \(see o\)$/,
    /^Points in the open: You: (\d+) · Bot 2: 2 \+ 1 hidden tile · Bot 3: \d+ \+ \d+ hidden tiles; you with bag and container: (\d+)$/,
  ],
  [
    'de',
    /^ {2}Punkte, die offen liegen, ohne Beutel und Kiste: Du: (\d+) · Bot 2: 2 \+ 1 verdecktes Plättchen · Bot 3: \d+ \+ \d+ verdeckte Plättchen; du mit Beutel und Kiste: (\d+) \(siehe o\)$/,
    /^Offene Punkte: Du: (\d+) · Bot 2: 2 \+ 1 verdecktes Plättchen · Bot 3: \d+ \+ \d+ verdeckte Plättchen; du mit Beutel und Kiste: (\d+)$/,
  ],
] as const)('a line for all others, a table by source (%s)', (language, line, short) => {
  const { game } = withHiddenGlass();
  game.state.seats[0]?.bag.fill(1);
  const scene = sceneOf(game, LANGUAGES[language]);
  const oneLine = (isShort: boolean): string =>
    pointsInTheOpen(game, scene, isShort).replaceAll(/\n\s+/g, ' ');
  for (const said of [oneLine(false).match(line), oneLine(true).match(short)]) {
    expect(said?.slice(1).map(Number)).toEqual([openPoints(game, 0).score.total, score(game, 0).total]);
  }
  game.state.seats[0]?.bag.fill(0);
  expect(oneLine(true)).not.toMatch(/you with|du mit/);
  const all = openPointsTable(game, scene, '').split('\n');
  expect(all[1]).toMatch(/(?:You|Du) +Bot 2 +Bot 3$/);
  expect(all.join('\n')).toMatch(/(?:TOTAL|SUMME) +\d+ +2 +\d+/);
  for (const each of all.slice(1)) expect(widthOf(each)).toBeLessThanOrEqual(80);
  expect(openPointsTable(game, scene, '2')).toMatch(/\n {2}\S+ +Bot 2\n/);
});

test('[X24] what is stored at the end stands behind the points of whoever has it', () => {
  const { game, seat } = withHiddenGlass();
  seat.extensions[0] = steadyPack.extensions.findIndex(({ kind }) => kind === 'X24');
  seat.extensionCount = 1;
  expect(pointsInTheOpen(game, sceneOf(game, LANGUAGES.en), true)).toContain(
    'Bot 2: 2 + 1 hidden tile, X24 ·',
  );
});
