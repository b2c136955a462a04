import { existsSync } from 'node:fs';
import { recordText } from '@altiplano/protocol';
import { isOver } from '@altiplano/rules';
import { writeText } from '../arguments/files.ts';
import { BadInput } from '../bad-input.ts';
import { print } from '../commands/command.ts';
import { resumeFlags } from './seats.ts';
import type { Table } from './table.ts';

/** Files that this sitting has written, or was told twice to write: those may be replaced. */
const ours = new Set<string>();

/** Writes the game so far; false, with a line that says why, if it is not written. */
export function save(table: Table, file: string): boolean {
  const { session, texts } = table;
  if (existsSync(file) && !ours.has(file)) {
    ours.add(file);
    table.say(texts.play.exists(file));
    return false;
  }
  try {
    writeText(file, recordText(session.record()), texts);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    table.say(error.message);
    return false;
  }
  ours.add(file);
  // As it is, however long: a command is there to be copied, and a line break would cut it.
  print(isOver(session.game) ? texts.play.savedOver(file) : texts.play.saved(file, resumeFlags(table)));
  return true;
}

/** A number or a letter was meant for a choice that is no longer there. */
const isSlip = (answer: string): boolean => /^(?:\d+|.)$/u.test(answer);

/** As a game is saved while it is played. */
const AS_COMMAND = /^s\s+/i;

/** Shows what a line asks to see; whether it was such a line. */
export type Look = (line: string) => Promise<boolean>;

/**
 * Asks for a file until the game is saved or the person does not want it. A slip is asked about once more, and with
 * `isSudden`, where the question comes in the place of another, so is an empty line.
 */
export async function offerToSave(
  table: Table,
  question: string,
  isSudden: boolean,
  look: Look = async () => false,
): Promise<void> {
  const { play } = table.texts;
  let asked = question;
  for (;;) {
    const answer = (await table.lines.ask(asked))?.trim().replace(AS_COMMAND, '');
    if (answer === undefined) return;
    if (await look(answer)) continue;
    if (answer !== '' && !isSlip(answer)) {
      if (save(table, answer)) return;
      continue;
    }
    if (answer !== '') table.say(play.notSaved(answer));
    if (asked === play.saveOrDrop || (answer === '' && !isSudden)) return;
    asked = play.saveOrDrop;
  }
}
