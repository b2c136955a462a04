import {
  type CouncilFile,
  type CouncilRow,
  INPUTS_MARK,
  lettersOf,
  readTaught,
  type TaughtNet,
  toWhole,
  type WholeNet,
  writeTaught,
} from '@altiplano/bots';
import { countAt, listAt, objectAt, refuse, textAt } from '../tune/data-file.ts';

const MOST_UNITS = 1024;
export const MOST_NETS = 16;

function netAt(value: unknown, place: string): CouncilRow {
  const row = objectAt(value, place, ['first', 'second', 'weights']);
  const first = countAt(row.first, `${place}.first`, 16, MOST_UNITS);
  if (first % 16 !== 0) refuse(first, `${place}.first`, '16, 32, 48 …');
  const second = countAt(row.second, `${place}.second`, 1, MOST_UNITS);
  const weights = textAt(row.weights, `${place}.weights`);
  const letters = lettersOf(first, second);
  if (weights.length !== letters) refuse(weights.length, `${place}.weights.length`, String(letters));
  if (!/^[A-Za-z0-9+/]*$/.test(weights)) refuse(weights, `${place}.weights`, 'string');
  return { first, second, weights };
}

/** Nets of a list, while they learn; throws `WrongData` with the first thing that is wrong. */
export function taughtNetsAt(value: unknown, place: string): readonly TaughtNet[] {
  const rows = listAt(value, place);
  countAt(rows.length, `${place}.length`, 0, MOST_NETS);
  return rows.map((row, index) => readTaught(netAt(row, `${place}[${index}]`)));
}

/** What tells for which inputs nets were made; those for others are refused by name. */
export function inputsAt(value: unknown, place: string): void {
  const inputs = textAt(value, place);
  if (inputs !== INPUTS_MARK) refuse(inputs, place, INPUTS_MARK);
}

/** The nets in a file, as they play; throws `WrongData` with the first thing that is wrong, such as other inputs. */
export function readNetsFile(json: unknown): readonly WholeNet[] {
  const file = objectAt(json, '', ['command', 'inputs', 'nets']);
  textAt(file.command, 'command');
  inputsAt(file.inputs, 'inputs');
  const nets = taughtNetsAt(file.nets, 'nets');
  countAt(nets.length, 'nets.length', 1, MOST_NETS);
  return nets.map(toWhole);
}

/** The text of a file with nets. */
export function netsText(nets: readonly TaughtNet[], command: string): string {
  const file: CouncilFile = { command, inputs: INPUTS_MARK, nets: nets.map(writeTaught) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
