import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Options } from '../options.ts';
import { CARD } from '../state/state.ts';
import { type Table, table } from '../testing/table.ts';

/** Both at the market, rich, with five extensions to buy and four to come. */
function atMarket(options: Partial<Options> = {}): Table {
  return table(options)
    .seat(0, { figure: 'market', coins: 20 })
    .seat(1, { figure: 'market', coins: 20 })
    .strip(['X2', 'X4', 'X6', 'X7', 'X10'])
    .pile(['X11', 'X13', 'X14', 'X15']);
}

function buy(t: Table, seat: number, extension: string): void {
  t.play(seat, { type: 'buyExtension', extension }, { type: 'endTurn' });
}

test('[N3] after a purchase the gap closes downwards and the strip is refilled at the top', () => {
  const t = atMarket();
  buy(t, 0, 'X4');
  expect(t.onStrip()).toEqual(['X2', null, 'X6', 'X7', 'X10']);
  const events = t.idleRound();
  expect(t.onStrip()).toEqual(['X2', 'X6', 'X7', 'X10', 'X11']);
  expect(events).toContainEqual({ type: 'extensionRevealed', extension: 'X11', space: 4 });
  expect(events.some((event) => event.type === 'extensionRemoved')).toBe(false);
});

test('[N3] every gap closes, and as many come as were bought, in the order of the pile', () => {
  const t = atMarket();
  buy(t, 0, 'X2');
  buy(t, 1, 'X7');
  t.idleRound();
  expect(t.onStrip()).toEqual(['X4', 'X6', 'X10', 'X11', 'X13']);
  expect(t.game.state.pileLeft).toBe(2);
});

test('[N3] one purchase by anyone is enough: nothing leaves the game', () => {
  const t = atMarket();
  t.play(0, { type: 'pass' });
  buy(t, 1, 'X10');
  t.idleRound();
  expect(t.onStrip()).toEqual(['X2', 'X4', 'X6', 'X7', 'X11']);
});

test('[N4] with no purchase the bottom one leaves the game, the others move down, one comes', () => {
  const t = atMarket();
  const events = t.idleRound();
  expect(events).toContainEqual({ type: 'extensionRemoved', extension: 'X2' });
  expect(events).toContainEqual({ type: 'extensionRevealed', extension: 'X11', space: 4 });
  expect(t.onStrip()).toEqual(['X4', 'X6', 'X7', 'X10', 'X11']);
  const x2 = t.game.components.extensions.findIndex((tile) => tile.id === 'X2');
  expect(t.game.state.extensionAt[x2]).toBe(CARD.gone);
});

test('[N4] a purchase of an earlier round does not count', () => {
  const t = atMarket();
  buy(t, 0, 'X4');
  t.idleRound();
  t.idleRound();
  expect(t.onStrip()).toEqual(['X6', 'X7', 'X10', 'X11', 'X13']);
});

test('[N4] what an event takes off the strip is no purchase', () => {
  const t = atMarket({ traveler: 'eventsOnly' }).event('Q7');
  expect(t.onStrip()).toEqual(['X4', 'X6', 'X7', 'X10', 'X11']);
  t.idleRound();
  expect(t.onStrip().slice(0, 4)).toEqual(['X6', 'X7', 'X10', 'X11']);
});

test('[N4] buying a cart, an order or a role action is no purchase of an extension', () => {
  const t = atMarket();
  t.play(0, { type: 'takeOrder', order: t.offered(0, 'takeOrder')[0].order }, { type: 'endTurn' });
  t.idleRound();
  expect(t.onStrip()[0]).toBe('X4');
});

test('[N3] [N4] another pack: the same', () => {
  const t = table({}, otherPack)
    .seat(0, { figure: 'market', coins: 20 })
    .strip(['X1', 'X2', 'X3', 'X4', 'X5'])
    .pile(['X6', 'X8', 'X9']);
  buy(t, 0, 'X3');
  t.idleRound();
  expect(t.onStrip()).toEqual(['X1', 'X2', 'X4', 'X5', 'X6']);
  t.idleRound();
  expect(t.onStrip()).toEqual(['X2', 'X4', 'X5', 'X6', 'X8']);
});

test('[G13] Q7 with an empty pile: the card leaves, the top stays empty, and the end is triggered', () => {
  const t = atMarket({ traveler: 'eventsOnly' }).noPileLeft();
  const events = t.reveal('Q7');
  expect(events).toContainEqual({ type: 'extensionRemoved', extension: 'X2' });
  expect(events).toContainEqual(expect.objectContaining({ type: 'endTriggered', lastRound: 2 }));
  expect(t.onStrip()).toEqual(['X4', 'X6', 'X7', 'X10', null]);
});

const short = { traveler: 'eventsOnly', short: true } as const;

/** A short game in its first round; the events of the next one leave the strip alone. */
function shortGame(event: string): Table {
  return atMarket(short).event(event).turn(0);
}

test('[Z4] in the short game the bottom one leaves whatever was bought, then gaps close', () => {
  const t = shortGame('Q3');
  buy(t, 0, 'X6');
  t.play(1, { type: 'pass' });
  const events = t.play(0, { type: 'pass' });
  expect(events).toContainEqual({ type: 'extensionRemoved', extension: 'X2' });
  expect(events).toContainEqual({ type: 'extensionRevealed', extension: 'X11', space: 3 });
  expect(events).toContainEqual({ type: 'extensionRevealed', extension: 'X13', space: 4 });
});

test('[Z4] if the bottom space is empty, nothing leaves', () => {
  const t = shortGame('Q3');
  buy(t, 0, 'X2');
  t.play(1, { type: 'pass' });
  const types = t.play(0, { type: 'pass' }).map((event) => event.type);
  expect(types.filter((type) => type === 'extensionRemoved')).toEqual([]);
  expect(types.filter((type) => type === 'extensionRevealed')).toHaveLength(1);
});

test('[Z4] with no purchase one leaves, not two', () => {
  const t = shortGame('Q3');
  t.play(0, { type: 'pass' });
  const types = t.play(1, { type: 'pass' }).map((event) => event.type);
  expect(types.filter((type) => type === 'extensionRemoved')).toHaveLength(1);
});

test('[G12] Q6 in the short game: what slid to the bottom leaves', () => {
  const t = shortGame('Q6');
  buy(t, 0, 'X2');
  expect(t.onStrip()).toEqual(['X4', 'X6', 'X7', 'X10', null]);
  t.play(1, { type: 'pass' });
  const events = t.play(0, { type: 'pass' });
  expect(events).toContainEqual({ type: 'extensionRemoved', extension: 'X4' });
  expect(events.filter((event) => event.type === 'extensionRevealed')).toMatchObject([
    { extension: 'X11', space: 3 },
    { extension: 'X13', space: 4 },
  ]);
});

test('[G12] in the long game Q6 lets it stay', () => {
  const t = atMarket({ traveler: 'eventsOnly' }).event('Q6').turn(0);
  buy(t, 0, 'X2');
  t.play(1, { type: 'pass' });
  const types = t.play(0, { type: 'pass' }).map((event) => event.type);
  expect(types).not.toContain('extensionRemoved');
});
