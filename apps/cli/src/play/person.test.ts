import { steadyPack } from '@altiplano/pack/testing';
import {
  awaitedSeat,
  createGame,
  createLog,
  DEFAULT_OPTIONS,
  isRejection,
  type Options,
} from '@altiplano/rules';
import { expect, test } from 'vitest';
import { screenOf } from '../board/screen.ts';
import { LANGUAGES } from '../text/texts.ts';
import { decide } from './person.ts';
import { createSession } from './session.ts';
import type { Table } from './table.ts';

/** A table whose people type these lines, with what it said. */
function tableOf(typed: readonly string[], options: Partial<Options> = {}): { table: Table; said: string[] } {
  const all = { ...DEFAULT_OPTIONS, players: 2, ...options };
  const game = createGame({ components: steadyPack, options: all, seed: 'typed' });
  if (isRejection(game)) throw new Error(game.rejected);
  const start = {
    game,
    pack: steadyPack,
    options: all,
    seed: 'typed',
    entropy: [],
    moves: [],
    log: createLog(),
  };
  const said: string[] = [];
  const waiting = [...typed];
  const table: Table = {
    session: createSession(start),
    texts: LANGUAGES.en,
    screen: { ...screenOf(process.stdout), width: 80, bold: String, dim: String },
    lines: {
      ask: async (question) => {
        said.push(question);
        return waiting.shift() ?? null;
      },
      onInterrupt: () => undefined,
      close: () => undefined,
    },
    notice: { show: () => undefined, clear: () => undefined },
    pool: {
      choose: () => Promise.reject(new Error('nobody thinks here')),
      close: async () => undefined,
    } as never,
    players: ['human', 'human'],
    packFile: undefined,
    askAll: false,
    say: (text) => said.push(text),
  };
  return { table, said };
}

/** Lets everyone decide until the lines are used up. */
async function play(typed: readonly string[], options: Partial<Options> = {}): Promise<string> {
  const { table, said } = tableOf(typed, options);
  const persons = [0, 1].map((seat) => ({ seat, heard: 0, boardOf: -1, typed: [] }));
  for (;;) {
    const person = persons[awaitedSeat(table.session.game)];
    if (person === undefined || (await decide(table, person)) !== 'played') break;
  }
  return said.join('\n');
}

const choiceLists = (out: string): number => out.split('\nPlan: what goes where?').length - 1;

test('several numbers are taken one after another, each as it stood in the list that was seen', async () => {
  const out = await play(['1 1']);
  expect(out.match(/: placed \w+ on /g)).toHaveLength(2);
  expect(choiceLists(out)).toBe(2);
});

test('a number that is no choice leaves the whole line undone', async () => {
  const out = await play(['1, 99 1 1']);
  expect(out).toMatch(/There is no choice 99, only 1 to \d+\./);
  expect(out).not.toMatch(/: placed /);
});

test('the first choice that is not possible any more stops the others, with a sentence', async () => {
  const out = await play(['1 1 1 1 1 1']);
  expect(out).toMatch(/Stopped at 1 \(Place \w+ on: \w+\): it is not possible any more\. Not done either: 1/);
  const placed = out.match(/: placed (\w+) on (\w+)/g) ?? [];
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed).size).toBe(1);
});

test('a line with a word among the numbers does nothing', async () => {
  const out = await play(['1 x 1']);
  expect(out).toContain("'x' is nothing I know");
  expect(out).not.toMatch(/: placed /);
});

/** How many choices the last question had; the last of them, in a plan not begun, finishes it. */
async function lastChoice(typed: readonly string[]): Promise<string> {
  return (
    (await play(typed))
      .match(/\(1–(\d+),/g)
      ?.at(-1)
      ?.replaceAll(/\D+/g, '')
      .slice(1) ?? ''
  );
}

test('numbers typed for a time after others have acted are not taken', async () => {
  const one = await lastChoice([]);
  const other = await lastChoice([one]);
  const out = await play([`${one} 1 1`, other]);
  expect(out).toMatch(/Not done: 1 1\. Something was revealed or someone else has acted/);
});

test('after a page, and for an empty line, the choices are listed again', async () => {
  const pages = ['b', 'i farm', 'o', '?', 'h', 'l', ''];
  const out = await play(pages);
  expect(choiceLists(out)).toBe(pages.length + 1);
});
