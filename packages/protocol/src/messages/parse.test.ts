import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { fromClientSchema } from './from-client.ts';
import { isMisunderstood, parseFromClient } from './parse.ts';

const STORE = { type: 'store', source: 'village', good: 'wood', row: 2, by: 'village' };

test('a message is read as it was written', () => {
  const message = { type: 'play', id: '1', table: 't', move: STORE };
  expect(parseFromClient(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['a field that no such move has', { ...STORE, think: 'twice' }, 'unknownKey', 'move.think'],
  ['a field that is no such thing', { ...STORE, good: 'gold' }, 'wrongValue', 'move.good'],
  ['a move that there is not', { type: 'win' }, 'wrongValue', 'move.type'],
])('%s is no message', (_, move, code, place) => {
  const read = parseFromClient(JSON.stringify({ type: 'play', id: '1', table: 't', move }));
  expect(read).toMatchObject({ id: '1', trouble: { code, place } });
});

test('settings are filled up with what is usual', () => {
  const message = { type: 'configure', id: '1', table: 't', settings: { options: { players: 3 } } };
  expect(parseFromClient(JSON.stringify(message))).toMatchObject({
    settings: {
      visibility: 'private',
      undo: 'free',
      options: { players: 3, edition: 2018 },
      clock: { type: 'none' },
    },
  });
});

test('every command is a message of its own', () => {
  const types = fromClientSchema.options.map((option) => option.shape.type.value);
  expect(new Set(types).size).toBe(types.length);
  for (const command of COMMANDS) expect(types).toContain(command.shape.type.value);
  for (const option of fromClientSchema.options) expect(option.description).not.toBe('');
});

test.each<[string, string, object]>([
  ['', 'jsonCut', { place: '1:1' }],
  ['{"type": "ping",', 'jsonCut', { place: '1:17' }],
  ['nonsense', 'notJson', { place: '1:1' }],
  ['null', 'unknownMessage', { place: 'type', figures: { found: '–' } }],
  ['[]', 'unknownMessage', { place: 'type' }],
  ['{"type": "win", "id": "7"}', 'unknownMessage', { place: 'type', figures: { found: '"win"' } }],
  ['{"type": "ping"}', 'missing', { place: 'id' }],
  ['{"type": "ping", "id": ""}', 'wrongValue', { place: 'id' }],
  ['{"type": "ping", "id": "1", "more": 1}', 'unknownKey', { place: 'more' }],
  ['{"type": "sit", "id": "1", "table": "t", "seat": 5}', 'wrongValue', { place: 'seat' }],
  ['{"type": "play", "id": "1", "table": "t", "move": {"type": {}}}', 'wrongValue', { place: 'move.type' }],
  [
    '{"type": "configure", "id": "1", "table": "t", "settings": {"clock": {"type": "live", "bank": 1, "increment": 0}}}',
    'wrongValue',
    { place: 'settings.clock.bank', figures: { found: '1', expected: '≥ 10' } },
  ],
  [
    '{"type": "configure", "id": "1", "table": "t", "settings": {"title": "a\\u0007"}}',
    'wrongValue',
    { place: 'settings.title' },
  ],
])('%s is refused: %s', (text, code, more) => {
  expect(parseFromClient(text)).toMatchObject({ trouble: { code, ...more } });
});

test('an answer can be given to whatever has an id', () => {
  expect(parseFromClient('{"type": "win", "id": "7"}')).toHaveProperty('id', '7');
  for (const id of ['7', '""', `"${'x'.repeat(65)}"`, '[]']) {
    expect(parseFromClient(`{"type": "win", "id": ${id}}`)).not.toHaveProperty('id');
  }
});

test('nothing that is sent makes it throw, and what it accepts is a message', () => {
  const types = fromClientSchema.options.map((option) => option.shape.type.value);
  const sent = fc.oneof(
    fc.jsonValue(),
    fc.record({ type: fc.constantFrom(...types), id: fc.string(), table: fc.string(), move: fc.jsonValue() }),
  );
  fc.assert(
    fc.property(sent, (json) => {
      const message = parseFromClient(JSON.stringify(json));
      if (!isMisunderstood(message)) fromClientSchema.parse(message);
    }),
  );
});
