import type { ConnectionStatus } from '@altiplano/client';
import { expect, test } from 'vitest';
import { lostOf } from './lost.ts';

test.each<[ConnectionStatus, number, boolean, ReturnType<typeof lostOf>]>([
  ['open', 0, false, null],
  ['open', 0, true, 'catchingUp'],
  ['connecting', 0, false, 'connecting'],
  ['connecting', 3, false, 'offline'],
  ['offline', 1, false, 'offline'],
  ['restarting', 1, false, 'restarting'],
  ['signedOut', 0, false, 'signedOut'],
  ['outdated', 0, false, 'outdated'],
  ['closed', 0, false, null],
])(
  'a connection that is %s after %d failures, catching up: %s, is told as %s',
  (status, failures, catchingUp, lost) => {
    expect(lostOf({ connection: { status, you: null, failures, retryAt: null }, catchingUp })).toBe(lost);
  },
);
