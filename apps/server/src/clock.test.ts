import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const HOUR = 3_600_000;

function clocks() {
  const time = { wall: 1e12, ticks: 0 };
  const { now } = createClock(
    () => time.wall,
    () => time.ticks,
  );
  return {
    now,
    pass(milliseconds: number) {
      time.wall += milliseconds;
      time.ticks += milliseconds;
    },
    set: (by: number) => void (time.wall += by),
  };
}

test('it goes with the system’s clock', () => {
  const { now, pass, set } = clocks();
  for (const step of [1, 20, 5000, HOUR]) {
    const before = now();
    pass(step);
    expect(now() - before).toBe(step);
  }
  const before = now();
  set(HOUR);
  expect(now() - before).toBe(HOUR);
});

test('set back by an hour, it goes on, a little slower until the other has caught up', () => {
  const { now, pass, set } = clocks();
  pass(HOUR);
  const before = now();
  set(-HOUR);
  expect(now()).toBe(before);
  let former = before;
  for (let minute = 0; minute < 60 * 12; minute++) {
    pass(60_000);
    const told = now();
    expect(told - former).toBeGreaterThanOrEqual(53_999);
    expect(told - former).toBeLessThanOrEqual(60_000);
    former = told;
  }
  // Ten hours make up for one.
  expect(former - before).toBe(11 * HOUR);
});

test('however often it is asked, it never goes back', () => {
  const { now, pass, set } = clocks();
  let former = now();
  for (let step = 0; step < 10_000; step++) {
    pass(step % 7 === 0 ? 13 : 0.25);
    if (step % 100 === 0) set(step % 200 === 0 ? -777 : 700);
    const told = now();
    expect(told).toBeGreaterThanOrEqual(former);
    former = told;
  }
});
