import { steadyPack } from '@altiplano/pack/testing';
import type { GameEvent } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { naming } from '../text/naming.ts';
import { en } from '../text/en.ts';
import { story } from './story.ts';

const names = naming(en, steadyPack, ['You', 'Bot 2']);
const on = (type: 'placed' | 'unplaced', site: string): GameEvent => ({ type, seat: 0, thing: 'food', site });

test('a tile taken up again while planning is told only where it ended', () => {
  const events = [on('placed', 'farm'), on('unplaced', 'farm'), on('placed', 'mine')];
  expect(story(events, names)).toEqual(['You: placed food on mine']);
});

test('a mission that comes alone is received; of several one chooses', () => {
  const [one, two] = steadyPack.missions.map(
    ({ id }): GameEvent => ({ type: 'missionDealt', seat: 0, mission: id }),
  );
  if (one === undefined || two === undefined) throw new Error('no missions');
  expect(story([one], names).join()).toMatch(/^You: received the mission: /);
  expect(story([one, two], names).join()).not.toContain('received');
});
