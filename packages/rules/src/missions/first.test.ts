import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { GameEvent } from '../log/told.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { MoveType } from '../moves/move.ts';

/** Ready to be first, by one move of this type; the corn of an order is stored in the next row. */
interface Ready {
  readonly mission: string;
  readonly points: number;
  readonly setting: SeatSetting;
  readonly type: MoveType;
}

const READY: Ready[] = [
  {
    mission: 'first-row',
    points: 3,
    setting: { figure: 'village', rows: ['2 wool'], on: { village: 'wool' } },
    type: 'store',
  },
  {
    mission: 'first-fish-row',
    points: 4,
    setting: { figure: 'village', rows: ['fish corn'], on: { village: 'fish' } },
    type: 'store',
  },
  {
    mission: 'first-order',
    points: 3,
    setting: {
      figure: 'market',
      order: 'wood-wood-stone-fish',
      delivered: '2 wood stone',
      on: { market: 'fish' },
    },
    type: 'deliver',
  },
  {
    mission: 'first-house',
    points: 3,
    setting: { figure: 'village', on: { village: '2 stone' } },
    type: 'buildHouse',
  },
];

function act(t: Table, seat: number, type: MoveType): GameEvent[] {
  const events = t.turn(seat).play(seat, t.offered(seat, type)[0]);
  if (t.legalTypes(seat).includes('storeCorn')) t.play(seat, t.offered(seat, 'storeCorn')[0]);
  return events.filter((event) => event.type === 'missionFulfilled');
}

/** The same for another seat, with cards and tiles of its own. */
function alike(setting: SeatSetting): SeatSetting {
  return setting.order === undefined
    ? setting
    : { ...setting, order: 'fish-fish-wood-ore', delivered: '2 fish wood', on: { market: 'ore' } };
}

for (const { mission, points, setting, type } of READY) {
  test(`[I5] [I2] ${mission}: the first to do it reveals it at once and scores`, () => {
    const t = table({ players: 3, missions: true }).seat(0, { ...setting, missions: [mission] });
    expect(t.score(0).missions).toBe(0);
    expect(act(t, 0, type)).toEqual([{ type: 'missionFulfilled', seat: 0, mission }]);
    expect(t.score(0).missions).toBe(points);
  });

  test(`[I4] ${mission}: lost once another did it first; it stays face down`, () => {
    const t = table({ players: 3, missions: true }).seat(0, { ...setting, missions: [mission] });
    t.seat(1, alike(setting));
    act(t, 1, type);
    expect(act(t, 0, type)).toEqual([]);
    expect([t.score(0).missions, t.game.state.seats[0].missionDone]).toEqual([0, [0, 0]]);
  });

  test(`[I4] ${mission}: being second does not take it from the first`, () => {
    const t = table({ players: 3, missions: true }).seat(0, { ...setting, missions: [mission] });
    t.seat(1, alike(setting));
    act(t, 0, type);
    act(t, 1, type);
    expect(t.score(0).missions).toBe(points);
  });
}

test('[I5] one tile short is no row, one stone short no house', () => {
  const t = table({ missions: true }).seat(0, { figure: 'village', missions: ['first-row', 'first-house'] });
  t.seat(0, { rows: ['wool'], on: { village: 'wool stone' } });
  expect(act(t, 0, 'store')).toEqual([]);
  expect(t.offered(0, 'buildHouse')).toEqual([]);
  expect(t.score(0).missions).toBe(0);
});

test("[I5] another good's row is no fish row, and does not spoil the mission", () => {
  const t = table({ missions: true }).seat(0, { figure: 'village', missions: ['first-fish-row'] });
  t.seat(0, { rows: ['2 fish'], on: { village: 'fish' } });
  t.seat(1, { figure: 'village', rows: ['2 wool'], on: { village: 'wool' } });
  act(t, 1, 'store');
  expect(act(t, 0, 'store')).toEqual([{ type: 'missionFulfilled', seat: 0, mission: 'first-fish-row' }]);
});

test('[I5] a fish row that a corn completes is a fish row; a corn row is not', () => {
  const road: SeatSetting = { figure: 'road', road: 1, on: { road: 'stone wood' } };
  const told = (rows: string[]): GameEvent[] => {
    const t = table({ missions: true }).seat(0, { ...road, rows, missions: ['first-fish-row'] });
    t.play(0, { type: 'buildRoad', extras: [] });
    return t.play(0, { type: 'storeCorn', row: 1 }).filter((event) => event.type === 'missionFulfilled');
  };
  expect(told(['2 fish'])).toHaveLength(1);
  expect(told(['2 corn'])).toEqual([]);
});

test('[I5] when no house is left to get, paying for one is no first house', () => {
  const t = table({ missions: true })
    .housesLeft([])
    .seat(0, { figure: 'village', missions: ['first-house'] });
  t.seat(0, { on: { village: '2 stone' } });
  expect(act(t, 0, 'buildHouse')).toEqual([]);
  expect(t.score(0).missions).toBe(0);
});

test('[I4] [G18] where an event lets both complete their first row, turn order decides', () => {
  const t = table({ traveler: 'eventsOnly', missions: true });
  t.seat(0, { rows: ['2 wood', 'fish corn'], missions: ['first-row'] });
  t.seat(1, { rows: ['2 ore', 'wool corn'], missions: ['first-row'] });
  t.game.state.startingSeat = 1;
  t.event('Q22');
  expect(t.legal(0)).toEqual([]);
  expect(t.play(1, { type: 'moveCorn', from: 2, to: 1 }).map((event) => event.type)).toContain(
    'missionFulfilled',
  );
  t.play(0, { type: 'moveCorn', from: 2, to: 1 });
  expect([t.score(0).missions, t.score(1).missions]).toEqual([0, 3]);
});

test('[I5] in another pack the first row of wood', () => {
  const t = table({ missions: true }, otherPack).seat(0, { figure: 'village', missions: ['first-wood-row'] });
  t.seat(0, { rows: ['wood'], on: { village: 'wood' } });
  expect(act(t, 0, 'store')).toEqual([{ type: 'missionFulfilled', seat: 0, mission: 'first-wood-row' }]);
  expect(t.score(0).missions).toBe(5);
});
