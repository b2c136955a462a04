import { expect, test } from 'vitest';
import { GOODS, type Thing } from '../goods.ts';
import { isOver } from '../moves/awaited.ts';
import { optionMatrix } from '../options.ts';
import { score } from '../scoring/score.ts';
import { createDice, playOut, startGame } from '../testing/random-play.ts';
import { table } from '../testing/table.ts';
import type { PlayerView } from './player.ts';
import { seen } from './seen.ts';
import { view, type Viewer } from './view.ts';

/** A table of three whose last turn is another's: seat 1 holds what only it knows. */
function lastTurn(options: Parameters<typeof table>[0] = {}) {
  const t = table({ players: 3, missions: true, ...options })
    .seat(1, {
      bag: '2 fish',
      container: 'ore',
      on: { farm: 'alpaca' },
      missions: ['three-orders', 'three-boats'],
    })
    .lastRound();
  t.play(0, { type: 'pass' });
  t.play(1, { type: 'pass' });
  return t;
}

const VIEWERS: Viewer[] = [0, 2, 'spectator'];

test('[V9] [K2] [K3] up to the last move others see neither bags nor containers nor missions', () => {
  const t = lastTurn();
  for (const viewer of VIEWERS) {
    const player = view(t.game, viewer).players[1];
    expect(player).toMatchObject({ bag: null, container: null, bagTiles: 2, containerTiles: 1 });
    expect(player.missions).toEqual({ fulfilled: [], missed: [], hidden: 2 });
    expect(JSON.stringify(view(t.game, viewer))).not.toContain('three-orders');
    expect(JSON.stringify(seen(t.game, viewer).seats[1].missions)).not.toBe(
      JSON.stringify(t.game.state.seats[1].missions),
    );
  }
});

test('[V9] when scoring begins bags, containers, action spaces and missions lie open before everybody', () => {
  const t = lastTurn();
  t.play(2, { type: 'pass' });
  expect(isOver(t.game)).toBe(true);
  for (const viewer of VIEWERS) {
    const player = view(t.game, viewer).players[1];
    expect(player).toMatchObject({
      bag: { fish: 2, ore: 0 },
      container: { ore: 1 },
      sites: { farm: ['alpaca'] },
      missions: { fulfilled: [], missed: ['three-orders', 'three-boats'].sort(byTable(t)), hidden: 0 },
    });
    expect(seen(t.game, viewer).seats[1].bag).toEqual(t.game.state.seats[1].bag);
  }
});

/** Missions in the order of their table, which is not the order in which they were dealt. */
function byTable({ game }: ReturnType<typeof table>): (one: string, other: string) => number {
  const place = (id: string): number => game.components.missions.findIndex((row) => row.id === id);
  return (one, other) => place(one) - place(other);
}

function tilesOf(player: PlayerView, good: Thing): number {
  const on = Object.values(player.sites).flat();
  const stored = player.rows.reduce(
    (sum, row) => sum + (good === 'corn' ? row.corn : row.good === good ? row.tiles - row.corn : 0),
    0,
  );
  if (good === 'coin' || player.bag === null || player.container === null) throw new Error('not laid open');
  const loose = player.bag[good] + player.container[good] + player.planning[good] + player.hand[good];
  return loose + stored + on.filter((thing) => thing === good).length;
}

test('[V9] [V1] whoever looks on can count every tile that scores, in games with every module', () => {
  for (const [index, options] of optionMatrix().entries()) {
    if (index % 7 !== 0) continue;
    const game = startGame(options, `open ${index}`);
    playOut(game, createDice(`open ${index}`));
    const { players } = view(game, 'spectator');
    for (const [seat, player] of players.entries()) {
      const { goods } = game.components;
      const counted = GOODS.reduce((sum, good) => sum + tilesOf(player, good) * goods[good].value, 0);
      expect(counted).toBe(score(game, seat).goods);
      const { fulfilled, missed, hidden } = player.missions;
      expect([fulfilled.length + missed.length, hidden]).toEqual([options.missions ? 2 : 0, 0]);
    }
  }
});
