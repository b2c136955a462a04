import { type Dice, pick } from '../live/dice.ts';
import { malformed, mutated } from './nonsense.ts';
import { count } from './barrage.ts';
import type { Scene } from './scene.ts';

/** What came of nonsense over HTTP. */
export interface HttpTally {
  sent: number;
  readonly statuses: Map<number, number>;
  readonly wrong: string[];
}

const PATHS = [
  '/api/me',
  '/api/me/code',
  '/api/me/claim',
  '/api/tables',
  '/api/tables/mine',
  '/api/statistics',
  '/api/packs',
  '/api/records',
  '/api/records/check',
  '/healthz',
  '/ws',
  '/',
  '/api',
  '/api/../api/me',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/api/tables/%F0%9F%92%A5',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
const QUERIES = [
  '',
  '?limit=-1',
  '?limit=1e9',
  '?after=0.x',
  '?by=person,x',
  '?of=nobody',
  '?__proto__=1',
  '?a[]=1&a[]=2',
];
const BODIES: readonly unknown[] = [
  { name: '\u0000' },
  { name: '' },
  { code: 'AAAAA-AAAAA' },
  { settings: { options: { players: 99 } } },
  { settings: 1 },
  { format: 1, moves: [] },
  [],
];

/** A request that must be refused: nothing in it could be granted but reading. */
function bodyOf(dice: Dice): string {
  const body = pick(dice, BODIES);
  return dice(2) === 0 ? malformed(JSON.stringify(body), dice) : JSON.stringify(mutated(body, dice));
}

function pathOf({ targets }: Scene, dice: Dice): string {
  const { table } = pick(dice, targets);
  const own = [`/api/tables/${table}`, `/api/tables/${table}/record`, `/api/tables/${table}x/verification`];
  return pick(dice, [...PATHS, ...own]) + pick(dice, QUERIES);
}

/** Refusals carry a code; a stack would name files. */
function whatIsWrong(status: number, text: string, isHead: boolean): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (/\bat .*\.ts:\d+/.test(text)) return `a stack: ${text.slice(0, 200)}`;
  if (status >= 400 && !isHead && !/"code":"\w+"/.test(text))
    return `${status} without a code: ${text.slice(0, 200)}`;
  return null;
}

/** Sends so many requests that make no sense, one after another. */
export async function pester(
  address: string,
  scene: Scene,
  requests: number,
  dice: Dice,
): Promise<HttpTally> {
  const tally: HttpTally = { sent: 0, statuses: new Map(), wrong: [] };
  const cookies = ['', 'altiplano=x', `altiplano=${'A'.repeat(43)}`, scene.strangers[0]?.cookie ?? ''];
  for (; tally.sent < requests; tally.sent++) {
    const method = pick(dice, METHODS);
    const path = pathOf(scene, dice);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const answer = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: method === 'DELETE' ? '' : pick(dice, cookies),
        ...(hasBody && { 'content-type': pick(dice, ['application/json', 'text/plain', 'x']) }),
        ...(dice(8) === 0 && { origin: 'https://elsewhere.example' }),
      },
      ...(hasBody && { body: bodyOf(dice) }),
    });
    count(tally.statuses, answer.status);
    const wrong = whatIsWrong(answer.status, await answer.text(), method === 'HEAD');
    if (wrong !== null) tally.wrong.push(`${method} ${path}: ${wrong}`);
  }
  return tally;
}
