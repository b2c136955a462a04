import { steadyPack } from '@altiplano/pack/testing';
import {
  awaitedSeat,
  createGame,
  createLog,
  DEFAULT_OPTIONS,
  isRejection,
  type Options,
} from '@altiplano/rules';
import type { Language } from '@altiplano/text';
import { expect, test } from 'vitest';
import { screenOf } from '../board/screen.ts';
import { LANGUAGES } from '../text/texts.ts';
import { decide } from './decide.ts';
import { newPerson } from './person.ts';
import { createSession } from './session.ts';
import type { Table } from './table.ts';

interface Asked {
  readonly options?: Partial<Options>;
  readonly language?: Language;
  readonly askAll?: boolean;
}

/** A table whose people type these lines, with what it said. */
function tableOf(typed: readonly string[], asked: Asked): { table: Table; said: string[] } {
  const { options, language = 'en', askAll = false } = asked;
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
    texts: LANGUAGES[language],
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
    askAll,
    say: (text) => said.push(text),
  };
  return { table, said };
}

/** Lets everyone decide until the lines are used up. */
async function play(typed: readonly string[], asked: Asked = {}): Promise<string> {
  const { table, said } = tableOf(typed, asked);
  const persons = [0, 1].map((seat) => newPerson(seat, 0));
  for (;;) {
    const person = persons[awaitedSeat(table.session.game)];
    if (person === undefined || (await decide(table, person)) !== 'played') break;
  }
  return said.join('\n');
}

/** The other one is told that a plan is finished. */
const FINISHED = /finished planning|Planung beendet/;

const choiceLists = (out: string): number => out.split('\nPlan: what goes where?').length - 1;

