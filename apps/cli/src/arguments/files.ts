import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { checkPack, type Pack, shippedPack } from '@altiplano/pack';
import { type GameRecord, isProblem, parseJson, parseRecord, type Problem } from '@altiplano/protocol';
import { BadInput } from '../bad-input.ts';
import { rejectionText } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import type { Line } from './flags.ts';

/** Far beyond any record or pack, and small enough to hold in memory. */
const LARGEST_FILE = 64 * 1024 * 1024;

function reasonOf(error: unknown, texts: Texts): string {
  const { reasons } = texts.complaints;
  const code = String((error as NodeJS.ErrnoException).code ?? error);
  const known = (reasons as Record<string, unknown>)[code];
  return typeof known === 'string' ? known : reasons.other(code);
}

/** The text of a file, or one line that says why there is none. */
function readText(file: string, texts: Texts): string {
  const { cannotRead, reasons } = texts.complaints;
  let bytes: Buffer;
  try {
    const status = statSync(file);
    // A pipe or a device could go on for ever.
    if (!status.isFile()) {
      throw new BadInput(cannotRead(file, status.isDirectory() ? reasons.EISDIR : reasons.special));
    }
    if (status.size > LARGEST_FILE) throw new BadInput(cannotRead(file, reasons.tooLarge));
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(cannotRead(file, reasonOf(error, texts)));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(cannotRead(file, reasons.notText));
  }
}

export function writeText(file: string, text: string, texts: Texts): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(texts.complaints.cannotWrite(file, reasonOf(error, texts)));
  }
}

/** A folder for files to come, unless it is there already. */
export function makeFolder(folder: string, texts: Texts): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadInput(texts.complaints.cannotWrite(folder, reasonOf(error, texts)));
  }
}

/** A problem of a record in one line. */
export function problemText(problem: Problem, texts: Texts): string {
  const rejection = problem.rejection === undefined ? '' : rejectionText(problem.rejection, texts);
  return texts.complaints.problem(problem.problem, problem.place, problem.figures, rejection);
}

/** The JSON in a file. */
export function readJson(file: string, texts: Texts): unknown {
  const read = parseJson(readText(file, texts));
  if (isProblem(read)) throw new BadInput(`${file}: ${problemText(read, texts)}`);
  return read.json;
}

/** The record in a file, of the right shape; whether its moves are legal is another question. */
export function readRecord(file: string, texts: Texts): GameRecord {
  const record = parseRecord(readJson(file, texts));
  if (isProblem(record)) throw new BadInput(`${file}: ${problemText(record, texts)}`);
  return record;
}

/** The pack that --pack names, or the shipped one. */
export function packOf(line: Line, texts: Texts): Pack {
  const file = line.flags.get('pack');
  if (file === undefined) return shippedPack;
  const checked = checkPack(readJson(file, texts));
  if ('pack' in checked) return checked.pack;
  const [first, ...more] = checked.problems;
  throw new BadInput(texts.complaints.badPack(file, first?.path ?? '', first?.message ?? '', more.length));
}
