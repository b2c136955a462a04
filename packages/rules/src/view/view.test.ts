import { expect, test } from 'vitest';
import { newTable, table } from '../testing/table.ts';
import { view } from './view.ts';

test('[K1] what lies open is seen by everyone', () => {
  const t = table({ traveler: 'full' }).seat(1, {
    coins: 3,
    figure: 'mine',
    on: { farm: 'alpaca', 'movement:1': 'food' },
    bag: '2 fish',
    container: 'ore',
    planning: 'wood',
    rows: ['stone corn'],
  });
  const seen = view(t.game, 0).players[1];
  expect(seen).toMatchObject({ coins: 3, figure: 'mine', bagTiles: 2, containerTiles: 1 });
  expect(seen.sites).toEqual({ farm: ['alpaca'], 'movement:1': ['food'] });
  expect(seen.planning.wood).toBe(1);
  expect(seen.rows[0]).toEqual({ good: 'stone', tiles: 2, corn: 1 });
  expect(view(t.game, 'spectator').players[1]).toEqual(seen);
});

test('[K2] a player sees into the own bag and container; others only with open bags', () => {
  for (const openBags of [false, true]) {
    const t = table({ openBags }).seat(1, { bag: '2 fish', container: 'ore' });
    expect(view(t.game, 1).players[1]).toMatchObject({ bag: { fish: 2 }, container: { ore: 1 } });
    expect(view(t.game, 0).players[1].bag?.fish ?? null).toBe(openBags ? 2 : null);
    expect(view(t.game, 'spectator').players[1].container?.ore ?? null).toBe(openBags ? 1 : null);
  }
});

test('[K3] face-down missions are seen by their owner alone, fulfilled ones by all', () => {
  const t = table({ missions: true }).seat(1, { missions: ['three-orders', 'three-boats'] });
  expect(view(t.game, 1).own?.missions.map((mission) => mission.id)).toEqual(['three-orders', 'three-boats']);
  expect(view(t.game, 0).players[1].missions).toEqual({ fulfilled: [], missed: [], hidden: 2 });
  t.game.state.seats[1].missionDone[1] = 1;
  expect(view(t.game, 0).players[1].missions).toEqual({ fulfilled: ['three-boats'], missed: [], hidden: 1 });
  expect(JSON.stringify(view(t.game, 0))).not.toContain('three-orders');
});

test('[K3] in the draft nobody sees what is received before all have chosen', () => {
  const t = newTable({ players: 3, missions: true });
  const [first] = t.legal(0);
  t.play(0, first);
  expect(view(t.game, 1).players[0].decision).toBe('draftMission');
  expect(view(t.game, 0).players[0].decision).toBe('passMission');
  t.play(0, t.legal(0)[0]);
  expect(view(t.game, 1).own?.draft.received).toEqual([]);
});

test('[K4] assets face up, goods on trading spaces and revealed events are public; what lies face down is only counted', () => {
  const t = table({ traveler: 'full' }).neutral('glass').seat(1, { trading: 'wool' });
  const seen = view(t.game, 'spectator');
  expect(seen.assets).toHaveLength(12);
  expect(seen.assetsFaceDown).toBe(9);
  expect(seen.neutral.glass).toBe(1);
  expect(seen.players[1].trading.wool).toBe(1);
  t.event('Q15');
  const later = view(t.game, 'spectator');
  expect(later.eventsRevealed).toEqual(['Q15']);
  expect(later.assets).toHaveLength(21);
});

test('[K5] a plan in the making shows to others as drawn tiles and own coins', () => {
  const t = table().seat(1, { role: 'trader', planning: 'food alpaca', coins: 2 }).planning();
  const before = JSON.stringify(view(t.game, 0));
  t.play(1, { type: 'place', site: 'farm', thing: 'alpaca' }, { type: 'place', site: 'role', thing: 'coin' });
  expect(JSON.stringify(view(t.game, 0))).toBe(before);
  expect(view(t.game, 1).players[1].sites).toEqual({ farm: ['alpaca'], role: ['coin'] });
  t.play(0, { type: 'declare' });
  t.play(1, { type: 'declare' });
  expect(view(t.game, 0).players[1].sites).toEqual({ farm: ['alpaca'], role: ['coin'] });
});
