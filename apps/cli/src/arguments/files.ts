import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { checkPack, type Pack, shippedPack } from '@altiplano/pack';
import { type GameRecord, isProblem, parseJson, parseRecord, type Problem } from '@altiplano/protocol';
import { plain, problemMessage } from '@altiplano/text';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';
import type { Line } from './flags.ts';

/** Far beyond any record or pack, and small enough to hold in memory. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** The system's reason in words. */
export function reasonOf(error: unknown, texts: Texts): string {
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

/** One folder after another: Node's `recursive` never ends where the system denies that a parent exists, as in /proc. */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  mkdirSync(folder);
}

/** A folder for files to come, unless it is there already. */
export function makeFolder(folder: string, texts: Texts): void {
  try {
    makeFolders(folder);
  } catch (error) {
    const { path = folder } = error as NodeJS.ErrnoException;
    throw new BadInput(texts.complaints.cannotWrite(path, reasonOf(error, texts)));
  }
}

/** Makes sure, before work that may take long, that a file can be written; what is in it stays. */
export function makeRoomFor(file: string, texts: Texts): void {
  makeFolder(dirname(file), texts);
  try {
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) unlinkSync(file);
  } catch (error) {
    throw new BadInput(texts.complaints.cannotWrite(file, reasonOf(error, texts)));
  }
}

/** A problem of a record in one line. */
export function problemText(problem: Problem, texts: Texts): string {
  const { problem: code, place, figures } = problem;
  return texts.complaints.problem(code, place, figures) ?? plain(problemMessage(problem, texts));
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
