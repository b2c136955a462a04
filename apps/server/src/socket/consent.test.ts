import { expect, test } from 'vitest';
import type { Follower } from '../testing/follower.ts';
import { startServer } from '../testing/started-server.ts';
import { begin, createChooser, playInTurn, playOn } from '../testing/table-of.ts';

async function two(settings = {}): Promise<{ table: string; ann: Follower; bob: Follower }> {
  const server = await startServer();
  const { table, followers } = await begin(server.address, { people: ['Ann', 'Bob'], settings });
  const [ann, bob] = followers as [Follower, Follower];
  return { table, ann, bob };
}

/** Both play until both have heard of so many updates. */
function playUpTo(ann: Follower, bob: Follower, number: number): Promise<void> {
  return playInTurn([ann, bob], () => ann.number() >= number && bob.number() >= number, number);
}

test('an own step is taken back until something is revealed or somebody else has acted', async () => {
  const { table, ann, bob } = await two();
  const choose = [createChooser(1), createChooser(2)] as const;
  let undone = 0;
  let kept = 0;
  for (let steps = 0; steps < 150; steps++) {
    await Promise.race([ann.until(() => ann.moves().length > 0), bob.until(() => bob.moves().length > 0)]);
    const [mover, index] = ann.moves().length > 0 ? ([ann, 0] as const) : ([bob, 1] as const);
    // By then it has heard all that happened before.
    await mover.client.must({ type: 'ping' });
    const before = structuredClone(mover.state());
    await mover.client.must({ type: 'play', table, move: choose[index](mover.moves()) });
    if (mover.own()?.mayUndo[0] === mover.number()) {
      await mover.client.must({ type: 'undo', table });
      expect(mover.state()).toEqual(before);
      undone++;
      await mover.client.must({ type: 'play', table, move: choose[index](mover.moves()) });
    } else {
      if (mover.own()?.mayUndo.length === 0) {
        expect(await mover.client.mustNot({ type: 'undo', table })).toBe('nothingToUndo');
      }
      kept++;
    }
  }
  expect([undone > 10, kept > 5]).toEqual([true, true]);
});

test('no undo where the table wants none, and only by consent where it wants that', async () => {
  for (const undo of ['none', 'agreed'] as const) {
    const { table, ann, bob } = await two({ undo });
    const mover = ann.moves().length > 0 ? ann : bob;
    await mover.client.must({ type: 'play', table, move: createChooser(1)(mover.moves()) });
    expect(await mover.client.mustNot({ type: 'undo', table })).toBe('undoOff');
  }
});

test('the table goes back to an earlier moment if all agree, and not if one does not', async () => {
  const { table, ann, bob } = await two();
  await playUpTo(ann, bob, 12);
  const [number, state] = [ann.number(), structuredClone(ann.state())];
  await playUpTo(ann, bob, 40);
  const motion = { type: 'rollback', to: number } as const;
  await ann.client.must({ type: 'propose', table, motion });
  await bob.until(() => bob.info().proposal !== null);
  expect(await bob.client.mustNot({ type: 'propose', table, motion })).toBe('proposalOpen');
  await bob.client.must({ type: 'decline', table });
  await ann.until(() => ann.info().proposal === null);
  expect(ann.state()).not.toEqual(state);
  await ann.client.must({ type: 'propose', table, motion });
  await bob.client.must({ type: 'accept', table });
  await ann.until(() => ann.info().proposal === null);
  expect(ann.state()).toEqual(state);
  await Promise.all([playOn(ann, createChooser(5)), playOn(bob, createChooser(6))]);
  expect(ann.info().status).toBe('finished');
});

test('a game is abandoned if all agree, its seed is then known, and there is a rematch with the same people', async () => {
  const { table, ann, bob } = await two();
  await playUpTo(ann, bob, 10);
  expect(await ann.client.mustNot({ type: 'rematch', table })).toBe('notEnded');
  expect(ann.info().seed).toBeNull();
  await ann.client.must({ type: 'propose', table, motion: { type: 'abandon' } });
  await bob.client.must({ type: 'accept', table });
  await ann.until(() => ann.info().status === 'abandoned');
  expect(ann.info().seed).toEqual(expect.any(String));
  const [one, other] = await Promise.all([
    ann.client.must({ type: 'rematch', table }),
    bob.client.must({ type: 'rematch', table }),
  ]);
  expect(one).toMatchObject({ type: 'ok', table: expect.any(String) });
  expect(other).toMatchObject({ table: 'table' in one ? one.table : '' });
  const next = 'table' in one ? (one.table ?? '') : '';
  await ann.client.must({ type: 'watch', table: next });
  const whole = await ann.client.until('table', (found) => found.table === next);
  expect(whole.info).toMatchObject({
    status: 'lobby',
    origin: 'rematch',
    seats: [{ person: { name: 'Ann' } }, { person: { name: 'Bob' } }],
  });
});
