import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod';
import { MIGRATIONS } from '../database/migrations.ts';
import { StorageFault } from '../fault.ts';
import {
  BACKUP_FORMAT,
  type BackupHead,
  type BackupRow,
  headSchema,
  isCompressed,
  rowSchema,
  tailSchema,
} from './format.ts';

function bad(file: string, line: number, cause?: unknown): StorageFault {
  return new StorageFault('badBackup', `${file} is no whole backup: line ${line}`, { file, line }, cause);
}

/** What unzipping says of a file that ends too soon. */
const ENDS_TOO_SOON = 'Z_BUF_ERROR';

function cut(file: string, line: number, cause?: unknown): StorageFault {
  return new StorageFault('cutBackup', `${file} breaks off after line ${line}`, { file, line }, cause);
}

/** The lines of a file, without the ends; a last one without an end breaks off and is not given. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let number = 0;
  try {
    for await (const line of endedLinesOf(file)) {
      number += 1;
      yield line;
    }
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw code === ENDS_TOO_SOON && number > 0 ? cut(file, number, error) : error;
  }
}

async function* endedLinesOf(file: string): AsyncGenerator<string> {
  const text = new PassThrough({ encoding: 'utf8' });
  const read = pipeline(
    createReadStream(file),
    isCompressed(file) ? createGunzip() : new PassThrough(),
    text,
  );
  // Awaited below; without this, a failure before that would count as unhandled.
  read.catch(() => undefined);
  let rest = '';
  for await (const chunk of text) {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  await read;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // Whoever asks only wants to know whether it is a row.
    return undefined;
  }
}

function parse<T>(schema: z.ZodType<T>, text: string | undefined, file: string, line: number): T {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch (error) {
    throw bad(file, line, error);
  }
}

function checkHead(head: BackupHead, file: string): void {
  if (head.format <= BACKUP_FORMAT && Object.hasOwn(MIGRATIONS, head.version)) return;
  const message = `${file} was written by a newer program (format ${head.format}, version ${head.version})`;
  throw new StorageFault('newerBackup', message, { file, format: head.format, version: head.version });
}

/** The rows of a backup; once they have all been given, the file is known to be whole and unchanged. */
export async function* readRows(file: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  let number = 0;
  let last: string | undefined;
  for await (const line of linesOf(file)) {
    if (last !== undefined) {
      number += 1;
      hash.update(`${last}\n`);
      if (number === 1) checkHead(parse(headSchema, last, file, number), file);
      else yield parse(rowSchema, last, file, number);
    }
    last = line;
  }
  const isRow = number > 0 && rowSchema.safeParse(jsonOf(last)).success;
  if (isRow || (number === 0 && headSchema.safeParse(jsonOf(last)).success)) throw cut(file, number + 1);
  const tail = parse(tailSchema, last, file, number + 1);
  if (tail.lines !== number || tail.sha256 !== hash.digest('hex')) throw bad(file, number + 1);
}

/** The head of a backup, after every line of it has been checked. */
export async function checkBackup(file: string): Promise<BackupHead> {
  const rows = readRows(file);
  while ((await rows.next()).done !== true);
  for await (const line of linesOf(file)) return parse(headSchema, line, file, 1);
  throw bad(file, 1);
}
