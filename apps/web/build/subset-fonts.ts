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

const FONTS = [
  { name: 'asap', heaviest: 700, hasForms: true },
  // Headings need no figures of equal width, nor other forms of letters.
  { name: 'piazzolla', heaviest: 800, hasForms: false },
];

mkdirSync(FOLDER, { recursive: true });
for (const { name, heaviest, hasForms } of FONTS) {
  const published = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(published), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: heaviest } },
    noLayoutClosure: !hasForms,
  });
  writeFileSync(`${FOLDER}${name}.woff2`, font);
  process.stdout.write(`${name} ${font.byteLength} bytes\n`);
}
