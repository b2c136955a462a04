import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Lines, typedLines } from './lines.ts';

interface Terminal {
  readonly lines: Lines;
  type(text: string): Promise<void>;
  shown(): string;
}

function terminal(): Terminal {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  let shown = '';
  stdout.on('data', (data) => {
    shown += String(data);
  });
  return {
    lines: typedLines(stdin, stdout),
    async type(text) {
      stdin.write(text);
      await setImmediate();
    },
    shown: () => shown,
  };
}

test('what is typed while a bot thinks is not seen then, and stands behind the next question', async () => {
  const { lines, type, shown } = terminal();
  lines.onInterrupt(() => undefined);
  await type('4\r');
  await type('2');
  lines.onInterrupt(null);
  expect(shown()).toBe('');
  const answer = lines.ask('Which? ');
  await type('\r');
  expect(await answer).toBe('4 2');
  expect(shown()).toContain('Which? ');
  expect(shown()).toContain('4 2');
  lines.close();
});

test('several lines that are pasted are taken one after another, and shown', async () => {
  const { lines, type, shown } = terminal();
  const first = lines.ask('First? ');
  await type('1\r3\r');
  expect(await first).toBe('1');
  expect(await lines.ask('Second? ')).toBe('3');
  expect(shown()).toContain('Second? 3\n');
  lines.close();
});

test('what was begun when Ctrl-C is pressed is gone', async () => {
  const { lines, type } = terminal();
  const first = lines.ask('First? ');
  await type('17\u0003');
  expect(await first).toBe('q');
  const second = lines.ask('Save? ');
  await type('\r');
  expect(await second).toBe('');
  lines.close();
});
