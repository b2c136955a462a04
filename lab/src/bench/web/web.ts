import { cpus, loadavg } from 'node:os';
import type { Flags } from '../flags.ts';
import { createPlace } from '../live/place.ts';
import { freePort, startServerProcess } from '../live/server-process.ts';
import { openBrowser } from './browser.ts';
import { type Figure, figuresOf } from './figures.ts';
import { measureInitialScript } from './initial-script.ts';
import { measureInputs } from './inputs.ts';
import { openLateTable } from './late-table.ts';
import { type Judgement, judge } from './lighthouse.ts';
import { buildNow, WEB_DIR } from './screens.ts';
import { watchInputs } from './watch-inputs.ts';

/** How much of everything. */
const SIZES = {
  quick: { presses: 6, looks: 1, pages: 1, devices: ['desktop'], round: 2 },
  whole: { presses: 150, looks: 3, pages: 2, devices: ['mobile', 'desktop'], round: 9 },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];

async function judgeAll(
  address: string,
  table: string,
  port: number,
  { looks, pages, devices }: Size,
): Promise<readonly Judgement[]> {
  const judgements: Judgement[] = [];
  const addresses = [
    ['start', '/'],
    ['table', `/t/${table}`],
  ] as const;
  for (const [page, path] of addresses.slice(0, pages)) {
    for (const device of devices) {
      judgements.push(await judge({ page, url: `${address}${path}`, device }, port, looks));
    }
  }
  return judgements;
}

async function measure(quick: boolean) {
  await buildNow();
  const place = await createPlace('sqlite');
  const server = await startServerProcess(await freePort(), { ...place.environment, WEB_DIR });
  const browser = await openBrowser();
  const size = SIZES[quick ? 'quick' : 'whole'];
  try {
    const { address } = server;
    const script = await measureInitialScript(browser.context, address);
    const { table, guest, round } = await openLateTable(address, size.round);
    const [name = '', value = ''] = guest.cookie.split('=');
    await browser.context.addCookies([{ name, value, url: address }]);
    const lighthouse = await judgeAll(address, table, browser.port, size);
    await watchInputs(browser.context);
    const inputs = await measureInputs(browser.context, `${address}/t/${table}`, size.presses);
    return { browser: browser.version, script, round, lighthouse, inputs };
  } finally {
    await browser.close();
    await server.stop();
    await place.remove();
  }
}

/** The page in a real browser, served by the real server, beside what it aims at. */
export async function benchWeb({ json, quick }: Flags): Promise<void> {
  const measured = await measure(quick);
  const figures = figuresOf(measured);
  const report = {
    bench: 'web',
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load: loadavg()[0],
    figures,
    ...measured,
  };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : figures.map(line).join(''));
}

function line({ name, value, unit, aim, met }: Figure): string {
  return `${met ? 'ok    ' : 'MISSED'} ${name.padEnd(44)}${String(value).padStart(9)} ${unit.padEnd(4)} (${aim})\n`;
}
