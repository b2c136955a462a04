import { steadyPack } from '@altiplano/pack/testing';
import { awaitedSeat, copyState, DEFAULT_OPTIONS, type Game, type Options } from '@altiplano/rules/engine';
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
  readonly prepare?: (game: Game) => void;
}

/** A table whose people type these lines, with what it said. */
function tableOf(typed: readonly string[], asked: Asked): { table: Table; said: string[] } {
  const { options, language = 'en', askAll = false } = asked;
  const all = { ...DEFAULT_OPTIONS, players: 2, ...options };
  const session = createSession({ pack: steadyPack, options: all, seed: 'typed', entropy: [], moves: [] });
  asked.prepare?.(session.game);
  // So that nothing taken back leads behind what was prepared.
  if (session.table.anchor !== null) copyState(session.table.anchor.state, session.game.state);
  const said: string[] = [];
  const waiting = [...typed];
  const table: Table = {
    session,
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
  expect(out).toMatch(
    /Stopped at 1 \(Place \w+ on: \w+\): it is not possible any more\.\nLeft out of what you typed: 1/,
  );
  const placed = out.match(/: placed (\w+) (?:on|at the) (\w+)/g) ?? [];
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed).size).toBe(1);
});

test('a line with a letter among the numbers does nothing', async () => {
  const out = await play(['1 x 1']);
  expect(out).toContain("'x' stands alone on its line");
  expect(out).not.toMatch(/: placed /);
});

test.each([
  ['en', 'food farm', 'placed food at the farm', 'FOOD', "'FOOD' fits several"],
  ['de', 'nahr farm', 'platziert: Nahrung auf der Farm', 'nahrung', "'nahrung' passt zu mehreren"],
] as const)(
  'words do what the number of the only choice that fits would (%s)',
  async (language, words, told, few, several) => {
    expect((await play([words, words], { language })).split(told)).toHaveLength(3);
    const out = await play([few], { language });
    expect(out).toContain(several);
    expect(out).not.toContain(told);
  },
);

