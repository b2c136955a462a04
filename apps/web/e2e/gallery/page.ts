import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AXES, fileOf, measures, type Picture, picturesOf } from './matrix.ts';

const TEMPLATE = new URL('page.html', import.meta.url);

/** The pictures that lie in a folder, and when each was taken. */
function takenIn(folder: string): { picture: Picture; at: Date }[] {
  return picturesOf().flatMap((picture) => {
    const found = statSync(join(folder, fileOf(picture)), { throwIfNoEntry: false });
    return found === undefined ? [] : [{ picture, at: found.mtime }];
  });
}

function figure({ picture, at }: { picture: Picture; at: Date }): string {
  const { screen, size, theme, language } = picture;
  const { width, height } = measures(size);
  const file = fileOf(picture);
  const name = `${screen}, ${size.replace('x', ' × ')}, ${theme}, ${language}`;
  const data = `data-screens="${screen}" data-sizes="${size}" data-themes="${theme}" data-languages="${language}"`;
  return `<a href="${file}" ${data} title="${at.toISOString().slice(0, 16).replace('T', ' ')}" style="--ratio: ${width} / ${height}"><img src="${file}" alt="" loading="lazy" />${name}</a>`;
}

function choice(axis: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${value}</option>`).join('');
  return `<label>${axis} <select name="${axis}"><option value="">all</option>${options}</select></label>`;
}

/** The page with some pictures, in groups by what they show. */
function pageWith(template: string, taken: readonly { picture: Picture; at: Date }[]): string {
  const groups = Map.groupBy(taken, ({ picture }) => picture.screen);
  const sections = [...groups].map(
    ([screen, all]) => `<section><h2>${screen}</h2>\n${all.map(figure).join('\n')}\n</section>`,
  );
  const choices = Object.entries(AXES).map(([axis, values]) =>
    choice(
      axis,
      values.filter((value) => taken.some(({ picture }) => Object.values(picture).includes(value))),
    ),
  );
  return template
    .replace('<!-- choices -->', () => choices.join('\n'))
    .replace('<!-- pictures -->', () => sections.join('\n'));
}

/** Writes the page on which the pictures of a folder are leafed through: its file. */
export async function writePage(folder: string): Promise<string> {
  const file = join(folder, 'index.html');
  await writeFile(file, pageWith(await readFile(TEMPLATE, 'utf8'), takenIn(folder)));
  return file;
}
