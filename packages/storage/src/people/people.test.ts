import { expect, test } from 'vitest';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

const ANA = { id: 'ana', name: 'Ana Ñusta 🦙', at: 10 };

onEveryPlace((kind) => {
  test('a person is found by id and by session until it is closed, and can be renamed', async () => {
    const { people } = await emptyStorage(kind);
    await people.create(ANA, 'token');
    expect(await people.byId('ana')).toEqual(ANA);
    expect(await people.byToken('token')).toEqual(ANA);
    expect(await people.byToken('other')).toBeUndefined();
    expect(await people.rename('ana', 'Ana')).toEqual({ ...ANA, name: 'Ana' });
    expect(await people.rename('nobody', 'Ana')).toBeUndefined();
    expect(await people.namesOf(['ana', 'nobody'])).toEqual(new Map([['ana', 'Ana']]));
    expect(await people.namesOf([])).toEqual(new Map());
    await people.closeSession('token');
    expect(await people.byToken('token')).toBeUndefined();
    expect(await people.byId('ana')).toMatchObject({ name: 'Ana' });
  });

  test('nothing of a person stays if the session cannot be stored', async () => {
    const { people } = await emptyStorage(kind);
    await people.create(ANA, 'token');
    await expect(people.create({ id: 'bo', name: 'Bo', at: 11 }, 'token')).rejects.toThrow();
    expect(await people.byId('bo')).toBeUndefined();
    expect(await people.byToken('token')).toEqual(ANA);
  });

  test('a code opens one session, once, before it expires', async () => {
    const { people } = await emptyStorage(kind);
    await people.create(ANA, 'token');
    await people.makeCode('ana', 'code', 100);
    expect(await people.claimCode('wrong', 50, 'phone')).toBeUndefined();
    expect(await people.claimCode('code', 100, 'phone')).toBeUndefined();
    const claims = ['phone', 'tablet', 'laptop'].map((device) => people.claimCode('code', 99, device));
    const claimed = (await Promise.all(claims)).filter((person) => person !== undefined);
    expect(claimed).toEqual([ANA]);
    const sessions = await Promise.all(
      ['token', 'phone', 'tablet', 'laptop'].map((token) => people.byToken(token)),
    );
    expect(sessions.filter((person) => person !== undefined)).toHaveLength(2);
  });

  test('a new code takes the place of the former one', async () => {
    const { people } = await emptyStorage(kind);
    await people.create(ANA, 'token');
    await people.makeCode('ana', 'first', 100);
    await people.makeCode('ana', 'second', 100);
    expect(await people.claimCode('first', 1, 'phone')).toBeUndefined();
    expect(await people.claimCode('second', 1, 'phone')).toEqual(ANA);
  });
});