/** How many choices the last question had; the last of them, in a plan not begun, finishes it. */
async function lastChoice(typed: readonly string[]): Promise<string> {
  const counts = (await play(typed)).match(/\(1–(\d+)\b/g) ?? [];
  return counts.at(-1)?.match(/\d+$/)?.[0] ?? '';
}

test('f finishes what the last choice would, and says so where there is nothing to finish', async () => {
  const finish = await lastChoice([]);
  expect(await play(['w', 'f'])).toBe(await play(['w', finish]));
  expect(await play(['f'], { options: { roles: 'draft' } })).toContain('There is nothing to finish here');
});

test.each([
  ['en', 'end'],
  ['en', 'Done'],
  ['de', 'ende'],
  ['de', 'fertig'],
] as const)('a word for the end does what f does (%s, %s)', async (language, word) => {
  expect(await play(['w', word], { language })).toBe(await play(['w', 'f'], { language }));
  const role = await play([word], { language, options: { roles: 'draft' } });
  expect(role).toBe(await play(['f'], { language, options: { roles: 'draft' } }));
});

test('a line may have numbers, words and keys, each done in its turn', async () => {
  const out = await play(['w', '1 food farm, stone village f']);
  expect(out).toContain("'1 food farm' fits none");
  expect(out).toContain('Left out of what you typed: stone village, f.');
  expect(out).not.toMatch(/: placed /);
  const done = await play(['w', '1, food farm, stone village f']);
  expect(done).toMatch(
    /placed stone at the village, food at the harbor, food at the farm; finished planning/,
  );
});

test('a line stops at words that do not fit what is then asked; what was done before stays done', async () => {
  const out = await play(['food farm, sell glass, f']);
  expect(out).toContain('placed food at the farm');
  expect(out).toContain("'sell glass' fits none of the choices");
  expect(out).toContain('Left out of what you typed: f.');
  expect(out).not.toMatch(FINISHED);
  expect(await play(['food farm, food, f'])).toMatch(
    /'food' fits several[^]*Left out of what you typed: f\./,
  );
});

test('numbers typed for a time after others have acted are not taken', async () => {
  const one = await lastChoice([]);
  const other = await lastChoice(['w', one]);
  const out = await play(['w', `${one} 1 1`, 'w', other]);
  expect(out).toMatch(/Left out of what you typed: 1 1\. Something was revealed or someone else has acted/);
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
  for (const answer of ['no', 'yes', 'No']) {
    expect(await play([...planned, pass, answer])).toContain(`'${answer}' fits none of the choices`);
  }
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
  expect(out).toContain('Left out of what you typed: 2.');
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
  expect(await play(['p'])).toContain('You cannot pass here: type f to go on (finish planning).');
  const draft = await play(['p'], { options: { roles: 'draft' } });
  expect(draft).toContain('You cannot pass here: type the number of a choice');
});

test.each([
  ['en', /can be taken back only now, before you draw\.\n.*(?:Draw|Take back)/],
  ['de', /nur jetzt zurücknehmen, vor dem Ziehen\.\n.*(?:Ziehe|Nimm vor)/],
] as const)(
  'before a draw it is said that tiles come back only now, if any lie there (%s)',
  async (language, said) => {
    const placed = ['w', '1', 'f', 'w', '1', 'f', 'p', 'p'];
    expect(await play(placed, { language })).toMatch(said);
    const none = await play(['w', 'f', 'w', 'f', 'p', 'p'], { language });
    expect(none).not.toMatch(said);
  },
);

test('f draws only once nothing can be taken back', async () => {
  const round = ['w', '1', 'f', 'w', '1', 'f', 'p', 'p'];
  const out = await play([...round, 'f']);
  expect(out).toMatch(/Tiles can still be taken back.*: type \d+ to draw\./);
  const drawn = await play([...round, out.match(/type (\d+) to draw/)?.[1] ?? '']);
  expect(drawn).not.toContain('Tiles can still be taken back');
  expect(drawn).not.toBe(await play(round));
});

test.each([
  ['en', 'food farm, f', 'village, cart 1', 'p ends only this turn', 'passed'],
  ['de', 'nahrung farm, f', 'dorf, karren 1', 'beendet p nur diesen Zug', 'gepasst'],
] as const)(
  'after an action p ends the turn and does not pass (%s)',
  async (language, plan, act, said, passed) => {
    const planned = ['w', plan, 'w', plan, act];
    const before = await play(planned, { language });
    expect(before).not.toContain(said);
    const out = await play([...planned, 'p'], { language });
    expect(out).toContain(said);
    expect(out.slice(before.length)).not.toContain(passed);
    expect(out.slice(before.length)).toMatch(/\n(?:Player 1|Spieler 1) \(1–/);
  },
);

function nearTheEnd({ state }: Game): void {
  state.pileLeft = 1;
  state.strip[0] = -1;
}

test.each([
  ['en', 'food farm, f', 'village', /makes the next round the last one/g],
  ['de', 'nahrung farm, f', 'dorf', /und die nächste Runde ist die letzte/g],
] as const)(
  'one is warned once that a purchase makes the next round the last (%s)',
  async (language, plan, set, warning) => {
    const lines = ['w', plan, 'w', plan, set];
    expect(await play(lines, { language })).not.toMatch(warning);
    expect((await play(lines, { language, prepare: nearTheEnd })).match(warning)).toHaveLength(1);
  },
);

test('the points of all stand beside the own ones at every turn', async () => {
  const out = await play(['w', 'food farm, f', 'w', 'food farm, f', 'village']);
  expect(out.match(/\nPoints in the open: You: \d+ · Player 1: \d+/g)).toHaveLength(2);
});

test.each([
  [
    'en',
    ['food farm, f', 'market', 'wood, cacao, 2 cloth'],
    /: paid 1 coin; took the order wood, cacao, 2 cloth/,
  ],
  ['de', ['nahrung farm, f', 'markt', 'holz, kakao, 2 tuch'], /: 1 Münze bezahlt.*: Holz, Kakao, 2 Tuch/],
] as const)(
  'the comma in the name of an order stands between no answers (%s)',
  async (language, [plan, set, order], told) => {
    const planned = ['w', plan, 'w', plan, set];
    expect(await play([...planned, order], { language })).toMatch(told);
    const first = order.split(',')[0] ?? '';
    expect(await play([...planned, `${first}, ${first}`], { language })).not.toMatch(told);
  },
);

test('words for what was done by itself meanwhile are not missed, and the rest of the line goes on', async () => {
  const planned = ['w', 'food farm, f', 'w', 'food harbor, fish harbor, f', 'w', 'p'];
  const out = await play([...planned, 'village, harbor, food + fish, end']);
  expect(out).toContain('The only choice, taken for you: Make or trade at the harbor: food + fish → food.');
  expect(out).not.toContain('fits none of the choices');
  expect(out).not.toContain('Left out of what you typed');
  const other = await play([...planned, 'village, harbor, cacao, end']);
  expect(other).toContain("'cacao' fits none of the choices");
});
