import type { NewsMessage } from '@altiplano/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNodeAgenda } from '../nodes/agenda.ts';
import { RHYTHM } from '../nodes/rhythm.ts';
import { createPresence, type Presence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Nodes that hear each other at once; one that is dead neither speaks nor hears. */
function nodes(...names: readonly string[]) {
  const all = new Map<string, Presence>();
  const dead = new Set<string>();
  const changes: string[] = [];
  for (const name of names) {
    const publish = (message: NewsMessage): void => {
      if (dead.has(name)) return;
      for (const [other, presence] of all) {
        if (other !== name && !dead.has(other)) presence.heard(message, name);
      }
    };
    const presence = createPresence({
      news: { publish, subscribe: () => () => {} },
      agenda: createNodeAgenda(Date.now),
      rhythm: RHYTHM,
      now: Date.now,
      changed: (table) => void changes.push(`${name} ${table}`),
    });
    all.set(name, presence);
  }
  return {
    of: (name: string) => all.get(name) as Presence,
    kill: (name: string) => void dead.add(name),
    changes,
  };
}

test('somebody is here while one of their connections follows the table, through any node', () => {
  const { of } = nodes('x', 'y');
  of('x').come('t', 'ann');
  of('x').come('t', 'ann');
  expect([of('x').of('t', 'ann'), of('y').of('t', 'ann')]).toEqual(['here', 'here']);
  expect(of('y').peopleAt('t')).toEqual(new Set(['ann']));
  of('x').go('t', 'ann', 'left');
  expect(of('y').of('t', 'ann')).toBe('here');
  of('x').go('t', 'ann', 'left');
  expect([of('x').of('t', 'ann'), of('y').of('t', 'ann')]).toEqual(['none', 'none']);
});

test('somebody whose connection broke off is expected back for a while', () => {
  const { of } = nodes('x', 'y');
  of('x').come('t', 'ann');
  of('x').go('t', 'ann', 'lost');
  expect([of('x').of('t', 'ann'), of('y').of('t', 'ann')]).toEqual(['away', 'away']);
  expect(of('x').peopleAt('t').size).toBe(0);
  of('y').come('t', 'ann');
  expect([of('x').of('t', 'ann'), of('y').of('t', 'ann')]).toEqual(['here', 'here']);
  of('y').go('t', 'ann', 'left');
  vi.advanceTimersByTime(RHYTHM.away + 2000);
  expect([of('x').of('t', 'ann'), of('y').of('t', 'ann')]).toEqual(['none', 'none']);
});

test('whoever was there through a node that has died or left is gone', () => {
  const { of, kill } = nodes('x', 'y', 'z');
  of('x').come('t', 'ann');
  of('y').come('t', 'bob');
  of('y').close();
  expect([of('z').of('t', 'ann'), of('z').of('t', 'bob')]).toEqual(['here', 'none']);
  kill('x');
  vi.advanceTimersByTime(RHYTHM.silence + 2 * RHYTHM.sign);
  expect(of('z').of('t', 'ann')).toBe('none');
});

test('a node that comes late, or missed something, is told by the others', () => {
  const { of } = nodes('x', 'y');
  of('x').come('t', 'ann');
  of('y').heard({ kind: 'left' }, 'x');
  expect(of('y').of('t', 'ann')).toBe('none');
  of('y').missed();
  expect(of('y').of('t', 'ann')).toBe('here');
});

test('those at the table are told of each change', () => {
  const { of, changes } = nodes('x', 'y');
  of('x').come('t', 'ann');
  expect(changes.toSorted()).toEqual(['x t', 'y t']);
});
