import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import type { FromHost, ToHost } from '../local/messages.ts';
import { legalFor } from '../sight/legal-for.ts';
import { begin, createDevice, type Device, settle, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import type { TableStore } from './table-store.ts';

function first(store: TableStore, type: string): ReadableMove {
  const { game, you } = store.getSnapshot();
  const moves = game === null || you === 'spectator' ? [] : legalFor(game, you);
  const move = moves.find((one) => one.type === type);
  if (move === undefined) throw new Error(`no ${type}`);
  return move;
}

type Up = (message: ToHost, reply: (message: FromHost) => void) => ToHost | undefined;

const passOn: Up = (message) => message;

async function atPlanning(): Promise<{ device: Device; store: TableStore; intercept: (up: Up) => void }> {
  let up = passOn;
  const device = createDevice({ up: (message, reply) => up(message, reply) });
  const table = await begin(device, ['Ana', 'random'], { startingSeat: 0 });
  const store = device.open(table);
  await playRandomly(store, 'planning', ({ game, you }) =>
    game === null || you === 'spectator'
      ? false
      : legalFor(game, you).filter(({ type }) => type === 'place').length > 2,
  );
  store.shown();
  return {
    device,
    store,
    intercept: (next) => {
      up = next;
    },
  };
}

/** The id of the only table. */
async function tableOf(device: Device): Promise<string> {
  const [game] = await device.storage.games();
  return game?.table ?? '';
}

const state = (store: TableStore): string => JSON.stringify(store.getSnapshot().game?.state);

test('a step that reveals nothing is shown at once and stays the very same when it is confirmed', async () => {
  const { store } = await atPlanning();
  const before = store.getSnapshot().game;
  const move = first(store, 'place');
  const answer = store.play(move);
  const shown = store.getSnapshot();
  expect(shown.game).not.toBe(before);
  expect(shown).toMatchObject({ onTheirWay: 1, waits: false, mayAct: true });
  expect(shown.queue).toMatchObject([
    { cause: 'own', events: [{ type: 'placed' }], before, after: shown.game },
  ]);
  expect(await answer).toBe(null);
  const confirmed = await until(store, ({ onTheirWay }) => onTheirWay === 0);
  expect(confirmed.game).toBe(shown.game);
  expect(confirmed.queue).toBe(shown.queue);
  expect(confirmed.log.lines.at(-1)).toMatchObject({
    deed: { kind: 'played' },
    events: [{ type: 'placed' }],
  });
});

test('a step that reveals waits for the other side, and so does all that would follow', async () => {
  const { store } = await atPlanning();
  const before = store.getSnapshot().game;
  const answer = store.play(first(store, 'declare'));
  expect(store.getSnapshot()).toMatchObject({ onTheirWay: 1, waits: true, mayAct: false, queue: [] });
  expect(store.getSnapshot().game).toBe(before);
  expect(await store.play({ type: 'pass' })).toMatchObject({ code: 'waiting' });
  expect(await answer).toBe(null);
  expect(store.getSnapshot().queue[0]).toMatchObject({ cause: 'update', deed: { kind: 'played', seat: 0 } });
});

test('what the other side tells is shown, not what was foreseen of it', async () => {
  const { store, intercept } = await atPlanning();
  const legal = (): readonly ReadableMove[] => {
    const { game, you } = store.getSnapshot();
    return game === null || you === 'spectator' ? [] : legalFor(game, you);
  };
  const [sent, other] = legal().filter(({ type }) => type === 'place');
  if (sent?.type !== 'place' || other?.type !== 'place') throw new Error('nothing to place');
  intercept((message) => (message.type === 'play' ? { ...message, move: other } : message));
  const answer = store.play(sent);
  const back = ({ site, thing }: typeof sent): ReadableMove => ({ type: 'unplace', site, thing });
  expect(legal()).toContainEqual(back(sent));
  expect(await answer).toBe(null);
  await until(store, ({ onTheirWay }) => onTheirWay === 0);
  expect(legal()).toContainEqual(back(other));
  expect(legal()).not.toContainEqual(back(sent));
  expect(store.getSnapshot().queue.map(({ cause }) => cause)).toEqual(['own', 'correction']);
});

test('what is refused is taken back, with the reason', async () => {
  const { store, intercept } = await atPlanning();
  const before = state(store);
  const trouble = { code: 'notRunning', figures: {} };
  intercept((message, reply) => {
    if (message.type !== 'play') return message;
    reply({ type: 'refused', id: message.id, trouble });
    return undefined;
  });
  const move = first(store, 'place');
  const answer = store.play(move);
  expect(state(store)).not.toBe(before);
  expect(await answer).toEqual(trouble);
  expect(state(store)).toBe(before);
  expect(store.getSnapshot()).toMatchObject({ onTheirWay: 0, refusal: { move, trouble } });
  expect(store.getSnapshot().queue.map(({ cause }) => cause)).toEqual(['own', 'correction']);
  store.dismissRefusal();
  expect(store.getSnapshot().refusal).toBe(null);
});

test('of several on their way one is refused: the others are shown as far as they still can be', async () => {
  const { store, intercept } = await atPlanning();
  const held: (() => void)[] = [];
  intercept((message, reply) => {
    if (message.type !== 'play' || held.length > 0) return message;
    held.push(() => reply({ type: 'refused', id: message.id, trouble: { code: 'tooFast', figures: {} } }));
    return undefined;
  });
  const refused = store.play(first(store, 'place'));
  const done = store.play(first(store, 'place'));
  expect(store.getSnapshot()).toMatchObject({ onTheirWay: 2, undo: { steps: 2 } });
  held[0]?.();
  expect(await refused).toMatchObject({ code: 'tooFast' });
  expect(await done).toBe(null);
  await settle();
  expect(store.getSnapshot()).toMatchObject({ onTheirWay: 0, undo: { steps: 1 } });
});

test('what the rules forbid is refused here, with the rule', async () => {
  const { store, intercept } = await atPlanning();
  const sent: ToHost[] = [];
  intercept((message) => {
    sent.push(message);
    return message;
  });
  const move = { type: 'place', site: 'farm', thing: 'silver' } as const;
  expect(await store.play(move)).toMatchObject({ code: expect.any(String), rule: expect.any(String) });
  expect(store.getSnapshot().refusal).toMatchObject({ move });
  expect(sent).toEqual([]);
});

test('after an update that cannot follow the whole is asked for', async () => {
  const { device, store, intercept } = await atPlanning();
  const watched: ToHost[] = [];
  let reply: ((message: FromHost) => void) | undefined;
  intercept((message, answer) => {
    if (message.type === 'watch') watched.push(message);
    reply = answer;
    return message;
  });
  expect(await store.play(first(store, 'place'))).toBe(null);
  const before = state(store);
  const { log } = store.getSnapshot();
  const deed = { kind: 'paused' } as const;
  const number = (log.lines.at(-1)?.number ?? 0) + 3;
  reply?.({ type: 'update', table: 'another', number, at: 1, deed, events: [] });
  await settle();
  expect(watched).toHaveLength(0);
  expect(store.getSnapshot().log).toBe(log);
  const table = await tableOf(device);
  reply?.({ type: 'update', table, number, at: 1, deed, events: [] });
  reply?.({ type: 'update', table, number: number + 1, at: 1, deed, events: [] });
  await settle();
  expect(watched).toMatchObject([{ type: 'watch', table }]);
  expect(watched[0]).not.toHaveProperty('have');
  expect(state(store)).toBe(before);
  expect(await store.undo()).toBe(null);
});
