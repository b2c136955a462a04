import { pathToFileURL } from 'node:url';
import { AXES, fileOf, picturesOf, README, readWishes } from './gallery/matrix.ts';
import { writePage } from './gallery/page.ts';
import { sittingsOf, takePictures } from './gallery/take.ts';
import { expect, test } from './setting/test.ts';

test.describe('what the gallery is asked for', () => {
  test('nothing means everything, once each, and names leave the rest out', () => {
    const { pictures, isAll } = readWishes([]);
    expect(isAll).toBe(true);
    expect(new Set(pictures.map(fileOf)).size).toBe(pictures.length);
    for (const [axis, values] of [
      ['screen', AXES.screens],
      ['size', AXES.sizes],
      ['theme', AXES.themes],
      ['language', AXES.languages],
    ] as const)
      expect(new Set(pictures.map((picture) => picture[axis]))).toEqual(new Set<string>(values));
    const some = readWishes(['--sizes', '390x844, 1920×1080', '--themes=dark', '--screens', 'start']);
    expect(some.isAll).toBe(false);
    expect(some.pictures.map(fileOf)).toEqual([
      'start/1920x1080-dark-en.webp',
      'start/1920x1080-dark-de.webp',
      'start/390x844-dark-en.webp',
      'start/390x844-dark-de.webp',
    ]);
  });

  test('each sheet is taken only where people can open it', () => {
    const line = '--screens sheet-keys,sheet-tools --sizes 1280x720,390x844 --themes light --languages en';
    const { pictures } = readWishes(line.split(' '));
    expect(pictures.map(fileOf)).toEqual([
      'sheet-keys/1280x720-light-en.webp',
      'sheet-tools/390x844-light-en.webp',
    ]);
  });

  test('an unknown name is said, beside those that there are', () => {
    for (const [axis, values] of Object.entries(AXES))
      expect(() => readWishes([`--${axis}`, `${values[0]},nonsense`])).toThrow(
        `--${axis}: there is no 'nonsense'. There are: ${values.join(', ')}`,
      );
    expect(() => readWishes(['--nonsense'])).toThrow('--nonsense');
    expect(() => readWishes(['start'])).toThrow('start');
    expect(() => readWishes(['--readme', '--themes', 'dark'])).toThrow('--readme');
    expect(() => readWishes(['--screens', 'late-places', '--sizes', '1920x1080'])).toThrow('sizes');
  });

  test('the README wants pictures that there are, and a screen is gone to once for all its lights and windows', () => {
    const all = new Set(picturesOf().map(fileOf));
    for (const picture of Object.values(README)) expect(all).toContain(fileOf(picture));
    expect(readWishes(['--readme']).pictures).toEqual(Object.values(README));
    expect(sittingsOf(picturesOf(['start'])).map((sitting) => sitting.length)).toEqual([20, 20, 16, 16]);
  });
});

test('pictures are taken and leafed through on a page', async ({ page, browser, server }, info) => {
  const folder = info.outputPath();
  const taken = readWishes(['--screens', 'start,help', '--sizes', '390x844', '--languages', 'de']).pictures;
  const said: string[] = [];
  const studio = {
    browser,
    address: server.address,
    study: () => Promise.reject(new Error('No moment of a game is wanted.')),
    folder,
    say: (line: string) => void said.push(line),
  };
  expect(await takePictures(taken, studio)).toEqual([]);
  expect(said).toHaveLength(2);
  expect(await takePictures(picturesOf(['selling'], ['390x844'], ['dark'], ['de']), studio)).toEqual([
    'selling, de, touched: No moment of a game is wanted.',
  ]);

  await page.goto(pathToFileURL(await writePage(folder)).href);
  const pictures = page.getByRole('main').getByRole('link');
  await expect(pictures).toHaveText(taken.map(({ screen, theme }) => `${screen}, 390 × 844, ${theme}, de`));
  await page.getByRole('combobox', { name: 'themes' }).selectOption('dark');
  await expect(pictures.filter({ visible: true })).toHaveCount(2);
  await pictures.filter({ visible: true }).first().click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAccessibleName('start, 390 × 844, dark, de');
  // A phone's dots are small.
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780);
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('help, 390 × 844, dark, de');
  await page.keyboard.press('t');
  await expect(large).toHaveAccessibleName('help, 390 × 844, light, de');
  await page.keyboard.press('ArrowUp');
  await expect(large).toHaveAccessibleName('start, 390 × 844, light, de');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});
