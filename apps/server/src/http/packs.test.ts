import { packHash, shippedPack } from '@altiplano/pack';
import { otherPack } from '@altiplano/pack/testing';
import { packListSchema } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { startServer } from '../testing/started-server.ts';

test('the shipped pack is there; a pack of one’s own is checked, kept and found by its hash', async () => {
  const server = await startServer();
  const [ana, bo] = [server.browser(), server.browser()];
  await ana.ask('POST', '/api/me', { name: 'Ana' });
  expect((await ana.ask('POST', '/api/packs', otherPack)).json).toEqual({ hash: packHash(otherPack) });
  expect((await ana.ask('POST', '/api/packs', otherPack)).json).toEqual({ hash: packHash(otherPack) });
  const { packs } = packListSchema.parse((await ana.ask('GET', '/api/packs')).json);
  expect(packs.map(({ hash }) => hash)).toEqual([packHash(shippedPack), packHash(otherPack)]);
  expect(packs.map(({ name }) => name)).toEqual([shippedPack.name, otherPack.name]);
  const { json, headers } = await bo.ask('GET', `/api/packs/${packHash(otherPack)}`);
  expect(json).toEqual(otherPack);
  expect(headers.get('cache-control')).toContain('immutable');
  expect((await bo.ask('GET', `/api/packs/${packHash(shippedPack)}`)).json).toEqual(shippedPack);
  expect(packListSchema.parse((await bo.ask('GET', '/api/packs')).json).packs).toHaveLength(1);
});

test('a pack with a mistake is refused with every mistake, and is not kept', async () => {
  const browser = (await startServer()).browser();
  await browser.ask('POST', '/api/me', { name: 'Ana' });
  const bad = { ...otherPack, carts: -1, roles: [] };
  const { status, json } = await browser.ask('POST', '/api/packs', bad);
  expect(status).toBe(400);
  const { trouble, problems } = json as {
    trouble: { code: string; figures: { problems: number } };
    problems: unknown[];
  };
  expect(trouble.code).toBe('badPack');
  expect(problems).toHaveLength(trouble.figures.problems);
  for (const body of [[], null, 'text', { format: 1 }, { format: 1, ['__proto__']: {} }]) {
    expect((await browser.ask('POST', '/api/packs', JSON.stringify(body))).status).toBe(400);
  }
  for (const hash of ['0'.repeat(64), 'nonsense', '..']) {
    expect((await browser.ask('GET', `/api/packs/${encodeURIComponent(hash)}`)).json).toMatchObject({
      trouble: { code: expect.stringMatching(/noSuchPack|notFound/) },
    });
  }
});

test('uploads are limited by person', async () => {
  const server = await startServer({ LIMIT_UPLOADS: '1' });
  const browser = server.browser();
  await browser.ask('POST', '/api/me', { name: 'Ana' });
  expect((await browser.ask('POST', '/api/packs', {})).status).toBe(400);
  expect((await browser.ask('POST', '/api/packs', otherPack)).status).toBe(429);
  expect((await browser.ask('POST', '/api/records/check', {})).status).toBe(429);
});
