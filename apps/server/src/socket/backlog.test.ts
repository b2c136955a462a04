import { expect, test } from 'vitest';
import { createBacklog } from './backlog.ts';

const MB = 1024 * 1024;

function reader(waiting: number) {
  const made = { waiting, isCut: false, cut: () => void (made.isCut = true) };
  return made;
}

test('where too much waits for all together, those go for whom most waits, and only as many as needed', () => {
  let cut = 0;
  const backlog = createBacklog(() => cut++);
  const slow = Array.from({ length: 40 }, (_, index) => reader(index === 7 ? 40 * MB : MB));
  for (const one of slow) backlog.note(one, one.waiting);
  expect(slow.flatMap(({ isCut }, index) => (isCut ? [index] : []))).toContain(7);
  expect(cut).toBeLessThan(20);
});

test('who has caught up meanwhile counts as nothing', () => {
  const backlog = createBacklog(() => expect.unreachable());
  for (let index = 0; index < 1000; index++) {
    const one = reader(MB);
    backlog.note(one, MB);
    one.waiting = 0;
  }
});