test('several numbers are taken one after another, each as it stood in the list that was seen', async () => {
  const out = await play(['1 1']);
  expect(out.match(/: placed \w+ (?:on|at) /g)).toHaveLength(2);
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
  const placed = out.match(/: placed (\w+) (?:on|at the) (\w+)/g) ?? [];
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
  const counts = (await play(typed)).match(/\(1–(\d+),/g) ?? [];
  return counts.at(-1)?.match(/\d+(?=,)/)?.[0] ?? '';
}

test('f finishes what the last choice would, and says so where there is nothing to finish', async () => {
  const finish = await lastChoice([]);
  expect(await play(['w', 'f'])).toBe(await play(['w', finish]));
  expect(await play(['f'], { options: { roles: 'draft' } })).toContain('There is nothing to finish here');
});

test('numbers typed for a time after others have acted are not taken', async () => {
  const one = await lastChoice([]);
  const other = await lastChoice(['w', one]);
  const out = await play(['w', `${one} 1 1`, 'w', other]);
  expect(out).toMatch(/Not done: 1 1\. Something was revealed or someone else has acted/);
});

test.each([
  ['en', /\n.*stone.*\n.*\nAll the same\? Then type (\d+) or f\./],
  ['de', /\n.*Stein.*\n.*\nTrotzdem\? Dann gib (\d+) oder f ein\./],
] as const)(
  'a plan that leaves useful tiles behind is finished at the second word (%s)',
  async (language, question) => {
    const finish = await lastChoice([]);
    const asked = await play([finish], { language });
    expect(asked).toMatch(question);
    expect(asked.match(question)?.at(-1)).toBe(finish);
    const looked = await play([finish, 'o', finish], { language });
    expect(looked.match(new RegExp(question, 'g'))).toHaveLength(1);
    expect(asked).not.toMatch(FINISHED);
    expect(looked).toMatch(FINISHED);
  },
);

test('the question comes anew once the plan is another, and not at all where nothing of use is left', async () => {
  const finish = await lastChoice([]);
  const out = await play([finish, '1', `${await lastChoice(['1'])}`]);
  expect(out).not.toMatch(FINISHED);
  const placeAll = Array.from({ length: 8 }, () => '1');
  expect(await play(placeAll)).toMatch(FINISHED);
  expect(await play(placeAll)).not.toContain('All the same?');
});

/** The number of a choice in the list that was shown last. */
function numberIn(said: string, label: string): string {
  const numbers = [...said.matchAll(/(\d+)\) (\S+(?: \S+)*)/g)];
  return numbers.findLast(([, , name]) => name?.startsWith(label))?.[1] ?? '';
}

test('passing while tiles could still be used is asked about too', async () => {
  const placed = ['1', '1', '1', '1', '1'];
  const finish = numberIn(await play(placed), 'finish planning');
  const planned = [...placed, 'w', finish];
  const pass = numberIn(await play(planned), 'pass');
  const asked = await play([...planned, pass]);
  expect(asked).toMatch(
    new RegExp(`You could still act with your tiles.*\\nAll the same\\? Then type ${pass} or p\\.`),
  );
  expect(asked).not.toMatch(/passed/);
  expect(await play([...planned, pass, pass])).toMatch(/passed/);
});

test('w ends the question and brings it back', async () => {
  const finish = await lastChoice([]);
  expect(await play(['w', finish])).toMatch(FINISHED);
  const again = await play(['w', 'w', finish]);
  expect(again).toContain('w brings it back');
  expect(again).toContain('All the same?');
  expect(again).not.toMatch(FINISHED);
});

test('a plan finished in the middle of a line is asked about under the list that then holds, the rest is not done', async () => {
  const finish = await lastChoice([]);
  const out = await play([`1 ${finish} 2`]);
  expect(out.match(/: placed \w+ (?:on|at) /g)).toHaveLength(1);
  expect(out).toContain('Not done: 2.');
  const number = out.match(/Then type (\d+) or f\./)?.[1] ?? '';
  expect(out.slice(out.lastIndexOf('Plan: what goes where?'))).toMatch(
    new RegExp(`\\n +${number}\\) finish planning\\n[^]*Then type ${number} or f\\.`),
  );
  expect(out).not.toMatch(FINISHED);
  expect(await play([`1 ${finish} 2`, number])).toMatch(FINISHED);
});

test.each([
  ['en', 'The only choice, taken for you: ', 'The only choice, but after it u can take nothing back'],
  ['de', 'Die einzige Möglichkeit, für dich gewählt: ', 'Nur diese Möglichkeit, aber danach nimmt u nichts'],
] as const)(
  'an only choice is taken, unless it ends what can be taken back (%s)',
  async (language, taken, asked) => {
    const ones = Array.from({ length: 60 }, () => '1');
    const out = await play(ones, { language });
    expect(out).toContain(taken);
    expect(out).toContain(asked);
    const all = await play(ones, { language, askAll: true });
    expect(all).not.toContain(taken);
    const help = await play(['h'], { language });
    expect(help).toContain('--ask-all');
    expect(help).toMatch(/\n {2}w {10}/);
    for (const line of help.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  },
);

test('after a page, and for an empty line, the choices are listed again', async () => {
  const pages = ['b', 'i farm', 'o', '?', 'h', 'l', ''];
  const out = await play(pages);
  expect(choiceLists(out)).toBe(pages.length + 1);
});

test('f typed once too often does not pass, p does', async () => {
  const placed = ['1', '1', '1', '1', '1'];
  const planned = [...placed, 'w', numberIn(await play(placed), 'finish planning')];
  const out = await play([...planned, 'f']);
  expect(out).toContain('You have begun nothing that f could finish');
  expect(out).not.toMatch(/passed/);
  expect(await play([...planned, 'w', 'p'])).toMatch(/passed/);
  expect(await play(['p'])).toContain('You cannot pass here');
});

test('f draws only once nothing can be taken back', async () => {
  const round = ['w', '1', 'f', 'w', '1', 'f', 'p', 'p'];
  const out = await play([...round, 'f']);
  expect(out).toMatch(/You can still take tiles back, and after the draw no more\. To draw type \d+\./);
  const drawn = await play([...round, out.match(/To draw type (\d+)/)?.[1] ?? '']);
  expect(drawn).not.toContain('You can still take tiles back');
  expect(drawn).not.toBe(await play(round));
});
