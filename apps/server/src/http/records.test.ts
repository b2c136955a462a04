import { otherPack } from '@altiplano/pack/testing';
import { type GameRecord, recordText, verificationSchema } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { randomRecord } from '../testing/random-record.ts';
import { startServer } from '../testing/started-server.ts';

async function anaAt(): Promise<{ ana: Browser; stranger: Browser }> {
  const server = await startServer();
  const ana = server.browser();
  await ana.ask('POST', '/api/me', { name: 'Ana' });
  return { ana, stranger: server.browser() };
}

const finished = randomRecord('records');

test('a finished game from elsewhere is kept, given out again word by word, and verified', async () => {
  const { ana } = await anaAt();
  const { json, status } = await ana.ask('POST', '/api/records', finished);
  expect(status).toBe(200);
  const { table } = json as { table: string };
  const given = await ana.ask('GET', `/api/tables/${table}/record`);
  expect(given.text).toBe(recordText(finished));
  expect(given.headers.get('content-disposition')).toMatch(
    /^attachment; filename="altiplano-[0-9a-f]{8}\.json"$/,
  );
  const verification = verificationSchema.parse(
    (await ana.ask('GET', `/api/tables/${table}/verification`)).json,
  );
  expect(verification.sound).toBe(true);
  expect((await ana.ask('GET', `/api/tables/${table}`)).json).toMatchObject({
    status: 'finished',
    origin: 'record',
  });
  expect((await ana.ask('GET', '/api/tables/mine?which=ended')).json).toMatchObject({ tables: [{ table }] });
  // Anybody can make up a game: only what was played here counts.
  expect((await ana.ask('GET', '/api/statistics?by=seats')).json).toMatchObject({ tallies: [] });
});

function forged(change: Partial<GameRecord>): object {
  return { ...finished, ...change };
}

test('a record that was changed is not kept, and every check is told', async () => {
  const { ana } = await anaAt();
  const changed = forged({ seed: 'another' });
  const { status, json } = await ana.ask('POST', '/api/records', changed);
  expect(status).toBe(400);
  const { trouble, verification } = json as { trouble: unknown; verification: unknown };
  expect(trouble).toEqual({ code: 'badRecord', figures: {} });
  expect(verificationSchema.parse(verification).sound).toBe(false);
  const checked = verificationSchema.parse((await ana.ask('POST', '/api/records/check', changed)).json);
  expect(checked.checks.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check)).toContain(
    'commitment',
  );
  expect((await ana.ask('POST', '/api/records/check', finished)).json).toMatchObject({ sound: true });
  expect((await ana.ask('GET', '/api/tables/mine?which=ended')).json).toMatchObject({ tables: [] });
});

test('the same game brought again is the same table', async () => {
  const { ana } = await anaAt();
  const bring = async () => (await ana.ask('POST', '/api/records', finished)).json as { table: string };
  const [first, second] = await Promise.all([bring(), bring()]);
  expect(second).toEqual(first);
  expect(await bring()).toEqual(first);
  expect((await ana.ask('GET', '/api/tables/mine?which=ended')).json).toMatchObject({
    tables: [{ table: first.table }],
    next: null,
  });
});

test('a game that is not over is not kept', async () => {
  const { ana } = await anaAt();
  const { json } = await ana.ask('POST', '/api/records', randomRecord('records', 20));
  expect(json).toEqual({ trouble: { code: 'notFinished', place: 'result', figures: {} } });
});

test('a game of a pack that nobody has brought waits for the pack', async () => {
  const { ana } = await anaAt();
  const record = randomRecord('other', Number.POSITIVE_INFINITY, otherPack);
  expect((await ana.ask('POST', '/api/records', record)).json).toMatchObject({
    trouble: { code: 'noSuchPack' },
  });
  await ana.ask('POST', '/api/packs', otherPack);
  expect((await ana.ask('POST', '/api/records', record)).status).toBe(200);
});
