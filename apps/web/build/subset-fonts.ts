// Writes the fonts of the page: of those that are published, only the letters and weights that it uses. A phone waits
// for them before it can show a line. Run it when one of the fonts has a newer version.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FOLDER = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));
const require = createRequire(import.meta.url);

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** All that the page itself says, in English and in German. */
const SAID = `${range(0x20, 0x7e)}\u00a0·×ÄÖÜäöüß–—‘’‚“”„…←↑→↓−\u2009\u2011\u202f`;
/** Letters of names and chat in most neighbouring languages, with the signs of good print. */
const LETTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  range(0x2010, 0x2027),
  range(0x2030, 0x203a),
  'ıŒœẞ€™←↑→↓−∕⁄\u2009\u202f',
].join('');
const MORE = [...LETTERS].filter((letter) => !SAID.includes(letter)).join('');

/** What a browser does to a line of text, and figures of equal width. */
const FORMS = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'tnum'];
const ASAP = { font: 'asap', weight: { min: 400, max: 700 }, forms: FORMS };

/** A font of one weight is little more than half as large as one that has several. */
const FONTS = [
  { file: 'asap', ...ASAP, letters: SAID },
  // Comes only if such a letter is to be seen; `fonts.css` says which they are.
  { file: 'asap-more', ...ASAP, letters: MORE },
  // Headings have one weight; they need no figures of equal width, nor other forms of letters.
  { file: 'piazzolla', font: 'piazzolla', weight: 700, letters: LETTERS, forms: null },
  // The name of the game is heavier than any heading.
  { file: 'piazzolla-brand', font: 'piazzolla', weight: 800, letters: 'Altiplano', forms: null },
];

mkdirSync(FOLDER, { recursive: true });
for (const { file, font, weight, letters, forms } of FONTS) {
  const published = require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
  const wanted = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    noLayoutClosure: forms === null,
    ...(forms !== null && { keepFeatures: forms }),
  };
  const written = await subsetFont(readFileSync(published), letters, wanted);
  writeFileSync(`${FOLDER}${file}.woff2`, written);
  process.stdout.write(`${file} ${written.byteLength} bytes\n`);
}
