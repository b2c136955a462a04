import { stateHash } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { infoOf } from '../sight/info.ts';
import { sequenceOf } from '../sight/viewer.ts';
import { game, order, outcome, playFirst, playToPlanning, playToTurns, startHall } from '../testing/hall.ts';

const simultaneous = { options: { players: 3, planning: 'simultaneous' as const } };

test('all have to agree to roll back; then it goes behind reveals too', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  const before = stateHash(game(hall));
  const to = sequenceOf(hall.table, 1);
  for (const seat of [0, 1, 2]) playFirst(hall, seat, 'declare');
  playFirst(hall, hall.table.game?.state.startingSeat ?? 0);
  expect(outcome(order(hall, 1, { type: 'propose', motion: { type: 'rollback', to } }))).toBe('proposed');
  expect(outcome(order(hall, 0, { type: 'propose', motion: { type: 'abandon' } }))).toBe('proposalOpen');
  expect(outcome(order(hall, 1, { type: 'accept' }))).toBe('alreadyAccepted');
  expect(outcome(order(hall, 0, { type: 'accept' }))).toBe('accepted');
  expect(outcome(order(hall, 2, { type: 'accept' }))).toBe('accepted rolledBack');
  expect(stateHash(game(hall))).toBe(before);
  expect(hall.table.proposal).toBeNull();
});

test('each reads the moment in the own numbers', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  for (let i = 0; i < 3; i++) playFirst(hall, 1, 'place');
  const to = sequenceOf(hall.table, 1);
  playFirst(hall, 1, 'declare');
  order(hall, 1, { type: 'propose', motion: { type: 'rollback', to } });
  const proposed = (viewer: 0 | 1 | 'spectator') => infoOf(hall.table, viewer).proposal;
  expect(proposed(1)).toEqual({ seat: 1, motion: { type: 'rollback', to }, accepted: [1] });
  expect(proposed(0)?.motion).toEqual({ type: 'rollback', to: to - 3 });
  expect(proposed('spectator')?.motion).toEqual({ type: 'rollback', to: to - 3 });
});

test('one who declines ends it, and the one who asked may withdraw', () => {
  const hall = startHall();
  playToTurns(hall);
  for (const seat of [0, 1]) {
    order(hall, 0, { type: 'propose', motion: { type: 'abandon' } });
    expect(outcome(order(hall, seat, { type: 'decline' }))).toBe('declined');
    expect(outcome(order(hall, seat, { type: 'decline' }))).toBe('noProposal');
    expect(outcome(order(hall, 1 - seat, { type: 'accept' }))).toBe('noProposal');
  }
});

test('bots agree to everything', () => {
  const hall = startHall({ options: { players: 3 } }, [1, 2]);
  expect(outcome(order(hall, 0, { type: 'propose', motion: { type: 'abandon' } }))).toBe(
    'proposed abandoned',
  );
  expect(infoOf(hall.table, 'spectator')).toMatchObject({
    status: 'abandoned',
    seed: 'hall',
    endedAt: hall.now,
  });
});

test('there has to be something to go back to', () => {
  const hall = startHall();
  const now = sequenceOf(hall.table, 0);
  for (const to of [0, 1, now, now + 1, 999]) {
    expect(outcome(order(hall, 0, { type: 'propose', motion: { type: 'rollback', to } }))).toBe(
      'noSuchMoment',
    );
  }
});

test('what another does in private makes no moment to go back to', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  const motion = { type: 'rollback', to: sequenceOf(hall.table, 0) } as const;
  playFirst(hall, 1, 'place');
  expect(outcome(order(hall, 0, { type: 'propose', motion }))).toBe('noSuchMoment');
  playFirst(hall, 0, 'place');
  expect(outcome(order(hall, 0, { type: 'propose', motion }))).toBe('proposed');
});

test('without undo nothing is rolled back', () => {
  const hall = startHall({ undo: 'none' });
  const to = sequenceOf(hall.table, 0);
  playToTurns(hall);
  expect(outcome(order(hall, 0, { type: 'propose', motion: { type: 'rollback', to } }))).toBe('undoOff');
});

test('who leaves no longer has to agree, and takes an own proposal along', () => {
  const hall = startHall({ options: { players: 3 } });
  order(hall, 0, { type: 'propose', motion: { type: 'abandon' } });
  order(hall, 0, { type: 'leave' });
  expect(hall.table.proposal).toBeNull();
  order(hall, 1, { type: 'propose', motion: { type: 'abandon' } });
  expect(outcome(order(hall, 2, { type: 'leave' }))).toBe('replaced abandoned');
});
