import { expect, test } from 'vitest';
import { playAhead, thinkAhead } from '../testing/ahead.ts';
import type { Ahead } from './ahead.ts';
import { begin, createDevice } from '../testing/device.ts';

test.each([
  { players: ['Ana', 'random', 'easy'], options: {}, forced: true },
  { players: ['random', 'Ana'], options: { traveler: 'full', missions: true }, forced: false },
  {
    players: ['easy', 'Ana', 'random', 'random', 'random'],
    options: { traveler: 'full', missions: true, short: true, roles: 'draft', planning: 'simultaneous' },
    forced: true,
  },
] as const)(
  'a whole game in which one seat plays only what it has tried out and lined up: $players',
  async ({ players, options, forced }) => {
    let plays = 0;
    let ahead: Ahead | null = null;
    const device = createDevice({
      up(message) {
        if (message.type === 'play') {
          plays++;
          expect(ahead?.getSnapshot().study ?? null).toBe(null);
        }
        return message;
      },
    });
    const table = await begin(device, players, options, { forced });
    const store = device.open(table);
    ahead = thinkAhead(store);
    const { lines, stops } = await playAhead(store, ahead, `ahead ${players.length}`);
    expect(device.faults).toEqual([]);
    expect(store.getSnapshot().info?.status).toBe('finished');
    expect(plays).toBeGreaterThan(lines);
    // What was tried out is what comes of it: only others can thwart it, and nothing is refused that was sent.
    expect([...stops.keys()].filter((why) => why !== 'mismatch')).toEqual([]);
    expect(stops.get('mismatch') ?? 0).toBeLessThan(lines / 4);
  },
);
