import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPress } from './press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a finger held still becomes a long press, whose click does nothing', () => {
  const onLong = vi.fn();
  const press = createPress(onLong);
  press.start(10, 10);
  vi.runAllTimers();
  expect(onLong).toHaveBeenCalledOnce();
  expect(press.swallowsClick()).toBe(true);
  expect(press.swallowsClick()).toBe(false);
});

test('a tap stays a tap', () => {
  const onLong = vi.fn();
  const press = createPress(onLong);
  press.start(10, 10);
  press.cancel();
  vi.runAllTimers();
  expect(onLong).not.toHaveBeenCalled();
  expect(press.swallowsClick()).toBe(false);
});

test('a finger that moves on scrolls', () => {
  const onLong = vi.fn();
  const press = createPress(onLong);
  press.start(10, 10);
  press.move(12, 40);
  vi.runAllTimers();
  expect(onLong).not.toHaveBeenCalled();
});

test('a held finger that then drags leaves no click behind: the next tap is a tap', () => {
  const press = createPress(vi.fn());
  press.start(10, 10);
  vi.runAllTimers();
  press.move(10, 200);
  press.cancel();
  press.forget();
  expect(press.isOn()).toBe(false);
  expect(press.swallowsClick()).toBe(false);
});
