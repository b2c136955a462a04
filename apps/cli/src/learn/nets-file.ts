import { FEATURES, type Net, type NetRow, type NetsFile, readNets, writeNets } from '@altiplano/bots';
import { wrap } from '../board/layout.ts';
import { countAt, listAt, numberAt, objectAt, refuse, textAt } from '../tune/data-file.ts';

const MOST_UNITS = 4096;
export const MOST_NETS = 16;

function layerAt(value: unknown, place: string, length: number): readonly number[] {
  const numbers = listAt(value, place);
  if (numbers.length !== length) refuse(numbers.length, `${place}.length`, String(length));
  return numbers.map((number, index) => numberAt(number, `${place}[${index}]`));
}

function netAt(value: unknown, place: string, inputs: number): NetRow {
  const row = objectAt(value, place, ['first', 'second', 'w1', 'b1', 'w2', 'b2', 'w3', 'b3']);
  const first = countAt(row.first, `${place}.first`, 1, MOST_UNITS);
  const second = countAt(row.second, `${place}.second`, 1, MOST_UNITS);
  return {
    first,
    second,
    w1: layerAt(row.w1, `${place}.w1`, inputs * first),
    b1: layerAt(row.b1, `${place}.b1`, first),
    w2: layerAt(row.w2, `${place}.w2`, first * second),
    b2: layerAt(row.b2, `${place}.b2`, second),
    w3: layerAt(row.w3, `${place}.w3`, second),
    b3: layerAt(row.b3, `${place}.b3`, 1),
  };
}

/** The nets in a file; throws `WrongData` with the first thing that is wrong, such as inputs of a newer version. */
export function readNetsFile(json: unknown): readonly Net[] {
  const file = objectAt(json, '', ['command', 'inputs', 'nets']);
  const command = textAt(file.command, 'command');
  const inputs = countAt(file.inputs, 'inputs', 1, FEATURES);
  const rows = listAt(file.nets, 'nets');
  countAt(rows.length, 'nets.length', 1, MOST_NETS);
  return readNets({ command, inputs, nets: rows.map((row, index) => netAt(row, `nets[${index}]`, inputs)) });
}

/** As the project's formatter would have it. */
const WIDTH = 110;

function entryText(name: string, value: NetRow[keyof NetRow]): string {
  if (typeof value === 'number') return `      "${name}": ${value}`;
  const numbers = value.map((number) => JSON.stringify(number)).join(', ');
  const line = `      "${name}": [${numbers}]`;
  // One column is for the comma that follows.
  if (line.length < WIDTH) return line;
  const lines = wrap(numbers, WIDTH - 8).map((part) => `        ${part}`);
  return `      "${name}": [\n${lines.join('\n')}\n      ]`;
}

function netText(row: NetRow): string {
  const entries = Object.entries(row).map(([name, value]) => entryText(name, value));
  return `    {\n${entries.join(',\n')}\n    }`;
}

/** The text of a file with nets. */
export function netsText(nets: readonly Net[], command: string): string {
  const file: NetsFile = writeNets(nets, command);
  const rows = file.nets.map(netText).join(',\n');
  return `{\n  "command": ${JSON.stringify(command)},\n  "inputs": ${file.inputs},\n  "nets": [\n${rows}\n  ]\n}\n`;
}
