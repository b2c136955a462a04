import { steadyPack } from '@altiplano/pack/testing';
import { type EventType, type GameEvent, type Location, readLog } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { plain, spoken } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { eventMessage, lineMessage, plainStory, story } from './story.ts';
import { anyEvent } from '../testing/samples.ts';

const [english] = ALL as [(typeof ALL)[number]];
const names = naming(english.texts, steadyPack, ['You', 'Bot 2']);
const on = (type: 'placed' | 'unplaced', site: Location): GameEvent => ({
  type,
  seat: 0,
  thing: 'food',
  site,
});
const changed = (spaces: number): GameEvent => ({ type: 'planningChanged', seat: 0, spaces });

test('a tile taken up again while planning is told only where it ended', () => {
  const events = [on('placed', 'farm'), on('unplaced', 'farm'), on('placed', 'mine')];
  expect(plainStory(events, names)).toEqual(['You: placed food at the mine']);
});

test('a mission that comes alone is received; of several one chooses', () => {
  const [one, two] = steadyPack.missions.map(
    ({ id }): GameEvent => ({ type: 'missionDealt', seat: 0, mission: id }),
  );
  if (one === undefined || two === undefined) throw new Error('no missions');
  expect(plainStory([one], names).join()).toMatch(/^You: received the mission: /);
  expect(plainStory([one, two], names).join()).not.toContain('received');
});

test('a planning space more or less', () => {
  expect(plainStory([changed(1)], names)).toEqual(['You: 1 more planning space this round']);
  expect(plainStory([changed(-1)], names)).toEqual(['You: 1 planning space less this round']);
});

test('what one player did after another is one line, and knows its events', () => {
  const events: GameEvent[] = [
    { type: 'spent', seat: 0, thing: 'fish', source: 'market' },
    { type: 'sold', seat: 0, good: 'fish', coins: 1 },
    { type: 'turnEnded', seat: 0 },
    { type: 'passed', seat: 1 },
  ];
  const lines = story(events, names);
  expect(lines.map((line) => plain(lineMessage(line, names)))).toEqual([
    'You: sold fish for 1 coin',
    'Bot 2: passed',
  ]);
  expect(lines.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('the good, the coins and the player of a line are marks', () => {
  const [line] = story([{ type: 'sold', seat: 0, good: 'fish', coins: 2 }], names);
  if (line === undefined) throw new Error('nothing told');
  expect(lineMessage(line, names)).toEqual([
    { is: 'player', seat: 0, text: 'You' },
    ': ',
    'sold ',
    { is: 'thing', thing: 'fish', count: null, text: 'fish' },
    ' for ',
    { is: 'thing', thing: 'coin', count: 2, text: '2 coins' },
  ]);
});

test.each(ALL)('every event of random games has words ($language)', ({ texts }) => {
  const seats = ['Ann', 'Bob', 'Cid'];
  const reader = naming(texts, steadyPack, seats);
  const met = new Set<EventType>();
  for (const options of GAMES) {
    const game = playThrough(options, () => {});
    if (game.log === null) throw new Error('no log');
    for (const listener of [0, 'spectator', 'all'] as const) {
      const events = readLog(game, game.log, listener);
      const lines = story(events, reader).map((line) => lineMessage(line, reader));
      expect(lines.length).toBeGreaterThan(50);
      for (const line of lines) {
        expectWords(plain(line));
        expectWords(spoken(line));
      }
      for (const event of events.filter(({ type }) => !met.has(type))) {
        met.add(event.type);
        expectWords(plain(eventMessage(event, reader)));
      }
    }
  }
  expect(met.size).toBeGreaterThan(50);
});

test.each(ALL)('every kind of event has words ($language)', ({ texts }) => {
  const reader = naming(texts, steadyPack, ['Ann', 'Bob']);
  const { single, many, table } = texts.told;
  for (const type of Object.keys({ ...single, ...many, ...table }) as EventType[]) {
    expectWords(plain(eventMessage(anyEvent(type), reader)));
  }
});
