import {
  checkPack,
  type Pack,
  packHash,
  type Problem,
  provenanceCounts,
  shippedPack,
  varyPack,
} from '@altiplano/pack';
import { packProblemText } from '@altiplano/text';
import { readJson } from '../arguments/files.ts';
import { COMMON_FLAGS, seedOf } from '../arguments/game-flags.ts';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, print, printJson } from './command.ts';

const COUNTED = [
  'roles',
  'extensions',
  'extensionKinds',
  'orders',
  'houses',
  'boats',
  'missions',
  'events',
  'assets',
] as const;

function describe(pack: Pack, file: string | undefined, texts: Texts): void {
  const { program } = texts;
  print(program.packSound(file ?? program.shippedPack));
  print(`  ${pack.name[texts.language]} (${pack.id})`);
  print(`  ${pack.note[texts.language]}`);
  print(`  ${packHash(pack)}`);
  print('');
  for (const table of COUNTED)
    print(`  ${String(pack[table].length).padStart(4)}  ${program.packCounts[table]}`);
  print(`\n${program.provenance.title}`);
  for (const [word, count] of Object.entries(provenanceCounts(pack))) {
    const meaning = program.provenance[word as 'book'];
    print(`  ${String(count).padStart(4)}  ${word.padEnd(8)} ${meaning}`);
  }
}

function place({ path }: Problem): string {
  return path === '' ? '' : `${path}: `;
}

/** Checks a pack, prints it, or draws another one like it. */
export const pack: Command = {
  flags: { ...COMMON_FLAGS, seed: 'text' },
  words: 2,
  run(line, texts) {
    const [action = '', file = line.flags.get('pack')] = line.words;
    if (line.words.length === 2 && line.flags.has('pack')) {
      throw new BadInput(texts.complaints.givenTwice('--pack'));
    }
    if (action !== 'check' && action !== 'show' && action !== 'vary') {
      throw new BadInput(texts.complaints.missingPackAction(action));
    }
    if (action !== 'vary' && line.flags.has('seed')) {
      throw new BadInput(texts.complaints.onlyFor('--seed', 'pack vary'));
    }
    const checked = file === undefined ? { pack: shippedPack } : checkPack(readJson(file, texts));
    const isJson = line.flags.has('json');
    if ('problems' in checked) {
      const { problems } = checked;
      if (isJson) printJson({ file, ok: false, problems });
      else for (const problem of problems) print(`  ${place(problem)}${packProblemText(problem, texts)}`);
      process.stderr.write(`altiplano: ${texts.program.packUnsound(file ?? '', problems.length)}\n`);
      return 1;
    }
    if (action === 'show') printJson(checked.pack);
    else if (action === 'vary') printJson(varyPack(checked.pack, seedOf(line, texts)));
    else if (isJson) {
      const counts = Object.fromEntries(COUNTED.map((table) => [table, checked.pack[table].length]));
      const provenance = provenanceCounts(checked.pack);
      printJson({ ok: true, id: checked.pack.id, hash: packHash(checked.pack), counts, provenance });
    } else describe(checked.pack, file, texts);
    return 0;
  },
};
