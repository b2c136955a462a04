import { parseArgs } from 'node:util';
import { LANGUAGES } from '@altiplano/text';
import { TOUCH_SIZES, WIDE_SIZES } from '../setting/sizes.ts';
import { NARROW_ONLY, SCREENS, WIDE_ONLY } from './screens.ts';

/** One picture: which screen, in which window, how. */
export interface Picture {
  readonly screen: string;
  readonly size: string;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
}

export const THEMES = ['light', 'dark'] as const;

const nameOf = ([width, height]: readonly [number, number]): string => `${width}x${height}`;
const ALL_SIZES = [...WIDE_SIZES, ...TOUCH_SIZES];
const TOUCHED = new Set(TOUCH_SIZES.map(nameOf));

/** All that can be asked for, in the order in which it is leafed through. */
export const AXES = {
  screens: [...SCREENS.keys()],
  sizes: ALL_SIZES.map(nameOf),
  themes: THEMES,
  languages: LANGUAGES,
} as const;

/** The pictures of the README, by the file's name. */
export const README: Readonly<Record<string, Picture>> = {
  start: { screen: 'start', size: '1440x900', theme: 'light', language: 'en' },
  table: { screen: 'table', size: '1920x1080', theme: 'light', language: 'en' },
  phone: { screen: 'plan-of-two-late', size: '390x844', theme: 'dark', language: 'en' },
  traveler: { screen: 'late-plan-with-everything', size: '1920x1080', theme: 'light', language: 'en' },
};

/** What somebody wants to have taken. */
export interface Wishes {
  readonly pictures: readonly Picture[];
  /** Whether nothing is left out. */
  readonly isAll: boolean;
  readonly readme: boolean;
}

/** The width and height of a size. */
export function measures(size: string): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** Whether a window of that size is touched, and has small dots: a phone's or a tablet's. */
export function isTouched(size: string): boolean {
  return TOUCHED.has(size);
}

/** Where a picture lies in the folder of the gallery. */
export function fileOf({ screen, size, theme, language }: Picture): string {
  return `${screen}/${size}-${theme}-${language}.webp`;
}

/** Each screen in each size that it is looked at in, theme and language of some. */
export function picturesOf(
  screens: readonly string[] = AXES.screens,
  sizes: readonly string[] = AXES.sizes,
  themes: readonly Picture['theme'][] = AXES.themes,
  languages: readonly Picture['language'][] = AXES.languages,
): Picture[] {
  return screens.flatMap((screen) =>
    sizes
      .filter((size) => !(isTouched(size) ? WIDE_ONLY : NARROW_ONLY).has(screen))
      .flatMap((size) =>
        themes.flatMap((theme) => languages.map((language) => ({ screen, size, theme, language }))),
      ),
  );
}

/** Those of an axis that are named, with commas; all of them where none is. Throws, and names all, where one is unknown. */
function named<Value extends string>(axis: string, all: readonly Value[], text?: string): readonly Value[] {
  if (text === undefined) return all;
  const names = text.split(',').map((name) => name.trim().replace('×', 'x'));
  const unknown = names.find((name) => !all.some((value) => value === name));
  if (unknown !== undefined)
    throw new Error(`--${axis}: there is no '${unknown}'. There are: ${all.join(', ')}`);
  return all.filter((value) => names.includes(value));
}

/** Reads what was typed behind the command. */
export function readWishes(args: readonly string[]): Wishes {
  const filter = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      screens: filter,
      sizes: filter,
      themes: filter,
      languages: filter,
      readme: { type: 'boolean', default: false },
    },
  });
  const { readme, screens, sizes, themes, languages } = values;
  const isFiltered = [screens, sizes, themes, languages].some((value) => value !== undefined);
  if (readme && isFiltered) throw new Error('--readme takes the pictures of the README, and no filter.');
  if (readme) return { pictures: Object.values(README), isAll: false, readme };
  const pictures = picturesOf(
    named('screens', AXES.screens, screens),
    named('sizes', AXES.sizes, sizes),
    named('themes', AXES.themes, themes),
    named('languages', AXES.languages, languages),
  );
  if (pictures.length === 0) throw new Error('Those screens are not looked at in those sizes.');
  return { pictures, isAll: !isFiltered, readme };
}
