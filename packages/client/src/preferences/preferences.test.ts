import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WARNING_CODES } from '../warnings/warning.ts';
import { createPreferences, preferencesIn, type TextStorage } from './preference-store.ts';
import { DEFAULT_PREFERENCES, readPreferences } from './preferences.ts';

function texts(first?: string): TextStorage & { text: string | null } {
  return {
    text: first ?? null,
    getItem() {
      return this.text;
    },
    setItem(_, value) {
      this.text = value;
    },
  };
}

test('whatever was saved, preferences come out whole', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      const read = readPreferences(json);
      expect(Object.keys(read)).toEqual(Object.keys(DEFAULT_PREFERENCES));
      expect(Object.keys(read.confirmations)).toEqual(WARNING_CODES);
      expect(readPreferences(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

test('what is changed is kept, and found again', () => {
  const storage = texts();
  const store = createPreferences(preferencesIn(storage));
  expect(store.getSnapshot()).toEqual(DEFAULT_PREFERENCES);
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.change({ language: 'de', sound: true });
  store.confirm('revealing', false);
  stop();
  store.change({ theme: 'dark' });
  expect(told).toBe(2);
  const again = createPreferences(preferencesIn(storage)).getSnapshot();
  expect(again).toMatchObject({ language: 'de', sound: true, theme: 'dark' });
  expect(again.confirmations).toEqual({ ...DEFAULT_PREFERENCES.confirmations, revealing: false });
});

test('the notes that have been read are remembered', () => {
  const storage = texts();
  createPreferences(preferencesIn(storage)).change({ guided: ['welcome', 'plan'] });
  expect(createPreferences(preferencesIn(storage)).getSnapshot().guided).toEqual(['welcome', 'plan']);
  expect(readPreferences({ guided: ['plan', 7, null] }).guided).toEqual(['plan']);
});

test('another tab changes them', () => {
  const storage = texts();
  const [one, other] = [0, 1].map(() => createPreferences(preferencesIn(storage)));
  one?.change({ motion: 'reduced' });
  other?.reload();
  expect(other?.getSnapshot().motion).toBe('reduced');
  one?.reset();
  other?.reload();
  expect(other?.getSnapshot()).toEqual(DEFAULT_PREFERENCES);
});

test('a storage that fails is no reason to fail', () => {
  const broken = createPreferences({
    read() {
      throw new Error('forbidden');
    },
    write() {
      throw new Error('full');
    },
  });
  broken.change({ theme: 'light' });
  expect(broken.getSnapshot().theme).toBe('light');
  expect(createPreferences(preferencesIn(texts('{ no json'))).getSnapshot()).toEqual(DEFAULT_PREFERENCES);
});
