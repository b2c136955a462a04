import { entrySchema, type Entry, fromServerSchema } from '@altiplano/protocol';
import { apply, isRejection, seen, stateHash, type Viewer } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { clockOf } from './clock/read-clock.ts';
import { foldEntry } from './fold/fold-entry.ts';
import { foldTable } from './fold/fold-table.ts';
import { setUp } from './play/setup.ts';
import { infoOf, ownInfoOf } from './sight/info.ts';
import { pastOf } from './replay/past-of.ts';
import { restoreTable } from './snapshot/restore-table.ts';
import { snapshotOf } from './snapshot/snapshot-of.ts';
import type { Table } from './table.ts';
import { type Client, hear, join } from './testing/client.ts';
import { createDice, type Dice, roll } from './testing/dice.ts';
import { type Hall, openHall, order, PEOPLE, startHall } from './testing/hall.ts';
import { randomSettings } from './testing/random-settings.ts';
import { randomCommand, randomStep } from './testing/random-orders.ts';

const TABLES = 24;
const STEPS = 500;
const HAPPENINGS =
  'sat stood readied played undone proposed accepted declined rolledBack replaced returned preferred paused abandoned'.split(
    ' ',
  );

function asText(table: Table): string {
  return JSON.stringify(snapshotOf(table));
}

function viewersOf(table: Table): Viewer[] {
  return [...table.places.keys(), 'spectator'];
}

/** A random table, from its lobby on or already playing. */
function randomHall(seed: string, dice: Dice): Hall {
  const settings = randomSettings(dice);
  if (roll(dice, 4) > 0) {
    const bots = [1, 2, 3, 4].filter(() => roll(dice, 3) === 0);
    return startHall(settings, bots, seed);
  }
  return openHall(settings, seed);
}

/** Lets anything happen at a table; `check` sees the entries of each step. */
function walk(seed: string, steps: number, check: (hall: Hall, dice: Dice, fresh: Entry[]) => void): Hall {
  const dice = createDice(seed);
  const hall = randomHall(seed, dice);
  for (let step = 0; step < steps; step++) {
    const before = hall.log.length;
    randomStep(hall, dice, `k${step}`);
    check(hall, dice, hall.log.slice(before));
  }
  return hall;
}

test('a table is the fold of its log: from scratch, from any snapshot, or entry by entry', () => {
  const kinds = new Set<string>();
  for (let number = 0; number < TABLES; number++) {
    const kept: Table[] = [];
    const hall = walk(`fold ${number}`, STEPS, ({ table, parts }, dice, fresh) => {
      for (const entry of fresh) {
        kinds.add(entry.kind);
        expect(entrySchema.parse(entry)).toEqual(entry);
        for (const other of kept) foldEntry(other, entry);
      }
      if (roll(dice, 150) > 0) return;
      const restored = restoreTable(parts, JSON.parse(asText(table)));
      expect(restored).not.toBeNull();
      if (restored !== null) kept.push(restored);
    });
    const text = asText(hall.table);
    expect(asText(foldTable(hall.parts, hall.log))).toBe(text);
    for (const other of kept) expect(asText(other)).toBe(text);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(HAPPENINGS));
});

test('what is refused or sent again changes nothing', () => {
  for (let number = 0; number < TABLES; number++) {
    let resent = 0;
    walk(`refused ${number}`, STEPS / 2, (hall, dice) => {
      if (roll(dice, 10) > 0) return;
      const text = asText(hall.table);
      const { key } = hall.log[roll(dice, hall.log.length)] as Entry;
      const sender = PEOPLE.findIndex(({ id }) => id === key?.person);
      const who = sender < 0 ? roll(dice, PEOPLE.length) : sender;
      const length = hall.log.length;
      const decision = order(hall, who, randomCommand(hall, who, dice), key?.id);
      if (key !== undefined) {
        resent++;
        expect(decision).toEqual({ entries: [], caused: expect.any(Number) });
      }
      if (hall.log.length === length) expect(asText(hall.table)).toBe(text);
    });
    expect(resent).toBeGreaterThan(0);
  }
});

test('a game in which steps were taken back is the game in which they never were made', () => {
  let voided = 0;
  for (let number = 0; number < TABLES; number++) {
    const { table, parts, log } = walk(`undone ${number}`, STEPS, () => {});
    if (table.game === null) continue;
    const game = setUp(parts, table.settings, table.entropy ?? []);
    if (isRejection(game)) throw new Error(game.rejected);
    for (const { seat, move } of table.plays) apply(game, seat, move);
    expect(stateHash(game)).toBe(stateHash(table.game));
    voided += log.filter(({ kind }) => kind === 'played').length - table.plays.length;
  }
  expect(voided).toBeGreaterThan(100);
});

test('every viewer knows all it may from what it was sent, and nothing changes for it in silence', () => {
  for (let number = 0; number < TABLES; number++) {
    const dice = createDice(`sight ${number}`);
    const hall = randomHall(`sight ${number}`, dice);
    const { table } = hall;
    let clients = viewersOf(table).map((viewer) => join(table, viewer));
    hall.after = () => {
      // Other settings may be for more or fewer seats.
      if (clients.length !== table.places.length + 1) {
        clients = viewersOf(table).map((viewer) => join(table, viewer));
        return;
      }
      for (const client of clients) {
        const update = hear(table, client);
        if (roll(dice, 15) > 0) continue;
        if (update !== null) fromServerSchema.parse({ type: 'update', table: 't', ...update });
        expectToKnowAll(client, table);
      }
    };
    for (let step = 0; step < STEPS / 2; step++) randomStep(hall, dice, `k${step}`);
    for (const client of clients) expectToKnowAll(client, table);
  }
});

test('how it looked then is what was told then, whatever was taken back since', () => {
  for (let number = 0; number < TABLES / 2; number++) {
    const dice = createDice(`past ${number}`);
    const hall = randomHall(`past ${number}`, dice);
    const { table } = hall;
    const told: { viewer: Client['viewer']; number: number; state: string }[] = [];
    let clients = viewersOf(table).map((viewer) => join(table, viewer));
    hall.after = () => {
      if (clients.length !== table.places.length + 1) {
        clients = viewersOf(table).map((viewer) => join(table, viewer));
      } else {
        for (const client of clients) {
          const isPicked = hear(table, client) !== null && client.state !== null && roll(dice, 25) === 0;
          const { viewer, state } = client;
          if (isPicked) told.push({ viewer, number: client.number, state: JSON.stringify(state) });
        }
      }
    };
    for (let step = 0; step < STEPS / 2; step++) randomStep(hall, dice, `k${step}`);
    for (const { viewer, number: at, state } of told) {
      expect(JSON.stringify(pastOf(hall.parts, hall.log, viewer, at))).toBe(state);
    }
    expect(pastOf(hall.parts, hall.log, 0, 1)).toBeNull();
    expect(pastOf(hall.parts, hall.log, 0, table.number + 1)).toBeNull();
  }
});

function expectToKnowAll({ viewer, state, info, clock, own }: Client, table: Table): void {
  expect(state).toEqual(table.game === null ? null : seen(table.game, viewer));
  expect(info).toEqual(infoOf(table, viewer));
  expect(clock).toEqual(clockOf(table));
  expect(own).toEqual(ownInfoOf(table, viewer));
}
