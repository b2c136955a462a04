import { expect, test } from 'vitest';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

const line = { at: 5, person: 'ana', name: 'Ana', text: '<b>¡hola! 🦙</b>' };

onEveryPlace((kind) => {
  test('lines are numbered at each table; a key said again changes nothing', async () => {
    const { chat } = await emptyStorage(kind);
    expect(await chat.say('a', line, 'k1')).toEqual({ ...line, number: 1 });
    expect(await chat.say('a', { ...line, seat: 0, text: 'two' }, 'k2')).toEqual({
      ...line,
      seat: 0,
      text: 'two',
      number: 2,
    });
    expect(await chat.say('a', { ...line, text: 'again' }, 'k1')).toEqual({ ...line, number: 1 });
    expect(await chat.say('a', { ...line, person: 'bo' }, 'k1')).toMatchObject({ number: 3 });
    expect(await chat.say('b', line, 'k1')).toMatchObject({ number: 1 });
    expect(await chat.list('a', 10)).toHaveLength(3);
  });

  test('many lines at once get a number each', async () => {
    const { chat } = await emptyStorage(kind);
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, index) => chat.say('a', line, `key ${index}`)),
    );
    expect(said.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  test('the history is read backwards in portions, each from the oldest to the newest', async () => {
    const { chat } = await emptyStorage(kind);
    for (let index = 1; index <= 5; index++) await chat.say('a', line, `key ${index}`);
    const numbers = async (limit: number, before?: number): Promise<number[]> =>
      (await chat.list('a', limit, before)).map(({ number }) => number);
    expect(await numbers(2)).toEqual([4, 5]);
    expect(await numbers(2, 4)).toEqual([2, 3]);
    expect(await numbers(9, 2)).toEqual([1]);
    expect(await chat.list('nowhere', 9)).toEqual([]);
  });
});
