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

/** All that English and German need, and the names of most neighbours; with the signs of good print. */
const LETTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  range(0x2010, 0x2027),
  range(0x2030, 0x203a),
  'ıŒœẞ€™←↑→↓−∕⁄\u2009\u202f',
].join('');

/** A font of one weight is little more than half as large as one that has several. */
const FONTS = [
  { file: 'asap', font: 'asap', weight: { min: 400, max: 700 }, letters: LETTERS, hasForms: true },
  // Headings have one weight; they need no figures of equal width, nor other forms of letters.
  { file: 'piazzolla', font: 'piazzolla', weight: 700, letters: LETTERS, hasForms: false },
  // The name of the game is heavier than any heading.
  { file: 'piazzolla-brand', font: 'piazzolla', weight: 800, letters: 'Altiplano', hasForms: false },
];

mkdirSync(FOLDER, { recursive: true });
for (const { file, font, weight, letters, hasForms } of FONTS) {
  const published = require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
  const written = await subsetFont(readFileSync(published), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noLayoutClosure: !hasForms,
  });
  writeFileSync(`${FOLDER}${file}.woff2`, written);
  process.stdout.write(`${file} ${written.byteLength} bytes\n`);
}
