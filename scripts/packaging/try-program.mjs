import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failed, ran } from './run.mjs';

const MOST_WAITING = 60_000;

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {string} what
 * @returns {Promise<T>}
 */
function inTime(promise, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Failed(`${what}: nothing for ${MOST_WAITING / 1000} s`)),
      MOST_WAITING,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * @param {boolean} holds
 * @param {string} what
 * @param {unknown} [found]
 */
function expected(holds, what, found = '') {
  if (!holds) throw new Failed(`${what}\n${typeof found === 'string' ? found : JSON.stringify(found)}`);
}

/**
 * The page with its first script, a table over HTTP, and what is heard about it over a socket.
 * @param {string} origin
 */
async function useServer(origin) {
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  const html = await page.text();
  const script = /<script[^>]+src="(?<path>[^"]+)"/.exec(html)?.groups?.['path'];
  expected(page.ok && script !== undefined, 'the page does not come', html);
  expected((await fetch(new URL(script ?? '', origin))).ok, `the page's script does not come: ${script}`);

  /** @param {string} path @param {unknown} body @param {Record<string, string>} headers */
  const post = (path, body, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const me = await post('/api/me', { name: 'Ann' });
  expected(me.ok, 'no guest is let in', await me.text());
  const cookie = me.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const opened = await post('/api/tables', { settings: { options: { players: 2 } } }, { cookie });
  const text = await opened.text();
  expected(opened.ok, 'no table can be opened', text);
  const { table } = JSON.parse(text);

  // What Node's own WebSocket takes besides an address is not in the types of browsers.
  const withCookie = /** @type {string[]} */ (/** @type {unknown} */ ({ headers: { cookie } }));
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, withCookie);
  const heard = new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Failed('the socket does not open')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'welcome')
        socket.send(JSON.stringify({ type: 'watch', id: '1', table, form: 'view' }));
      if (message.type === 'table') resolve(message.info.status);
      if (message.type === 'refused') reject(new Failed(`the socket refuses: ${String(data)}`));
    });
  });
  expected((await inTime(heard, 'the table over a socket')) === 'lobby', 'the new table is no lobby');
  socket.close();
}

/**
 * Serves the game with an installed program, uses it, and stops it.
 * @param {string} node
 * @param {string} program
 */
export async function tryServing(node, program) {
  const data = mkdtempSync(join(tmpdir(), 'altiplano-data-'));
  const env = { PATH: process.env['PATH'], HOME: data, LANG: 'C' };
  const child = spawn(node, [program, 'serve', '--port', '0', '--data', join(data, 'games')], {
    env,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
    child.once('error', (error) => resolve(error.message));
  });
  try {
    const origin = await inTime(
      new Promise((resolve, reject) => {
        child.stderr.setEncoding('utf8').on('data', (text) => {
          said += text;
          const address = /open at (?<origin>http:\S+)/.exec(said)?.groups?.['origin'];
          if (address !== undefined) resolve(address);
        });
        void ended.then((how) => reject(new Failed(`the server ended (${how})\n${said}`)));
      }),
      'the server does not start',
    );
    await useServer(origin);
    child.kill('SIGTERM');
    const how = await inTime(ended, 'the server does not stop');
    expected(how === 0, `the server ended with ${how} instead of 0`, said);
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A whole game in the terminal by always taking the first choice, and what is said to slips of the finger.
 * @param {string} node
 * @param {string} program
 */
export async function tryTerminal(node, program) {
  const env = { PATH: process.env['PATH'], HOME: tmpdir(), LANG: 'C' };
  const play = ['play', '--players', '2', '--bots', 'easy', '--seed', 'ones'];
  const game = await ran([node, program, ...play], { env, input: '1\n'.repeat(2000), seconds: 240 });
  expected(
    game.code === 0 && game.out.includes('TOTAL'),
    `a game in the terminal: exit code ${game.code}`,
    game.err,
  );
  /** @type {[string[], RegExp][]} */
  const slips = [
    [['--port', 'abc'], /^altiplano: --port 'abc': must be a whole number from 0 to 65535\n$/],
    [['serev'], /^altiplano: there is no command 'serev'; there are serve, play, /],
  ];
  for (const [words, complaint] of slips) {
    const { code, out, err } = await ran([node, program, ...words], { env, seconds: 120 });
    const isRight = code === 2 && out === '' && complaint.test(err);
    expected(isRight, `altiplano ${words.join(' ')}: exit code ${code}`, err);
  }
}
