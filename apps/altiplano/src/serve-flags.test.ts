import { expect, test } from 'vitest';
import { readServeFlags } from './serve-flags.ts';
import { LANGUAGES } from './text/texts.ts';

test('options stand for variables of the server', () => {
  const args = ['--port', '0', '--host=0.0.0.0', '--data', './games'];
  expect(readServeFlags(args, LANGUAGES.en)).toEqual({
    variables: { PORT: '0', HOST: '0.0.0.0', DATA_DIR: './games' },
  });
  expect(readServeFlags([], LANGUAGES.en)).toEqual({ variables: {} });
});

test.each([
  [['--port', 'abc'], "--port 'abc': must be a whole number from 0 to 65535"],
  [['--port', '65536'], "--port '65536': must be a whole number from 0 to 65535"],
  [['--port', '-1'], "--port '-1': must be a whole number from 0 to 65535"],
  [['--port'], '--port needs a value'],
  [['--port', '--host', 'a'], '--port needs a value'],
  [['--port', '1', '--port=2'], '--port is given twice'],
  [['--host', 'a b'], "--host 'a b': must be an address or a name of this machine"],
  [['--prot', '80'], "there is no option '--prot'"],
  [['-p', '80'], "there is no option '-p'"],
  [['--toString', '80'], "there is no option '--toString'"],
  [['now'], "'now' is one word too many"],
  [['--data='], '--data needs a value'],
])('%j is refused', (args, complaint) => {
  const read = readServeFlags(args, LANGUAGES.en);
  expect('wrong' in read ? read.wrong : read).toContain(complaint);
  const inGerman = readServeFlags(args, LANGUAGES.de);
  expect('wrong' in inGerman).toBe(true);
  expect(inGerman).not.toEqual(read);
});
